import { goOn } from "./risk.mjs";
import { assert, make, scenario, shot, waitForTurn } from "./table.mjs";

// While nobody holds a card there is nothing to hide: the device goes round without a curtain, and says whom it asks.
await scenario(async (person) => {
  const page = await person();
  await make(page, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, { who: "me" }] });
  const asked = [];
  for (;;) {
    await waitForTurn(page);
    if (await page.locator(".curtain").count()) break;
    asked.push((await page.locator(".prompt").innerText()).split(":")[0]);
    if (asked.length < 5) assert.equal(await page.locator(".hand").count(), 0, "no cards yet");
    await goOn(page);
  }
  const [first, second] = new Set(asked);
  assert.notEqual(first, second);
  assert.deepEqual(asked.slice(0, 4), [first, second, first, second]);
  await shot(page, "curtain-risk");
  await page.locator(".curtain button").click();
  await page.locator(".curtain").waitFor({ state: "detached" });
  await page.locator(".hand").waitFor();
});
