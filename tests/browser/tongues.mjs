import { assert, base, call, given, make, scenario, shot, waitForTurn } from "./table.mjs";

/** What has to be compiled on a machine that has never looked back at a game. */
const FIRST = { timeout: 90_000 };

// Each language clicked through: whoever speaks it meets no word of English, from the first page to a puzzle that is won.
const ENGLISH = {
  de: /\b(the|and|of|you|your|with|has|have|from|this|are|not|turn|moves?|pieces?|game|wins?)\b/i,
  nl: /\b(the|and|you|your|with|has|have|from|this|are|not|turn|moves?|pieces?|game|wins?)\b/i,
};

/** All there is to read, and what is said to those who cannot see it. */
const toRead = () => {
  const spoken = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-description], [aria-roledescription], [aria-valuetext], svg title, svg desc")].flatMap((one) => ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription", "aria-valuetext"].map((what) => one.getAttribute(what) ?? ""));
  return [document.title, document.querySelector("meta[name=description]").content, ...document.body.innerText.split("\n"), ...spoken].filter(Boolean);
};

await scenario(async (person) => {
  for (const [language, english] of Object.entries(ENGLISH)) {
    const page = await person({ locale: language, viewport: { width: 1366, height: 768 } });
    const met = new Set();
    const read = async (where) => {
      for (const said of await page.evaluate(toRead)) if (english.test(said)) met.add(`${language}, ${where}: ${said}`);
    };
    const open = async (path) => {
      await page.goto(base + path);
      await page.locator("h1").first().waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      await read(path);
    };
    await open("/");
    const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
    assert.deepEqual([manifest.lang, english.test(manifest.description)], [language, false]);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    for (const box of await page.locator(".room > section button").all()) {
      await box.click();
      for (const hidden of await page.locator(".side details:not([open]) > summary").all()) await hidden.click();
      await read("a box");
    }
    await page.locator("header nav button").last().click();
    await page.locator("dialog summary").click();
    await read("settings");
    const pages = ["/learn", "/rules", "/rules/stratego/narnia-powers", "/rules/risk/middle-earth", "/scroll", "/nowhere", "/join#x", "/account#x", "/game/nothing"];
    for (const path of pages) await open(path);

    // A lesson: what to do, done, and what it meant.
    await open("/learn/fire-ice/flight");
    await page.locator(".step[data-so-far=open] .button", { hasText: /Zeig|Laat/ }).first().click();
    await page.locator('.step[data-so-far="done"]').waitFor();
    await read("a lesson");

    // A puzzle: answered wrongly or rightly, and then certainly rightly.
    await open(`/puzzles/${given.puzzle.id}`);
    const answer = async (squares) => {
      for (const at of squares) await page.locator(`[data-square="${at}"]`).click();
      await page.locator(".puzzle aside .button.main").click();
    };
    await answer(given.puzzle.wrong);
    await page.locator(".puzzle .wrong").waitFor();
    await read("a puzzle, wrong");
    await page.locator(".puzzle aside .button", { hasText: /Noch|Nog|Opnieuw/ }).click();
    await answer(given.puzzle.right);
    await page.locator(".puzzle .right").waitFor();
    await read("a puzzle, right");
    await shot(page, `puzzle-${language}`);

    // A game: set up, hint, a move, given up, looked back at, and found in the lists.
    await make(page, { game: "stratego/duel", friendly: true, seats: [{ who: "me" }, { who: "computer", player: "random" }] });
    const setUp = page.locator(".setup .button.main");
    await setUp.click();
    await page.locator(".tray .one:enabled").first().waitFor({ state: "detached" });
    await read("set-up");
    await setUp.click();
    await page.locator(".setup").waitFor({ state: "detached" });
    await waitForTurn(page);
    await read("a board");
    await page.locator("aside section .row .button").first().click();
    const hint = page.locator("aside section .button.main");
    await hint.waitFor(FIRST);
    await read("a hint");
    const [doing, panel] = await Promise.all([hint, page.locator("aside").last()].map((one) => one.boundingBox()));
    assert.ok(doing.y + doing.height <= panel.y + panel.height + 1, "what the hint would do is cut off");
    await hint.click();
    await page.locator(".actions .row .button", { hasText: /Aufgeben|Opgeven/ }).click();
    await page.locator(".actions .asks .button.main").click();
    await page.locator("dialog[open]").waitFor();
    await read("the end");
    await page.locator("dialog[open] .button", { hasText: /Rückblick|Terugkijken/ }).click();
    await page.locator(".review .turn, .review h2").first().waitFor(FIRST);
    await read("a review");
    for (const path of ["/games", "/player", "/leaders"]) await open(path);

    // A whole game of Risk as a scroll: its last word, and its review.
    const { id } = await call(page, "POST", "/api/scrolls", { text: given.scroll });
    await page.goto(`${base}/game/${id}`);
    await page.locator("dialog[open]", { hasText: /Mittelerde|Midden-aarde/ }).waitFor();
    await read("the end of Risk");
    await page.locator("dialog[open] .button", { hasText: /Rückblick|Terugkijken/ }).click();
    await page.locator(".review .key").waitFor(FIRST);
    await read("a review of Risk");
    assert.deepEqual([...met], []);
  }
});
