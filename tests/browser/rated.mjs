// Two accounts are brought together for a rated game, play it to its end, and find it, their ratings and each other afterwards.
import { found, look } from "./looking.mjs";
import { setUp } from "./stratego.mjs";
import { assert, base, call, resign, scenario, shot, signUp, turnOf } from "./table.mjs";

const names = ["Ann", "Ben"].map((name) => `${name} ${Date.now() % 1_000_000}`);

async function seek(page) {
  await page.getByRole("button", { name: /^Stratego/ }).first().click();
  await page.getByRole("radio", { name: /Duel/ }).check();
  await page.getByRole("radio", { name: "Anybody" }).check();
  await page.getByRole("combobox", { name: "Clock" }).selectOption("total");
  await page.getByRole("radio", { name: "rated" }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/game\//);
}

await scenario(async (person) => {
  const ann = await person({ bypassCSP: true, hasTouch: true });
  const ben = await person();
  const watcher = await person();
  await watcher.goto(base);
  await signUp(ann, names[0]);
  await signUp(ben, names[1]);

  // The list of whoever looks changes while they look, and tells the terms.
  await seek(ann);
  await ann.getByRole("heading", { name: "Waiting for anybody" }).waitFor();
  const invitation = watcher.locator("li.game", { hasText: names[0] });
  await invitation.getByText("15 minutes each, plus 5 seconds a move · rated").waitFor();
  await seek(ben);
  assert.equal(ben.url(), ann.url(), "two who want the same");
  await invitation.waitFor({ state: "detached" });

  for (const page of [ann, ben]) await setUp(page);
  await turnOf(ann, ben);
  await resign(ben);
  await ann.locator("dialog[open]").waitFor();
  // What it made of both ratings is told at once.
  for (const page of [ann, ben]) {
    const told = page.locator("dialog[open] .ratings li");
    await told.filter({ hasText: names[0] }).getByText(/^Rating 1[5-9]\d\d \(\+\d+\)$/).waitFor();
    await told.filter({ hasText: names[1] }).getByText(/^Rating 1[0-4]\d\d \(−\d+\)$/).waitFor();
  }
  await shot(ann, "rated-ending");

  // Both find it, and what became of it.
  for (const [page, said] of [[ann, "won"], [ben, "lost"]]) {
    await page.goto(`${base}/games`);
    const line = page.locator("a.game").first();
    await line.getByText(said, { exact: true }).waitFor();
    await page.getByRole("button", { name: said === "won" ? "Lost" : "Won", exact: true }).click();
    await page.getByText("There is no such game.").waitFor();
    await page.getByRole("button", { name: "All", exact: true }).click();
    await line.waitFor();
  }
  await look(ann, "games");
  await ann.goto(`${base}/player`);
  await ann.getByText("still a guess", { exact: false }).waitFor();
  await ann.getByText("1 won, 0 lost").first().waitFor();
  await look(ann, "player");
  await ben.goto(`${base}/player/${encodeURIComponent(names[0])}`);
  await ben.getByRole("heading", { name: `Profile of ${names[0]}` }).waitFor();
  assert.equal(await ben.getByText("Against the computer").count(), 0);

  // Four more, and both stand on the leaderboard.
  for (let n = 0; n < 4; n++) {
    const wish = { game: "stratego/duel", seats: [{ who: "me" }, { who: "friend" }], rated: true };
    const made = await call(ann, "POST", "/api/games", wish);
    await call(ben, "POST", "/api/claim", { token: made.invites[0].token });
    await ben.goto(`${base}/game/${made.id}`);
    await ben.getByRole("button", { name: "Resign" }).or(ben.getByRole("button", { name: "Leave without result" })).first().waitFor();
    await ben.evaluate(
      (id) =>
        new Promise((done) => {
          const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/games/${id}/socket?seat=1`);
          socket.onmessage = ({ data }) => (typeof data === "string" && JSON.parse(data).result ? done(socket.close()) : socket.send('{"resign":true}'));
        }),
      made.id,
    );
  }
  await ann.goto(`${base}/leaders`);
  await ann.getByRole("row", { name: new RegExp(names[0]) }).waitFor();
  await ann.getByRole("row", { name: new RegExp(names[1]) }).waitFor();
  await look(ann, "leaders");
  await ann.setViewportSize({ width: 390, height: 844 });
  const heads = await ann.$$eval("thead th", (all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height));
  assert.ok(Math.max(...heads) < 50, "a head of the table breaks within its word");

  // Off the list.
  await ann.goto(`${base}/games`);
  await ann.locator("a.game").nth(4).waitFor();
  const many = await ann.locator("a.game").count();
  await ann.getByRole("button", { name: /off the list$/ }).first().click();
  await ann.getByRole("button", { name: "Take it off" }).click();
  await ann.waitForFunction((was) => document.querySelectorAll("a.game").length < was, many);

  assert.deepEqual([...found], []);
});
