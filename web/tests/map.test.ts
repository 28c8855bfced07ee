import { expect, it } from "vitest";
import data from "../dev/middle-earth.json";
import { shore } from "../src/risk/coasts";
import { draw } from "../src/risk/lands";

const pair = (a: string, b: string) => [a, b].sort().join(" ");

it("draws every border of the rules as a border on the map", () => {
  const hand = shore(data.territory)!;
  const links = data.border.filter((border) => border.kind !== "port");
  const lands = draw({ width: 1000, height: 700, seeds: data.territory, links, coast: hand.coast, extra: hand.extra });
  const touching = new Set(lands.arcs.flatMap((arc) => (arc.a && arc.b ? [pair(arc.a, arc.b)] : [])));

  expect(links.filter((link) => !touching.has(pair(link.a, link.b)))).toEqual([]);
  expect([...lands.shapes.values()].every((shape) => shape.startsWith("M") && shape.endsWith("z"))).toBe(true);
});
