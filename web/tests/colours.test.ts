import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|css|ts)$/.test(file))
  .map((file) => readFileSync(join("src", file), "utf8"))
  .join("\n");
const all = (pattern: RegExp) => [...sources.matchAll(pattern)].map((match) => match[1]!);

it("whatever is painted with has been mixed: no name of a colour or a measure stands for nothing", () => {
  const set = new Set([...all(/(--[\w-]+)["']?\s*[:=]/g), ...all(/setProperty\("(--[\w-]+)"/g)]);
  const used = new Set(all(/var\((--[\w-]+)\)/g)); // what has a second choice behind a comma may be missing
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
it("every theme mixes the same colours", () => {
  const css = readFileSync("src/app.css", "utf8");
  const themes = [...css.matchAll(/\{([^{}]*--page:[^{}]*)\}/g)].map((match) => [...match[1]!.matchAll(/(--[\w-]+):/g)].map((found) => found[1]!).sort());
  expect(themes.length).toBeGreaterThanOrEqual(3);
  for (const theme of themes) expect(theme).toEqual(themes[0]);
});
