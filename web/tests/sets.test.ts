import { expect, it } from "vitest";
import { setOf } from "../src/risk/sets";
import type { Described } from "../src/risk/types";

const about = {
  trades: [
    { symbols: ["cavalry", "cavalry", "wild"], set: "cavalry", battalions: 6 },
    { symbols: ["cavalry", "creature", "infantry"], set: "mixed", battalions: 10 },
  ],
} as unknown as Described;

it.each([
  [["infantry", "cavalry", "creature"], "mixed"],
  [["cavalry", "wild", "cavalry"], "cavalry"],
  [["infantry", "infantry", "cavalry"], undefined],
  [["infantry", "cavalry"], undefined],
])("%s make the set %s", (symbols, set) => {
  expect(setOf(about, symbols)?.set).toBe(set);
});
