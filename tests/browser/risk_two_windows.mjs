import { assert, base, isOver, make, riskMove, scenario, shot, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  const ann = await person();
  const ben = await person();
  const made = await make(ann, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, { who: "friend" }] });
  await ben.goto(`${base}/join#${made.invites[0].token}`);
  await ben.getByRole("button", { name: "Sit down and play" }).click();
  await ben.waitForURL(/\/game\//);
  const steps = new Set();
  for (let i = 0; i < 900; i++) {
    await Promise.race([waitForTurn(ann), waitForTurn(ben)]);
    if ((await isOver(ann)) || (await isOver(ben))) break;
    const mover = (await ann.locator(".status.mine").count()) ? ann : ben;
    await riskMove(mover, 0.25, steps);
  }
  await ann.locator("dialog[open]").waitFor();
  await shot(ann, "risk-ending");
  await ann.getByRole("button", { name: "Close" }).click();
  assert.equal(await ann.getByText("Final table").count(), 1);
  await shot(ann, "risk-final");
  console.log([...steps]);
});
