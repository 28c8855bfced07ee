import { goOn } from "./risk.mjs";
import { assert, isOver, make, scenario, shot, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  const page = await person();
  await make(page, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, { who: "computer", player: "novice" }] });
  let decisions = 0;
  for (; ; decisions++) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    await goOn(page, { attacks: 0.3 });
  }
  console.log(`${decisions} decisions`);
  await shot(page, "computer-risk");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  assert.equal(await page.getByRole("table", { name: "Final table" }).count(), 1);
});
