// Looks at a page as people with other eyes and fingers would: three themes, two widths, nothing too small to touch.
import { readFileSync } from "node:fs";
import { need, shot } from "./table.mjs";

const axe = readFileSync(need.resolve("axe-core/axe.min.js"), "utf8");
const WIDTHS = [[390, 844], [1440, 900]];
const THEMES = ["light", "dark", "contrast"];
/** Which looks are kept as pictures. */
const KEPT = new Set(["390 light", "390 contrast", "1440 dark"]);
/** Smaller than a finger on purpose, and why. */
const SMALL = {
  "[data-square]": "ten squares have to fit side by side on a phone; the board can be made larger",
  ".touch, [data-place]": "a place is as large as it is on the map; the map can be made larger, and is a list below",
  "p a, li > a, td a": "a link within a sentence is as high as its line",
};

/** Everything that is wrong with the pages looked at so far. */
export const found = new Set();

/** One page in every theme at both widths. */
export async function look(page, name) {
  await page.evaluate(axe);
  // Colours that still fade from one theme to the other are nobody's colours.
  await page.addStyleTag({ content: "* { transition: none !important; animation: none !important }" });
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) {
      await wear(page, theme);
      for (const wrong of await page.evaluate(violations, theme !== THEMES[0])) found.add(`${name} ${width} ${theme}: ${wrong}`);
      if (KEPT.has(`${width} ${theme}`)) await shot(page, `${name}-${width}-${theme}`);
    }
    for (const bar of await page.evaluate(strayBars)) found.add(`${name} ${width}: ${bar}`);
    const wide = await page.evaluate(tooWide);
    if (wide) found.add(`${name} ${width}: scrolls sideways: ${wide}`);
    if (width < 400) for (const small of await page.evaluate(tooSmall, Object.keys(SMALL).join())) found.add(`${name} ${width}: ${small}`);
  }
}

/** Light and dark as the device wishes, high contrast as chosen in the settings. */
async function wear(page, theme) {
  if (theme === "contrast") return page.evaluate(() => void (document.documentElement.dataset.theme = "contrast"));
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
}

/** What axe finds serious. Only colours differ from theme to theme: the rest is asked once. */
async function violations(coloursOnly) {
  const told = await window.axe.run(document, { resultTypes: ["violations"], ...(coloursOnly && { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } }) });
  const bad = told.violations.filter((one) => ["serious", "critical"].includes(one.impact));
  return bad.map((one) => `${one.id} (${one.nodes.length}) ${one.nodes[0].html.slice(0, 160)} ${one.nodes[0].failureSummary?.slice(0, 200)}`);
}

/** The sign that something opens stands at the end of a row; anywhere else it is half an arrow. */
const strayBars = () =>
  [...document.querySelectorAll("summary")]
    .filter((one) => one.checkVisibility() && getComputedStyle(one, "::after").content === '""' && !/flex|grid/.test(getComputedStyle(one).display))
    .map((one) => `a stray bar after ${one.textContent}`);

/** What makes a page scroll sideways, if it does. */
function tooWide() {
  if (document.documentElement.scrollWidth <= innerWidth + 1) return "";
  const over = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
  return `${document.documentElement.scrollWidth} > ${innerWidth}, ${over.at(-1)?.outerHTML.slice(0, 300)}`;
}

/** What a finger would miss: less than 44 pixels wide or high, together with its label. One of each sort is told. */
function tooSmall(except) {
  const small = new Map();
  for (const one of document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [tabindex='0']")) {
    const whole = one.matches("input") ? (one.closest("label") ?? one) : one;
    const { width, height, right, bottom } = whole.getBoundingClientRect();
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1 && right > 0 && bottom + scrollY > 0;
    if (seen && !one.matches(except) && Math.min(width, height) < 43.5) small.set(`${one.tagName} ${one.className}`, `${Math.round(width)} x ${Math.round(height)} is too small for a finger: ${one.outerHTML.slice(0, 160)}`);
  }
  return [...small.values()];
}
