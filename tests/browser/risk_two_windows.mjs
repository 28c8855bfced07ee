import { assert, base, make, riskMove, scenario, shot, turnOf } from "./table.mjs";

await scenario(async (person) => {
  const ann = await person();
  const ben = await person();
  const made = await make(ann, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, { who: "friend" }] });
  await ben.goto(`${base}/join#${made.invites[0].token}`);
  await ben.getByRole("button", { name: "Sit down and play" }).click();
  await ben.waitForURL(/\/game\//);
  const steps = new Set();
  // The Ring may take its time: after a while Ann gives up, and the points are counted all the same.
  const until = Date.now() + Number(process.env.PATIENCE ?? 60_000);
  let decisions = 0;
  for (; decisions < 900 && Date.now() < until; decisions++) {
    const mover = await turnOf(ann, ben);
    if (!mover) break;
    await riskMove(mover, 0.25, steps);
  }
  if ((await ann.locator("dialog[open]").count()) === 0) {
    await ann.getByRole("button", { name: "Resign" }).click();
    await ann.getByRole("button", { name: "Yes, I resign" }).click();
  }
  await ann.locator("dialog[open]").waitFor();
  await shot(ann, "risk-ending");
  await ann.getByRole("button", { name: "Close" }).click();
  assert.equal(await ann.locator("table caption").count(), 1);
  await shot(ann, "risk-final");
  console.log(decisions, [...steps]);
});
