// What every scenario needs: a browser, people, and the few things people do at a table.
import { createRequire } from "node:module";
import { mkdirSync } from "node:fs";
import assert from "node:assert/strict";

export const need = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium } = need("playwright-core");
export { assert };

export const base = process.env.FLAGFALL;
const shots = process.env.SHOTS ?? "shots";
mkdirSync(shots, { recursive: true });
const FLAGS = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/** Runs a scenario with a browser and fails on any error a page reports. */
export async function scenario(run) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS.split(" ") });
  const wrong = [];
  const people = [];
  const person = async (options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    people.push(page);
    page.setDefaultTimeout(90_000);
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("console", (message) => /Content Security|Refused to/.test(message.text()) && wrong.push(message.text()));
    return page;
  };
  try {
    await run(person);
    assert.deepEqual(wrong, []);
    console.log("1 passed, 0 failed");
  } catch (error) {
    // What people saw when it went wrong.
    for (const [i, page] of people.entries()) await page.screenshot({ path: `${shots}/failed-${i}.png` }).catch(() => {});
    throw error;
  } finally {
    await browser.close();
  }
}

export const shot = (page, name) => page.screenshot({ path: `${shots}/${name}.png` });

/** Makes a game through the page's own calls and opens it: quick, and exactly what the page sends. */
export async function make(page, wish) {
  if (!page.url().startsWith(base)) await page.goto(base);
  const made = await page.evaluate(async (body) => {
    const call = async (method, path, data) => {
      const answer = await fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(data) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    const me = await (await fetch("/api/me")).json();
    if (!me.name) await call("PUT", "/api/me", { name: "Ann" });
    return call("POST", "/api/games", body);
  }, { options: {}, clock: { kind: "none" }, listed: false, ...wish });
  await page.goto(`${base}/game/${made.id}`);
  return made;
}

export const myTurn = (page) => page.locator(".status.mine, .setup .tools").first().waitFor({ timeout: 120_000 });
export const isOver = async (page) => (await page.locator("dialog[open]").count()) > 0;
export const waitForTurn = (page, timeout = 120_000) =>
  page.waitForFunction(() => document.querySelector(".status.mine") || document.querySelector("dialog[open]") || document.querySelector(".curtain"), null, { timeout });

/** Whichever of these people is to move, or null when the game is over. */
export async function turnOf(...people) {
  for (let i = 0; i < 2400; i++) {
    for (const page of people) {
      const state = await page.evaluate(() => (document.querySelector("dialog[open]") ? "over" : document.querySelector(".status.mine") ? "mine" : ""));
      if (state === "over") return null;
      if (state === "mine") return page;
    }
    await people[0].waitForTimeout(50);
  }
  throw new Error("nobody is to move");
}

export async function setUp(page, idea = "Storm") {
  await page.getByRole("button", { name: idea, exact: true }).click();
  await page.getByRole("button", { name: "Ready", exact: true }).click();
  await page.locator(".setup").waitFor({ state: "detached" });
}

const pickOne = (list) => list[Math.floor(Math.random() * list.length)];
const moment = (page) => page.evaluate(() => document.querySelector("aside ol")?.children.length ?? 0);

/** One decision at a Stratego board by clicking: attack if possible, unseen powers first. Says what it did. */
export async function strategoMove(page, seen = new Set()) {
  const skip = page.locator(".veil button");
  if (await skip.count()) await skip.first().click().catch(() => {});
  const before = await moment(page);
  let did = "";
  const puts = page.locator(".hand .pick");
  if (await puts.count()) {
    await puts.nth(Math.floor(Math.random() * (await puts.count()))).click();
    const free = page.locator('[aria-label*="can go here"]');
    if (await free.count()) {
      await free.first().click();
      did = "put";
    }
  }
  if (!did) {
    const ends = page.locator(".hand .button.main");
    const strike = page.locator('[aria-label*="can attack here"]');
    const able = await page.$$eval('[role=gridcell][aria-label$="can act"]', (cells) => cells.map((cell) => cell.dataset.square));
    if ((await ends.count()) && (able.length === 0 || Math.random() < 0.4)) {
      did = await ends.first().innerText();
      await ends.first().click();
    } else {
      for (let tries = 0; tries < 6 && !did && able.length; tries++) {
        const at = pickOne(able);
        if ((await page.locator(`[data-square=${at}][aria-selected=true]`).count()) === 0) await page.locator(`[data-square=${at}]`).click();
        const powers = page.locator('.hand .button[aria-pressed="false"]');
        for (let i = 0; i < (await powers.count()); i++) {
          const name = await powers.nth(i).innerText();
          if (seen.has(name)) continue;
          seen.add(name);
          did = name;
          await powers.nth(i).click();
          break;
        }
        const reach = page.locator('[aria-label*="can go here"],[aria-label*="can attack here"]');
        const target = (await strike.count()) ? strike : reach;
        const n = await target.count();
        if (!n) continue;
        did ||= "move";
        await target.nth(Math.floor(Math.random() * n)).click();
      }
    }
  }
  await page.waitForFunction((n) => (document.querySelector("aside ol")?.children.length ?? 0) !== n || document.querySelector(".guide.wrong"), before, { timeout: 15_000 }).catch(() => {});
  assert.equal(await page.locator(".guide.wrong").count(), 0, `refused after ${did}: ${await page.locator(".guide").innerText().catch(() => "")}`);
  return did;
}

/** One decision at a Risk table by clicking. `eager` is how often to attack rather than stop. */
export async function riskMove(page, eager = 0.4, seen = new Set()) {
  const prompt = await page.locator(".prompt").innerText();
  seen.add(await page.locator(".steps li.on").innerText());
  const before = await page.evaluate(() => `${document.querySelector(".prompt")?.textContent}${document.querySelector("aside ol")?.children.length}`);
  const all = page.getByRole("button", { name: "All", exact: true });
  if (await all.count()) await all.click();
  const main = page.locator(".controls .button.main:enabled");
  const cards = page.locator(".hand .button.main:enabled");
  const can = await page.$$eval(".touch.can", (places) => places.map((place) => place.dataset.place));
  const plain = page.locator(".controls .button:enabled:not(.plain)");
  if ((await cards.count()) && Math.random() < 0.5) await cards.first().click();
  else if (await main.count()) await main.first().click();
  else if (can.length && !((await plain.count()) && Math.random() > eager)) await page.locator(`.touch[data-place=${pickOne(can)}]`).dispatchEvent("click");
  else if (await plain.count()) await plain.last().click();
  await page.waitForFunction((was) => `${document.querySelector(".prompt")?.textContent}${document.querySelector("aside ol")?.children.length}` !== was || document.querySelector(".controls .fight, .controls .row span") || document.querySelector("dialog[open]"), before, { timeout: 8000 }).catch(() => {});
  assert.equal(await page.locator(".prompt.wrong").count(), 0, `refused at "${prompt}": ${await page.locator(".prompt").innerText().catch(() => "")}`);
}
