import { describe, expect, test } from "vitest";
import { A_PAGE, across, dated, gathered, lines, pace, page, retell, turnStart } from "../src/lib/story";

const fact = (index: number, what: string) => ({ index, what, text: what });

describe("the story", () => {
  test("played back by itself gives long sentences more time", () => {
    expect(pace(["Red moves a piece."], false)).toBe(pace([], false));
    expect(pace(["x".repeat(90)], false)).toBeGreaterThan(pace(["x".repeat(70)], false));
    expect(pace(["x".repeat(900)], false)).toBe(pace(["x".repeat(220)], false));
  });
  test("goes on chapter by chapter", () => {
    const first = retell([], { since: 0, moment: 2, story: ["a"] });
    const both = retell(first as never, { since: 2, moment: 3, story: ["b"] });
    expect(lines(both as never)).toEqual([{ moment: 2, sentence: "a" }, { moment: 3, sentence: "b" }]);
  });
  test("a turn told again replaces the parts told before", () => {
    const parts = [{ since: 0, moment: 2, story: ["a"] }, { since: 2, moment: 3, story: ["b"] }, { since: 3, moment: 5, story: ["c"] }];
    expect(retell(parts, { since: 2, moment: 5, story: ["b, then c"] })).toEqual([parts[0], { since: 2, moment: 5, story: ["b, then c"] }]);
  });
  test("what begins inside a chapter is asked for from its beginning", () => {
    expect(retell([{ since: 0, moment: 4, story: ["a"] }], { since: 2, moment: 5, story: ["b"] })).toBe(0);
  });
  test("a message without news changes nothing", () => {
    const known = [{ since: 0, moment: 4, story: ["a"] }];
    expect(retell(known, { since: 4, moment: 4, story: [] })).toEqual(known);
  });
  test("a turn begins after the last turn was handed over", () => {
    const facts = [fact(0, "began"), fact(1, "turn"), fact(2, "leapt"), fact(3, "attacked")];
    expect(turnStart(facts, 3)).toBe(2);
    expect(turnStart(facts, 2)).toBe(2);
    expect(turnStart([fact(0, "turned"), fact(1, "attacked")], 1)).toBe(1);
  });
  test("the same thing again and again is one step to leaf over", () => {
    const moments = [0, 1, 2, 3].map((moment) => ({ moment, story: [moment < 3 ? "You place one piece." : "Ready."] }));
    expect(gathered(moments).map((one) => one.moment)).toEqual([2, 3]);
  });
  test("moments without a word are one step too", () => {
    const moments = ["Go.", "", "", "Stop."].map((said, moment) => ({ moment, story: said ? [said] : [] }));
    expect(gathered(moments).map((one) => one.moment)).toEqual([0, 2, 3]);
  });
  test("before the first word there is the bare board, and no army with a piece missing", () => {
    const moments = [0, 1, 2].map((moment) => ({ moment, story: moment < 2 ? [] : ["Both armies stand."] }));
    expect(gathered(moments).map((one) => one.moment)).toEqual([0, 2]);
  });
  test("lines find the moment they happened at, whatever was put into one sentence", () => {
    const moments = [{ moment: 2, story: ["You place one piece."] }, { moment: 3, story: ["Ready."] }, { moment: 7, story: ["A moves."] }, { moment: 9, story: ["A moves."] }];
    expect(dated(["You place 40 pieces.", "Ready.", "A moves.", "A moves."], moments).map((one) => one.moment)).toEqual([2, 3, 7, 9]);
  });
});

describe("another side's story", () => {
  const heard = (...moments: number[]) => moments.map((moment) => ({ moment, story: [] }));

  test("opens at the same moment of the game, however much that side has heard by then", () => {
    expect(across(heard(2, 5, 9, 14), 5, heard(0, 1, 2, 3))).toBe(1);
    expect(across(heard(0, 1, 2, 3), 2, heard(2, 5, 9, 14))).toBe(9);
  });

  test("is counted from the end where one side heard less of the beginning", () => {
    expect(across(heard(1, 2, 3, 4, 5), 4, heard(7, 8))).toBe(7);
    expect(across(heard(1, 2, 3, 4, 5), 1, heard(7, 8))).toBe(7);
  });

  test("opens at the end when nothing was looked at", () => {
    expect(across([], null, heard(7, 8))).toBe(8);
  });
});

describe("a long story", () => {
  test("shows its last lines, and earlier ones when asked", () => {
    expect(page(30, null, 0)).toEqual({ from: 0, to: 30 });
    expect(page(1000, null, 0)).toEqual({ from: 1000 - A_PAGE, to: 1000 });
    expect(page(1000, null, A_PAGE)).toEqual({ from: 1000 - 2 * A_PAGE, to: 1000 });
    expect(page(1000, null, 5000).from).toBe(0);
  });
  test("shows the lines around the one that is looked at", () => {
    for (const here of [0, 1, 120, 700, 1000]) {
      const { from, to } = page(1000, here, 0);
      expect(from <= Math.max(0, here - 1) && here <= to && to - from <= A_PAGE).toBe(true);
    }
  });
});
