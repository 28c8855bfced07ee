import { expect, it } from "vitest";

const files = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "../src/*.css"], { query: "?raw", import: "default", eager: true });
const sources = Object.values(files).join("\n");
const all = (pattern: RegExp) => [...sources.matchAll(pattern)].map((match) => match[1]!);

it("whatever is painted with has been mixed: no name of a colour or a measure stands for nothing", () => {
  const set = new Set([...all(/(--[\w-]+)["']?\s*[:=]/g), ...all(/setProperty\("(--[\w-]+)"/g)]);
  const used = new Set(all(/var\((--[\w-]+)\)/g)); // what has a second choice behind a comma may be missing
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
it("every theme mixes the same colours", () => {
  const themes = [...files["../src/app.css"]!.matchAll(/\{([^{}]*--page:[^{}]*)\}/g)].map((match) => [...match[1]!.matchAll(/(--[\w-]+):/g)].map((found) => found[1]!).sort());
  expect(themes.length).toBeGreaterThanOrEqual(3);
  for (const theme of themes) expect(theme).toEqual(themes[0]);
});
