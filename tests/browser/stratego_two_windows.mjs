import { choose, setUpByHand } from "./stratego.mjs";
import { assert, base, given, replay, scenario, seatOf, shot, turnOf } from "./table.mjs";

// Create, invite, set up by hand, play to the captured Flag, look back, take the scroll home and open it again.
await scenario(async (person) => {
  const ann = await person({ acceptDownloads: true });
  const ben = await person();
  await ann.goto(base);
  await ann.getByRole("button", { name: /^Stratego/ }).first().click();
  await ann.getByRole("radio", { name: /Barrage/ }).check();
  await ann.getByRole("radio", { name: "A friend, by link" }).check();
  await ann.getByRole("button", { name: "Play", exact: true }).click();
  await ann.waitForURL(/\/game\//);
  const link = await ann.getByRole("textbox", { name: "Invitation link" }).inputValue();
  const rows = await ann.$$eval("[data-square]", (cells) => cells.map((cell) => cell.getBoundingClientRect().bottom));
  assert.ok(Math.max(...rows) <= ann.viewportSize().height, "the link pushes the own rows out of sight");
  await shot(ann, "invite");
  await ben.goto(link);
  await ben.getByLabel("Your name").fill("Ben");
  await shot(ben, "join");
  await ben.getByRole("button", { name: "Sit down and play" }).click();
  await ben.waitForURL(/\/game\//);

  // Who is not heard for a while is heard again with all they said.
  const heard = ann.locator(".talk li");
  await ann.getByRole("button", { name: "Talk" }).click();
  await ben.getByRole("button", { name: "Talk" }).click();
  await ben.getByRole("button", { name: "Hello!" }).click();
  await heard.first().waitFor();
  await ann.getByRole("button", { name: "Mute Ben" }).click();
  await heard.first().waitFor({ state: "detached" });
  await ben.getByRole("button", { name: "Oh no!" }).click();
  await ben.getByText("Ben: Oh no!").waitFor();
  await ann.getByRole("button", { name: "Unmute Ben" }).click();
  await ann.getByText("Ben: Oh no!").waitFor();
  assert.equal(await heard.count(), 2);
  for (const page of [ann, ben]) await page.getByRole("button", { name: "Story" }).click();

  for (const page of [ann, ben]) await setUpByHand(page, given.setups[await seatOf(page)]);
  for (const { seat, ...offer } of given.moves) {
    const mover = await turnOf(ann, ben);
    assert.equal(await seatOf(mover), seat, `whose turn it is before ${offer.text}`);
    await choose(mover, offer);
  }
  await ann.locator("dialog[open]").waitFor();
  await ben.locator("dialog[open]").waitFor();
  await shot(ben, "ending");
  await replay(ben, "replay-open");
  assert.equal(await ben.locator('[aria-label*="hidden piece"]').count(), 0, "all sides are open after the end");

  // The review opens with all sides open, and where the game turned stands beside the board without a scroll.
  await ann.getByRole("button", { name: "Look back, all open" }).click();
  const turned = ann.locator(".review .turn").first();
  await turned.waitFor();
  await ann.waitForFunction(() => !document.querySelector('[aria-label*="hidden piece"]'));
  const hidden = await turned.evaluate((one) => one.getBoundingClientRect().bottom - one.closest(".content").getBoundingClientRect().bottom);
  assert.ok(hidden <= 0, `the first turning point is ${hidden} pixels out of sight`);
  await ann.getByRole("combobox", { name: "On the board" }).selectOption({ label: "Known to: Red Army" });
  await ann.locator('[aria-label*="hidden piece"]').first().waitFor();
  // Who drives Firefox hears of no downloads.
  if (process.env.FIREFOX) return;
  const [file] = await Promise.all([ann.waitForEvent("download"), ann.getByRole("button", { name: "Download the scroll" }).click()]);
  await ben.goto(`${base}/scroll`);
  await ben.locator("input[type=file]").setInputFiles(await file.path());
  await ben.waitForURL(/\/game\//);
  await ben.locator(".board").waitFor();
});
