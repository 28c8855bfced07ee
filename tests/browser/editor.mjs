import { square } from "./stratego.mjs";
import { assert, make, scenario, shot } from "./table.mjs";

// The set-up editor with all its tools: drag, shuffle, mirror, clear, save under a name, copy and paste as text.
await scenario(async (person) => {
  const page = await person();
  const wish = { game: "stratego/barrage", seats: [{ who: "me" }, { who: "friend" }] };
  await make(page, wish);
  await page.locator(".setup").waitFor();
  const button = (name) => page.locator(".setup").getByRole("button", { name, exact: true });
  const army = () => page.$$eval('[data-square][aria-label*="your"]', (cells) => cells.map((cell) => cell.getAttribute("aria-label")).sort());
  const say = page.locator(".setup .say b");
  const centre = async (spot) => spot.boundingBox().then((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  const drag = async (from, to) => {
    await from.scrollIntoViewIfNeeded();
    await page.mouse.move(...(await centre(from)));
    await page.mouse.down();
    await page.mouse.move(...(await centre(to)), { steps: 6 });
    await page.mouse.up();
  };

  // Dragged from the tray, then on the board, then off it.
  assert.ok(await button("Ready").isDisabled());
  assert.equal(await say.innerText(), "8 pieces to place");
  const home = await page.$$eval("[data-square]", (cells) => cells.slice(-10).map((cell) => cell.dataset.square));
  await drag(page.locator('.tray [title="Flag"]'), square(page, home[2]));
  assert.match((await army()).join(), new RegExp(`^${home[2]}, your Flag`));
  await drag(square(page, home[2]), square(page, home[7]));
  assert.match((await army()).join(), new RegExp(`^${home[7]}, your Flag`));
  await square(page, home[7]).click();
  assert.equal(await say.innerText(), "Flag in hand");
  await button("Take off the board").click();
  assert.deepEqual(await army(), []);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.square), home[7], "keys go on at its square");

  await button("Shuffle").click();
  const one = await army();
  assert.equal(one.length, 8);
  assert.match(await say.innerText(), /^All set!/);
  await button("Mirror").click();
  const other = await army();
  assert.notDeepEqual(other, one);
  await button("Mirror").click();
  assert.deepEqual(await army(), one);

  // Kept under a name, and as text.
  await page.getByText("My set-ups · As text").click();
  await page.getByRole("textbox", { name: "Name of this set-up" }).fill("Ours");
  await button("Save").click();
  await page.getByText("Saved as Ours.").waitFor();
  await button("Copy").click();
  const text = await page.locator(".setup textarea").inputValue();
  assert.match(text, /^deploy [^/]{10}(\/[^/]{10}){3}$/);
  await button("Clear").click();
  assert.deepEqual(await army(), []);
  await page.locator(".setup textarea").fill("hello");
  await button("Use this text").click();
  await page.getByText(/That text does not fit this army/).waitFor();
  await page.locator(".setup textarea").fill(text);
  await button("Use this text").click();
  assert.deepEqual(await army(), one);
  await shot(page, "editor");

  // Another table, another day.
  await make(page, wish);
  await page.getByText("My set-ups · As text").click();
  await button("Ours").click();
  assert.deepEqual(await army(), one);
  await button("Forget Ours").click();
  await page.getByText("None saved yet.").waitFor();
  await button("Ready").click();
  await page.getByText("Your army stands. Waiting for the other side.").waitFor();
});
