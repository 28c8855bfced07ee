import { expect, test } from "vitest";
import { LANGUAGES, type Words } from "../src/lib/words";
import en from "../src/words/en";

/** The same in every language: names, signs, and words that happen to be alike. */
const SAME = new Set([
  "thoughts.percent",
  "app.name",
  "table.sending",
  "risk.north",
  "risk.place",
  "risk.held",
  "risk.raised",
  "risk.phases.ring",
  "home.sitters.computer",
  "board.of",
  "office.sure",
  // Dutch and German words that look English
  "table.computer",
  "replay.slider",
  "office.log",
  "risk.neutral",
  "risk.bonus",
  "risk.types.mission",
  "risk.lost",
  "replay.at",
  "home.against",
  "settings.themes.contrast",
  "board.risen",
  "risk.port",
  "home.level", // the name of a stranger
  "home.box", // likewise
  "leaders.name",
  "player.rating",
  "leaders.rating",
  "leaders.name",
]);

/** Every text by its path; a function is told numbers and letters, and says something. */
function texts(words: unknown, path = ""): [string, string][] {
  if (typeof words === "string") return [[path, words]];
  if (typeof words === "function") {
    // A number in words, a list, a text: what it takes is not known here, so the first that it takes is kept.
    for (const given of [3, ["a"], "a"])
      try {
        return [[path, String((words as (...all: unknown[]) => unknown)(given, given, given, given))]];
      } catch {
        continue;
      }
    throw new Error(`${path} cannot be said`);
  }
  if (Array.isArray(words)) return [[path, words.join(" ")]];
  return Object.entries(words as object).flatMap(([name, inner]) => texts(inner, path ? `${path}.${name}` : name));
}

const others = await Promise.all(
  Object.entries(LANGUAGES)
    .filter(([id]) => id !== "en")
    .map(async ([id, { load }]) => [id, (await load()).default] as [string, Words]),
);

test.each(others)("%s has every word English has, and none besides", (_, words) => {
  const paths = (all: unknown): string[] => texts(all).map(([path]) => path);
  expect(paths(words).sort()).toEqual(paths(en).sort());
});

test.each(others)("no text of %s is the English one", (_, words) => {
  const english = new Map(texts(en));
  const alike = texts(words).filter(([path, text]) => !SAME.has(path) && english.get(path) === text);
  expect(alike.map(([path]) => path)).toEqual([]);
});

/** What tests/speech/test_german.py asks of the games' sentences. */
test("German pages have German quotation marks, and the one word for each thing", async () => {
  const { load } = LANGUAGES.de!;
  const said = texts((await load()).default);
  const wrong = /["'”]|\S {2,}\S|\w [,.;!?](\s|$)|Anführer|Remis|Auftrag|Orte? der Macht|Flagge|Späher|diagonal|Ihnen/;
  expect(said.filter(([, text]) => wrong.test(text))).toEqual([]);
  expect(said.filter(([, text]) => text.split("„").length !== text.split("“").length)).toEqual([]);
});

test("No page and no table writes a sentence of its own: all of them are in the words.", () => {
  const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const found = Object.entries(sources)
    .filter(([path]) => !/\/words\/|\/wire/.test(path))
    .flatMap(([path, text]) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm, "");
      return [...code.matchAll(/["`>][A-Z$][\w{}()]*,? [a-z]+[^"`<]*[.!?]["`<]/g)].map(([said]) => `${path}: ${said}`);
    });
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
