// The app can be installed, and what was read before opens without a connection: see public/sw.js, which keeps it.
import { at, root } from "./root";

const OWN = "flagfall-own ";
const READ = "flagfall-read";

let begun = false;

export async function install(): Promise<void> {
  if (begun || !("serviceWorker" in navigator) || import.meta.env.DEV) return;
  begun = true;
  // The worker asks where this window has gone since it was opened.
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<{ where?: true }>) => {
    if (data.where) ports[0]?.postMessage(location.pathname);
  });
  try {
    await navigator.serviceWorker.register(at("/sw.js"), { scope: root, updateViaCache: "none" });
    const ready = await navigator.serviceWorker.ready;
    const read = performance.getEntriesByType("resource").map((one) => one.name);
    ready.active?.postMessage({ keep: read.filter((name) => name.includes("/assets/")) });
  } catch {
    // A private window may refuse; everything works without it.
  }
}

/** Something for the worker, at once: the page may be about to close. Whether there is one. */
export function tell(message: object): boolean {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker.controller : null;
  worker?.postMessage(message);
  return worker !== null;
}

/** Whoever signs out leaves nothing behind that they have read; also where the page was loaded past its worker. */
export async function forgetRead(): Promise<void> {
  tell({ forgotten: true });
  if (!("caches" in window)) return;
  for (const name of await caches.keys().catch(() => []))
    if (name.startsWith(OWN) || name.startsWith(READ)) await caches.delete(name).catch(() => false);
}

const where = (game: string, seat: number | null): string =>
  new URL(at(`/kept/${encodeURIComponent(game)}?seat=${seat ?? ""}`), location.href).href;

/** A table as it was heard over its socket, for when there is none. `whose`: whoever sat there then. */
export function keepTable(whose: string | null, game: string, seat: number | null, heard: object): void {
  if (whose) tell({ table: { whose, at: where(game, seat), heard } });
}

/** The same, as it was at that instant. */
export async function tableKept<T>(game: string, seat: number | null): Promise<{ heard: T; asOf: number } | null> {
  if (!("caches" in window)) return null;
  for (const name of (await caches.keys()).filter((one) => one.startsWith(OWN))) {
    const found = await (await caches.open(name)).match(where(game, seat));
    if (found) return { heard: (await found.json()) as T, asOf: Number(found.headers.get("flagfall-as-of")) };
  }
  return null;
}
