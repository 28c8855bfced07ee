import { move, setUp } from "./stratego.mjs";
import { assert, make, scenario, shot, waitForTurn } from "./table.mjs";

// Squares and order must agree; the words may know more when a story is told in one go.
const lines = (page) => page.$$eval("aside ol li", (items) => items.map((item) => item.textContent.match(/\b[a-j][0-9]+\b/g)?.join(" ") ?? item.textContent));

await scenario(async (person) => {
  const page = await person();
  // Stands between the page and the server, to cut the line when we say so.
  const line = { cut: false, sockets: new Set() };
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (line.cut) return void socket.close({ code: 1012 });
    socket.connectToServer();
    line.sockets.add(socket);
  });
  const made = await make(page, { game: "stratego/classic", seats: [{ who: "me" }, { who: "computer", player: "random" }] });
  await setUp(page, "Fortress");
  for (let i = 0; i < 3; i++) {
    await waitForTurn(page);
    await move(page, { peaceful: true });
  }
  await waitForTurn(page);
  const story = await lines(page);

  await page.reload();
  await waitForTurn(page);
  assert.deepEqual(await lines(page), story, "a reload tells the same story");

  // The net goes away and comes back by itself.
  line.cut = true;
  for (const socket of line.sockets) await socket.close({ code: 1012 }).catch(() => {});
  await page.locator(".net").waitFor();
  await shot(page, "dropped");
  line.cut = false;
  await page.locator(".net").waitFor({ state: "detached" });
  await move(page, { peaceful: true });
  await waitForTurn(page);
  const after = await lines(page);
  assert.deepEqual(after.slice(0, story.length), story, "nothing is told twice");
  assert.ok(after.length > story.length);

  // A second tab knows the same and cannot play the same turn twice.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await waitForTurn(other);
  assert.deepEqual(await lines(other), after);
  assert.ok(made.id);
});
