import { describe, expect, test } from "vitest";
import { A_PAGE, across, dated, gathered, lines, pace, page, retell, turnStart, type Chapter } from "../src/lib/story";

/** Sentences that tell of two facts each, and the last one of all that is left. */
const chapter = (since: number, moment: number, story: string[], notes: Chapter["notes"] = []): Chapter => ({
  since,
  moment,
  story: story.map((text, n) => ({ text, tells: [since + 2 * n, since + 2 * n + 1] })),
  notes,
});
const said = (...story: string[]) => story.map((text) => ({ text, tells: [] }));
const note = (after: number, sentence = "Gone.") => ({ after, sentence });
const read = (told: ReturnType<typeof retell>) =>
  typeof told === "number" ? told : lines(told).map((one) => one.sentence);
const fact = (index: number, what: string) => ({ index, what });
const NEW = ["began", "turn"];

describe("the story", () => {
  test("played back by itself gives long sentences more time", () => {
    expect(pace(["Red moves a piece."], false)).toBe(pace([], false));
    expect(pace(["x".repeat(90)], false)).toBeGreaterThan(pace(["x".repeat(70)], false));
    expect(pace(["x".repeat(900)], false)).toBe(pace(["x".repeat(220)], false));
  });
  test("goes on chapter by chapter", () => {
    const first = retell([], chapter(0, 2, ["a"]));
    const both = retell(first as never, chapter(2, 3, ["b"]));
    expect(lines(both as never)).toEqual([
      { moment: 2, sentence: "a", tells: [0, 1] },
      { moment: 3, sentence: "b", tells: [2, 3] },
    ]);
  });
  test("is the same when a long one came in pieces, also when it is told again from the beginning", () => {
    const pieces = [chapter(0, 400, ["a"], [note(7)]), chapter(400, 805, ["b"]), chapter(805, 900, ["c"])];
    const told = (known: Chapter[]) => pieces.reduce((before, piece) => retell(before, piece) as Chapter[], known);
    const once = told([]);
    expect(read(once)).toEqual(["a", "Gone.", "b", "c"]);
    expect(told(once)).toEqual(once);
  });
  test("a turn told again replaces the parts told before", () => {
    const parts = [chapter(0, 2, ["a"]), chapter(2, 3, ["b"]), chapter(3, 5, ["c"])];
    expect(retell(parts, chapter(2, 5, ["b, then c"]))).toEqual([parts[0], chapter(2, 5, ["b, then c"])]);
  });
  test("what begins inside a chapter is asked for from its beginning", () => {
    expect(retell([chapter(0, 4, ["a"])], chapter(2, 5, ["b"]))).toBe(0);
  });
  test("a message without news changes nothing", () => {
    const known = [chapter(0, 4, ["a"])];
    expect(retell(known, chapter(4, 4, []))).toEqual(known);
  });
  test("a turn begins after the last turn was handed over", () => {
    const facts = [fact(0, "began"), fact(1, "turn"), fact(2, "leapt"), fact(3, "attacked")];
    expect(turnStart(facts, 3, NEW)).toBe(2);
    expect(turnStart(facts, 2, NEW)).toBe(2);
    expect(turnStart([fact(0, "ready"), fact(1, "began"), fact(2, "leapt")], 3, NEW)).toBe(2);
    expect(turnStart([fact(0, "turned"), fact(1, "attacked")], 1, NEW)).toBe(1);
  });
  test("the same thing again and again is one step to leaf over", () => {
    const moments = [0, 1, 2, 3].map((moment) => ({
      moment,
      story: said(moment < 3 ? "You place one piece." : "Ready."),
    }));
    expect(gathered(moments).map((one) => one.moment)).toEqual([2, 3]);
  });
  test("moments without a word are one step too", () => {
    const moments = ["Go.", "", "", "Stop."].map((one, moment) => ({ moment, story: one ? said(one) : [] }));
    expect(gathered(moments).map((one) => one.moment)).toEqual([0, 2, 3]);
  });
  test("before the first word there is the bare board, and no army with a piece missing", () => {
    const moments = [0, 1, 2].map((moment) => ({ moment, story: moment < 2 ? [] : said("Both armies stand.") }));
    expect(gathered(moments).map((one) => one.moment)).toEqual([0, 2]);
  });
  test("lines find the moment they happened at, whatever was put into one sentence", () => {
    const moments = [2, 3, 7, 9].map((moment) => ({ moment, story: [] }));
    const story = [[0, 1], [2], [3, 4, 5, 6], [7, 8]].map((tells) => ({ moment: 9, sentence: "A moves.", tells }));
    expect(dated(story, moments).map((one) => one.moment)).toEqual([2, 3, 7, 9]);
  });
});

describe("a note", () => {
  // Two turns, somebody gone, the rest of the game: message by message, and in one go after a reload.
  const live = [
    chapter(0, 2, ["a"]),
    chapter(2, 4, ["b"]),
    chapter(4, 4, [], [note(4)]),
    chapter(4, 4, [], [note(4)]),
    chapter(4, 6, ["c"], [note(4)]),
    chapter(6, 8, ["d"]),
  ];
  const told = live.reduce<Chapter[]>((known, one) => retell(known, one) as Chapter[], []);
  const whole = [chapter(0, 8, ["a", "b", "c", "d"], [note(4)])];

  test("is the latest word when it comes, once", () => {
    const fresh = live.slice(0, 4).reduce<Chapter[]>((known, one) => retell(known, one) as Chapter[], []);
    expect(read(fresh)).toEqual(["a", "b", "Gone."]);
  });
  test("stands where it happened, live and after a reload", () => {
    expect(read(told)).toEqual(["a", "b", "Gone.", "c", "d"]);
    expect(read(whole)).toEqual(read(told));
  });
  test("told after a reload at the very end keeps its place when the game goes on", () => {
    const reloaded = [chapter(0, 4, ["a", "b"], [note(4)])];
    expect(read(retell(reloaded, chapter(4, 6, ["c"], [note(4)])))).toEqual(["a", "b", "Gone.", "c"]);
  });
  test("in the middle of a turn is told again with it", () => {
    const parts = [
      chapter(0, 2, ["a"]),
      chapter(2, 3, ["b"]),
      chapter(3, 3, [], [note(3)]),
      chapter(3, 5, ["c"], [note(3)]),
    ];
    const known = parts.reduce<Chapter[]>((before, one) => retell(before, one) as Chapter[], []);
    expect(read(retell(known, chapter(2, 5, ["b, then c"], [note(3)])))).toEqual(["a", "b, then c", "Gone."]);
  });
  test("may come with another one at the same moment", () => {
    const both = [note(2, "First."), note(2, "Second.")];
    expect(read([chapter(0, 4, ["a", "b"], both)])).toEqual(["a", "First.", "Second.", "b"]);
  });
  test("keeps its own moment while one leafs back", () => {
    const moments = ["a", "b", "c", "d"].map((sentence, i) => ({ moment: 2 * i + 2, story: said(sentence) }));
    for (const story of [lines(told), lines(whole)])
      expect(dated(story, moments).map((one) => one.moment)).toEqual([2, 4, 4, 6, 8]);
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
