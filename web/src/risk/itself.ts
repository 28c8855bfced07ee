// What the page may answer by itself, because there is nothing to choose, or because one has said so once and for all.
import type { Offer, Shown } from "./types";

export type Wishes = { passes: boolean; defends: boolean };
export type Answer = { text: string; why: "passes" | "defends"; wait: [least: number, most: number] };

/** Everybody is asked for a card here, also who has none: so that nobody can tell. */
const FOR_CARDS = new Set(["start", "before_roll", "after_roll"]);

export const noCard = (shown: Shown, offers: readonly Offer[]): boolean => FOR_CARDS.has(shown.phase) && offers.length === 1 && offers[0]!.do === "pass";
export const onlyDice = (shown: Shown, offers: readonly Offer[]): boolean => shown.phase === "defend" && offers.length > 0 && offers.every((offer) => offer.do === "defend");

/** The answer to give after a while in milliseconds, or null: then one is really asked. */
export function byItself(shown: Shown, offers: readonly Offer[], wishes: Wishes): Answer | null {
  // In one's own turn there is nothing to hide; elsewhere it takes as long as somebody who looks at a card and keeps it.
  if (wishes.passes && noCard(shown, offers)) return { text: offers[0]!.text, why: "passes", wait: shown.phase === "start" ? [700, 700] : [900, 2600] };
  if (wishes.defends && onlyDice(shown, offers)) {
    const most = offers.reduce((best, offer) => ((offer.dice ?? 0) > (best.dice ?? 0) ? offer : best));
    return { text: most.text, why: "defends", wait: [500, 500] };
  }
  return null;
}
