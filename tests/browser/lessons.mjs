import { choose as chooseRisk, finger, mouse } from "./risk.mjs";
import { choose as chooseStratego } from "./stratego.mjs";
import { assert, base, given, scenario, shot } from "./table.mjs";

// Lessons played through by clicking: each step is done as it asks, and leads on to the next one.
const width = Number(process.env.WIDTH ?? given.width);
const touch = width < 800;
const soFar = (page, what) => page.locator(`.step[data-so-far="${what}"]`).waitFor();

async function doStep(page, { name, family, clicks }) {
  await page.locator(".step[data-moment]").waitFor();
  if (process.env.LOOK) await shot(page, `learn-${width}-${name}-1`);
  if (family === "risk") for (let left = clicks; left.length; ) left = await chooseRisk(page, left, touch ? finger : mouse);
  else for (const offer of clicks) await chooseStratego(page, offer, touch ? (spot) => spot.tap() : undefined);
  await soFar(page, "done");
  assert.equal(await page.getByText("Waiting for").count(), 0, "nobody is waited for when a step is done");
  // What it meant and the way on are in sight, wherever the board was scrolled to.
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector(".step section.panel").getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  });
  if (process.env.LOOK) await shot(page, `learn-${width}-${name}-2`);
}

await scenario(async (person) => {
  const page = await person({ viewport: { width, height: touch ? 844 : 900 }, hasTouch: touch });
  for (const [i, step] of given.steps.entries()) {
    console.log(step.name);
    const lesson = step.name.split("/")[0];
    const last = given.steps[i + 1]?.name.split("/")[0] !== lesson;
    if (given.steps[i - 1]?.name.split("/")[0] !== lesson) await page.goto(`${base}/learn/${given.whole ? lesson : step.name}`);
    await doStep(page, step);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "it scrolls sideways");
    if (last) {
      if (given.whole) await page.getByRole("link", { name: "Play it" }).waitFor();
    } else await page.getByRole("link", { name: "Next step" }).click();
  }
  if (!given.whole) return;
  // Already the first decision of a step is seen, great moments too, before it is explained.
  const slow = await person({ viewport: { width, height: 844 }, pace: "quick" });
  await slow.goto(`${base}/learn/narnia/stone`);
  await slow.getByRole("button", { name: "Show me" }).click();
  await slow.locator(".great.stone").getByText("Turned to stone").waitFor();
  assert.equal(await slow.locator('.step[data-so-far="done"]').count(), 0, "it is explained before it was seen");
  await slow.locator(".great").getByRole("button", { name: "Go on" }).click();
  await soFar(slow, "done");
  // On a phone the map opens where something can be chosen.
  await page.goto(`${base}/learn/risk/leader`);
  await page.waitForFunction(() => {
    const window = document.querySelector(".lens")?.getBoundingClientRect();
    const there = [...document.querySelectorAll(".touch.can")].map((one) => one.getBoundingClientRect());
    return there.some((one) => one.left >= window.left && one.right <= window.right && one.top >= window.top && one.bottom <= window.bottom);
  });
  // Something else is kindly told, and can be done again; whoever comes back goes on where they stopped.
  await page.goto(`${base}/learn/classic`);
  await page.getByRole("heading", { name: "One step" }).waitFor();
  await chooseStratego(page, { from: "d1", to: "d2", do: "step", text: "d1-d2" });
  await soFar(page, "other");
  await page.getByRole("button", { name: "Try again" }).click();
  await soFar(page, "open");
  await page.getByRole("button", { name: "Show me" }).click();
  await soFar(page, "done");
  await page.getByRole("link", { name: "Next step" }).click();
  await page.getByRole("heading", { name: "Around the lake" }).waitFor();
  await page.goto(`${base}/learn`);
  await page.getByText("1 of 14 done").waitFor();
  await page.getByRole("link", { name: /Stratego: your first game/ }).click();
  await page.getByRole("heading", { name: "Around the lake" }).waitFor();
});
