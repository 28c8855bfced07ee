// A move planned while the other side thinks. It stays in this browser until it is one's turn, and is done only if it still means what it meant.
import { where } from "./clash";
import type { Square } from "./squares";
import { PLAIN } from "./turn";
import type { Fact, Offer, Shown, Standing } from "./types";

/** From where to where, who stood there, and how much had been heard. */
export type Plan = { from: Square; to: Square; piece: Standing; target: Standing | null; heard: number };

/** What to send now, or null: something has happened on one of the two squares, or it is not possible. */
export function due(plan: Plan, shown: Shown, offers: readonly Offer[], facts: readonly Fact[]): string | null {
  if (shown.pending) return null;
  const touched = facts.slice(plan.heard).some((fact) => where(fact).some((at) => at === plan.from || at === plan.to));
  const at = (square: Square) => shown.pieces.find((piece) => piece.at === square) ?? null;
  if (touched || !alike(at(plan.from), plan.piece) || !alike(at(plan.to), plan.target)) return null;
  return (
    offers.find((offer) => offer.do === PLAIN && offer.from === plan.from && offer.to === plan.to && !offer.kind)
      ?.text ?? null
  );
}

const alike = (a: Standing | null, b: Standing | null): boolean => a?.seat === b?.seat && a?.kind === b?.kind;
