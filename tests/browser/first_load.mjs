import { assert, base, scenario } from "./table.mjs";

const MOST = 300_000;

/** Everything a page asks for until it is quiet, as it comes over the line. */
async function loaded(page, address) {
  const asked = [];
  page.on("requestfinished", (request) => asked.push(request));
  await page.goto(address);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  let bytes = 0;
  for (const request of asked) bytes += (await request.sizes()).responseBodySize;
  return { bytes, asked: asked.map((request) => new URL(request.url()).pathname) };
}

await scenario(async (person) => {
  const page = await person();
  const first = await loaded(page, base);
  console.log(`${first.bytes} bytes: ${first.asked.join(" ")}`);
  assert.ok(first.asked.some((path) => path.endsWith(".js")) && first.asked.includes("/api/catalog"), "it has seen what was asked");
  assert.ok(first.bytes > 30_000 && first.bytes < MOST, `${first.bytes} bytes`);
  // What the app is made of is kept by the browser: a second visit asks for it no more.
  const again = await loaded(await page.context().newPage(), base);
  assert.ok(again.bytes < first.bytes / 2, `${again.bytes} bytes again`);
});
