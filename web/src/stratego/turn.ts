// What a player may do now, sorted for fingers: by piece, by verb, by square. Offers in, groups out; no rules.
import type { Square } from "./squares";
import type { Described, Offer, Power, Shown, Standing } from "./types";

export const PLAIN = "step";

/** The squares whose piece can do something now. */
export function movers(offers: readonly Offer[]): Set<Square> {
  return new Set(offers.flatMap((offer) => (offer.from ? [offer.from] : [])));
}

/** Which verbs a piece has now, the ordinary step first. */
export function verbs(offers: readonly Offer[], from: Square): string[] {
  const found = new Set(offers.filter((offer) => offer.from === from && offer.to).map((offer) => offer.do));
  return [...found].sort((a, b) => Number(b === PLAIN) - Number(a === PLAIN));
}

export function targets(offers: readonly Offer[], from: Square, verb: string): Map<Square, Offer> {
  const found = new Map<Square, Offer>();
  for (const offer of offers) if (offer.from === from && offer.do === verb && offer.to) found.set(offer.to, offer);
  return found;
}

/** The pieces as they stand after a step onto a free square. Only the table knows what comes of anything else. */
export function stepped(pieces: Standing[], offer: Offer | null): Standing[] {
  const to = offer?.do === PLAIN ? offer.to : undefined;
  if (!to || pieces.some((piece) => piece.at === to)) return pieces;
  return pieces.map((piece) => (piece.at === offer!.from ? { ...piece, at: to } : piece));
}

/** Pieces that may be put on the board now (reinforcements, rescued, healed): kind to squares. */
export function placeable(offers: readonly Offer[]): Map<string, Map<Square, Offer>> {
  const found = new Map<string, Map<Square, Offer>>();
  for (const offer of offers) {
    if (!offer.kind || !offer.to || offer.from) continue;
    const squares = found.get(offer.kind) ?? new Map<Square, Offer>();
    squares.set(offer.to, offer);
    found.set(offer.kind, squares);
  }
  return found;
}

/** Choices that are one button: stop, enter, and whatever a new box may bring. */
export const buttons = (offers: readonly Offer[]): Offer[] => offers.filter((offer) => !offer.to && !offer.from);

/** The power of this piece that a verb belongs to, if the box names one. */
export function powerOf(about: Described, shown: Shown, from: Square, verb: string): Power | undefined {
  const kind = shown.pieces.find((piece) => piece.at === from)?.kind;
  const own = kind ? (about.kinds[kind]?.powers ?? []) : [];
  return (
    own.map((id) => about.powers[id]).find((power) => power?.verb === verb) ??
    Object.values(about.powers).find((power) => power.verb === verb)
  );
}
