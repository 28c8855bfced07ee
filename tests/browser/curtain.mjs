import { hurry, move, setUp } from "./stratego.mjs";
import { assert, isOver, make, scenario, shot, waitForTurn } from "./table.mjs";

const MOVES = 60;

/** How many listeners the page holds once all that was put away is forgotten. */
async function listeners(devtools) {
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find((one) => one.name === "JSEventListeners").value;
}

await scenario(async (person) => {
  const page = await person({ pace: "calm" });
  const curtain = page.locator(".curtain");
  const fight = page.locator(".rays").first();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await make(page, { game: "stratego/quick-battle", seats: [{ who: "me" }, { who: "me" }] });
  await setUp(page, "Storm");
  await curtain.waitFor();
  await shot(page, "curtain");
  await curtain.locator("button").click();
  await setUp(page, "Storm");
  // Until a fight was seen by both: by who attacked before the curtain falls, and by who comes next after it rises.
  let fought = false;
  let held = 0;
  for (let moves = 0; !fought && moves < MOVES; moves++) {
    await curtain.waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.closest(".curtain") !== null), true, "the curtain has the focus");
    if (moves === 2) held = await listeners(devtools);
    await curtain.locator("button").click();
    await curtain.waitFor({ state: "detached" });
    await waitForTurn(page);
    await move(page);
    if (await isOver(page)) break;
    fought = (await fight.count()) > 0;
    if (fought) assert.equal(await curtain.count(), 0, "the curtain falls over a fight");
    await hurry(page);
  }
  assert.ok(fought, "nobody met anybody");
  await curtain.waitFor();
  // Every turn draws the board anew: the old ones must be let go, or a long game fills the memory.
  if (held) while ((await listeners(devtools)) > held) await page.waitForTimeout(100);
  await curtain.locator("button").click();
  await fight.waitFor();
  await shot(page, "curtain-fight");
  // Whoever holds the device is asked by the name of their army.
  await hurry(page);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByText(/^(Red|Blue) Army: really give up\?/).waitFor();
});
