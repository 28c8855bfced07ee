import { goOn } from "./risk.mjs";
import { assert, base, make, replay, scenario, shot, turnOf } from "./table.mjs";

// Invite, claim, place, fight, until the Ring has left Middle-earth and the points are counted; then look back.
await scenario(async (person) => {
  const ann = await person();
  const ben = await person();
  const made = await make(ann, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, { who: "friend" }] });
  // The link stands beside the map: whoever sits down moves neither the map nor the question.
  await ann.getByRole("textbox", { name: "Invitation link" }).waitFor();
  const lies = () => ann.evaluate(() => [".map", ".controls"].map((what) => document.querySelector(what).getBoundingClientRect().toJSON()));
  const waiting = await lies();
  await shot(ann, "risk-invite");
  await ben.goto(`${base}/join#${made.invites[0].token}`);
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Sit down and play" }).click();
  await ben.waitForURL(/\/game\//);
  for (const page of [ann, ben]) await page.locator(".touch").first().waitFor();
  await ann.getByRole("textbox", { name: "Invitation link" }).waitFor({ state: "detached" });
  assert.deepEqual(await lies(), waiting, "a friend who sits down moves the map");
  let decisions = 0;
  const began = Date.now();
  for (let mover; (mover = await turnOf(ann, ben)); decisions++) await goOn(mover);
  console.log(`${decisions} decisions, ${Math.round((Date.now() - began) / decisions)} ms each`);
  await shot(ann, "risk-ending");
  assert.match(await ann.locator("dialog[open]").innerText(), /Ring/);
  await ben.locator("dialog[open]").waitFor();
  await replay(ben, "risk-replay");
  await ann.getByRole("button", { name: "Close", exact: true }).click();
  assert.equal(await ann.getByRole("table", { name: "Final table" }).count(), 1);
  await shot(ann, "risk-final");
});
