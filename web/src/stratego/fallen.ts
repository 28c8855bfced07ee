// The pieces that have fallen, in the order in which people look for them: strongest first.
import type { Described } from "./types";

const strength = (about: Described, kind: string): number => {
  const rank = about.kinds[kind]?.rank ?? "";
  return /^[0-9]+$/.test(rank) ? Number(rank) : rank === "S" ? 1 : 0;
};

/** Kinds with how many of them lie in a tray. */
export const inOrder = (about: Described, tray: Record<string, number>): [string, number][] =>
  Object.entries(tray)
    .filter(([, n]) => n > 0)
    .sort((a, b) => strength(about, b[0]) - strength(about, a[0]));
