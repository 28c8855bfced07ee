// Keeps what was read before, so that it opens without a connection (docs/adr/0062).
//
// It never answers with old code or old words while the server answers: what is kept is only for when nobody does, and says since when
// it lies here. Files in assets/ are named after what is in them, so the same name is the same file for ever. What was told to one
// person alone lies under that person's mark, never beside another's, and goes with them.
const KEPT = "flagfall-1";
const READ = "flagfall-read-2";
const OWN = "flagfall-own ";
const NOBODY = "nobody";
const MOST = 800;
const root = new URL(self.registration.scope).pathname;
const inside = (url) =>
  url.origin === location.origin && url.pathname.startsWith(root) ? url.pathname.slice(root.length) : null;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(["./", "./icon.svg", "./theme.js", "./manifest.webmanifest"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys())
      if (name !== KEPT && name !== READ && !name.startsWith(OWN)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

const EVERYBODYS = /^api\/(catalog|guide|describe|lessons|puzzles)\b/;
const ONES_OWN = /^api\/((me|mine|profile|leaders|setups)$|games(\/|$))/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = inside(new URL(request.url));
  if (path === null) return;
  if (isLeaving(request.method, path)) event.respondWith(leave(request));
  else if (request.method === "POST" && /^api\/(lessons|puzzles)\/./.test(path)) event.respondWith(tried(event));
  else if (request.method !== "GET") return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/")) event.respondWith(forEver(request));
  else if (EVERYBODYS.test(path)) event.respondWith(everybodys(event, keyOf(request)));
  else if (ONES_OWN.test(path)) event.respondWith(onesOwn(event));
  else if (!path.startsWith("api/") && !path.startsWith("health")) event.respondWith(ofTheApp(request));
});

/** Whatever the address, the app's first page is one file: the newest there is. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && (answer.headers.get("content-type") ?? "").includes("html"))
      await (await caches.open(KEPT)).put(root, answer.clone());
    return answer;
  } catch {
    return (await caches.match(root)) ?? Response.error();
  }
}

async function forEver(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await put(KEPT, request, answer.clone());
  return answer;
}

async function ofTheApp(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await put(KEPT, request, answer.clone());
    return answer;
  } catch (error) {
    return orFail(await caches.match(request), error);
  }
}

/** What the server says now; what it said before only if it does not answer. */
async function everybodys(event, key) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(put(READ, key, await dated(answer.clone())));
    return answer;
  } catch (error) {
    return orFail(await (await caches.open(READ)).match(key), error);
  }
}

/** A position tried out, a puzzle answered: the same try has the same answer, whoever makes it. */
async function tried(event) {
  return everybodys(event, keyOf(event.request, await event.request.clone().text()));
}

// -- what is one person's alone ---------------------------------------------------------------------------
/** Calls are counted: what was asked before somebody left is not kept when it is answered after. */
let asked = 0;
let since = 0;
/** One after the other: whoever leaves is gone before anything else is kept. */
let last = Promise.resolve();
const inTurn = (what) => (last = last.then(what, what));
const owners = async () => (await caches.keys()).filter((name) => name.startsWith(OWN));

async function onesOwn(event) {
  const number = ++asked;
  const key = keyOf(event.request);
  try {
    const answer = await fetch(event.request);
    const whose = answer.headers.get("flagfall-whose");
    const kept = answer.ok ? await dated(answer.clone()) : null;
    event.waitUntil(
      inTurn(async () => {
        const mine = await placeOf(whose, number);
        if (mine && kept) await put(mine, key, kept);
      }),
    );
    return answer;
  } catch (error) {
    const [mine] = await owners();
    return orFail(mine && (await (await caches.open(mine)).match(key)), error);
  }
}

/** An answer says whose it is. If that is another person than before, nothing of the one before stays. */
async function placeOf(whose, number) {
  const there = await owners();
  // What would be told to anybody lies with whoever has read it.
  if (!whose) return number < since ? undefined : there[0];
  const mine = OWN + whose;
  if (there.includes(mine)) return mine;
  if (number < since) return undefined;
  since = number;
  for (const other of there) {
    await caches.delete(other);
    // What nobody had read was read by whoever is somebody now.
    if (other !== OWN + NOBODY) await caches.delete(READ);
  }
  return mine;
}

