// What every scenario needs: a browser, people, games to sit down at, luck that can be repeated, and a bound.
import { createRequire } from "node:module";
import { mkdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import assert from "node:assert/strict";

export const need = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium, firefox } = need("playwright-core");
export { assert };

export const base = process.env.FLAGFALL;
export const given = process.env.GIVEN ? JSON.parse(readFileSync(process.env.GIVEN, "utf8")) : null;
const name = basename(process.argv[1], ".mjs");
const shots = process.env.SHOTS ?? "shots";
mkdirSync(shots, { recursive: true });
export const FLAGS = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";
/** Firefox as people have it. Nobody can ask it from outside for less motion: it asks for that itself. */
const launch = () =>
  process.env.FIREFOX
    ? firefox.launch({ executablePath: process.env.FIREFOX, channel: "moz-firefox", firefoxUserPrefs: { "ui.prefersReducedMotion": 1 } })
    : chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS.split(" ") });
/** Whoever takes a picture puts a style into the page, which Firefox takes for the page's own. */
const ofThePicture = (error) => process.env.FIREFOX && /style-src-elem/.test(error);
/** Seconds after which a scenario says where it stands and fails, and what a single thing may take. */
const BOUND = Number(process.env.BOUND ?? 240);
const ONE_THING = 30_000;
/** A computer that sits down for the first time on this machine has to be compiled: the server gives it that long. */
const A_TURN = 100_000;

/** The same choices for the same seed: SEED=7 tries others. */
const seed = Number(process.env.SEED ?? 1);
let state = seed;
export function luck() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
export const pickOne = (list) => list[Math.floor(luck() * list.length)];

