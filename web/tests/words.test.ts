import { expect, test } from "vitest";
import { words } from "../src/lib/words";

const pages = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

/** The markup of a page without its code, its style, its drawings and whatever stands in braces. */
function markup(page: string): string {
  let text = page.replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
  for (let before = ""; before !== text;) [before, text] = [text, text.replace(/\{[^{}]*\}/g, "")];
  return text;
}

test.each(Object.entries(pages))("%s says nothing that is not in words.ts", (_, page) => {
  const text = markup(page);
  const between = [...text.matchAll(/>([^<>]*)</g)].map((found) => found[1]!);
  const told = [...text.matchAll(/\s(?:aria-label|aria-valuetext|title|placeholder|alt)="([^"]*)"/g)].map(
    (found) => found[1]!,
  );
  expect([...between, ...told].filter((part) => /\p{L}{2}/u.test(part))).toEqual([]);
});

const code = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "!../src/lib/words*.ts"], {
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
