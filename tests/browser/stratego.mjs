// What people do at a Stratego board, by clicking.
import { decides, pickOne } from "./table.mjs";

export async function setUp(page, idea = "Storm") {
  await page.getByRole("button", { name: idea, exact: true }).click();
  await page.getByRole("button", { name: "Ready", exact: true }).click();
  await page.locator(".setup").waitFor({ state: "detached" });
}

export const square = (page, at) => page.locator(`[data-square="${at}"]`);

/** What happens is shown for a while: do not wait for it. */
export const hurry = (page) => page.keyboard.press("Escape");

/** One particular choice: a piece, its power by the button with its name, and a square. */
export async function choose(page, offer, press = (spot) => spot.click()) {
  if (offer.piece) {
    await press(page.locator(".hand .pick", { hasText: offer.piece }).first());
    return decides(page, offer.text, () => press(square(page, offer.to)));
  }
  if (!offer.from) return decides(page, offer.text, () => press(page.locator(`.hand [data-text="${offer.text}"]`)));
  if ((await square(page, offer.from).getAttribute("aria-selected")) !== "true") await press(square(page, offer.from));
  if (offer.button && offer.do !== "step") {
    const power = page.locator(".hand").getByRole("button", { name: offer.button, exact: true });
    if ((await power.getAttribute("aria-pressed")) !== "true") await press(power);
  }
  return decides(page, offer.text, () => press(square(page, offer.to)));
}

/** A move by luck: an attack if there is one, or never. */
export async function move(page, { peaceful = false } = {}) {
  const able = await page.$$eval('[role=gridcell][aria-label$="can act"]', (cells) => cells.map((cell) => cell.dataset.square));
  let goals = [];
  const most = peaceful ? 40 : 4;
  for (let tries = 1; tries <= most; tries++) {
    await square(page, pickOne(able)).click();
    goals = await page.$$eval('[aria-label*="can go here"],[aria-label*="can attack here"]', (cells) => cells.map((cell) => ({ at: cell.dataset.square, strike: cell.getAttribute("aria-label").includes("attack") })));
    if (peaceful) goals = goals.filter((goal) => !goal.strike);
    if (peaceful ? goals.length : goals.some((goal) => goal.strike)) break;
    if (tries < most) await page.locator("[role=gridcell][aria-selected=true]").click();
  }
  const strikes = goals.filter((goal) => goal.strike);
  const { at } = pickOne(strikes.length ? strikes : goals);
  await decides(page, `a move to ${at}`, () => square(page, at).click());
}

/** A set-up piece by piece: from the tray, onto a square. */
export async function setUpByHand(page, pieces) {
  for (const { piece, to } of pieces) {
    const tray = page.locator(`.tray [title="${piece}"]`);
    if ((await tray.getAttribute("aria-pressed")) !== "true") await tray.click();
    await square(page, to).click();
  }
  await page.getByRole("button", { name: "Ready", exact: true }).click();
  await page.locator(".setup").waitFor({ state: "detached" });
}
