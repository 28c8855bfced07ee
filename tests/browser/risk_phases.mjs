import { assert, isOver, make, riskMove, scenario, shot, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  const page = await person();
  const seen = new Set();
  await make(page, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, { who: "computer", player: "random" }] });
  await page.locator("svg.map").waitFor();
  const [asked, further] = [["Set-up", "Reinforce", "Attack", "Move"], ["Cards", "The Ring"]];
  const all = (steps) => steps.every((step) => seen.has(step));
  // The steps that come up by luck are waited for, but not for ever.
  const until = Date.now() + 90_000;
  while (!(all(asked) && (all(further) || Date.now() > until))) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    const had = seen.size;
    await riskMove(page, 0.6, seen);
    if (seen.size > had) await shot(page, `risk-${[...seen].at(-1).replace(/\W+/g, "-").toLowerCase()}`);
  }
  console.log([...seen]);
  for (const step of asked) assert.ok(seen.has(step), `${step} was never asked`);
});
