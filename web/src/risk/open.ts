// A finished game with all sides open.
import type { Shown } from "./types";

/** Every hand as its owner sees it. */
export const merged = (pictures: readonly Shown[]): Shown | undefined =>
  pictures[0] && { ...pictures[0], hands: pictures.flatMap((picture, seat) => picture.hands[seat] ?? []) };
