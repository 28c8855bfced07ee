import { expect, it } from "vitest";
import { tell } from "../src/risk/tell";
import type { Described, Owner, Shown } from "../src/risk/types";

const about = {
  seats: [{ seat: 0, name: "Green" }],
  road: [],
  territories: [{ id: "carrock", name: "Carrock" }],
} as unknown as Described;
const held = (owner: Owner, battalions: number) =>
  tell(
    about,
    { territories: [{ id: "carrock", owner, battalions, leaders: [] }] } as unknown as Shown,
    ["Ann"],
    "carrock",
  );

it("tells who holds a place with how many", () =>
  expect([held(0, 1), held("neutral", 2)]).toEqual(["Carrock: Ann, 1 battalion", "Carrock: Neutral, 2 battalions"]));
it("counts no battalions where nobody stands: a free place, and one just taken", () =>
  expect([held(null, 0), held(0, 0)]).toEqual(["Carrock: nobody's", "Carrock: Ann, just taken"]));
