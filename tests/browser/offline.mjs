import { setUp } from "./stratego.mjs";
import { assert, base, call, make, resign, scenario, shot, signUp, waitForTurn } from "./table.mjs";

// What was read before opens without a server, says how old it is, and belongs to whoever read it.
const names = ["Ann", "Ben", "Cem"].map((name) => `${name} ${Date.now() % 1_000_000}`);
const against = (who) => ({ game: "stratego/duel", seats: [{ who: "me" }, who] });

/** Where something is kept on this device that says this. */
const kept = (page, said) =>
  page.evaluate(async (said) => {
    const found = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const answer = await (await caches.open(name)).match(request);
        if (`${request.url} ${await answer.text()}`.includes(said)) found.push(`${name}: ${request.url}`);
      }
    return found;
  }, said);
const own = (page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("flagfall-own ")));

await scenario(async (person) => {
  const page = await person({ serviceWorkers: "allow" });
  const mark = page.getByText("This is how it was on");
  const away = (gone) => page.context().setOffline(gone);
  const open = async (path) => {
    await page.goto(base + path);
    await page.waitForLoadState("networkidle");
  };
  const reads = async (...paths) => {
    for (const path of paths) await open(path);
  };
  await page.goto(base);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await signUp(page, names[0]);

  // A game that is over, one that runs, and what else there is to read.
  const done = await make(page, against({ who: "computer", player: "random" }));
  await setUp(page);
  await waitForTurn(page);
  await resign(page);
  await page.getByRole("button", { name: "Look back" }).click();
  await page.locator(".review .turn, .review h2").first().waitFor({ timeout: 90_000 });
  const running = await make(page, against({ who: "friend" }));
  await page.locator(".setup").waitFor();
  await reads("/games", "/player", "/leaders", "/rules/stratego/duel", "/learn", "/learn/fire-ice/flight", "/puzzles", "/");
  await page.waitForFunction(async (ids) => {
    const name = (await caches.keys()).find((one) => one.startsWith("flagfall-own "));
    const there = (await (await caches.open(name)).keys()).map((one) => one.url);
    return ids.every((id) => there.some((url) => url.includes(`/kept/${id}`)));
  }, [done.id, running.id]);
  assert.equal(await mark.count(), 0, "the server itself has answered");

  await away(true);
  await open("/games");
  await page.getByText("lost", { exact: true }).waitFor();
  assert.equal(await page.locator("a.game").count(), 2);
  await mark.waitFor();
  await shot(page, "offline-games");
  await open("/player");
  await page.getByText("0 won, 1 lost").first().waitFor();
  await mark.waitFor();
  for (const path of ["/rules/stratego/duel", "/learn", "/leaders", "/puzzles"]) {
    await open(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await mark.waitFor();
    assert.equal(await page.getByRole("alert").count(), 0, path);
  }
  await open("/learn/fire-ice/flight");
  await page.locator("[data-square]").first().waitFor();
  // Tables as they were left: one to look back at with its review, one that goes on when there is a server again.
  await open(`/game/${done.id}`);
  await page.locator("dialog[open]").getByRole("button", { name: "Look back" }).click();
  await page.locator(".review .turn, .review h2").first().waitFor();
  await mark.waitFor();
  await open(`/game/${running.id}`);
  await page.locator(".setup").waitFor();
  await mark.waitFor();
  await shot(page, "offline-table");

  // The server is back: everything is asked for anew, without a click, and nothing old is shown as new.
  await open("/games");
  await mark.waitFor();
  await away(false);
  await mark.waitFor({ state: "detached" });
  await call(page, "DELETE", `/api/mine/${running.id}`).catch(() => {});
  await open("/games");
  assert.equal(await page.locator("a.game").count(), 1);
  assert.equal(await mark.count(), 0);

  // Whoever signs out leaves nothing; also where the server does not hear of it.
  assert.ok((await kept(page, names[0])).length > 3);
  const signOut = async () => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
  };
  await away(true);
  await open("/games");
  await signOut();
  await page.getByText("The server cannot be reached just now.").last().waitFor();
  assert.deepEqual([await kept(page, names[0]), await kept(page, done.id)], [[], []]);
  await away(false);
  await reads("/games", "/player");
  assert.ok((await kept(page, names[0])).length > 0, "they are still signed in");
  await signOut();
  await page.getByText("Signed out").waitFor();
  await page.waitForLoadState("networkidle");
  assert.deepEqual([await kept(page, names[0]), await kept(page, done.id)], [[], []]);

  // Somebody else sits down.
  await page.goto(base);
  await signUp(page, names[1]);
  await reads("/games", "/player", "/leaders");
  assert.ok((await kept(page, names[1])).length > 0);
  await away(true);
  await open("/games");
  await page.getByText("There is no such game.").waitFor();
  await open(`/game/${done.id}`);
  await page.getByText("The server cannot be reached just now.").first().waitFor();
  assert.equal(await page.locator(".board, dialog[open]").count(), 0);
  await away(false);

  // And where one cookie simply takes the place of another.
  await page.context().clearCookies();
  await open("/games");
  assert.deepEqual(await kept(page, names[1]), []);
  await open("/");
  await signUp(page, names[2]);
  await reads("/games", "/player");
  assert.deepEqual((await own(page)).length, 1);
  assert.ok((await kept(page, names[2])).length > 0);
  assert.deepEqual(await kept(page, names[1]), []);
});
