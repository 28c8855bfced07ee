// The browser itself says that it is my turn: only if I have asked for it here and it is allowed there, and not about what I look at.
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

export function notice(game: Summary): void {
  const here = at(`/game/${game.id}`);
  if (!settings.notices || !allowed() || (!document.hidden && location.pathname === here)) return;
  const others = game.people.filter((one) => !game.seats.includes(one.seat)).map((one) => one.name ?? "");
  const about = {
    body: words.notices.against(others.join(", ")),
    tag: game.id,
    icon: `${root}icon-192.png`,
    data: here,
  };
  const title = words.notices.said(titles.of(game));
  void navigator.serviceWorker?.getRegistration(root).then((kept) => {
    if (kept) return kept.showNotification(title, about);
    const shown = new Notification(title, about);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  });
}
