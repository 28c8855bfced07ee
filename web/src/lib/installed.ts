// The app can be installed, and what was read before opens without a connection: see public/sw.js.
import { at, root } from "./root";

const READ = "flagfall-read";

export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register(at("/sw.js"), { scope: root, updateViaCache: "none" });
    const ready = await navigator.serviceWorker.ready;
    const read = performance.getEntriesByType("resource").map((one) => one.name);
    ready.active?.postMessage({ keep: read.filter((name) => name.includes("/assets/")) });
  } catch {
    // A private window may refuse; everything works without it.
  }
}

/** Whoever signs out leaves nothing behind that they have read. */
export async function forgetRead(): Promise<void> {
  if ("caches" in window) await caches.delete(READ).catch(() => false);
}
