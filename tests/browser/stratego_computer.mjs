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
    // The best decisions with a bar each, on the board as arrows, and who the hidden pieces are taken for.
    await page.locator(".thoughts .line").first().waitFor();
    assert.equal(await page.locator(".arrow.main:not(.halo)").count(), 1);
    assert.ok((await page.locator(".thoughts .guesses li").count()) > 0, "nobody is taken for anybody");
    assert.equal(await page.locator(".thoughts .truth, .board .truth").count(), 0, "a hint tells the truth");
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
  // Now the computer's own eyes may be looked through: what it thought, beside what it did and what was true.
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  await page.getByRole("button", { name: "One back" }).click();
  await page.getByRole("button", { name: "See it through the eyes of the Novice" }).click();
  await page.locator(".thinking .line").first().waitFor({ timeout: 100_000 }); // compiled on a machine that never looked back
  await page.locator(".thinking .badge", { hasText: "Played" }).waitFor();
  assert.ok((await page.locator(".thinking .truth").count()) > 0, "what was true is not told");
  assert.ok((await page.locator(".board .arrow.main").count()) > 0, "the line is not on the board");
  await shot(page, "computer-thought");
});
