import { expect, test } from "vitest";
import { inOrder } from "../src/stratego/fallen";
import type { Described } from "../src/stratego/types";

const kind = (strength: number | null, moves = true) => ({ strength, moves }) as Described["kinds"][string];
const about = {
  kinds: { bomb: kind(null, false), spy: kind(null), scout: kind(2), marshal: kind(10) },
} as unknown as Described;

test("the captured lie strongest first, and nobody who still stands", () => {
  expect(inOrder(about, { bomb: 1, scout: 3, spy: 1, marshal: 1, miner: 0 })).toEqual([
    ["marshal", 1],
    ["scout", 3],
    ["spy", 1],
    ["bomb", 1],
  ]);
});
