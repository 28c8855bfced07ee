import { finger, goOn } from "./risk.mjs";
import { assert, base, make, resign, scenario, shot, turnOf } from "./table.mjs";

// Giving up at a map, and asking for another game: with a phone, whose buttons for that lie far below it.
await scenario(async (person) => {
  const ann = await person();
  const phone = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  /** A table with a friend at it, once everybody has moved. */
  const sat = async (...others) => {
    const players = 2 + others.length;
    const { invites } = await make(ann, { game: "risk/middle-earth", options: { players }, seats: [{ who: "me" }, { who: "friend" }, ...others] });
    await phone.goto(`${base}/join#${invites[0].token}`);
    await phone.getByRole("button", { name: "Sit down and play" }).tap();
    await phone.waitForURL(/\/game\//);
    const moved = new Set();
    while (moved.size < 2) {
      const mover = await turnOf(ann, phone);
      await goOn(mover, mover === phone ? { hand: finger } : {});
      moved.add(mover);
    }
    await phone.getByRole("button", { name: "Resign" }).waitFor();
  };

  // Among three the computer plays on, and whoever gave up is asked for nothing more.
  await sat({ who: "computer", player: "random" });
  assert.equal(await ann.getByRole("button", { name: "Offer a draw" }).count(), 0, "a draw is offered to a computer");
  await phone.getByRole("button", { name: "Resign" }).tap();
  await phone.getByRole("button", { name: "Yes, I resign" }).tap();
  await phone.locator(".status", { hasText: "The computer plays on for you." }).waitFor();
  assert.equal(await phone.getByRole("button", { name: "Resign", exact: true }).count(), 0);
  assert.equal(await phone.locator(".touch.can").count(), 0);
  await shot(phone, "phone-risk-given-up");

  // What the other one waits for stands where the questions are, and so does what became of one's own asking.
  await sat();
  const inSight = (what) => what.evaluate((one) => { const { top, bottom } = one.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; });
  await ann.getByRole("button", { name: "Offer a draw" }).click();
  const decline = phone.locator(".controls").getByRole("button", { name: "Decline" });
  await decline.waitFor();
  assert.ok(await inSight(decline), "nobody sees that a draw is offered");
  await decline.tap();
  await decline.waitFor({ state: "detached" });
  await resign(ann);
  await phone.locator("dialog[open]").getByRole("button", { name: "Play again" }).tap();
  const asked = phone.locator(".controls", { hasText: "You asked for another game." });
  await asked.waitFor();
  assert.ok(await inSight(asked), "nobody sees that another game was asked for");
  await shot(phone, "phone-risk-again");
});
