// What people do at a Risk map, by clicking.
import { assert, decides, enter, luck, pickOne, waitForTurn } from "./table.mjs";

/** A point of the screen that belongs to a place and to nothing else, scrolled into view. */
export async function spot(page, place) {
  const found = await page.evaluate((place) => {
    const path = document.querySelector(`.touch[data-place="${place}"]`);
    const free = () => {
      const box = path.getBoundingClientRect();
      for (const fine of [2, 6, 14])
        for (let i = 1; i < fine; i++)
          for (let j = 1; j < fine; j++) {
            const at = [box.left + (box.width * i) / fine, box.top + (box.height * j) / fine];
            if (document.elementFromPoint(...at) === path) return at;
          }
      return null;
    };
    return free() ?? (path.scrollIntoView({ block: "center", inline: "center" }), free());
  }, place);
  assert.ok(found, `${place} cannot be touched`);
  return found;
}

/** With what people reach places and buttons. */
export const mouse = { place: async (page, place) => page.mouse.click(...(await spot(page, place))), on: (_, button) => button.click() };
// A finger takes a moment between two questions: what comes sooner counts as the second tap of a double one.
export const finger = { place: async (page, place) => page.touchscreen.tap(...(await spot(page, place))), on: (page, button) => page.waitForTimeout(300).then(() => button.tap()) };
export const keys = { place: (page, place) => enter(page, page.locator(`[data-list-place="${place}"]`)), on: enter };

/** A march in one go: its goal, how many, and whether the Leader comes along. What else was to be chosen is left. */
async function march(page, offers, hand) {
  const [to, take, leader] = offers;
  await hand.place(page, to.place);
  const range = page.locator(".march input[type=range]");
  while ((await range.count()) && Number(await range.getAttribute("aria-valuetext")) > take.number) await range.press("ArrowLeft");
  if (leader?.do === "with_leader") await page.locator(".march input[type=checkbox]").check();
  await decides(page, `a march to ${to.place}`, () => hand.on(page, page.locator(".march .button.main")));
  return offers.slice(/leader$/.test(leader?.do ?? "") ? 3 : 2);
}

/** One particular choice. Cards of a set come in one go, an attack with its dice. */
export async function choose(page, offers, hand = mouse) {
  const [offer, ...rest] = offers;
  const told = (act) => decides(page, offer.text, act);
  if (["place", "leader", "to"].includes(offer.do)) await told(() => hand.place(page, offer.place));
  else if (offer.do === "from") {
    await hand.place(page, offer.place);
    const start = page.locator(".start .button.main");
    if (await start.count()) await told(() => hand.on(page, start));
    else return march(page, rest, hand);
  } else if (offer.do === "roll") {
    const choice = page.locator(".dice-choice [aria-pressed]");
    const wanted = (text) => (/^\d$/.test(text) ? Number(text) === offer.dice : offer.leader);
    for (const one of await choice.all())
      if (wanted(await one.innerText()) !== ((await one.getAttribute("aria-pressed")) === "true") && (wanted(await one.innerText()) || !/^\d$/.test(await one.innerText()))) await hand.on(page, one);
    await told(() => hand.on(page, page.locator(`[data-text="${offer.text}"]`)));
  } else if (offer.do === "attack") {
    await hand.place(page, offer.from);
    await hand.place(page, offer.to);
    await told(() => hand.on(page, page.locator(".fight .button.main")));
  } else if (offer.do === "take") {
    const range = page.locator(".take input");
    while ((await range.count()) && Number(await range.getAttribute("aria-valuetext")) > offer.number) await range.press("ArrowLeft");
    await told(() => hand.on(page, page.locator(".take .button")));
  } else if (offer.do === "offer") {
    const set = offers.filter((one) => one.do === "offer");
    const names = set.map((one) => one.name);
    for (const name of names) await hand.on(page, page.locator('.card.land[aria-pressed="false"]', { hasText: name }).first());
    await told(() => hand.on(page, page.getByRole("button", { name: "Exchange these three" })));
    return offers.slice(set.length);
  } else await told(() => hand.on(page, page.locator(`[data-text="${offer.text}"]`).first()));
  return rest;
}

