import { expect, it } from "vitest";
import { BOXES } from "../dev/boxes";
import { flags } from "../src/lib/flags";
import { paint } from "../src/stratego/armies";

it("an army flies the colour of its pieces", () => {
  expect(flags(BOXES["stratego/classic"]! as unknown as Record<string, unknown>)).toEqual([
    paint("red", 0).body,
    paint("blue", 1).body,
  ]);
});
it("a seat of Risk flies the colour of its counters", () => {
  expect(flags({ seats: [{ hex: "#123456" }, { hex: "#654321" }] })).toEqual(["#123456", "#654321"]);
});
