// Offers sorted for fingers, and steps of a turn in words. No rules: only what was offered.
import type { Offer } from "./types";

const STEPS: Record<string, string[]> = {
  setup: ["seating", "dealing", "claim", "occupy", "muster", "captain", "hand_land", "hand_tale", "first_roll"],
  reinforce: ["start", "trade", "bonus", "reinforce", "bridge", "carry_from", "carry_to"],
  attack: [
    "combat",
    "naming",
    "convert",
    "way_from",
    "way_to",
    "declared",
    "defend",
    "withdraw",
    "attack_roll",
    "defend_roll",
    "advance",
    "reward",
  ],
  move: ["redeploy", "march_to", "march_count", "march_leader", "replace"],
  cards: ["draw_land", "land_card", "draw_tale", "tale_card", "event_land", "second", "discard"],
  ring: ["before_roll", "sway", "ring_roll", "after_roll"],
  over: ["over"],
};

export const step = (phase: string): string =>
  Object.entries(STEPS).find(([, phases]) => phases.includes(phase))?.[0] ?? "attack";

const ON_MAP = new Set(["place", "leader", "from", "to"]);

/** Places that answer the question by themselves: one tap decides. */
export function places(offers: readonly Offer[]): Map<string, Offer> {
  return new Map(offers.filter((offer) => ON_MAP.has(offer.do) && offer.place).map((offer) => [offer.place!, offer]));
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
  offers.filter((offer) => offer.do === "take" && offer.number !== undefined).sort((a, b) => a.number! - b.number!);

export const cards = (offers: readonly Offer[], verb: string): Map<string, Offer> =>
  new Map(offers.filter((offer) => offer.do === verb && offer.card).map((offer) => [offer.card!, offer]));

/** What is left is a plain button; doing nothing comes last. */
export const plain = (offers: readonly Offer[]): Offer[] =>
  offers
    .filter(
      (offer) => !ON_MAP.has(offer.do) && !["attack", "take", "offer", "play", "claim", "discard"].includes(offer.do),
    )
    .sort((a, b) => Number(a.do === "pass") - Number(b.do === "pass"));

/** The second press of a double one, on a question that has only just been asked: it was meant for the one before. */
const A_BLINK = 250;
export const hasty = (presses: number, age: number): boolean => presses > 1 && age < A_BLINK;
