import { expect, it } from "vitest";
import data from "../dev/middle-earth.json";
import { covered, lettering, lines, names, standing, type Named } from "../src/risk/names";

const places: Named[] = data.territory.map((one) => ({ ...one, site: one.site_of_power }) as Named);

const boxes = import.meta.glob<string>("../../src/flagfall/speech/*/box-risk-middle-earth.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The places as they are called where another language is spoken. */
function spoken(language: string): Named[] {
  const box = boxes[`../../src/flagfall/speech/${language}/box-risk-middle-earth.ftl`]!;
  const said = new Map(
    [...box.matchAll(/^risk-middle-earth-territory-(\w+) = (.+)$/gm)].map((one) => [one[1], one[2]]),
  );
  expect(said.size).toBe(places.length);
  return places.map((one) => ({ ...one, name: said.get(one.id) ?? one.name }));
}

it.each([
  ["en", places],
  ["de", spoken("de")],
  ["nl", spoken("nl")],
] as const)("writes no name over another name or over the counter of a neighbour (%s)", (_, places) => {
  const found = names(places, 1000);
  const clashes = places.flatMap((one) =>
    places
      .filter((other) => other !== one)
      .filter((other) => {
        const box = lettering(one, found.get(one.id)!);
        return covered(box, standing(other)) > 30 || covered(box, [lettering(other, found.get(other.id)!)]) > 0;
      })
      .map((other) => `${one.name} over ${other.name}`),
  );

  expect(clashes).toEqual([]);
});

it("leaves a name under its counter where nothing is in the way", () => {
  expect(names([{ id: "a", name: "Alone", x: 500, y: 300 }], 1000).get("a")).toEqual([0, 27]);
});

it("breaks a long name at the space or after the hyphen nearest to its middle, and leaves short ones and single words whole", () => {
  expect(["Eastern Mirkwood", "Noord-Demsterwold", "Gap of Rohan", "The Shire", "Minhiriathland"].map(lines)).toEqual([
    ["Eastern", "Mirkwood"],
    ["Noord-", "Demsterwold"],
    ["Gap of", "Rohan"],
    ["The Shire"],
    ["Minhiriathland"],
  ]);
});
