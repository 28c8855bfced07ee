import type { ClockWish } from "./wire";
import { words } from "./words";

/** A clock in a few words. */
export function clockSaid(clock: ClockWish): string {
  const w = words.terms;
  if (clock.kind === "move") return w.move(clock.seconds ?? 0);
  if (clock.kind === "total") return w.total(Math.round(((clock.seconds ?? 0) / 60) * 10) / 10, clock.increment ?? 0);
  return clock.kind === "days" ? w.days(clock.days ?? 0) : w.none;
}
