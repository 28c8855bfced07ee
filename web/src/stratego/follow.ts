// A view lists pieces without names. To let a piece slide instead of jump, we follow it from one view to the next.
import { column, row, type Square } from "./squares";
import type { Standing } from "./types";

export type Followed = Standing & { id: number };

/** How many steps lie between two squares. */
export const far = (a: Square, b: Square): number => Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b));

/** The same pieces with the numbers they had before; whoever is new gets a new number. */
export function follow(before: readonly Followed[], now: readonly Standing[]): Followed[] {
  let next = before.reduce((most, piece) => Math.max(most, piece.id), 0);
  const gone = new Map<Square, Followed>(before.map((piece) => [piece.at, piece]));
  const found = new Map<Square, number>();
  for (const piece of now) {
    const old = gone.get(piece.at);
    if (old && old.seat === piece.seat && alike(old, piece)) {
      found.set(piece.at, old.id);
      gone.delete(piece.at);
    }
  }
  // What is left moved here from somewhere: the nearest vanished piece of the same army, same face first.
  for (const piece of now) {
    if (found.has(piece.at)) continue;
    const from = [...gone.values()]
      .filter((old) => old.seat === piece.seat && alike(old, piece))
      .sort((a, b) => far(a.at, piece.at) - far(b.at, piece.at))[0];
    if (from) {
      found.set(piece.at, from.id);
      gone.delete(from.at);
    } else {
      found.set(piece.at, ++next);
    }
  }
  // A steady order keeps the page from reshuffling what it draws.
  return now.map((piece) => ({ ...piece, id: found.get(piece.at)! })).sort((a, b) => a.id - b.id);
}

/** Follows them from each view to the next. */
export function follower(): (now: readonly Standing[]) => Followed[] {
  let before: readonly Followed[] = [];
  return (now) => {
    const drawn = follow(before, now);
    before = drawn;
    return drawn;
  };
}

const alike = (a: Standing, b: Standing): boolean => a.kind === b.kind || a.kind === null || b.kind === null;
