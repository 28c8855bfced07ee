import { assert, base, scenario, shot, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  const page = await person();
  await page.goto(base);
  await page.getByRole("button", { name: /^Stratego/ }).first().waitFor();
  const tabTo = async (matches, limit = 80) => {
    for (let i = 0; i < limit; i++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(matches)) return;
    }
    throw new Error(`Tab never reached ${matches}`);
  };
  await tabTo(() => document.activeElement?.textContent?.trim().startsWith("Stratego"));
  await page.keyboard.press("Enter");
  await tabTo(() => document.activeElement?.matches?.("button.go"));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/game\//);
  await page.locator(".tray").waitFor();

  // Set-up: focus the board, place a Flag by its letter, then a ready-made set-up.
  await tabTo(() => document.activeElement?.getAttribute("role") === "gridcell");
  await page.keyboard.press("F");
  const flagged = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.match(flagged, /Flag/);
  await page.keyboard.press("Delete");
  await tabTo(() => document.activeElement?.textContent?.trim() === "Wall");
  await page.keyboard.press("Enter");
  await page.keyboard.down("Shift");
  for (let i = 0; i < 30 && !(await page.evaluate(() => document.activeElement?.textContent?.trim() === "Ready")); i++) await page.keyboard.press("Tab");
  await page.keyboard.up("Shift");
  await page.keyboard.press("Enter");
  await waitForTurn(page);
  // The computer may still be setting up, or move first.
  await page.locator('[role=gridcell][aria-label*="can act"]').first().waitFor();

  // A move: walk with the arrows to a piece that can act, Enter, walk to a marked square, Enter.
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  const walk = async (wanted) => {
    const [at, to] = await page.evaluate((text) => {
      const here = document.activeElement;
      const cells = [...document.querySelectorAll("[role=gridcell]")];
      const goal = cells.find((cell) => cell.getAttribute("aria-label").includes(text));
      const cols = document.querySelector("[role=row]").children.length;
      const xy = (cell) => [cells.indexOf(cell) % cols, Math.floor(cells.indexOf(cell) / cols)];
      return [xy(here), xy(goal)];
    }, wanted);
    for (let i = 0; i < Math.abs(to[0] - at[0]); i++) await page.keyboard.press(to[0] > at[0] ? "ArrowRight" : "ArrowLeft");
    for (let i = 0; i < Math.abs(to[1] - at[1]); i++) await page.keyboard.press(to[1] > at[1] ? "ArrowDown" : "ArrowUp");
    assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), new RegExp(wanted));
    await page.keyboard.press("Enter");
  };
  const before = await page.evaluate(() => document.querySelector("aside ol").children.length);
  await walk("can act");
  await shot(page, "keyboard");
  await walk("can go here");
  await page.waitForFunction((n) => document.querySelector("aside ol").children.length > n, before);
});
