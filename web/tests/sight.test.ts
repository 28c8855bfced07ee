import { expect, it } from "vitest";
import { changed, midst, shifts, sight } from "../src/risk/sight";
import type { Described, Shown } from "../src/risk/types";

const land = (id: string, battalions: number, owner = 0, leaders: number[] = []) => ({
  id,
  owner,
  battalions,
  leaders,
});
const table = (phase: string, more: object = {}) =>
  ({ phase, territories: [], attack: null, march: null, ring: { place: "shire" }, ...more }) as unknown as Shown;
const lands = (...territories: object[]) => table("reinforce", { territories });
const about = {
  phases: {
    reinforce: { step: "reinforce" },
    combat: { step: "attack" },
    defend: { step: "attack" },
    redeploy: { step: "move" },
    march_to: { step: "move" },
    draw_land: { step: "cards" },
    before_roll: { step: "ring" },
  },
} as unknown as Described;
const nowhere = { from: null, to: null };

it("names the places that are held otherwise than before", () => {
  const before = lands(land("moria", 3), land("lorien", 2), land("wold", 1));
  expect(changed(before, lands(land("moria", 3), land("lorien", 5), land("wold", 1)))).toEqual(["lorien"]);
  expect(changed(before, lands(land("moria", 3), land("lorien", 2, 1), land("wold", 1)))).toEqual(["lorien"]);
  expect(changed(before, lands(land("moria", 3, 0, [0]), land("lorien", 2), land("wold", 1)))).toEqual(["moria"]);
  expect(changed(before, before)).toEqual([]);
});

it("counts battalions that came or went under the same owner", () => {
  const before = lands(land("moria", 3), land("lorien", 2), land("wold", 1));
  expect(shifts(before, lands(land("moria", 1), land("lorien", 5), land("wold", 1, 1)))).toEqual([
    { id: "moria", by: -2 },
    { id: "lorien", by: 3 },
  ]);
  expect(shifts(null, before)).toEqual([]);
});

it("names none when there was nothing before, or when half the map is new", () => {
  const many = (n: number) => lands(...["a", "b", "c", "d"].map((id) => land(id, n)));
  expect(changed(null, many(1))).toEqual([]);
  expect(changed(many(1), many(2))).toEqual([]);
});

it("looks at what is aimed at, marched or fought over", () => {
  const attack = { from: "moria", to: "lorien" };
  expect(sight(about, table("combat", { attack }), { from: "wold", to: "fangorn" }, true, [])).toBe("fangorn");
  expect(sight(about, table("march_to", { march: { from: "wold", to: null } }), nowhere, true, [])).toBe("wold");
  expect(sight(about, table("defend", { attack }), nowhere, false, [])).toBe("lorien");
});

it("looks at the Ring only while the Ring moves, and else leaves the map where it is", () => {
  expect(sight(about, table("before_roll"), nowhere, true, [])).toBe("shire");
  for (const phase of ["reinforce", "redeploy", "draw_land"])
    expect(sight(about, table(phase, { attack: { from: "moria", to: "lorien" } }), nowhere, true, [])).toBeNull();
});

it("follows what others do in their turn, never one's own taps", () => {
  expect(sight(about, table("reinforce"), nowhere, false, ["wold"])).toBe("wold");
  expect(sight(about, table("reinforce"), nowhere, true, ["wold"])).toBeNull();
});

it("opens the map in the midst of what can be chosen", () => {
  const territories = [
    { id: "shire", x: 0, y: 0 },
    { id: "moria", x: 50, y: 40 },
    { id: "rhun", x: 90, y: 80 },
    { id: "harad", x: 100, y: 200 },
  ];
  const map = { ...about, territories } as unknown as Described;
  expect(midst(map, ["shire", "moria", "rhun"])?.id).toBe("moria");
  expect(midst(map, ["harad"])?.id).toBe("harad");
  expect(midst(map, [])).toBeNull();
});
