import { expect, test } from "vitest";
import { judge, newLot } from "../src/lib/fair";
import type { Fairness } from "../src/lib/wire";
import told from "./fair.json";

// Written by flagfall itself (tests/web/test_fair.py says how): what one side wrote the other must be able to read.
const game = told as Fairness & { seals: string[] };
const seen = { pledge: game.pledge, seals: game.seals, lot: game.lots[0]!.word };

test("a game that kept its promises is found fair", async () => {
  expect(game.draws.length).toBeGreaterThan(3);
  expect(await judge(game, seen, 0)).toBe("kept");
});

test("another seed, another die, another set-up and a lot left out are found out", async () => {
  expect(await judge({ ...game, seed: "00".repeat(32) }, seen, 0)).toBe("pledge");
  expect(await judge(game, { ...seen, pledge: "00".repeat(32) }, 0)).toBe("pledge");
  const draws = game.draws.map((draw) => ({ ...draw, drawn: (draw.drawn + 1) % draw.weights.length }));
  expect(await judge({ ...game, draws }, seen, 0)).toBe("luck");
  expect(await judge({ ...game, lines: ["left hide 9", ...game.lines.slice(1)] }, seen, 0)).toBe("seal");
  expect(await judge({ ...game, lots: game.lots.slice(1) }, seen, 0)).toBe("lot");
});

test("nothing is judged before the seed is told", async () => {
  expect(await judge({ ...game, seed: null }, seen, 0)).toBe("unknown");
});

test("a lot is a word that the server takes, and never the same", () => {
  expect(newLot()).toMatch(/^[0-9a-f]{32}$/);
  expect(newLot()).not.toBe(newLot());
});
