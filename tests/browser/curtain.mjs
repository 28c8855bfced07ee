import { move, setUp } from "./stratego.mjs";
import { assert, isOver, make, scenario, shot, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  const page = await person();
  await make(page, { game: "stratego/duel", seats: [{ who: "me" }, { who: "me" }] });
  await setUp(page, "Fortress");
  await page.locator(".curtain").waitFor();
  await shot(page, "curtain");
  await page.locator(".curtain button").click();
  await setUp(page, "Storm");
  for (let turn = 0; turn < 6; turn++) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    if (await page.locator(".curtain").count()) {
      assert.equal(await page.evaluate(() => document.activeElement?.closest(".curtain") !== null), true, "the curtain has the focus");
      await page.locator(".curtain button").click();
      await page.locator(".curtain").waitFor({ state: "detached" });
      continue;
    }
    await move(page);
  }
});
