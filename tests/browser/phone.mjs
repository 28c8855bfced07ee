import { finger, turn } from "./risk.mjs";
import { choose, square } from "./stratego.mjs";
import { assert, base, decides, given, make, scenario, shot, sit, waitForTurn } from "./table.mjs";

await scenario(async (person) => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const fits = async (where) => assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1), `${where} scrolls sideways`);
  await page.goto(base);
  await page.getByRole("button", { name: /^Stratego/ }).first().tap();
  await fits("home");
  await page.getByRole("button", { name: "Play", exact: true }).tap();
  await page.waitForURL(/\/game\//);
  await page.locator(".tray .one").first().waitFor();
  await fits("set-up");
  // By hand: a piece from the tray, then a square.
  const home = await page.$$eval("[data-square]", (cells) => cells.slice(-10).map((cell) => cell.dataset.square));
  await page.locator(".tray .one:enabled").first().tap();
  await square(page, home[4]).tap();
  assert.equal(await page.locator(`[data-square=${home[4]}][aria-label*="your"]`).count(), 1);
  await shot(page, "phone-setup");
  await page.getByRole("button", { name: "Place them for me" }).tap();
  await page.evaluate(() => scrollTo(0, 150));
  await page.getByRole("button", { name: "Ready", exact: true }).tap();
  await page.locator(".setup").waitFor({ state: "detached" });
  await page.waitForFunction(() => scrollY === 0);
  await waitForTurn(page);
  await fits("board");
  // Nothing jumps: the board and what lies below it stay where they are, whatever is picked, moved or lost.
  const places = () => page.evaluate(() => [".board", ".hand", "aside"].map((what) => document.querySelector(what).getBoundingClientRect().top + scrollY));
  const still = await places();
  await page.locator('[role=gridcell][aria-label$="can act"]').first().tap();
  assert.deepEqual(await places(), still, "picking a piece moves the page");
  await shot(page, "phone-pick");
  // The table says why a piece cannot go to the far corner.
  await page.locator("[data-square]").first().tap();
  await page.waitForFunction(() => /diagonally|at a time|in the way|blocked|own piece|entered/.test(document.querySelector(".guide.wrong")?.textContent ?? ""));
  await page.locator('[role=gridcell][aria-label$="can act"]').first().tap();
  await page.locator(".guide.wrong").waitFor({ state: "detached" });
  await decides(page, "a move by touch", () => page.locator('[aria-label*="can go here"],[aria-label*="can attack here"]').first().tap());
  await waitForTurn(page);
  assert.deepEqual(await places(), still, "a move moves the page");
  await shot(page, "phone-board");
  // Whoever leafs back sees the board and the buttons at the same time.
  const inSight = (what) => page.evaluate((what) => { const { top, bottom } = document.querySelector(what).getBoundingClientRect(); return top >= -1 && bottom <= innerHeight + 1; }, what);
  // On its side, it shows the whole board with the names and what to do beside it.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo(0, 0));
  for (const what of [".board", ".hand .now", ".person"]) assert.ok(await inSight(what), `${what} is out of sight on its side`);
  await fits("a phone on its side");
  await shot(page, "phone-on-its-side");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "One back" }).tap();
  await page.waitForFunction(() => document.querySelector(".table.looking"));
  assert.ok((await inSight(".board")) && (await inSight(".bar")), "one leafs back without seeing the board");
  await shot(page, "phone-looking-back");
  await page.getByRole("button", { name: "Back to the game" }).tap();
  await page.waitForFunction(() => !document.querySelector(".table.looking"));

  // Who waits for a friend has the board and the tray in sight; the link is one tap away, and nothing moves when the friend comes.
  const { invites } = await make(page, { game: "stratego/classic", seats: [{ who: "me" }, { who: "friend" }] });
  await page.locator(".tray .one").first().waitFor();
  const lies = () => page.evaluate(() => [".board", ".tray"].map((what) => document.querySelector(what).getBoundingClientRect().toJSON()));
  const waiting = await lies();
  assert.ok(waiting[1].bottom <= 844, "the tray is out of sight");
  assert.equal(await page.getByRole("textbox", { name: "Invitation link" }).count(), 0);
  await shot(page, "phone-invite");
  await page.getByRole("button", { name: "Invite", exact: true }).tap();
  await page.getByRole("textbox", { name: "Invitation link" }).waitFor();
  assert.deepEqual(await lies(), waiting, "the link moves the board");
  await shot(page, "phone-invite-open");
  const friend = await person();
  await friend.goto(`${base}/join#${invites[0].token}`);
  await friend.getByRole("button", { name: "Sit down and play" }).click();
  await page.getByText("Everybody is here").waitFor();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.deepEqual(await lies(), waiting, "a friend who sits down moves the board");

  const [power, risk, cordial, stone] = given;
  await sit(page, power.token);
  for (const offer of power.clicks) await choose(page, offer, (spot) => spot.tap());
  await fits("a power");
  await shot(page, "phone-power");
  // Captured pieces to bring back lie in one row: nothing below moves when they come, are chosen, or go.
  await sit(page, cordial.token);
  const before = await places();
  await page.locator(".hand .pick").first().tap();
  assert.deepEqual(await places(), before, "choosing a captured piece moves the page");
  await page.locator('[role=gridcell][aria-label$="can act"]').first().tap();
  await page.locator(".hand .pick").first().waitFor({ state: "detached" });
  assert.deepEqual(await places(), before, "picking another piece moves the page");
  await page.getByRole("button", { name: "Call it off" }).tap();
  await fits("a piece brought back");
  for (const offer of cordial.clicks) await choose(page, offer, (spot) => spot.tap());
  // Three powers and the way out share one row, and the longest sentence has its place above it.
  await sit(page, stone.token);
  const calm = await places();
  await square(page, stone.clicks[0].from).tap();
  const ways = page.locator(".hand button[aria-pressed]");
  for (const way of await ways.all()) {
    await way.tap();
    assert.deepEqual(await places(), calm, "a power moves the page");
  }
  assert.equal(await ways.count(), 3);
  // What was tapped looks pressed, though the finger's shadow still lies on it.
  await page.waitForFunction(() => new Set([...document.querySelectorAll(".hand .button.on, aside .button.on")].map((one) => getComputedStyle(one).backgroundColor)).size === 1);
  await shot(page, "phone-three-powers");
  for (const offer of stone.clicks) await choose(page, offer, (spot) => spot.tap());
  await sit(page, risk.token);
  await fits("map");
  await turn(page, finger);
  await shot(page, "phone-risk");
  // A puzzle asks before its board and is answered right below it; a step of a lesson that is done leaves the board where it was.
  await page.goto(`${base}/puzzles`);
  await page.locator(".puzzle .board").first().waitFor();
  const [asked, field, answer] = await Promise.all([".puzzle h2:visible", ".puzzle .board", ".puzzle .button.main"].map((what) => page.locator(what).first().boundingBox()));
  assert.ok(asked.y + asked.height <= field.y, "the question lies below the board");
  assert.ok(answer.y + answer.height <= 844, "the answer lies below the window");
  await fits("puzzle");
  await page.goto(`${base}/learn/fire-ice/attack`);
  const board = async () => (await page.locator(".board").first().boundingBox()).y;
  await page.getByRole("button", { name: "Show me" }).waitFor();
  const lay = await board();
  await page.getByRole("button", { name: "Show me" }).tap();
  await page.locator('.step[data-so-far="done"]').waitFor();
  assert.ok(Math.abs((await board()) - lay) < 12, `the board went ${(await board()) - lay} pixels`);
});
