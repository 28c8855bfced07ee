import { move, setUp, unveil } from "./stratego.mjs";
import { assert, isOver, make, scenario, shot, waitForTurn } from "./table.mjs";

const MOVES = 60;

await scenario(async (person) => {
  const page = await person();
  const curtain = page.locator(".curtain");
  const fight = page.locator(".veil");
  await make(page, { game: "stratego/quick-battle", seats: [{ who: "me" }, { who: "me" }] });
  await setUp(page, "Storm");
  await curtain.waitFor();
  await shot(page, "curtain");
  await curtain.locator("button").click();
  await setUp(page, "Storm");
  // Until a fight was seen by both: by who attacked before the curtain falls, and by who comes next after it rises.
  let fought = false;
  for (let moves = 0; !fought && moves < MOVES; moves++) {
    await curtain.waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.closest(".curtain") !== null), true, "the curtain has the focus");
    await curtain.locator("button").click();
    await curtain.waitFor({ state: "detached" });
    await waitForTurn(page);
    await move(page);
    if (await isOver(page)) break;
    fought = (await fight.count()) > 0;
    if (fought) assert.equal(await curtain.count(), 0, "the curtain falls over a fight");
    await unveil(page);
  }
  assert.ok(fought, "nobody met anybody");
  await curtain.waitFor();
  await curtain.locator("button").click();
  await fight.waitFor();
  await shot(page, "curtain-fight");
});
