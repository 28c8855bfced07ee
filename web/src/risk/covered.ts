// One device goes round a Risk table: hands lie face down, and one is turned up only while its owner looks at it.
import type { Hints, Offer, Shown } from "./types";

/** Somebody looks at the own cards: for as long as that turn lasts and nobody else at this device is asked. */
export type Look = { seat: number; turns: number };

/** What can be done about the own cards now: turn them up, or down again. */
export type FaceDown = { lift: (() => void) | null; cover: (() => void) | null };

/** Put one's next card down without looking which it is. */
export const UNSEEN: Offer = { do: "unseen", text: "unseen" };

/** What may be offered over covered hands: the table says which verbs show no card. Where none is such, a card is put down unseen. */
export function openly(hints: Hints, offers: readonly Offer[]): Offer[] {
  if (!hints.openly.length) return offers.length ? [UNSEEN] : [];
  return offers.filter((offer) => hints.openly.includes(offer.do));
}

export function stays(look: Look, shown: Shown, mine: readonly number[]): boolean {
  const asked = shown.asked;
  return look.turns === shown.turns && (asked === look.seat || typeof asked !== "number" || !mine.includes(asked));
}

/** What everybody sees, with the question to whoever is asked and, while its owner looks, one hand. */
export function laidOver(open: Shown, asked: Shown | null, own: Shown | null): Shown {
  const hands = open.hands.map((hand) =>
    own && hand.seat === own.listener ? (own.hands.find((one) => one.seat === hand.seat) ?? hand) : hand,
  );
  return { ...open, hands, prompt: asked?.prompt ?? open.prompt };
}

/** How many cards somebody could turn up: everybody can count them. */
export function held(shown: Shown, seat: number | null): number {
  const hand = shown.hands.find((one) => one.seat === seat);
  return hand ? hand.lands + hand.tales + hand.secrets : 0;
}
