import { mouse } from "./risk.mjs";
import { setUp, square } from "./stratego.mjs";
import { assert, make, scenario, waitForTurn } from "./table.mjs";

// A step is on the board before the server has heard of it, and is taken back if it says no; a place of the map shows that it was touched.
await scenario(async (person) => {
  const page = await person();
  let decided = null;
  await page.routeWebSocket(/\/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((said) => (JSON.parse(said).decide && decided === null ? (decided = { line, server, said }) : server.send(said)));
  });
  await make(page, { game: "stratego/classic", seats: [{ who: "me" }, { who: "computer", player: "random" }] });
  decided = {};
  await setUp(page, "Storm");
  await waitForTurn(page);

  const able = await page.$$eval('[role=gridcell][aria-label$="can act"]', (cells) => cells.map((cell) => cell.dataset.square));
  const drawn = () => page.$$eval(".board g.piece", (pieces) => pieces.map((one) => one.style.transform).sort().join());
  const before = await drawn();
  const story = await page.locator("aside ol li").count();
  const goal = async () => {
    await square(page, able[0]).click();
    return page.locator('[aria-label*="can go here"]').first().getAttribute("data-square");
  };
  decided = null;
  const to = await goal();
  await square(page, to).click();
  await page.waitForFunction((was) => [...document.querySelectorAll(".board g.piece")].map((one) => one.style.transform).sort().join() !== was, before);
  assert.equal(await page.locator("aside ol li").count(), story, "nobody but the hand that moved it says so");

  // It is refused: the piece stands where it stood, and why is said.
  const { ask } = JSON.parse(decided.said);
  decided.line.send(JSON.stringify({ kind: "refused", refusal: "unavailable", reason: "not_kept", key: "server-no-storage", arguments: {}, sentence: "It could not be kept.", why: "It could not be kept.", answers: ask }));
  await page.locator(".guide.wrong", { hasText: "It could not be kept." }).waitFor();
  assert.equal(await drawn(), before);

  // Once more, and let through.
  decided = {};
  const again = await goal();
  const moment = await page.locator(".table").getAttribute("data-moment");
  await square(page, again).click();
  await page.waitForFunction((was) => document.querySelector(".table").dataset.moment !== was, moment);
  assert.notEqual(await drawn(), before);

  // On the map a place shows at once that it was touched.
  await make(page, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, { who: "computer", player: "random" }] });
  await waitForTurn(page);
  decided = null;
  const place = await page.locator(".touch.can").first().getAttribute("data-place");
  await mouse.place(page, place);
  await page.locator(`.touch.to[data-place="${place}"]`).waitFor({ state: "attached" });
  decided.server.send(decided.said);
  await page.locator(`.touch.to[data-place="${place}"]`).waitFor({ state: "detached" });
});