/** Runs a scenario with a browser; fails on any error a page reports, and when it is not done in time. */
export async function scenario(run) {
  console.log(`${name}, seed ${seed}`);
  const browser = await launch();
  const wrong = [];
  const people = [];
  const person = async ({ pace = "off", ...options } = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", serviceWorkers: "block", ...options });
    // Scenarios answer every question themselves, and look at fights only where that is what they are about.
    const start = JSON.stringify({ passes: false, pace });
    await context.addInitScript((start) => location.protocol === "http:" && (localStorage.getItem("flagfall.settings") ?? localStorage.setItem("flagfall.settings", start)), start);
    const page = await context.newPage();
    people.push(page);
    page.setDefaultTimeout(ONE_THING);
    page.on("pageerror", (error) => ofThePicture(error) || wrong.push(String(error)));
    page.on("request", (request) => /^(data|blob):/.test(request.url()) || request.url().startsWith(`${base}/`) || wrong.push(`asked another site: ${request.url()}`));
    page.on("console", (message) => /Content Security|Refused to/.test(message.text()) && wrong.push(message.text()));
    return page;
  };
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error(`not done after ${BOUND} seconds`)), BOUND * 1000).unref());
  try {
    await Promise.race([run(person), late]);
    assert.deepEqual(wrong, []);
    console.log("1 passed, 0 failed");
  } catch (error) {
    console.log(wrong.join("\n"));
    for (const [i, page] of people.entries()) if (!page.isClosed()) await leaveTrace(page, i);
    console.error(error);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

/** What somebody saw when it went wrong. */
async function leaveTrace(page, i) {
  const soon = new Promise((done) => setTimeout(done, 8000));
  const look = async () => {
    const seen = await page.evaluate(() => [".status", ".steps li.on", ".prompt", ".guide", ".net", "dialog[open]", "aside ol li:last-child"].map((what) => `${what}: ${document.querySelector(what)?.textContent ?? "-"}`).join("\n  "));
    console.log(`window ${i} at ${page.url()}\n  ${seen}`);
    await page.screenshot({ path: `${shots}/failed-${name}-${i}.png` });
  };
  await Promise.race([look().catch((error) => console.log(`window ${i}: ${error}`)), soon]);
}

export const shot = (page, what) => page.screenshot({ path: `${shots}/${what.replace(/[^\w.]+/g, "-").toLowerCase()}.png` });

/** A call the page itself could make, by somebody with a name. */
export async function call(page, method, path, body) {
  if (!page.url().startsWith(base)) await page.goto(base);
  return page.evaluate(async ([method, path, body]) => {
    const send = async (method, path, data) => {
      const answer = await fetch(path, { method, headers: { "content-type": "application/json" }, body: data && JSON.stringify(data) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    if (!(await send("GET", "/api/me")).name) await send("PUT", "/api/me", { name: "Ann" });
    return send(method, path, body);
  }, [method, path, body]);
}

/** Whoever is new keeps a name with a password, by what stands in plain sight. */
export async function signUp(page, name) {
  await page.goto(base);
  await page.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "New: keep my name" }).click();
  await dialog.getByLabel("Name to keep").fill(name);
  await dialog.locator("input[type=password]").fill("correct horse");
  await dialog.getByRole("button", { name: "Keep this name" }).click();
  await dialog.getByText(`Signed in as ${name}.`).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
}

/** Makes a game and opens it. */
export async function make(page, wish) {
  const made = await call(page, "POST", "/api/games", { options: {}, clock: { kind: "none" }, listed: false, ...wish });
  await page.goto(`${base}/game/${made.id}`);
  return made;
}

/** Takes a seat of a game that was prepared, and opens it. */
export async function sit(page, token) {
  const { id } = await call(page, "POST", "/api/claim", { token });
  await page.goto(`${base}/game/${id}`);
  await waitForTurn(page);
}

/** The seat somebody has at the table they look at. */
export const seatOf = async (page) => (await call(page, "GET", `/api/games/${page.url().split("/").at(-1)}`)).seats[0];

export const isOver = async (page) => (await page.locator("dialog[open]").count()) > 0;
/** When somebody may act and sees what on, or must hand over, or it is over. */
const turn = () => (document.querySelector("dialog[open]") ? "over" : document.querySelector(".curtain") ? "curtain" : document.querySelector(".status.mine") && document.querySelector("[data-square], .touch") ? "mine" : "");
export const waitForTurn = (page) => page.waitForFunction(turn, null, { polling: 25, timeout: A_TURN });

/** Whichever of these people is to move, or null when the game is over. */
export async function turnOf(...people) {
  const until = Date.now() + ONE_THING;
  while (Date.now() < until) {
    for (const page of people) {
      const state = await page.evaluate(turn);
      if (state === "over") return null;
      if (state === "mine") return page;
    }
    await people[0].waitForTimeout(20);
  }
  throw new Error("nobody is to move");
}

/** Does what decides something, and waits until the table has moved on. A refusal fails. */
export async function decides(page, what, act) {
  const before = await page.evaluate(() => document.querySelector(".table").dataset.moment);
  await act();
  const moved = await page.waitForFunction((was) => {
    const wrong = document.querySelector(".guide.wrong, .prompt.wrong, .refusal");
    if (wrong) return `refused: ${wrong.textContent}`;
    return (document.querySelector(".table")?.dataset.moment ?? was) === was ? "" : "done";
  }, before, { polling: 25 });
  assert.equal(await moved.jsonValue(), "done", what);
}

/** By keys alone: Tab until it has the focus, which must always be seen, then Enter. */
export async function enter(page, button) {
  const goal = await button.elementHandle();
  for (let tabs = 0; tabs < 250; tabs++) {
    const { here, seen, what } = await goal.evaluate((one) => {
      const on = document.activeElement;
      const ring = (part) => part && getComputedStyle(part).outlineStyle !== "none";
      return { here: one === on, seen: on === document.body || ring(on) || ring(on.closest("label")), what: on.outerHTML.slice(0, 160) };
    });
    if (tabs) assert.ok(seen, `nobody sees that this has the focus: ${what}`);
    if (here) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${button}`);
}

export async function resign(page) {
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, I resign" }).click();
  await page.locator("dialog[open]").waitFor();
}

/** After the end: close the last word, look back with all sides open, then from the start. */
export async function replay(page, picture) {
  await page.getByRole("button", { name: "Close", exact: true }).click();
  for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "One back" }).click();
  await page.getByRole("combobox", { name: "Replay" }).selectOption("all");
  await page.locator(".status", { hasText: "You are looking at an earlier moment." }).waitFor();
  await shot(page, picture);
  await page.getByRole("button", { name: "To the start" }).click();
  for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "One on" }).click();
}
