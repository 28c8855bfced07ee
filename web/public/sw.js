// Keeps what was read before, so that it opens without a connection.
//
// It never answers with old code: pages are asked for first, and what is kept of them is only for when nobody answers. Files in
// assets/ are named after what is in them, so the same name is the same file for ever.
const KEPT = "flagfall-1";
const READ = "flagfall-read";
const MOST = 400;
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
    for (const name of await caches.keys()) if (name !== KEPT && name !== READ) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = inside(new URL(request.url));
  if (request.method !== "GET" || path === null) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/")) event.respondWith(forEver(request));
  else if (/^api\/(catalog|guide|describe|lessons|puzzles|leaders)\b/.test(path))
    event.respondWith(asked(request, READ, true));
  else if (/^api\/games\/[^/]+(\/(moments|scroll|review|fair)\b.*)?$/.test(path))
    event.respondWith(ofAGame(request, path));
  else if (!path.startsWith("api/") && !path.startsWith("health")) event.respondWith(asked(request, KEPT, true));
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

/** What the server says now; what it said before only if it does not answer. */
async function asked(request, where, keep) {
  try {
    const answer = await fetch(request);
    if (answer.ok && keep) await put(where, request, answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match(request);
    if (found) return found;
    throw error;
  }
}

/** Of a game only what is over is kept: the page says so by keeping how it ended. */
async function ofAGame(request, path) {
  const over = await caches.match(`${root}kept/${path.split("/")[2]}`);
  return asked(request, READ, over !== undefined);
}

async function put(where, request, answer) {
  const kept = await caches.open(where);
  await kept.put(request, answer);
  const names = await kept.keys();
  for (const old of names.slice(0, Math.max(0, names.length - MOST))) await kept.delete(old);
}

/** What the page had read before this worker was there. */
self.addEventListener("message", (event) => {
  const urls = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const keep = async () => {
    const kept = await caches.open(KEPT);
    for (const url of urls)
      if (inside(new URL(url))?.startsWith("assets/") && !(await kept.match(url))) await kept.add(url);
  };
  event.waitUntil(keep().catch(() => {}));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = new URL(event.notification.data ?? root, location.origin).href;
  const open = async () => {
    for (const one of await self.clients.matchAll({ type: "window" }))
      if (one.url === to || one.url.split("#")[0] === to) return one.focus();
    return self.clients.openWindow(to);
  };
  event.waitUntil(open());
});
