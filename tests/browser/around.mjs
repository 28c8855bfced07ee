import { move, setUp, square } from "./stratego.mjs";
import { assert, call, given, make, scenario, seatOf, shot, sit, waitForTurn } from "./table.mjs";

// What there is around a board in play: the voice, the rules, looking back, turning and enlarging, and why a move is refused.
await scenario(async (person) => {
  const page = await person();
  const press = (name) => page.getByRole("button", { name, exact: true }).click();
  const hidden = page.locator('[aria-label*="hidden piece"]');
  // Whoever hears nothing counts the notes.
  await page.addInitScript(() => {
    window.notes = 0;
    const plain = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      window.notes++;
      return plain.call(this);
    };
  });
  const notes = () => page.evaluate(() => window.notes);
  await make(page, { game: "stratego/classic", seats: [{ who: "me" }, { who: "computer", player: "random" }], clock: { kind: "total", seconds: 600, increment: 5 } });
  await setUp(page, "Wall");
  for (let moves = 0; moves < 3; moves++) {
    await waitForTurn(page);
    await move(page, { peaceful: true });
  }
  await waitForTurn(page);
  assert.equal(await page.getByRole("timer").count(), 2, "both clocks are shown");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.motion), "still", "a device that wants less motion gets less");
  assert.equal(await page.$eval(".button", (one) => getComputedStyle(one).transitionDuration), "0s");
  assert.ok((await notes()) > 3, "moves are heard");

  // Whoever cannot see hears what happened last.
  const story = await page.$$eval("aside ol li", (lines) => lines.map((line) => line.textContent));
  const voice = await page.locator("[aria-live=polite].unseen").innerText();
  assert.ok(story.length > 3 && voice.length && voice.includes(story.at(-1)), `${voice} / ${story.at(-1)}`);

  // The rules of this very game are one click away, and so is the way back.
  await page.getByRole("link", { name: "Rules of this game" }).click();
  await page.getByRole("heading", { level: 1, name: /Stratego/ }).waitFor();
  await page.getByRole("link", { name: "Back to the game" }).click();
  await waitForTurn(page);

  // Looking back in the middle of play shows only what was seen then.
  const standing = await hidden.count();
  await press("To the start");
  await page.locator(".status", { hasText: "You are looking at an earlier moment." }).waitFor();
  assert.equal(await page.locator('[aria-label$="can act"]').count(), 0, "the past cannot be played");
  await press("Back to the game");
  await waitForTurn(page);
  await press("One back");
  await page.locator(".status", { hasText: "You are looking at an earlier moment." }).waitFor();
  assert.ok((await hidden.count()) >= standing, "no face is shown earlier than it was seen");
  await press("Back to the game");
  await waitForTurn(page);

  // Turned and enlarged.
  const corner = () => page.$eval("[data-square]", (cell) => cell.dataset.square);
  const wide = () => page.locator(".board").boundingBox().then((box) => box.width);
  const [top, width] = [await corner(), await wide()];
  await press("Turn the board");
  assert.notEqual(await corner(), top);
  await press("Turn the board");
  await press("Larger");
  await page.waitForFunction((before) => document.querySelector(".board").getBoundingClientRect().width > before * 1.2, width);

  // A choice of colours outlives a reload, and so does silence.
  await page.getByRole("button", { name: "Settings" }).click();
  await press("High contrast");
  await page.getByRole("checkbox", { name: "Sounds" }).uncheck();
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "contrast");
  await waitForTurn(page);
  await move(page);
  assert.equal(await notes(), 0, "sounds are off");

  // Back and forth often enough: the pair is marked, and a sentence says why.
  await sit(page, given[0].token);
  const { picture } = await call(page, "GET", `/api/games/${page.url().split("/").at(-1)}/moments/999999?seat=${await seatOf(page)}`);
  const [pair] = picture.barred;
  const stands = pair.find((at) => picture.pieces.some((piece) => piece.at === at));
  await square(page, stands).click();
  await square(page, pair.find((at) => at !== stands)).click();
  assert.match(await page.locator(".guide.wrong").innerText(), /^Two-square rule/);
  assert.equal(await page.locator(".mark.barred").count(), 2);
  await shot(page, "two-square");

  // The fullest memory aid says what a hidden piece could be.
  await sit(page, given[1].token);
  await hidden.first().click();
  assert.match(await page.locator(".guide").innerText(), /^What it could be: .+\s%/);
});
