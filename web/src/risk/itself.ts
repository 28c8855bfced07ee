// What the page may answer by itself, because everybody knows that there is nothing to choose.
import type { Described, Hints, Offer, Shown } from "./types";

export type Wishes = { passes: boolean; defends: boolean };
export type Answer = { text: string; after: number };

/** Long enough to see what was asked. It is the same for everybody, and says nothing nobody knew. */
const MOMENT = 700;

/** How many cards somebody holds is open: with none that could be used here, a quick answer tells nobody anything. With any, it would. */
export const noCard = (hints: Hints | null, offers: readonly Offer[]): boolean =>
  hints !== null && hints.empty_handed && offers.length === 1 && offers[0]!.do === "pass";
export const onlyDice = (hints: Hints | null, offers: readonly Offer[]): boolean =>
  hints !== null && hints.empty_handed && offers.length > 0 && offers.every((offer) => offer.do === "defend");

/** Somebody, or everybody at one device, plays no card at the Ring in this turn, and has said so once instead of at every question. */
export type Hush = { turns: number };
/** While the Ring moves everybody is asked twice: the table says in which phases. */
const asks = (about: Described, shown: Shown): "before" | "after" | null => about.phases[shown.phase]?.asks ?? null;
export const HUSHED = 300;

/** Whether it can be said here: where it spares a question. */
export const mayHush = (about: Described, shown: Shown, offers: readonly Offer[], together: boolean): boolean =>
  (together ? asks(about, shown) !== null : asks(about, shown) === "before") &&
  offers.some((offer) => offer.do === "pass");

/** The answer that was given beforehand. */
export const hushed = (about: Described, hush: Hush | null, shown: Shown, offers: readonly Offer[]): string | null =>
  hush?.turns === shown.turns && asks(about, shown) !== null
    ? (offers.find((offer) => offer.do === "pass")?.text ?? null)
    : null;

/** What is left to choose is one number everybody can work out: it is no question. */
export function forced(offers: readonly Offer[], wishes: Wishes): Answer | null {
  const [only] = offers;
  return wishes.passes && offers.length === 1 && only && ["take", "roll"].includes(only.do)
    ? { text: only.text, after: HUSHED }
    : null;
}

/** The answer to give after a moment, or null: then one is really asked. */
export function byItself(hints: Hints | null, offers: readonly Offer[], wishes: Wishes): Answer | null {
  if (wishes.passes && noCard(hints, offers)) return { text: offers[0]!.text, after: MOMENT };
  if (wishes.defends && onlyDice(hints, offers)) {
    const most = offers.reduce((best, offer) => ((offer.dice ?? 0) > (best.dice ?? 0) ? offer : best));
    return { text: most.text, after: MOMENT };
  }
  return null;
}
