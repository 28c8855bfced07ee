import { describe, expect, it } from "vitest";
import { BOXES } from "../dev/boxes";
import { type Army, inWords, mirrored, missing, move, put, read, ready, roster, text } from "../src/stratego/army";
import { arranged, IDEAS } from "../src/stratego/templates";

const about = BOXES["stratego/classic"]!;
const home = about.armies[0]!.home;
const own = roster(about, 0);

describe("an army being set up", () => {
  it("has forty pieces", () => {
    expect(Object.values(own).reduce((sum, n) => sum + n, 0)).toBe(40);
  });

  it.each(IDEAS)("stands complete in the ready-made set-up %s, for both armies", (idea) => {
    for (const seat of [0, 1]) {
      const squares = about.armies[seat]!.home;
      const army = arranged(about, seat, squares, roster(about, seat), idea);
      expect(ready(roster(about, seat), army)).toBe(true);
      expect([...army.keys()].every((at) => squares.includes(at))).toBe(true);
    }
  });

  it("keeps the flag off the front row", () => {
    for (const idea of IDEAS) {
      const army = arranged(about, 1, about.armies[1]!.home, roster(about, 1), idea);
      expect([...army].find(([, kind]) => kind === "flag")![0]).not.toMatch(/7$/);
    }
  });

  it("reads what it writes", () => {
    const army = arranged(about, 0, home, own, "wall");
    const line = text(about, 0, home, army);
    expect(text(about, 0, home, read(about, 0, home, own, line) as Army)).toBe(line);
  });

  it("says why a text does not fit", () => {
    const rest = "/........../........../..........";
    expect(read(about, 0, home, own, "nonsense")).toMatch(/4 rows of 10/);
    expect(read(about, 0, home, own, `deploy M........${rest}`)).toMatch(/row 1 needs 10 characters and has 9/);
    expect(read(about, 0, home, own, `deploy MM........${rest}`)).toMatch(/more than 1 × Marshal/);
    expect(read(about, 0, home, own, `deploy Z.........${rest}`)).toMatch(/letter Z \(row 1\)/);
  });

  it("swaps two pieces, and puts back whoever stood there", () => {
    const one = put(put(new Map(), own, "marshal", "a1"), own, "spy", "b1");
    expect([...move(one, "a1", "b1")].sort()).toEqual([
      ["a1", "spy"],
      ["b1", "marshal"],
    ]);
    expect(missing(own, put(one, own, "scout", "a1")).marshal).toBe(1);
  });

  it("is the same after being mirrored twice", () => {
    const army = arranged(about, 0, home, own, "fortress");
    expect([...mirrored(about, mirrored(about, army))].sort()).toEqual([...army].sort());
  });

  it("is sent in the words that were offered", () => {
    const army = new Map([["a1", "flag"]]);
    expect(inWords(about, 0, home, army, [{ do: "place", text: "flag@a1", kind: "flag", to: "a1" }])).toBe("flag@a1");
  });
});
