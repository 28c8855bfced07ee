import { move, setUp } from "./stratego.mjs";
import { isOver, make, replay, resign, scenario, shot, waitForTurn } from "./table.mjs";

const MOVES = 30;

// Luck may need for ever to find a Flag: after a while it gives up, in its own turn.
await scenario(async (person) => {
  const page = await person();
  await make(page, { game: "stratego/duel", seats: [{ who: "me" }, { who: "computer", player: "novice" }] });
  await setUp(page, "Fortress");
  for (let moves = 0; ; moves++) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    if (moves === MOVES) await resign(page);
    else await move(page);
  }
  await shot(page, "computer-stratego");
  await replay(page, "computer-replay");
});
