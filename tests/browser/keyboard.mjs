import { keys, turn } from "./risk.mjs";
import { assert, base, decides, enter, given, scenario, shot, sit, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  const page = await person();
  await page.goto(base);
  const named = () => page.evaluate(() => document.activeElement.textContent);
  // What opens closes with Escape, and one goes on where one was.
  await enter(page, page.getByRole("button", { name: "Settings" }));
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.match(await named(), /Settings/);
  await enter(page, page.getByRole("button", { name: /^Stratego/ }).first());
  await enter(page, page.locator("button.go"));
  await page.waitForURL(/\/game\//);
  await page.locator(".tray").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), "main", "keys go on in the new page");

  // Set-up: walk onto the board, place a Flag by its letter, take it off again, then a ready-made set-up.
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement.getAttribute("role") === "gridcell")) break;
  }
  await page.keyboard.press("F");
  assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), /Flag/);
  await page.keyboard.press("Delete");
  // Whatever has done its work keeps the focus, and does nothing a second time.
  await enter(page, page.getByRole("button", { name: "Place them for me", exact: true }));
  await page.locator(".say b", { hasText: "All set!" }).waitFor();
  assert.equal(await named(), "Place them for me");
  await page.keyboard.press("Enter");
  await enter(page, page.getByRole("button", { name: "Clear", exact: true }));
  await page.locator(".say b", { hasText: "to place" }).waitFor();
  assert.equal(await named(), "Clear");
  await enter(page, page.getByRole("button", { name: "Wall", exact: true }));
  await enter(page, page.getByRole("button", { name: "Ready", exact: true }));
  await page.locator(".setup").waitFor({ state: "detached" });
  await waitForTurn(page);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("role")), "gridcell", "keys go on at the board");

  // A move: walk with the arrows to a piece that can act, Enter, walk to a marked square, Enter.
  const walk = async (wanted) => {
    const [at, to] = await page.evaluate((text) => {
      const cells = [...document.querySelectorAll("[role=gridcell]")];
      const cols = document.querySelector("[role=row]").children.length;
      const xy = (cell) => [cells.indexOf(cell) % cols, Math.floor(cells.indexOf(cell) / cols)];
      return [document.activeElement, cells.find((cell) => new RegExp(text).test(cell.getAttribute("aria-label")))].map(xy);
    }, wanted);
    for (let i = 0; i < Math.abs(to[0] - at[0]); i++) await page.keyboard.press(to[0] > at[0] ? "ArrowRight" : "ArrowLeft");
    for (let i = 0; i < Math.abs(to[1] - at[1]); i++) await page.keyboard.press(to[1] > at[1] ? "ArrowDown" : "ArrowUp");
    assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), new RegExp(wanted));
    await page.keyboard.press("Enter");
  };
  await walk("can act");
  await shot(page, "keyboard");
  await decides(page, "a move by keys", () => walk("can (go|attack) here"));

  // Second thoughts about giving up, then home and back to the game.
  await enter(page, page.getByRole("button", { name: "Resign" }));
  await page.getByText("Really give up?").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Really give up?").waitFor({ state: "detached" });
  await enter(page, page.getByRole("link", { name: "Flagfall, Home" }));
  await page.locator("button.go").waitFor();
  await enter(page, page.locator('a.game[href^="/game/"]').first());
  await page.locator(".board").waitFor();

  // Risk: the map as a list.
  await sit(page, given[0].token);
  await enter(page, page.getByText("The map as a list"));
  await turn(page, keys);
  await shot(page, "keyboard-risk");
});
