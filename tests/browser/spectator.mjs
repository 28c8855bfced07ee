import { move, setUp } from "./stratego.mjs";
import { assert, make, scenario, shot, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  const page = await person();
  await make(page, { game: "stratego/classic", seats: [{ who: "me" }, { who: "computer", player: "random" }], listed: true });
  await setUp(page, "Wall");
  await waitForTurn(page);
  const watcher = await person();
  await watcher.goto(page.url());
  await watcher.locator(".board").waitFor();
  await watcher.locator('[aria-label*="hidden piece"]').first().waitFor({ state: "attached" });
  assert.equal(await watcher.locator('[aria-label*="hidden piece"]').count(), 80);
  await move(page);
  await watcher.waitForFunction(() => document.querySelector("aside ol").children.length > 0);
  await shot(watcher, "spectator");
  assert.equal(await watcher.getByRole("button", { name: "Resign" }).count(), 0);

  // The link to send them: copied, said and gone again; where it cannot be copied it stands there, selected, until one goes on.
  const link = page.getByRole("button", { name: "Link for watchers" });
  const sticksOut = () => page.$$eval("aside .actions, aside .actions :not(input)", (all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > one.closest("aside").getBoundingClientRect().right).map((one) => one.outerHTML.slice(0, 80)));
  for (const [width, height] of [[390, 844], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    for (const may of [true, false]) {
      await page.evaluate((may) => (navigator.clipboard.writeText = async (text) => (may ? void (window.kept = text) : Promise.reject(new Error("no")))), may);
      await link.click();
      const said = may ? page.locator(".said", { hasText: "Copied" }) : page.getByRole("textbox", { name: "Link for watchers" });
      await said.waitFor();
      assert.deepEqual(await sticksOut(), []);
      await shot(page, `watchers-link-${may ? "copied" : "by-hand"}-${width}`);
      if (may) assert.equal(await page.evaluate(() => window.kept), page.url());
      else assert.equal(await page.evaluate(() => getSelection().toString()), page.url());
      if (!may) await page.keyboard.press("Tab");
      await said.waitFor({ state: "hidden" });
    }
  }
});
