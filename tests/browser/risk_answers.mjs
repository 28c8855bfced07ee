import { choose } from "./risk.mjs";
import { given, scenario, shot, sit } from "./table.mjs";

// Games that stand just before a question: every question is answered in every way the page offers.
await scenario(async (person) => {
  const page = await person();
  for (const { name, token, clicks } of given) {
    console.log(name);
    await sit(page, token);
    await page.locator(".touch").first().waitFor();
    await shot(page, name);
    for (let left = clicks; left.length; ) left = await choose(page, left);
  }
});
