import { expect, it } from "vitest";
import { stepped } from "../src/stratego/turn";
import type { Offer, Standing } from "../src/stratego/types";

const piece = (at: string, seat = 0) =>
  ({ at, seat, kind: null, moved: false, stone: false, turned: false }) as unknown as Standing;
const step = (from: string, to: string, verb = "step") =>
  ({ do: verb, from, to, text: `${from}-${to}` }) as unknown as Offer;
const places = (pieces: Standing[]) => pieces.map((one) => one.at).join(" ");

it("draws a step onto a free square at once, and nothing of which only the table knows what comes of it", () => {
  const army = [piece("a4"), piece("b4"), piece("a6", 1)];
  expect(places(stepped(army, step("a4", "a5")))).toBe("a5 b4 a6");
  for (const other of [null, step("a4", "a6"), step("a4", "a5", "shoot")]) expect(stepped(army, other)).toBe(army);
});
