import { describe, expect, it } from "vitest";
import { rows } from "../src/lib/story";
import type { FactHeard } from "../src/lib/wire";
import { short } from "../src/stratego/short";

const heard = (facts: object[]) => facts.map((fact, index) => ({ index, ...fact })) as FactHeard<"stratego">[];
const move = (what: string, from: string, to: string) => ({ what, told: { from, to } });
const fell = (at: string) => ({ what: "fell", told: { at, army: 0 } });
const turn = (seat: number) => ({ what: "turn", told: { seat } });
const began = { what: "began", told: { seat: 0 } };

describe("the moves of Stratego without words", () => {
  it("are squares, and who fell", () => {
    const facts = [
      began,
      move("moved", "a4", "a5"),
      turn(1),
      ...[move("attacked", "b6", "b5"), fell("b5"), turn(0)],
      ...[move("attacked", "c4", "c5"), fell("c4"), turn(1)],
      ...[move("attacked", "d6", "d5"), fell("d6"), fell("d5"), turn(0)],
    ];
    expect(short(heard(facts)).map((one) => one.text)).toEqual(["a4–a5", "b6×b5+", "c4×c5−", "d6×d5="]);
    expect(short(heard(facts)).map((one) => one.seat)).toEqual([0, 1, 0, 1]);
    expect(short(heard(facts)).map((one) => one.fact)).toEqual([1, 3, 6, 9]);
  });
  it("keep the steps of a turn together", () => {
    const facts = [began, move("leapt", "e2", "e6"), move("attacked", "e6", "e7"), fell("e7"), turn(1)];
    expect(short(heard(facts)).map((one) => one.text)).toEqual(["e2⤳e6 e6×e7+"]);
  });
  it("stand in rows, one for each seat", () => {
    const moves = [0, 1, 0, 0, 1].map((seat, fact) => ({ seat, text: "", fact }));
    expect(rows(moves).map((row) => row.map((one) => one.fact))).toEqual([[0, 1], [2], [3, 4]]);
    expect(rows(moves.slice(1)).map((row) => row.length)).toEqual([1, 1, 2]);
  });
});
