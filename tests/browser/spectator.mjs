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
});
