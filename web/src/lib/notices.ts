// The browser itself says that it is my turn: only if I have asked for it here and it is allowed there, and not about what I look at (ADR 63).
import { tell } from "./installed";
import { at, root } from "./root";
import { settings } from "./settings.svelte";
import { titles } from "./titles.svelte";
import type { Summary } from "./wire";
import { words } from "./words";

export const canNotice = (): boolean => "Notification" in window;
export const allowed = (): boolean => canNotice() && Notification.permission === "granted";

/** Ask the browser, because somebody has just asked for it. */
export async function allow(): Promise<boolean> {
  if (!canNotice()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A game waits for me. The worker, which knows of every window, says so, or this page by itself. */
export async function notice(game: Summary): Promise<void> {
  if (!settings.notices || !allowed()) return;
  await titles.ready();
  const to = at(`/game/${game.id}`);
  const others = game.people.filter((one) => !game.seats.includes(one.seat)).map((one) => one.name ?? "");
  const title = words.notices.said(titles.of(game));
  const about = { body: words.notices.against(others.join(", ")), tag: game.id, icon: `${root}icon-192.png` };
  if (tell({ waits: { ...about, title, to } }) || (!document.hidden && location.pathname === to)) return;
  const shown = new Notification(title, about);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Of these games, and of no others, a notice may still stand. */
export const stillWait = (games: readonly Summary[]): void => void tell({ waiting: games.map((one) => one.id) });
/** Somebody looks at this game: nothing need be said of it. */
export const looksAt = (game: string): void => void (document.hidden || tell({ looked: game }));
