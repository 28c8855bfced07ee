import { setUp } from "./stratego.mjs";
import { assert, base, scenario, seatOf, shot, turnOf } from "./table.mjs";

// Two people who meet by an open invitation: they talk, mute, offer draws, play again, and keep their names.
await scenario(async (person) => {
  const ann = await person();
  const ben = await person();
  const eve = await person();
  const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
  const enters = async (page, name) => {
    await page.goto(base);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("textbox", { name: "Your name" }).fill(name);
    await page.locator("dialog").getByRole("button", { name: "Save" }).first().click();
    await page.getByText("Saved.").waitFor();
    await press(page, "Close");
  };
  const names = ["Ann", "Ben"].map((name) => `${name}${Date.now() % 100_000}`);
  await enters(ann, names[0]);
  await enters(ben, names[1]);

  // An open invitation stands on everybody's first page.
  await ann.getByRole("button", { name: /^Stratego/ }).first().click();
  await ann.getByRole("radio", { name: /Duel/ }).check();
  await ann.getByRole("radio", { name: "Anybody" }).check();
  await press(ann, "Play");
  await ann.waitForURL(/\/game\//);
  await ben.goto(base);
  await ben.locator("li.game", { hasText: names[0] }).getByRole("button", { name: "Join" }).click();
  await ben.waitForURL(/\/game\//);
  const first = ann.url();
  assert.equal(ben.url(), first);
  const seats = [await seatOf(ann), await seatOf(ben)];
  await ann.locator(".setup").waitFor();
  assert.equal(await ann.getByRole("button", { name: "Leave without result" }).count(), 1);
  for (const page of [ann, ben]) await setUp(page);
  await turnOf(ann, ben);

  // It is among games to continue, and among games to watch.
  await eve.goto(base);
  await eve.locator("a.game", { hasText: names[0] }).click();
  await eve.locator(".status", { hasText: "You are watching." }).waitFor();
  await ann.getByText("1 person is watching").waitFor();
  const home = await ann.context().newPage();
  await home.goto(base);
  await home.locator("a.game", { hasText: names[1] }).first().waitFor();
  await shot(home, "home-games");
  await home.close();

  // Guests talk in phrases; whoever is muted is not heard.
  for (const page of [ann, ben]) await page.getByRole("button", { name: /^Talk/ }).click();
  await press(ann, "Nice move!");
  await ben.locator(".talk li", { hasText: "Nice move!" }).waitFor();
  // What was read does not stand out when one comes back; what is said afterwards does.
  const talk = ben.getByRole("button", { name: /^Talk/ });
  await ben.reload();
  await ben.getByRole("button", { name: "Talk (1)" }).waitFor();
  assert.ok(!(await talk.getAttribute("class")).includes("main"), "what was read stands out after a reload");
  await press(ann, "Oh no!");
  await ben.getByRole("button", { name: "Talk (2)" }).waitFor();
  assert.ok((await talk.getAttribute("class")).includes("main"), "nobody notices what was said");
  await talk.click();
  await press(ben, `Mute ${names[0]}`);
  await ben.getByRole("button", { name: `Unmute ${names[0]}` }).waitFor();
  await press(ann, "Hello!");
  await ann.locator(".talk li", { hasText: "Hello!" }).waitFor();
  assert.equal(await ben.locator(".talk li", { hasText: "Hello!" }).count(), 0);
  await shot(ann, "talk");

  // A draw is offered and declined, offered and accepted.
  await press(ann, "Offer a draw");
  await ben.getByText(`${names[0]} offers a draw.`).waitFor();
  await press(ben, "Decline");
  await ann.getByText("No draw: the game goes on.").waitFor();
  await press(ann, "Offer a draw");
  await press(ann, "Take it back");
  await press(ben, "Offer a draw");
  await press(ann, "Accept");
  for (const page of [ann, ben]) {
    await page.locator("dialog[open]", { hasText: "A draw." }).waitFor();
    await press(page, "Close");
  }

  // Another game, with the armies swapped; this one is left before anybody has moved.
  await press(ann, "Play again");
  await ben.getByText(`${names[0]} wants another game.`).waitFor();
  await press(ben, "Play again");
  for (const page of [ann, ben]) {
    await page.waitForURL((url) => url.href !== first);
    await page.locator(".setup").waitFor();
  }
  assert.deepEqual([await seatOf(ann), await seatOf(ben)], seats.toReversed());
  await press(ann, "Leave without result");
  await press(ann, "Yes, leave");
  await ben.locator("dialog[open]", { hasText: "The game was called off." }).waitFor();
  for (const page of [ann, ben]) assert.equal(await page.getByText("Your army stands").count(), 0, "nobody waits for a game that is over");

  // A kept name opens the same games on another device.
  const password = "correct horse";
  await press(ann, "Close");
  await ann.getByRole("button", { name: "Settings" }).click();
  await ann.getByText("Play on other devices too").click();
  await ann.getByLabel("Password").fill(password);
  await press(ann, "Keep this name");
  await ann.getByText(`Signed in as ${names[0]}.`).waitFor();
  await eve.goto(base);
  await eve.getByRole("button", { name: "Settings" }).click();
  await eve.getByText("Play on other devices too").click();
  await press(eve, "I have an account");
  await eve.getByLabel("Name of your account").fill(names[0]);
  await eve.getByLabel("Password").fill(password);
  await eve.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true }).click();
  await eve.getByText(`Signed in as ${names[0]}.`).waitFor();
  await press(eve, "Close");
  await eve.locator("a.game", { hasText: names[1] }).first().waitFor();
});
