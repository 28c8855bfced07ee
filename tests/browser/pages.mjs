import { found, look } from "./looking.mjs";
import { assert, base, make, scenario } from "./table.mjs";

await scenario(async (person) => {
  // With fingers; axe is brought in by the test, which the page's own strict policy would refuse.
  const page = await person({ bypassCSP: true, hasTouch: true });
  await page.goto(base);
  await page.getByRole("button", { name: /^Stratego/ }).first().waitFor();
  await look(page, "home");
  for (const box of [/^Risk/, /^Stratego/]) {
    await page.getByRole("button", { name: box }).first().click();
    for (const hidden of await page.locator(".side details:not([open]) > summary").all()) await hidden.click();
    await look(page, `home-options-${box.source.slice(1)}`);
  }
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog[open]").waitFor();
  await page.locator("dialog summary").click();
  await look(page, "settings");
  for (const [name, path] of [["rules", "/rules"], ["rules-stratego", "/rules/stratego/lotr-ring"], ["rules-risk", "/rules/risk/middle-earth"], ["learn", "/learn"], ["learn-step", "/learn/fire-ice/flight"], ["try", "/try/risk/attack"], ["puzzles", "/puzzles"], ["scroll", "/scroll"], ["nowhere", "/nowhere"]]) {
    await page.goto(base + path);
    await page.locator("h1").waitFor();
    await page.waitForLoadState("networkidle");
    await look(page, name);
  }
  const { invites } = await make(page, { game: "stratego/narnia", seats: [{ who: "me" }, { who: "friend" }] });
  await page.getByRole("textbox", { name: "Invitation link" }).waitFor();
  await look(page, "invite");
  await page.goto(`${base}/join#${invites[0].token}`);
  await page.getByRole("button", { name: "Sit down and play" }).waitFor();
  await look(page, "join");
  assert.deepEqual([...found], []);
});
