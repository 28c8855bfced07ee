// What is on the page is not what the server says now but what it said some time ago, because it cannot be reached.

import { language } from "./words";

class Offline {
  /** Since when the oldest of it lies here; null while the server itself answers. */
  since = $state<number | null>(null);
  /** Grows when the server is there again and what is on the page should be asked for anew. */
  turn = $state(0);

  get when(): string {
    return new Date(this.since ?? 0).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  }

  /** Something on the page was kept at that instant. */
  shows(asOf: number): void {
    this.since = Math.min(this.since ?? asOf, asOf);
  }

  /** Another page, another day. */
  leave(): void {
    this.since = null;
  }

  back(): void {
    if (this.since === null) return;
    this.since = null;
    this.turn++;
  }
}

export const offline = new Offline();
