// Looks at pages: `node dev/shots.mjs BASE name=path …` writes shots/name-WIDTH-THEME.png.
import { chromium } from "playwright-core";
import { mkdirSync } from "node:fs";

const [base, ...pages] = process.argv.slice(2);
const widths = (process.env.WIDTHS ?? "390,1440").split(",").map(Number);
const themes = (process.env.THEMES ?? "light").split(",");
mkdirSync("../shots", { recursive: true });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
for (const width of widths)
  for (const theme of themes) {
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
      colorScheme: theme === "dark" ? "dark" : "light",
      hasTouch: width < 500,
      deviceScaleFactor: width < 500 ? 2 : 1,
    });
    for (const one of pages) {
      const [name, path] = [one.slice(0, one.indexOf("=")), one.slice(one.indexOf("=") + 1)];
      const page = await context.newPage();
      page.on("console", (m) => m.type() === "error" && console.log(name, m.text()));
      page.on("pageerror", (e) => console.log(name, String(e)));
      await page.goto(base + path);
      await page.waitForTimeout(900);
      if (process.env.CLICK)
        for (const sel of process.env.CLICK.split(";;")) {
          await page.locator(sel).first().click();
          await page.waitForTimeout(400);
        }
      await page.screenshot({ path: `../shots/${name}-${width}-${theme}.png`, fullPage: process.env.FULL === "1" });
      await page.close();
    }
    await context.close();
  }
await browser.close();
