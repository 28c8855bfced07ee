import { expect, it } from "vitest";
import { hidesNothing } from "../src/risk/handover";

const hand = (seat: number, lands = 0, tales = 0, secrets = 0) => ({ seat, lands, tales, secrets });
const table = (...hands: ReturnType<typeof hand>[]) => ({ family: "risk", hands });

it("needs no curtain between two who hold no cards", () => {
  expect(hidesNothing(table(hand(0), hand(1)), 0, 1)).toBe(true);
  expect(hidesNothing(table(hand(0), hand(1), hand(2, 1, 3)), 0, 1)).toBe(true);
});

it("needs one as soon as either holds a card of any kind", () => {
  for (const held of [hand(1, 1), hand(1, 0, 1), hand(1, 0, 0, 1)]) {
    expect(hidesNothing(table(hand(0), held), 0, 1)).toBe(false);
    expect(hidesNothing(table(hand(0), held), 1, 0)).toBe(false);
  }
});

it("needs one for a seat it knows nothing about, and in every other game", () => {
  expect(hidesNothing(table(hand(0)), 0, 1)).toBe(false);
  expect(hidesNothing({ family: "stratego", hand: [] }, 0, 1)).toBe(false);
});
