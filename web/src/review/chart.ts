// Lines of a review as points of a picture. Nothing here knows a game.
import type { Review, Spot } from "../lib/wire-review";

export const WIDE = 380;
export const HIGH = 132;
const EDGE = { left: 10, right: 10, top: 14, bottom: 22 };

export type Drawn = { seat: number; path: string };
export type Kind = "curve" | "scores" | "luck";

/** Where there is something to see: while armies are set up there is not. */
export const first = (review: Review): number =>
  Math.min(review.moments - 1, ...review.curve.flat().map((spot) => spot.moment));

export const x = (review: Review, moment: number): number => {
  const start = first(review);
  return (
    EDGE.left +
    ((WIDE - EDGE.left - EDGE.right) * Math.max(0, moment - start)) / Math.max(1, review.moments - 1 - start)
  );
};

/** With two sides that judge from -1 to 1, the second line is turned over: up is good for the first. */
export const turnedOver = (review: Review, kind: Kind): boolean =>
  kind === "curve" && review.seats.length === 2 && review.least < 0;

/** At least so much of all that is possible is drawn. */
const LEAST_SHARE = 0.3;

/** The end is certain, and would press everything before it flat: the curve is as high as what was unsure needs, the end leaves it. */
function unsure(review: Review): [number, number] {
  const middle = (review.least + review.most) / 2;
  const before = review.curve.flat().filter((spot) => spot.moment < review.moments - 1);
  const farthest = Math.max(0, ...before.map((spot) => Math.abs(spot.value - middle)));
  const reach = Math.max(farthest * 1.1, (LEAST_SHARE * (review.most - review.least)) / 2);
  return [Math.max(review.least, middle - reach), Math.min(review.most, middle + reach)];
}

export function range(review: Review, kind: Kind): [number, number] {
  if (kind === "curve") return unsure(review);
  const values = review[kind].flat().map((spot) => spot.value);
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  return [least, most];
}

export function y(review: Review, kind: Kind, value: number): number {
  const [least, most] = range(review, kind);
  const share = Math.max(0, Math.min(1, (value - least) / (most - least)));
  return HIGH - EDGE.bottom - (HIGH - EDGE.top - EDGE.bottom) * share;
}

export function lines(review: Review, kind: Kind): Drawn[] {
  return review[kind].map((line: Spot[], seat: number) => ({
    seat,
    path: line
      .map((spot, i) => {
        const value = seat === 1 && turnedOver(review, kind) ? -spot.value : spot.value;
        return `${i ? "L" : "M"}${x(review, spot.moment).toFixed(1)} ${y(review, kind, value).toFixed(1)}`;
      })
      .join(""),
  }));
}

/** The moment somebody means who points so far into the picture, in parts of its width. */
export function momentAt(review: Review, part: number): number {
  const inside = (part * WIDE - EDGE.left) / (WIDE - EDGE.left - EDGE.right);
  const start = first(review);
  return start + Math.round(Math.max(0, Math.min(1, inside)) * (review.moments - 1 - start));
}
