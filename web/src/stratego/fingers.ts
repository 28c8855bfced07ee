// A fingertip is wider than a square on a phone. It means the nearest square that makes sense, never a far one.
import type { Square } from "./squares";

export type Point = { x: number; y: number };

/** The smallest comfortable target in pixels, with a little to spare. */
export const FINGER = 46;

/** How far from the middle of a square a tap still counts for it, in squares: half a finger, but never a whole square away. */
export const reachOf = (pixels: number): number => Math.min(0.75, Math.max(0.5, FINGER / 2 / pixels));

/** The square a tap means. `at` lies under the finger, `tap` is measured in squares from the corner, `sensible` have a meaning now. */
export function meant(
  at: Square | null,
  tap: Point,
  sensible: ReadonlySet<Square>,
  corner: (square: Square) => Point,
  reach: number,
): Square | null {
  if (at !== null && sensible.has(at)) return at;
  let best = at;
  let least = reach;
  for (const square of sensible) {
    const { x, y } = corner(square);
    const far = Math.max(Math.abs(tap.x - x - 0.5), Math.abs(tap.y - y - 0.5));
    if (far < least) [best, least] = [square, far];
  }
  return best;
}
