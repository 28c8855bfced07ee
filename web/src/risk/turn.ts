// Offers sorted for fingers, and steps of a turn in words. No rules: only what was offered.
import type { Described, Offer, Shown, Stage } from "./types";

/** The step of the turn a phase belongs to. */
export const step = (about: Described, shown: Shown): Stage => about.phases[shown.phase]?.step ?? "attack";

/** Places that answer the question by themselves: one tap decides. */
export function places(offers: readonly Offer[]): Map<string, Offer> {
  return new Map(offers.filter((offer) => offer.place).map((offer) => [offer.place!, offer]));
}

/** Attacks: from where to where. */
export function attacks(offers: readonly Offer[]): Map<string, Map<string, Offer>> {
  const found = new Map<string, Map<string, Offer>>();
  for (const offer of offers) {
    if (offer.do !== "attack" || !offer.from || !offer.to) continue;
    const to = found.get(offer.from) ?? new Map<string, Offer>();
    to.set(offer.to, offer);
    found.set(offer.from, to);
  }
  return found;
}

export const numbers = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => offer.number !== undefined).sort((a, b) => a.number! - b.number!);

export const cards = (offers: readonly Offer[], verb: string): Map<string, Offer> =>
  new Map(offers.filter((offer) => offer.do === verb && offer.card).map((offer) => [offer.card!, offer]));

/** What is left is a plain button; doing nothing comes last. */
export const plain = (offers: readonly Offer[]): Offer[] =>
  offers
    .filter((offer) => !offer.place && !offer.card && offer.number === undefined && offer.do !== "attack")
    .sort((a, b) => Number(a.do === "pass") - Number(b.do === "pass"));

/** The second press of a double one, on a question that has only just been asked: it was meant for the one before. */
const A_BLINK = 250;
export const hasty = (presses: number, age: number): boolean => presses > 1 && age < A_BLINK;
