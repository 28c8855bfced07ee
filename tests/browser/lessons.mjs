import { choose as chooseRisk, finger, mouse } from "./risk.mjs";
import { choose as chooseStratego } from "./stratego.mjs";
import { assert, base, given, scenario, shot } from "./table.mjs";

// Lessons played through by clicking: each step is done as it asks, and leads on to the next one.
const width = Number(process.env.WIDTH ?? given.width);
const touch = width < 800;
const standing = (page, what) => page.locator(`.step[data-standing="${what}"]`).waitFor();

async function doStep(page, { name, family, clicks }) {
  await page.locator(".step[data-moment]").waitFor();
  if (process.env.LOOK) await shot(page, `learn-${width}-${name}-1`);
  if (family === "risk") for (let left = clicks; left.length; ) left = await chooseRisk(page, left, touch ? finger : mouse);
  else for (const offer of clicks) await chooseStratego(page, offer, touch ? (spot) => spot.tap() : undefined);
  await standing(page, "done");
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
  // Something else is kindly told, and can be done again; whoever comes back goes on where they stopped.
  await page.goto(`${base}/learn/classic`);
  await page.getByRole("heading", { name: "One step" }).waitFor();
  await chooseStratego(page, { from: "d1", to: "d2", do: "step", text: "d1-d2" });
  await standing(page, "other");
  await page.getByRole("button", { name: "Try again" }).click();
  await standing(page, "open");
  await page.getByRole("button", { name: "Show me" }).click();
  await standing(page, "done");
  await page.getByRole("link", { name: "Next step" }).click();
  await page.getByRole("heading", { name: "Around the lake" }).waitFor();
  await page.goto(`${base}/learn`);
  await page.getByText("1 of 14 done").waitFor();
  await page.getByRole("link", { name: /Stratego: your first game/ }).click();
  await page.getByRole("heading", { name: "Around the lake" }).waitFor();
});
