import { goOn } from "./risk.mjs";
import { assert, make, scenario, shot, waitForTurn } from "./table.mjs";

const CARDS = 3;
const curtain = ".curtain";

// One device goes round with all hands face down: a curtain falls only before somebody looks at the own cards.
await scenario(async (person) => {
  const page = await person();
  const made = await make(page, { game: "risk/middle-earth", options: { players: 2 }, seats: [{ who: "me" }, { who: "me" }] });
  const lift = page.getByRole("button", { name: "Look at my cards" });
  /** Whom the page asks, by the colour it says; as long as a blitz goes on it asks nobody. */
  const asked = async () => (await page.locator(".prompt", { hasText: ":" }).innerText()).split(":")[0];
  const covered = async () => {
    assert.equal(await page.locator(curtain).count(), 0, "no curtain");
    assert.equal(await page.locator(".hand").count(), 0, "no cards in sight");
  };
  const first = [];
  for (let decisions = 0; ; decisions++) {
    await waitForTurn(page);
    await covered();
    if (first.length < 4) first.push(await asked());
    if (await lift.count()) break;
    await goOn(page);
  }
  assert.deepEqual(first.slice(2), first.slice(0, 2), "the device goes round");
  assert.notEqual(first[0], first[1]);
  await shot(page, "risk-covered");

  // Who wants to look is asked whether they are alone first, and may think better of it.
  await lift.click();
  await shot(page, "curtain-risk");
  await page.keyboard.press("Escape");
  await page.locator(curtain).waitFor({ state: "detached" });
  await covered();
  await lift.click();
  await page.locator(curtain).getByRole("button", { name: "Show my cards" }).click();
  await page.locator(".hand .card").first().waitFor();
  assert.equal(await page.locator(".hand .card").count(), CARDS);
  const names = await page.locator(".hand .card b").allInnerTexts();
  await shot(page, "risk-uncovered");
  await page.getByRole("button", { name: "Cover them" }).click();
  await covered();

  // A turn with attacks in it, cards open: the defender answers over covered hands, and never is there a curtain.
  await lift.click();
  await page.locator(curtain).getByRole("button", { name: "Show my cards" }).click();
  const whose = await asked();
  const others = new Set();
  for (let decisions = 0; decisions < 120 && others.size < 2; decisions++) {
    await waitForTurn(page);
    assert.equal(await page.locator(curtain).count(), 0, "no curtain");
    const who = await asked();
    if (who !== whose) {
      await covered();
      const phase = (await page.locator('[data-text^="defend"]').count()) ? "defends" : "goes on";
      if (phase === "defends" && !others.has(phase)) await shot(page, "risk-defends-covered");
      others.add(phase);
      const seen = await page.locator("main").innerText();
      // What somebody holds is told nowhere: not in the story, not in what is offered.
      for (const name of names) assert.ok(!seen.includes(name), `${name} is told to ${who}`);
    }
    await goOn(page, { attacks: 1 });
  }
  assert.ok(others.has("defends"), "nobody had to defend");

  // At the Ring everybody could play a card: that nobody does is said once for all.
  const nobody = page.getByRole("button", { name: "Nobody plays a card" });
  for (let decisions = 0; decisions < 80 && (await nobody.count()) === 0; decisions++) {
    await goOn(page);
    await waitForTurn(page);
  }
  await nobody.click();
  await page.locator(".steps .on", { hasText: "Reinforce" }).waitFor();
  await shot(page, "risk-nobody");

  // A page opened again shows nobody's cards either.
  await page.goto(page.url());
  await waitForTurn(page);
  await covered();
  assert.equal(made.seats.length, 2);
});
