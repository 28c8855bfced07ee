import { setUp } from "./stratego.mjs";
import { readFileSync } from "node:fs";
import { assert, base, make, need, scenario, shot, waitForTurn } from "./table.mjs";

const axe = readFileSync(need.resolve("axe-core/axe.min.js"), "utf8");
const found = [];

async function check(page, name) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  for (const one of violations.filter((v) => ["serious", "critical"].includes(v.impact)))
    found.push(`${name}: ${one.id} (${one.nodes.length}) ${one.nodes[0].html.slice(0, 160)} ${one.nodes[0].failureSummary?.slice(0, 200)}`);
}

await scenario(async (person) => {
  for (const [width, height] of [[390, 844], [1440, 900]])
    for (const colorScheme of ["light", "dark"]) {
      // axe is brought in by the test, which the page's own strict policy would refuse.
      const page = await person({ viewport: { width, height }, colorScheme, bypassCSP: true });
      const tag = `${width}-${colorScheme}`;
      await page.goto(base);
      await page.getByRole("button", { name: /^Stratego/ }).first().waitFor();
      await check(page, `home ${tag}`);
      await shot(page, `home-${tag}`);
      await page.getByRole("button", { name: "Settings" }).click();
      await check(page, `settings ${tag}`);
      await shot(page, `settings-${tag}`);
      for (const [name, path] of [["rules", "/rules"], ["rules-stratego", "/rules/stratego/lotr-ring"], ["rules-risk", "/rules/risk/middle-earth"], ["scroll", "/scroll"]]) {
        await page.goto(base + path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForTimeout(500);
        await check(page, `${name} ${tag}`);
        await shot(page, `${name}-${tag}`);
      }
      for (const game of ["stratego/classic", "stratego/narnia"]) {
        await make(page, { game, seats: [{ who: "me" }, { who: "computer", player: "random" }] });
        await page.locator(".setup").waitFor();
        await check(page, `set-up ${game} ${tag}`);
        await shot(page, `setup-${game.split("/")[1]}-${tag}`);
        await setUp(page, "Fortress");
        await waitForTurn(page);
        await page.locator('[role=gridcell][aria-label$="can act"]').first().click();
        await check(page, `board ${game} ${tag}`);
        await shot(page, `board-${game.split("/")[1]}-${tag}`);
      }
      await make(page, { game: "risk/middle-earth", options: { players: 3 }, seats: [{ who: "me" }, { who: "computer", player: "random" }, { who: "computer", player: "random" }] });
      await waitForTurn(page);
      await page.getByText("The map as a list").click();
      await check(page, `map ${tag}`);
      await page.getByText("The map as a list").click();
      await shot(page, `risk-${tag}`);
      await page.context().close();
    }
  assert.deepEqual([...new Set(found)], []);
});
