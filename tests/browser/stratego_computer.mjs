import { move, setUp } from "./stratego.mjs";
import { assert, decides, isOver, make, replay, resign, scenario, shot, waitForTurn } from "./table.mjs";

const MOVES = 30;

// Luck may need for ever to find a Flag: after a while it gives up, in its own turn.
await scenario(async (person) => {
  const page = await person();
  const made = await make(page, { game: "stratego/duel", seats: [{ who: "me" }, { who: "computer", player: "novice" }], friendly: true });
  await setUp(page, "Fortress");
  await waitForTurn(page);
  // A hint is seen on the board and said below it; what was done can be taken back, and what was seen stays seen.
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await decides(page, "the hint", async () => {
    const doIt = page.getByRole("button", { name: /^Do it/ });
    await doIt.waitFor();
    assert.equal(await page.locator(".mark.planned").count(), 2);
    assert.notEqual(await page.locator(".hand .guide").innerText(), "Pick a piece to see where it may go.");
    await shot(page, "hint");
    await doIt.click();
  });
  await waitForTurn(page);
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(made.id));
  await page.locator("aside").getByText("A decision is taken back. What was seen stays seen.").waitFor();
  for (let moves = 0; ; moves++) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    if (moves === MOVES) await resign(page);
    else await move(page);
  }
  await shot(page, "computer-stratego");
  await replay(page, "computer-replay");
});
