import { assert, isOver, make, scenario, setUp, shot, strategoMove, waitForTurn } from "./table.mjs";

const game = process.argv[2];
await scenario(async (person) => {
  const page = await person();
  const seen = new Set();
  const options = game.startsWith("stratego/narnia") ? { all_powers: true } : {};
  await make(page, { game, options, seats: [{ who: "me" }, { who: "computer", player: "random" }] });
  await setUp(page, "Storm");
  for (let i = 0; i < 110; i++) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    const did = await strategoMove(page, seen);
    if (!/^(move|put|)$/.test(did)) await shot(page, `power-${game.split("/")[1]}-${did.replace(/\W+/g, "-").toLowerCase()}`);
  }
  console.log([...seen]);
  const powers = [...seen].filter((name) => name !== "Move or attack");
  assert.ok(powers.length >= 2, `only ${powers.join(", ")} came up`);
});
