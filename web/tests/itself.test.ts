import { expect, it } from "vitest";
import { byItself, hushed, mayHush } from "../src/risk/itself";
import type { Described, Hints, Offer, Shown } from "../src/risk/types";

const hints = (empty_handed: boolean): Hints => ({ fights: [], marches: [], openly: [], empty_handed });
const about = {
  phases: {
    start: { step: "reinforce", asks: null },
    before_roll: { step: "ring", asks: "before" },
    after_roll: { step: "ring", asks: "after" },
  },
} as unknown as Described;
const at = (phase: string, turns = 4) => ({ phase, turns }) as Shown;
const pass: Offer = { do: "pass", text: "pass" };
const card: Offer = { do: "play", text: "play gollum", card: "gollum" };
const dice: Offer[] = [
  { do: "defend", text: "defend 1", dice: 1 },
  { do: "defend", text: "defend 2", dice: 2 },
];
const both = { passes: true, defends: true };

it("passes where only a card could be played and everybody sees that there is none", () => {
  expect(byItself(hints(true), [pass], both)?.text).toBe("pass");
  expect(byItself(hints(true), [card, pass], both)).toBeNull();
  expect(byItself(hints(true), [pass], { passes: false, defends: true })).toBeNull();
});

it("really asks whoever holds cards, so that no quick answer tells that they do not fit", () => {
  expect(byItself(hints(false), [pass], both)).toBeNull();
  expect(byItself(hints(false), dice, both)).toBeNull();
  expect(byItself(null, [pass], both)).toBeNull();
});

it("defends with the most dice for who wants that, unless a card could be played", () => {
  expect(byItself(hints(true), dice, both)?.text).toBe("defend 2");
  expect(byItself(hints(true), dice.slice(0, 1), both)?.text).toBe("defend 1");
  expect(byItself(hints(true), [...dice, card], both)).toBeNull();
  expect(byItself(hints(true), dice, { passes: true, defends: false })).toBeNull();
});

it("lets one say once that no card comes at the Ring, for this turn and for nothing else", () => {
  for (const phase of ["before_roll", "after_roll"])
    expect(hushed(about, { turns: 4 }, at(phase), [card, pass])).toBe("pass");
  expect(hushed(about, { turns: 4 }, at("before_roll", 5), [pass])).toBeNull();
  expect(hushed(about, { turns: 4 }, at("start"), [pass])).toBeNull();
  expect(hushed(about, null, at("before_roll"), [pass])).toBeNull();
});

it("offers to say so where it spares a question", () => {
  expect(mayHush(about, at("before_roll"), [pass], false)).toBe(true);
  expect(mayHush(about, at("after_roll"), [pass], false)).toBe(false);
  expect(mayHush(about, at("after_roll"), [pass], true)).toBe(true);
  expect(mayHush(about, at("before_roll"), [], true)).toBe(false);
});
