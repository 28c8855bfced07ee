// An account from its first day to its last, a report, and the page of whoever runs the server.
import { found, look } from "./looking.mjs";
import { assert, base, given, make, scenario } from "./table.mjs";

/** As long and as wide as a name may be. */
const name = `ZORA MWMWMWMWMWMW ${Date.now() % 1_000_000}`;
const open = async (page) => {
  await page.getByRole("button", { name: "Settings" }).click();
  return page.locator("dialog[open]");
};

async function signIn(dialog, name, password, forgetful = false) {
  await dialog.getByText("Play on other devices too").click();
  await dialog.getByRole("button", { name: "I have an account" }).click();
  await dialog.getByLabel("Name of your account").fill(name);
  if (forgetful) {
    await dialog.getByRole("button", { name: "I have forgotten the password" }).click();
    await dialog.getByText("ask whoever runs it").waitFor();
  }
  await dialog.locator("input[type=password]").fill(password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await dialog.getByText(`Signed in as ${name}.`).waitFor();
}

await scenario(async (person) => {
  const page = await person({ bypassCSP: true, hasTouch: true });
  await page.goto(base);
  let dialog = await open(page);
  await dialog.getByText("Play on other devices too").click();
  await dialog.getByLabel("Name to keep").fill(name);
  await dialog.locator("input[type=password]").fill("correct horse");
  await dialog.getByRole("button", { name: "Keep this name" }).click();
  await dialog.getByText(`Signed in as ${name}.`).waitFor();
  await dialog.getByText("Your account").click();
  await dialog.getByText("Delete this account").click();
  await look(page, "account");
  const care = dialog.locator("form").filter({ hasText: "New password" });
  await care.getByLabel("Password now").fill("correct horse");
  await care.getByLabel("New password").fill("battery staple");
  await care.getByRole("button", { name: "Change it" }).click();
  await dialog.getByText("All other devices are signed out").waitFor();
  await dialog.getByRole("button", { name: "Sign out", exact: true }).click();
  await dialog.getByText("Signed out.").waitFor();
  await signIn(dialog, name, "battery staple", true);

  // Somebody at the table is reported.
  const rude = await person();
  const { id, invites } = await make(page, { game: "stratego/duel", seats: [{ who: "me" }, { who: "friend" }] });
  await rude.goto(`${base}/join#${invites[0].token}`);
  await rude.getByRole("button", { name: "Sit down and play" }).click();
  await rude.waitForURL(`${base}/game/${id}`);
  const told = await page.evaluate(async (id) => (await fetch(`/api/games/${id}/report`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ seat: 1, words: "He called me names." }) })).status, id);
  assert.equal(told, 204);

  // Whoever runs the server reads it and acts.
  const chief = await person({ bypassCSP: true, hasTouch: true });
  await chief.goto(`${base}/admin`);
  await chief.getByText("Pick a name first.").waitFor();
  await chief.goto(`${base}/account#too-old`);
  await chief.getByLabel("New password").fill("correct horse");
  await chief.getByRole("button", { name: "Use this password" }).click();
  await chief.getByText("That link is too old").waitFor();
  await look(chief, "reset");
  dialog = await open(chief);
  await signIn(dialog, given.chief, given.password);
  await dialog.getByRole("link", { name: "Running this server" }).click();
  const report = chief.locator("article").filter({ hasText: "He called me names." }).first();
  await report.waitFor();
  await chief.locator("dialog[open]").waitFor({ state: "detached" });
  await look(chief, "admin");
  await report.getByRole("button", { name: "Ban" }).click();
  await chief.getByLabel("Why, for the log").fill("see the report");
  await chief.getByRole("button", { name: "Yes" }).click();
  await chief.getByText("cannot come back").waitFor();
  await report.getByRole("button", { name: "Settled" }).click();
  await report.waitFor({ state: "detached" });

  // And leaves for good.
  await page.goto(base);
  dialog = await open(page);
  await dialog.getByText("Your account").click();
  await dialog.getByText("Delete this account").click();
  const leave = dialog.locator("form").filter({ hasText: "This cannot be undone" });
  await leave.getByLabel("Password now").fill("battery staple");
  await leave.getByRole("button", { name: "Delete it for good" }).click();
  await dialog.getByText("The account is deleted.").waitFor();
  assert.deepEqual([...found], []);
});
