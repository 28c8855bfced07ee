import { goOn } from "./risk.mjs";
import { move, setUp } from "./stratego.mjs";
import { assert, isOver, make, replay, resign, scenario, shot, waitForTurn } from "./table.mjs";

const MOVES = 40;
const novice = { who: "computer", player: "novice" };

// A game of each family against somebody who knows the basics. Luck may need for ever to find a Flag: then it resigns.
await scenario(async (person) => {
  const page = await person();
  await make(page, { game: "stratego/duel", seats: [{ who: "me" }, novice] });
  await setUp(page, "Fortress");
  for (let moves = 0; moves < MOVES; moves++) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    await move(page);
  }
  if (!(await isOver(page))) await resign(page);
  await shot(page, "computer-stratego");
  await replay(page, "computer-replay");

  await make(page, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, novice] });
  let decisions = 0;
  for (; ; decisions++) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    await goOn(page, { attacks: 0.3 });
  }
  console.log(`${decisions} decisions`);
  await shot(page, "computer-risk");
  assert.match(await page.locator("dialog[open]").innerText(), /Ring/);
});