/** One decision of somebody who wants the game to go on: everything in one place, few attacks, no marches. */
export async function goOn(page, { attacks = 0.1, hand = mouse } = {}) {
  // A blitz decides by itself until its agreed stop, or until somebody else is asked in between; so does placing the rest.
  const blitz = await page.waitForFunction(() => {
    const on = [...document.querySelectorAll(".controls .button")].some((button) => button.textContent === "Stop");
    return !document.querySelector(".status.mine") ? "waits" : on ? "" : "none";
  }, null, { polling: 25 });
  if ((await blitz.jsonValue()) === "waits") return "Attack";
  const seen = await page.evaluate(() => ({
    step: document.querySelector(".steps li.on")?.textContent,
    prompt: document.querySelector(".prompt")?.textContent,
    pile: [...document.querySelectorAll(".controls [aria-pressed=false]")].some((button) => button.textContent === "All"),
    can: [...document.querySelectorAll(".touch.can")].map((place) => place.dataset.place),
    takes: document.querySelector(".take .button") !== null,
    fight: document.querySelector(".fight") !== null,
    plain: [...document.querySelectorAll(".controls [data-text]:enabled")].map((button) => button.dataset.text),
    trade: [...document.querySelectorAll(".hand .row .button:enabled")].length > 0,
    drop: document.querySelector('.hand [data-text^="discard"]')?.dataset.text,
  }));
  const rest = page.locator(".controls .button", { hasText: /^Place all/ });
  if (await rest.count()) return decides(page, "placing the rest", () => hand.on(page, rest)).then(() => seen.step);
  if (seen.pile) await hand.on(page, page.getByRole("button", { name: "All", exact: true }));
  const told = (act) => decides(page, seen.prompt, act);
  const button = (text) => told(() => hand.on(page, page.locator(`[data-text="${text}"]`).first()));
  const ends = seen.plain.includes("pass");
  if (seen.takes) await told(() => hand.on(page, page.locator(".take .button")));
  else if (seen.plain.length && !ends) await button(pickOne(seen.plain));
  else if (seen.plain.length > 1 && luck() < 0.5) await button(pickOne(seen.plain.filter((text) => text !== "pass")));
  else if (ends && !(seen.step === "Attack" && seen.can.length && luck() < attacks)) await button("pass");
  else if (seen.step === "Attack" && ends) {
    if (!seen.fight) {
      await hand.place(page, pickOne(seen.can));
      // Where the last attack came from may still be picked: then that was the target already.
      if ((await page.locator(".fight").count()) === 0) await hand.place(page, pickOne(await page.$$eval(".touch.can", (places) => places.map((place) => place.dataset.place))));
    }
    await told(() => hand.on(page, page.locator(".fight .button", { hasText: "Blitz" })));
  } else if (seen.drop) await button(seen.drop);
  else if (seen.trade && !seen.can.length) await told(() => hand.on(page, page.getByRole("button", { name: "Exchange the best set" })));
  else
    await told(async () => {
      await hand.place(page, pickOne(seen.can));
      const start = page.locator(".start .button.main");
      if (await start.count()) await hand.on(page, start);
    });
  return seen.step;
}

/** A turn with one attack in it, once it is ours; says which steps it went through. */
export async function turn(page, hand) {
  const steps = new Set();
  for (let decisions = 0; decisions < 30 && !["Reinforce", "Attack", "Move"].every((step) => steps.has(step)); decisions++) {
    await waitForTurn(page);
    steps.add(await goOn(page, { attacks: steps.has("Attack") ? 0 : 1, hand }));
  }
  assert.ok(steps.has("Move"), `only ${[...steps]}`);
}