const isLeaving = (method, path) =>
  (method === "DELETE" && path === "api/session") || (method === "POST" && path === "api/account/deletion");

/** Before it is asked, so that it holds without a connection, too; and after, for what came in meanwhile. */
async function leave(request) {
  await forget();
  try {
    return await fetch(request);
  } finally {
    await forget();
  }
}

const forget = () =>
  inTurn(async () => {
    since = ++asked;
    for (const name of [READ, ...(await owners())]) await caches.delete(name);
  });

// -- what lies where --------------------------------------------------------------------------------------
/** The same address says something else in another language, and to another try. */
function keyOf(request, said = "") {
  const key = new URL(request.url);
  key.searchParams.set("heard-in", request.headers.get("accept-language") ?? "");
  if (said) key.searchParams.set("said", said);
  return key.href;
}

/** With the instant from which it is. */
async function dated(answer) {
  const headers = { "content-type": answer.headers.get("content-type") ?? "", "flagfall-as-of": String(Date.now()) };
  return new Response(await answer.blob(), { headers });
}

function orFail(found, error) {
  if (found) return found;
  throw error;
}

async function put(where, request, answer) {
  const kept = await caches.open(where);
  await kept.put(request, answer);
  const names = await kept.keys();
  for (const old of names.slice(0, Math.max(0, names.length - MOST))) await kept.delete(old);
}

self.addEventListener("message", (event) => {
  const { keep, forgotten, table, waits, waiting, looked } = event.data ?? {};
  if (Array.isArray(keep)) event.waitUntil(keepAssets(keep).catch(() => {}));
  if (forgotten) event.waitUntil(forget());
  if (table) event.waitUntil(inTurn(() => keepTable(table)));
  if (waits) event.waitUntil(notice(waits));
  if (waiting) event.waitUntil(takeDown((game) => !waiting.includes(game)));
  if (looked) event.waitUntil(takeDown((game) => game === looked));
});

/** What the page had read before this worker was there. */
async function keepAssets(urls) {
  const kept = await caches.open(KEPT);
  for (const url of urls)
    if (inside(new URL(url))?.startsWith("assets/") && !(await kept.match(url))) await kept.add(url);
}

/** A table as its page heard it over a socket: kept for whoever sat there, if they are still here. */
async function keepTable({ whose, at, heard }) {
  if (await caches.has(OWN + whose)) await put(OWN + whose, at, await dated(Response.json(heard)));
}

// -- notices ----------------------------------------------------------------------------------------------
/** Several windows of the app hear the same at the same time. */
const SAME = 2000;
const said = new Map();
const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** The window that shows this page. Where it was opened is all a worker knows of one: where it has gone since, it says itself. */
async function showing(to, among) {
  const asked = among.map(
    (one) =>
      new Promise((tell) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => tell(data === to ? one : null);
        setTimeout(tell, 500, null);
        one.postMessage({ where: true }, [port2]);
      }),
  );
  return (await Promise.all(asked)).find(Boolean);
}

/** A game waits: said unless somebody is looking at it just now. */
async function notice({ title, to, ...about }) {
  const seen = (await windows()).filter((one) => one.visibilityState === "visible");
  if (await showing(to, seen)) return;
  if (Date.now() - (said.get(about.tag) ?? 0) < SAME) return;
  said.set(about.tag, Date.now());
  await self.registration.showNotification(title, { ...about, data: to, renotify: true });
}

/** What no longer waits, or is looked at, needs no notice. */
async function takeDown(gone) {
  for (const one of await self.registration.getNotifications()) if (gone(one.tag)) one.close();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = event.notification.data ?? root;
  const open = async () => {
    const there = await showing(to, await windows());
    return there ? there.focus() : self.clients.openWindow(new URL(to, location.origin).href);
  };
  event.waitUntil(open());
});
