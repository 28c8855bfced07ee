// What the page may answer by itself, because everybody knows that there is nothing to choose.
import type { Offer, Shown } from "./types";

export type Wishes = { passes: boolean; defends: boolean };
export type Answer = { text: string; after: number };

/** Long enough to see what was asked. It is the same for everybody, and says nothing nobody knew. */
const MOMENT = 700;
/** Everybody is asked for a card here, also who has none: so that nobody can tell. */
const FOR_CARDS = new Set(["start", "before_roll", "after_roll"]);
const A_SET = 3;

/** How many cards somebody holds is open: with none that could be used here, a quick answer tells nobody anything. With any, it would. */
function openlyEmpty(shown: Shown): boolean {
  const hand = shown.hands.find((one) => one.seat === shown.asked);
  return (
    hand !== undefined && hand.tales === 0 && hand.secrets === 0 && (shown.phase !== "start" || hand.lands < A_SET)
  );
}

export const noCard = (shown: Shown, offers: readonly Offer[]): boolean =>
  FOR_CARDS.has(shown.phase) && offers.length === 1 && offers[0]!.do === "pass" && openlyEmpty(shown);
export const onlyDice = (shown: Shown, offers: readonly Offer[]): boolean =>
  shown.phase === "defend" && offers.length > 0 && offers.every((offer) => offer.do === "defend") && openlyEmpty(shown);

/** Somebody, or everybody at one device, plays no card at the Ring in this turn, and has said so once instead of at every question. */
export type Hush = { turns: number };
/** While the Ring moves everybody is asked twice. */
const AT_THE_RING = new Set(["before_roll", "after_roll"]);
export const HUSHED = 300;

/** Whether it can be said here: where it spares a question. */
export const mayHush = (shown: Shown, offers: readonly Offer[], together: boolean): boolean =>
  (together ? AT_THE_RING.has(shown.phase) : shown.phase === "before_roll") &&
  offers.some((offer) => offer.do === "pass");

/** The answer that was given beforehand. */
export const hushed = (hush: Hush | null, shown: Shown, offers: readonly Offer[]): string | null =>
  hush?.turns === shown.turns && AT_THE_RING.has(shown.phase)
    ? (offers.find((offer) => offer.do === "pass")?.text ?? null)
    : null;

/** The answer to give after a moment, or null: then one is really asked. */
export function byItself(shown: Shown, offers: readonly Offer[], wishes: Wishes): Answer | null {
  if (wishes.passes && noCard(shown, offers)) return { text: offers[0]!.text, after: MOMENT };
  if (wishes.defends && onlyDice(shown, offers)) {
    const most = offers.reduce((best, offer) => ((offer.dice ?? 0) > (best.dice ?? 0) ? offer : best));
    return { text: most.text, after: MOMENT };
  }
  return null;
}
