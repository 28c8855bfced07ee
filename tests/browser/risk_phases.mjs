import { assert, isOver, make, riskMove, scenario, shot, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  const page = await person();
  const seen = new Set();
  await make(page, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, { who: "computer", player: "random" }] });
  await page.locator("svg.map").waitFor();
  for (let i = 0; i < 400; i++) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    const had = seen.size;
    await riskMove(page, 0.6, seen);
    if (seen.size > had) await shot(page, `risk-${[...seen].at(-1).replace(/\W+/g, "-").toLowerCase()}`);
    if (["Set-up", "Reinforce", "Attack", "Move", "Cards", "The Ring"].every((step) => seen.has(step)) && i > 120) break;
  }
  console.log([...seen]);
  for (const step of ["Set-up", "Reinforce", "Attack", "Move"]) assert.ok(seen.has(step), `${step} was never asked`);
});
