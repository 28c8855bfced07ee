import { goOn } from "./risk.mjs";
import { assert, given, isOver, make, scenario, shot, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  const page = await person();
  await make(page, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, { who: "computer", player: given.player }] });
  let decisions = 0;
  for (; ; decisions++) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    await goOn(page, { attacks: given.attacks });
  }
  console.log(`${decisions} decisions`);
  await shot(page, "computer-risk");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  assert.equal(await page.getByRole("table", { name: "Final table" }).count(), 1);
  // The review stands first beside the map, and nothing lies over it.
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await page.getByRole("heading", { name: "Where it turned" }).waitFor();
  const [content, leaf, right] = await Promise.all(["aside .content", "aside .leaf", ".right"].map((what) => page.locator(what).first().boundingBox()));
  assert.ok(content.y + content.height <= leaf.y + 1, "the bar lies over the review");
  assert.ok(leaf.y + leaf.height <= right.y + right.height, "the bar is out of sight");
});
