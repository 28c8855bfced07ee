// How far the talk of a game was read on this device; kept in the browser, never sent anywhere.
import type { ChatLine } from "./wire";

const KEY = "flagfall.read";
/** So many games are remembered, those read last. */
export const MOST = 100;

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** When the latest line was said that was read. Lines are counted anew by a server that starts again, so their number would not do. */
export const readUntil = (game: string): number => kept()[game] ?? 0;

export function remember(game: string, until: number): void {
  const others = Object.entries(kept()).filter(([other]) => other !== game);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [game, until]].slice(-MOST))));
  } catch {
    // A private window may refuse; what was read then counts as long as the page.
  }
}

export const latest = (chat: readonly ChatLine[]): number => Math.max(0, ...chat.map((line) => line.at));

/** Whether somebody else has said something since. */
export const unread = (chat: readonly ChatLine[], until: number, mine: readonly number[]): boolean =>
  chat.some((line) => line.at > until && !mine.includes(line.seat));
