import { describe, expect, it } from "vitest";
import { arrows, band, guessed, laid, playedAt } from "../src/lib/pondered";
import type { Thinking } from "../src/lib/wire-review";

const line = (decide: string, ...at: string[]) => ({ decide, value: 0.5, at, sentence: "", chance: null });
const thoughts = {
  value: 0.6,
  lines: [line("a4-a5", "a4", "a5"), line("b4-b5", "b4", "b5")],
  guesses: { b7: { marshal: 0.4, spy: 0.6 }, c7: { bomb: 0.9 }, d7: { scout: 1 } },
  fears: {},
};

describe("what a computer thought", () => {
  it("stands in seven words, from lost to won", () => {
    expect([0, 0.2, 0.4, 0.5, 0.6, 0.8, 1].map((value) => band(value))).toEqual([
      "lost",
      "behind",
      "littleBehind",
      "even",
      "littleAhead",
      "ahead",
      "won",
    ]);
  });

  it("takes an equal share among four for even", () => {
    expect(band(0.25, 4)).toBe("even");
    expect(band(0.7, 4)).toBe("ahead");
    expect(band(0.05, 4)).toBe("behind");
  });

  it("names guesses surest first, beside the truth, and nobody who is known", () => {
    expect(guessed(thoughts.guesses, { b7: "marshal", c7: "bomb" })).toEqual([
      { at: "c7", kind: "bomb", odds: 0.9, truth: "bomb" },
      { at: "b7", kind: "spy", odds: 0.6, truth: "marshal" },
    ]);
  });

  it("finds what was played among the lines, or not", () => {
    const asked = { thoughts, played: line("b4-b5", "b4", "b5") } as unknown as Thinking;
    expect(playedAt(asked)).toBe(1);
    expect(playedAt({ ...asked, played: { ...line("c4-c5"), value: 0.1 } })).toBe(-1);
    expect(playedAt({ ...asked, thoughts: null })).toBe(-1);
  });

  it("draws an arrow for every step of a line", () => {
    expect(arrows(["a", "b", "c"])).toEqual([
      ["a", "b"],
      ["b", "c"],
    ]);
    expect(arrows([])).toEqual([]);
    expect(laid(thoughts, 1).lines[1]).toEqual(["b4", "b5"]);
  });
});
