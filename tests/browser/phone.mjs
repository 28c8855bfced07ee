import { assert, base, make, scenario, shot, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const fits = async (where) => assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1), `${where} scrolls sideways`);
  await page.goto(base);
  await page.getByRole("button", { name: /^Stratego/ }).first().waitFor();
  await fits("home");
  await page.getByRole("button", { name: /^Stratego/ }).first().tap();
  await page.getByRole("button", { name: "Play", exact: true }).tap();
  await page.waitForURL(/\/game\//);
  await page.locator(".tray .one").first().waitFor();
  await fits("set-up");
  // By hand: a piece from the tray, then a square.
  const home = await page.$$eval("[data-square]", (cells) => cells.slice(-10).map((cell) => cell.dataset.square));
  await page.locator(".tray .one:enabled").first().tap();
  await page.locator(`[data-square=${home[4]}]`).tap();
  assert.equal(await page.locator(`[data-square=${home[4]}][aria-label*="your"]`).count(), 1);
  await shot(page, "phone-setup");
  await page.getByRole("button", { name: "Fill the rest" }).tap();
  await page.getByRole("button", { name: "Ready", exact: true }).tap();
  await waitForTurn(page);
  await fits("board");
  const from = page.locator('[role=gridcell][aria-label$="can act"]').first();
  await from.tap();
  await shot(page, "phone-pick");
  await page.locator('[aria-label*="can go here"],[aria-label*="can attack here"]').first().tap();
  await page.waitForFunction(() => (document.querySelector("aside ol")?.children.length ?? 0) > 3);
  await shot(page, "phone-board");

  await make(page, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, { who: "computer", player: "random" }] });
  await waitForTurn(page);
  await fits("map");
  await page.locator(".touch.can").first().dispatchEvent("click");
  await shot(page, "phone-risk");
});
