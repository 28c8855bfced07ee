import { expect, it } from "vitest";
import { byItself, hushed, mayHush } from "../src/risk/itself";
import type { Offer, Shown } from "../src/risk/types";

const at = (phase: string, held: { lands?: number; tales?: number; secrets?: number } = {}) =>
  ({
    phase,
    asked: 1,
    hands: [
      { seat: 0, lands: 9, tales: 9, secrets: 9 },
      { seat: 1, lands: 0, tales: 0, secrets: 0, ...held },
    ],
  }) as unknown as Shown;
const pass: Offer = { do: "pass", text: "pass" };
const card: Offer = { do: "play", text: "play gollum", card: "gollum" };
const dice: Offer[] = [
  { do: "defend", text: "defend 1", dice: 1 },
  { do: "defend", text: "defend 2", dice: 2 },
];
const both = { passes: true, defends: true };

it("passes where only a card could be played and there is none", () => {
  for (const phase of ["start", "before_roll", "after_roll"])
    expect(byItself(at(phase), [pass], both)?.text).toBe("pass");
  expect(byItself(at("before_roll"), [card, pass], both)).toBeNull();
  expect(byItself(at("before_roll"), [pass], { passes: false, defends: true })).toBeNull();
});

it("really asks whoever holds cards, so that no quick answer tells that they do not fit", () => {
  for (const phase of ["start", "before_roll", "after_roll"])
    expect(byItself(at(phase, { tales: 1 }), [pass], both)).toBeNull();
  expect(byItself(at("before_roll", { secrets: 1 }), [pass], both)).toBeNull();
  expect(byItself(at("start", { lands: 3 }), [pass], both)).toBeNull();
  expect(byItself(at("start", { lands: 2 }), [pass], both)?.text).toBe("pass");
  expect(byItself(at("defend", { tales: 1 }), dice, both)).toBeNull();
});

it("ends no attack and no move of one's own", () => {
  for (const phase of ["combat", "redeploy", "draw_land"]) expect(byItself(at(phase), [pass], both)).toBeNull();
});

it("defends with the most dice for who wants that, unless a card could be played", () => {
  expect(byItself(at("defend"), dice, both)?.text).toBe("defend 2");
  expect(byItself(at("defend"), dice.slice(0, 1), both)?.text).toBe("defend 1");
  expect(byItself(at("defend"), [...dice, card], both)).toBeNull();
  expect(byItself(at("defend"), dice, { passes: true, defends: false })).toBeNull();
});

it("lets one say once that no card comes at the Ring, for this turn and for nothing else", () => {
  const turn = (phase: string, turns = 4) => ({ ...at(phase, { tales: 2 }), turns }) as Shown;
  for (const phase of ["before_roll", "after_roll"])
    expect(hushed({ turns: 4 }, turn(phase), [card, pass])).toBe("pass");
  expect(hushed({ turns: 4 }, turn("before_roll", 5), [pass])).toBeNull();
  expect(hushed({ turns: 4 }, turn("start"), [pass])).toBeNull();
  expect(hushed(null, turn("before_roll"), [pass])).toBeNull();
});

it("offers to say so where it spares a question", () => {
  expect(mayHush(at("before_roll"), [pass], false)).toBe(true);
  expect(mayHush(at("after_roll"), [pass], false)).toBe(false);
  expect(mayHush(at("after_roll"), [pass], true)).toBe(true);
  expect(mayHush(at("before_roll"), [], true)).toBe(false);
});
