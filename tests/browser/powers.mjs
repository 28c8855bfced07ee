import { assert, isOver, make, scenario, setUp, shot, strategoMove, waitForTurn } from "./table.mjs";

const game = process.argv[2];
const options = game.startsWith("stratego/narnia") ? { all_powers: true } : {};
const powers = (seen) => [...seen].filter((name) => name !== "Move or attack");

await scenario(async (person) => {
  const page = await person();
  const seen = new Set();
  // A game by luck may end before much has happened: then another one is played.
  for (let games = 0; games < 6 && powers(seen).length < 3; games++) {
    await make(page, { game, options, seats: [{ who: "me" }, { who: "computer", player: "random" }] });
    await setUp(page, "Storm");
    for (let i = 0; i < 110 && powers(seen).length < 5; i++) {
      await waitForTurn(page);
      if (await isOver(page)) break;
      const did = await strategoMove(page, seen);
      if (!/^(move|put|)$/.test(did)) await shot(page, `power-${game.split("/")[1]}-${did.replace(/\W+/g, "-").toLowerCase()}`);
    }
  }
  console.log([...seen]);
  assert.ok(powers(seen).length >= 3, `only ${powers(seen).join(", ")} came up`);
});
