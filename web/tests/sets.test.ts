import { expect, it } from "vitest";
import { setOf } from "../src/risk/sets";

it.each([
  [["infantry", "infantry", "infantry"], "infantry"],
  [["infantry", "cavalry", "creature"], "mixed"],
  [["cavalry", "wild", "cavalry"], "cavalry"],
  [["creature", "wild", "cavalry"], "mixed"],
  [["creature", "wild", "wild"], "creature"],
  [["infantry", "infantry", "cavalry"], null],
  [["infantry", "cavalry"], null],
])("%s make the set %s", (symbols, set) => {
  expect(setOf(symbols)).toBe(set);
});
