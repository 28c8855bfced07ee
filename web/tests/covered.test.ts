import { expect, it } from "vitest";
import { held, laidOver, openly, stays, UNSEEN } from "../src/risk/covered";
import type { Hand, Hints, Offer, Shown } from "../src/risk/types";

const hand = (seat: number, more: Partial<Hand> = {}) => ({
  seat,
  lands: 1,
  tales: 2,
  secrets: 0,
  land_cards: null,
  tale_cards: null,
  secret_cards: null,
  ...more,
});
const table = (more: Partial<Shown> = {}) =>
  ({
    listener: "spectator",
    asked: 1,
    turns: 4,
    prompt: "Red chooses the dice.",
    hands: [hand(0), hand(1)],
    ...more,
  }) as unknown as Shown;
const own = table({
  listener: 1,
  prompt: "With how many dice?",
  hands: [hand(0), hand(1, { land_cards: ["moria"], tale_cards: ["gollum", "pursuit"] })] as Hand[],
});

const hints = (...openly: string[]): Hints => ({ fights: [], marches: [], openly, empty_handed: false });

it("asks over covered hands what the table says shows no card", () => {
  const dice: Offer[] = [
    { do: "defend", text: "defend 1", dice: 1 },
    { do: "defend", text: "defend 2", dice: 2 },
  ];
  expect(openly(hints("pass", "defend"), dice)).toEqual(dice);
  expect(openly(hints("pass", "defend"), [...dice, { do: "play", text: "play gollum", card: "gollum" }])).toEqual(dice);
  expect(openly(hints("pass"), [{ do: "play", text: "play gollum", card: "gollum" }])).toEqual([]);
});

it("does not mark the places of dealt cards: one is turned over unseen instead", () => {
  const places: Offer[] = [
    { do: "place", text: "place moria", place: "moria" },
    { do: "place", text: "place lorien", place: "lorien" },
  ];
  expect(openly(hints(), places)).toEqual([UNSEEN]);
  expect(openly(hints(), [])).toEqual([]);
});

it("puts the question to who is asked, and shows no card to anybody", () => {
  const covered = laidOver(table(), own, null);
  expect(covered.prompt).toBe("With how many dice?");
  expect(covered.hands.flatMap((one) => [one.land_cards, one.tale_cards, one.secret_cards])).toEqual(
    Array(6).fill(null),
  );
});

it("turns up one hand while its owner looks, and no other", () => {
  const open = laidOver(table(), own, own);
  expect(open.hands.map((one) => one.tale_cards)).toEqual([null, ["gollum", "pursuit"]]);
});

it("covers it when somebody else at this device is asked, and when the turn is over", () => {
  const look = { seat: 1, turns: 4 };
  expect(stays(look, table(), [0, 1])).toBe(true);
  expect(stays(look, table({ asked: 0 }), [0, 1])).toBe(false);
  expect(stays(look, table({ asked: "nobody" }), [0, 1])).toBe(true);
  expect(stays(look, table({ turns: 5 }), [0, 1])).toBe(false);
});

it("stays open while somebody far away, or a computer, answers", () =>
  expect(stays({ seat: 1, turns: 4 }, table({ asked: 2 }), [0, 1])).toBe(true));

it("counts cards as everybody can", () => {
  expect(held(table(), 1)).toBe(3);
  expect(held(table(), null)).toBe(0);
});
