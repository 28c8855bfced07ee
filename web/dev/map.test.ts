import { expect, it } from "vitest";
import { writeFileSync } from "node:fs";
import data from "./middle-earth.json";
import { draw, line } from "../src/risk/lands";
import { shore } from "../src/risk/coasts";

it("borders of the rules are borders on the map", () => {
  const s = shore(data.territory)!;
  const t0 = Date.now();
  const lands = draw({ width: 1000, height: 700, seeds: data.territory, links: data.border.filter((b) => b.kind !== "port"), coast: s.coast, extra: s.extra });
  console.log("ms", Date.now() - t0);
  const touching = new Map<string, number>();
  for (const arc of lands.arcs) if (arc.a && arc.b) { const k = [arc.a, arc.b].sort().join(" "); touching.set(k, (touching.get(k) ?? 0) + arc.points.length); }
  const wanted = new Set(data.border.filter((b) => b.kind !== "port").map((b) => [b.a, b.b].sort().join(" ")));
  const walls = new Set([...data.barriers.river, ...data.barriers.mountain].map((p) => [...p].sort().join(" ")));
  console.log("NOT TOUCHING", [...wanted].filter((k) => !touching.has(k)));
  console.log("EXTRA", [...touching].filter(([k]) => !wanted.has(k) && !walls.has(k)));
  console.log("WALLS ABSENT", [...walls].filter((k) => !touching.has(k)));
  const colour = Object.fromEntries(data.region.map((r) => [r.id, r.hex]));
  writeFileSync("/tmp/map.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700" width="1400"><rect width="1000" height="700" fill="#b9d3dc"/>${data.territory.map((t) => `<path d="${lands.shapes.get(t.id)}" fill="${colour[t.region]}" stroke="#333"/><text x="${t.x}" y="${t.y}" font-size="11" text-anchor="middle">${t.name}</text>`).join("")}${lands.arcs.filter((a) => a.a && a.b && !wanted.has([a.a, a.b].sort().join(" "))).map((a) => `<path d="${line(a.points)}" fill="none" stroke="red" stroke-width="3"/>`).join("")}</svg>`);
  expect(lands.shapes.size).toBe(42);
});
