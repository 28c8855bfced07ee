// The pure parts of a review and of puzzles: curves as paths, and which puzzle comes next.
import { describe, expect, it } from "vitest";
import type { Review } from "../src/lib/wire-review";
import { first, lines, momentAt, range, turnedOver, WIDE, x, y } from "../src/review/chart";
import { next } from "../src/review/solved";

const review: Review = {
  game: "stratego/barrage",
  seats: ["red", "blue"],
  moments: 21,
  by: "",
  least: -1,
  most: 1,
  curve: [
    [
      { moment: 10, value: 0 },
      { moment: 20, value: 1 },
    ],
    [
      { moment: 11, value: 0 },
      { moment: 20, value: -1 },
    ],
  ],
  turning: [],
  fights: [],
  scores: [],
  luck: [],
};

describe("a curve", () => {
  it("begins where there is something to see", () => {
    expect(first(review)).toBe(10);
    expect(x(review, 3)).toBe(x(review, 10));
    expect(x(review, 20)).toBeGreaterThan(x(review, 15));
  });
  it("shows two sides that agree as one line: up is good for the first", () => {
    expect(turnedOver(review, "curve")).toBe(true);
    const ends = lines(review, "curve").map((line) => line.path.split("L").at(-1));
    expect(ends[0]).toBe(ends[1]);
    expect(y(review, "curve", 1)).toBeLessThan(y(review, "curve", -1));
  });
  it("is not pressed flat by an end that is certain", () => {
    const even = [10, 15, 20].map((moment) => ({ moment, value: moment < 20 ? 0.2 : 1 }));
    expect(range({ ...review, curve: [even, even] }, "curve")).toEqual([-0.3, 0.3]);
    expect(y({ ...review, curve: [even, even] }, "curve", 1)).toBe(y({ ...review, curve: [even, even] }, "curve", 0.3));
  });
  it("knows which moment somebody points at", () => {
    for (const moment of [10, 14, 20]) expect(momentAt(review, x(review, moment) / WIDE)).toBe(moment);
    expect(momentAt(review, -1)).toBe(10);
    expect(momentAt(review, 2)).toBe(20);
  });
  it("has room for every value", () => {
    const luck = [[{ moment: 12, value: -3 }], [{ moment: 12, value: 4 }]];
    expect(range({ ...review, luck }, "luck")).toEqual([-3, 4]);
  });
});

describe("the next puzzle", () => {
  it("is one that is not solved yet, behind this one first", () => {
    expect(next(["a", "b", "c"], "b", {})).toBe("c");
    expect(next(["a", "b", "c"], "b", { c: true })).toBe("a");
    expect(next(["a", "b", "c"], "b", { a: true, c: true })).toBe("c");
    expect(next(["a", "b", "c"], "b", { c: false })).toBe("c");
    expect(next([], "b", {})).toBeUndefined();
    expect(next(["a"], "elsewhere", {})).toBe("a");
  });
});
