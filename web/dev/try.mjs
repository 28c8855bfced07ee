// Plays a little by clicking, for looking: `node dev/try.mjs BASE "Box" "Mode" WIDTH THEME`.
import { chromium } from "playwright-core";
const [base, box, mode, width = "1440", theme = "light", name = "try", moves = "3"] = process.argv.slice(2);
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
const context = await browser.newContext({
  viewport: { width: +width, height: +width < 500 ? 844 : 900 },
  colorScheme: theme,
  hasTouch: +width < 500,
});
const page = await context.newPage();
page.on("console", (m) => m.type() === "error" && console.log(m.text()));
page.on("pageerror", (e) => console.log(String(e)));
await page.goto(base + "/");
await page.getByRole("button", { name: box }).first().click();
if (mode) await page.getByRole("radio", { name: mode }).first().check();
await page.getByRole("button", { name: "Play", exact: true }).click();
await page.waitForURL(/game/);
await page.waitForTimeout(2500);
await page.screenshot({ path: `../shots/${name}-a.png` });
if (await page.getByRole("button", { name: "Fortress" }).count()) {
  await page.getByRole("button", { name: "Fortress" }).click();
  await page.getByRole("button", { name: "Ready", exact: true }).click();
  await page.waitForTimeout(2500);
  for (let i = 0; i < +moves; i++) {
    const own = page.locator('[role=gridcell][aria-label$="can act"]');
    const n = await own.count();
    if (!n) {
      await page.waitForTimeout(1500);
      continue;
    }
    await own.nth(Math.floor(Math.random() * n)).click();
    const to = page.locator(
      '[role=gridcell][aria-label*="can go here"],[role=gridcell][aria-label*="can attack here"]',
    );
    await page.waitForTimeout(200);
    if (i === 1) await page.screenshot({ path: `../shots/${name}-pick.png` });
    if (await to.count()) await to.first().click();
    await page.waitForTimeout(1800);
  }
}
await page.screenshot({ path: `../shots/${name}-b.png`, fullPage: process.env.FULL === "1" });
console.log(page.url(), await page.locator("ol li button").allInnerTexts());
await browser.close();
