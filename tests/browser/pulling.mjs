import { goOn, spot } from "./risk.mjs";
import { assert, decides, given, scenario, shot, sit, waitForTurn } from "./table.mjs";

// By mouse: battalions are carried onto a place, and an attack is pulled from one place to another.
await scenario(async (person) => {
  const page = await person();
  await sit(page, given[0].token);
  const step = () => page.locator(".steps li.on").innerText();
  const can = () => page.$$eval(".touch.can", (places) => places.map((place) => place.dataset.place));
  const upTo = async (name, there) => {
    for (let decisions = 0; decisions < 20 && !((await step()) === name && (await page.locator(there).count())); decisions++) {
      await goOn(page, { attacks: 0 });
      await waitForTurn(page);
    }
  };
  const over = async (place) => page.mouse.move(...(await spot(page, place)), { steps: 8 });
  await waitForTurn(page);
  await upTo("Reinforce", '.controls [aria-pressed]:text-is("All")');
  const [place] = await can();
  await decides(page, "battalions carried to a place", async () => {
    await page.locator('.controls [aria-pressed]:text-is("All")').hover();
    await page.mouse.down();
    await over(place);
    await page.locator(".carried").waitFor();
    await shot(page, "carried");
    await page.mouse.up();
  });
  await waitForTurn(page);
  await upTo("Attack", ".touch.can");
  const [from] = await can();
  await over(from);
  await page.mouse.down();
  const [x, y] = await spot(page, from);
  await page.mouse.move(x + 12, y + 12, { steps: 4 });
  await page.locator(`.touch.from[data-place="${from}"]`).waitFor({ state: "attached" });
  const [to] = (await can()).filter((one) => one !== from);
  await over(to);
  await shot(page, "pulled");
  await page.mouse.up();
  await page.locator(".fight").waitFor();
  assert.equal(await page.locator(`.touch.to[data-place="${to}"]`).count(), 1, "pulled to another place");
});
