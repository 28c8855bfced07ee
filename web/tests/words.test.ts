import { expect, test } from "vitest";
import { choose, words } from "../src/lib/words";

const pages = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

/** The markup of a page without its code, its style, its drawings and whatever stands in braces. */
function markup(page: string): string {
  let text = page.replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
  for (let before = ""; before !== text;) [before, text] = [text, text.replace(/\{[^{}]*\}/g, "")];
  return text;
}

test.each(Object.entries(pages))("%s says nothing that is not in the words of a language", (_, page) => {
  const text = markup(page);
  const between = [...text.matchAll(/>([^<>]*)</g)].map((found) => found[1]!);
  const told = [...text.matchAll(/\s(?:aria-label|aria-valuetext|title|placeholder|alt)="([^"]*)"/g)].map(
    (found) => found[1]!,
  );
  expect([...between, ...told].filter((part) => /\p{L}{2}/u.test(part))).toEqual([]);
});

const code = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "!../src/words/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("nobody has to translate a sentence that is never said", () => {
  const unsaid = Object.entries(words).flatMap(([part, inner]) => {
    const speakers = Object.values(code).filter((text) => new RegExp(`words\\.${part}\\b`).test(text));
    return Object.keys(inner)
      .filter((name) => !speakers.some((text) => new RegExp(`\\.${name}\\b`).test(text)))
      .map((name) => `${part}.${name}`);
  });
  expect(unsaid).toEqual([]);
});

test("no word is kept while modules are read: the language is chosen afterwards", () => {
  const keeping = Object.entries(code).filter(([path, text]) => {
    const read = path.endsWith(".svelte") ? (/<script[^>]*\bmodule\b[\s\S]*?<\/script>/.exec(text)?.[0] ?? "") : text;
    return /^(?:export )?(?:const|let) [^=]*= *(?:\w+\()?words\b/m.test(read);
  });
  expect(keeping.map(([path]) => path)).toEqual([]);
});

test("the language is the one asked for, or else the first of the browser's that there is, or else English", () => {
  const there = ["en", "de", "nl"];
  expect(choose("nl", ["de"], there)).toBe("nl");
  expect(choose("auto", ["fr-CH", "de-CH", "en"], there)).toBe("de");
  expect(choose("auto", ["xx"], there)).toBe("en");
  expect(choose("tlh", [], there)).toBe("en");
});

test("where there are no Adventure cards nobody is told of cards", () => {
  expect(words.risk.defendsItself(true)).toContain("Adventure card");
  expect(words.risk.defendsItself(false)).not.toMatch(/card/i);
});

test("no sentence is empty", () => {
  const empty: string[] = [];
  const walk = (part: unknown, path: string): void => {
    if (part === "") empty.push(path);
    else if (part && typeof part === "object")
      for (const [name, inner] of Object.entries(part)) walk(inner, `${path}.${name}`);
  };
  walk(words, "words");
  expect(empty).toEqual([]);
});
