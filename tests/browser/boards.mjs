import { found, look } from "./looking.mjs";
import { choose, setUp } from "./stratego.mjs";
import { assert, given, make, resign, scenario, sit, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  // With fingers; axe is brought in by the test, which the page's own strict policy would refuse.
  const page = await person({ bypassCSP: true, hasTouch: true });
  await make(page, { game: "stratego/classic", seats: [{ who: "me" }, { who: "computer", player: "random" }] });
  await page.locator(".setup").waitFor();
  // On a laptop a page with a board does not scroll, and all there is to press for a set-up is in sight.
  const onLaptop = async (what) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 0, `${what} scrolls`);
  };
  await onLaptop("a set-up");
  for (const last of [page.getByRole("button", { name: "Wall", exact: true }), page.getByText("My set-ups · As text")]) {
    const { y, height } = await last.boundingBox();
    assert.ok(y + height <= 768, "the end of the set-up panel is out of sight");
  }
  await look(page, "setup");
  await setUp(page, "Fortress");
  await waitForTurn(page);
  await onLaptop("a board");
  await page.locator('[role=gridcell][aria-label$="can act"]').first().click();
  await look(page, "board");
  await resign(page);
  await look(page, "ending");
  await page.getByRole("button", { name: "Look back, all open" }).click();
  await page.getByRole("heading", { name: "Where it turned" }).waitFor();
  await look(page, "review");
  await page.locator(".review .eyes select").selectOption("0");
  await page.locator(".thinking .line").first().waitFor({ timeout: 100_000 });
  await look(page, "thinking");
  await page.getByRole("button", { name: "Story" }).click();
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
