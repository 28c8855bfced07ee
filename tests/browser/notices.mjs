import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { move, setUp } from "./stratego.mjs";
import { assert, base, call, FLAGS, make, need, scenario, signUp, waitForTurn } from "./table.mjs";

// The browser says that a game waits, as long as the app is open somewhere: behind another window, or on another page; never to whoever looks at the board.
const notices = (page) =>
  page.evaluate(async () => {
    const kept = await navigator.serviceWorker.ready;
    return (await kept.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });
async function many(page, wanted) {
  for (let n = 0; n < 200 && (await notices(page)).length !== wanted; n++) await page.waitForTimeout(100);
  assert.equal((await notices(page)).length, wanted);
}

/** A browser whose tabs lie one before the other, as people have it: whoever drives one tells every page that it is in front. */
async function asPeopleHaveIt(run) {
  const home = mkdtempSync(join(tmpdir(), "flagfall-"));
  const own = ["--headless", "--window-size=1280,900", "--remote-debugging-port=0", `--user-data-dir=${home}`, "about:blank"];
  const chromium = spawn(process.env.CHROMIUM ?? "/usr/bin/chromium", [...FLAGS.split(" "), ...own], { stdio: "ignore" });
  const gone = new Promise((done) => chromium.on("exit", done));
  try {
    let browser;
    while (!browser) {
      await new Promise((done) => setTimeout(done, 200));
      assert.equal(chromium.exitCode, null, "the browser ended by itself");
      try {
        const [port] = readFileSync(join(home, "DevToolsActivePort"), "utf8").split("\n");
        browser = await need("playwright-core").chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
      } catch (error) {
        if (!/ENOENT|ECONNREFUSED/.test(String(error))) throw error;
      }
    }
    await run(browser.contexts()[0]);
    await browser.close();
  } finally {
    chromium.kill();
    await gone;
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function play(tabs, ben) {
  await tabs.grantPermissions(["notifications"], { origin: base });
  const ann = tabs.pages()[0];
  ann.setDefaultTimeout(30_000);
  await ann.goto(base);
  await ann.evaluate(() => navigator.serviceWorker.ready);
  await ann.reload();
  await signUp(ann, `Ann ${Date.now() % 1_000_000}`);
  await ann.getByRole("button", { name: "Settings" }).click();
  await ann.getByRole("checkbox", { name: /Tell me when it is my turn/ }).check();
  await ann.getByRole("button", { name: "Close" }).click();

  const made = await make(ann, { game: "stratego/duel", seats: [{ who: "me" }, { who: "friend" }] });
  const table = ann.url();
  await setUp(ann);
  await call(ben, "POST", "/api/claim", { token: made.invites[0].token });
  await ben.goto(table);
  await setUp(ben);
  await waitForTurn(ann);
  await move(ann, { peaceful: true });

  // Another tab lies in front of the board, and the other side moves.
  const front = await tabs.newPage();
  await front.bringToFront();
  await ann.waitForFunction(() => document.hidden, null, { polling: 50 });
  await waitForTurn(ben);
  await move(ben, { peaceful: true });
  await many(ann, 1);
  const [said] = await notices(ann);
  assert.deepEqual([said.title, said.tag], ["Your turn: Stratego: Duel", made.id]);
  assert.match(said.body, /^Against Ann/);

  // A touch on it brings the board to the front, and a board in front needs no notice.
  const [worker] = tabs.serviceWorkers();
  const touch = () =>
    worker.evaluate(async () => {
      const went = [];
      self.clients.openWindow = async (to) => void went.push(to);
      WindowClient.prototype.focus = async function () {
        went.push(`to the front: ${this.url}`);
      };
      for (const notification of await self.registration.getNotifications()) {
        const click = new NotificationEvent("notificationclick", { notification });
        self.dispatchEvent(click);
      }
      for (let n = 0; n < 100 && !went.length; n++) await new Promise((done) => setTimeout(done, 50));
      return went;
    });
  assert.deepEqual(await touch(), [`to the front: ${table}`]);
  assert.deepEqual(await notices(ann), []);
  await ann.bringToFront();
  await ann.waitForFunction(() => !document.hidden, null, { polling: 50 });

  // Somebody who looks at the board sees it there.
  await waitForTurn(ann);
  await move(ann, { peaceful: true });
  await waitForTurn(ben);
  await move(ben, { peaceful: true });
  await waitForTurn(ann);
  await ann.waitForTimeout(1500);
  assert.deepEqual(await notices(ann), []);

  // On another page of the app there is no board to see; opening it takes the notice away.
  await move(ann, { peaceful: true });
  await ann.goto(`${base}/learn`);
  await ann.waitForLoadState("networkidle");
  await waitForTurn(ben);
  await move(ben, { peaceful: true });
  await many(ann, 1);
  assert.equal((await notices(ann))[0].title, said.title);
  assert.deepEqual(await touch(), [table]);
  await ann.goto(base);
  await many(ann, 0);
}

await scenario(async (person) => {
  const ben = await person();
  await asPeopleHaveIt((tabs) => play(tabs, ben));
});
