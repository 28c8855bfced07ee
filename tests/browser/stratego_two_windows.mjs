import { assert, base, isOver, scenario, setUp, shot, strategoMove, turnOf } from "./table.mjs";

await scenario(async (person) => {
  const ann = await person({ acceptDownloads: true });
  const ben = await person();
  await ann.goto(base);
  await ann.getByRole("button", { name: /^Stratego/ }).first().click();
  await ann.getByRole("radio", { name: /Barrage/ }).check();
  await ann.getByRole("radio", { name: "A friend, by link" }).check();
  await ann.getByRole("button", { name: "Play", exact: true }).click();
  await ann.waitForURL(/\/game\//);
  await shot(ann, "invite");
  const link = await ann.getByRole("textbox", { name: "Invitation link" }).inputValue();
  await ben.goto(link);
  await ben.getByLabel("Your name").fill("Ben");
  await shot(ben, "join");
  await ben.getByRole("button", { name: "Sit down and play" }).click();
  await ben.waitForURL(/\/game\//);

  await setUp(ann, "Fortress");
  await setUp(ben, "Storm");
  for (let ply = 0; ply < 90; ply++) {
    const mover = await turnOf(ann, ben);
    if (!mover) break;
    await strategoMove(mover);
  }
  if (!(await isOver(ann))) {
    await ann.locator(".veil button").first().click({ timeout: 1000 }).catch(() => {});
    await ann.getByRole("button", { name: "Resign" }).click();
    await ann.getByRole("button", { name: "Yes, I resign" }).click();
  }
  await ann.locator("dialog[open]").waitFor();
  await ben.locator("dialog[open]").waitFor();
  await shot(ben, "ending");
  await ben.getByRole("button", { name: "Close" }).click();
  await ben.getByRole("button", { name: "One back" }).click();
  await ben.getByRole("combobox", { name: "Replay" }).selectOption("all");
  await ben.getByRole("button", { name: "To the start" }).click();
  for (let i = 0; i < 4; i++) await ben.getByRole("button", { name: "One on" }).click();
  await ben.waitForTimeout(800);
  await shot(ben, "replay-open");
  assert.equal(await ben.locator('[aria-label*="hidden piece"]').count(), 0, "all sides are open after the end");

  await ann.getByRole("button", { name: "Close" }).click();
  const [file] = await Promise.all([ann.waitForEvent("download"), ann.getByRole("button", { name: "Download the scroll" }).click()]);
  const path = await file.path();
  await ben.goto(`${base}/scroll`);
  await ben.locator("input[type=file]").setInputFiles(path);
  await ben.waitForURL(/\/game\//);
  await ben.locator(".board").waitFor();
});
