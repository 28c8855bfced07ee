// The pieces that have fallen, in the order in which people look for them: strongest first.
import type { Described } from "./types";

/** Who has no number but moves comes after those who have one, and before what never moves. */
const strength = (about: Described, kind: string): number =>
  about.kinds[kind]?.strength ?? (about.kinds[kind]?.moves ? 0 : -1);

/** Kinds with how many of them lie in a tray. */
export const inOrder = (about: Described, tray: Record<string, number>): [string, number][] =>
  Object.entries(tray)
    .filter(([, n]) => n > 0)
    .sort((a, b) => strength(about, b[0]) - strength(about, a[0]));
