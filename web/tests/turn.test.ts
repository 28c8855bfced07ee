import { expect, it } from "vitest";
import { hasty } from "../src/risk/turn";

it("takes the second press of a double one for no answer to the next question", () => {
  expect(hasty(2, 120)).toBe(true);
  expect(hasty(1, 120)).toBe(false);
  expect(hasty(3, 900)).toBe(false);
});
