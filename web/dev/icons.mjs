// Draws the icons of the installed app from icon.svg: node dev/icons.mjs
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const svg = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
for (const [name, size, part] of [
  ["icon-192", 192, 1],
  ["icon-512", 512, 1],
  ["icon-maskable-512", 512, 0.8],
]) {
  const inner = Math.round(size * part);
  await page.setViewportSize({ width: size, height: size });
  const ground = name.includes("maskable") ? "" : `border-radius:${Math.round(size / 5)}px;`;
  await page.setContent(
    `<body style="margin:0;background:transparent"><div style="${ground}background:#7d2431;width:${size}px;height:${size}px;display:grid;place-items:center"><div style="width:${inner}px;height:${inner}px">${svg.replace("<svg", '<svg width="100%" height="100%"')}</div></div>`,
  );
  await page.screenshot({ path: new URL(`../public/${name}.png`, import.meta.url).pathname, omitBackground: true });
}
await browser.close();
