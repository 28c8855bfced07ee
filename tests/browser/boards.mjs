import { found, look } from "./looking.mjs";
import { choose, setUp } from "./stratego.mjs";
import { assert, given, make, resign, scenario, sit, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  // With fingers; axe is brought in by the test, which the page's own strict policy would refuse.
  const page = await person({ bypassCSP: true, hasTouch: true });
  await make(page, { game: "stratego/classic", seats: [{ who: "me" }, { who: "computer", player: "random" }] });
  await page.locator(".setup").waitFor();
  await look(page, "setup");
  await setUp(page, "Fortress");
  await waitForTurn(page);
  await page.locator('[role=gridcell][aria-label$="can act"]').first().click();
  await look(page, "board");
  await resign(page);
  await look(page, "ending");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "One back" }).click();
  await look(page, "replay");
  await make(page, { game: "stratego/duel", seats: [{ who: "me" }, { who: "me" }] });
  await setUp(page, "Fortress");
  await page.locator(".curtain").waitFor();
  await look(page, "curtain");
  const [power] = given;
  await sit(page, power.token);
  await page.locator(`[data-square="${power.clicks[0].from}"]`).click();
  await look(page, "board-powers");
  await page.getByRole("button", { name: "Call it off" }).click();
  assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 0, "called off");
  for (const offer of power.clicks) await choose(page, offer);
  assert.deepEqual([...found], []);
});
