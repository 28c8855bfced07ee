// Reads from the facts of one turn what is worth showing slowly: who met whom, and who fell.
import type { Line } from "../lib/story";
import type { Square } from "./squares";
import type { Described, Fact, Shown, Standing } from "./types";

/** `masked`: until then only its back was seen. */
export type Side = { at: Square; seat: number; kind: string | null; falls: boolean; masked: boolean };
/** `since` is the fact it began with. */
export type Clash = { verb: Verb; since: number; attacker: Side; defenders: Side[] };
type Verb = Fact["what"];

const MOVING = new Set<Verb>(["moved", "took", "leapt", "strode", "raged"]);
/** Told of two squares as well, but as a part of something, or of somebody who was not there before. */
const BESIDE = new Set<Verb>(["stood", "aimed", "healed"]);
/** Whoever does something from one square to another, and stays, meets whom it finds there: any power with an aim. */
export const meets = (fact: Fact): boolean => "from" in fact.told && !MOVING.has(fact.what) && !BESIDE.has(fact.what);
/** Blows all around: they name nobody, whoever is shown or falls then was hit. */
const BURST = "raged";

/** Where a fact happened: from one square to another, or on one. */
export function where({ told }: Fact): [Square?, Square?] {
  if ("from" in told) return [told.from, told.to];
  return "at" in told && told.at !== null ? [told.at] : [];
}

/** The army whose numbers count one more: the one that took the Ring from its bearer. */
export const risen = (about: Described, shown: Pick<Shown, "ring">): number | null =>
  shown.ring === "taken" ? about.rises : null;

/** A power that harms nobody by itself: no swords for it. */
export const peaceful = (clash: Clash): boolean => !["attacked", "shot", BURST].includes(clash.verb);

/** The meetings among these facts, with the faces that were shown. `before` is the table as it lay, `heard` what was told before. */
export function clashes(
  before: Pick<Shown, "pieces" | "pending">,
  facts: readonly Fact[],
  heard: readonly Fact[] = [],
): Clash[] {
  const stood = new Map(before.pieces.map((piece) => [piece.at, { ...piece, masked: piece.kind === null }]));
  const found: Clash[] = [];
  let open: Clash | null = null;
  const burst = (at: Square, since: number) => {
    const attacker = stood.get(at);
    if (attacker) found.push((open = { verb: BURST, since, attacker: side(attacker), defenders: [] }));
  };
  const hit = (at: Square) => {
    const target = stood.get(at);
    if (open?.verb === BURST && target && !sides(open).some((one) => one.at === at)) open.defenders.push(side(target));
  };
  // Its targets were chosen one by one; now the blows fall.
  if (before.pending?.what === "burst" && before.pending.at) {
    burst(before.pending.at, facts[0]?.index ?? 0);
    for (const striker of sides(open)) striker.kind ??= faceOf(heard, striker.at);
  }
  for (const fact of facts) {
    const [a, b] = where(fact);
    if (MOVING.has(fact.what) && a && b && stood.has(a)) {
      stood.set(b, { ...stood.get(a)!, at: b });
      stood.delete(a);
    }
    if (fact.what === "unmasked") {
      const { at, kind } = fact.told;
      const piece = stood.get(at);
      if (piece) piece.kind = kind;
      hit(at);
      for (const side of sides(open)) if (side.at === at) side.kind = kind;
    }
    if (fact.what === BURST && b) burst(b, fact.index);
    if (meets(fact) && a) {
      const attacker = stood.get(a);
      const target = b ? stood.get(b) : undefined;
      if (!attacker) continue;
      if (open && open.attacker.at === a && target) open.defenders.push(side(target));
      else {
        open = {
          verb: fact.what,
          since: fact.index,
          attacker: side(attacker),
          defenders: target ? [side(target)] : [],
        };
        found.push(open);
      }
    }
    if (fact.what === "fell" && a) {
      hit(a);
      for (const s of sides(open)) if (s.at === a) s.falls = true;
    }
  }
  return found.filter((clash) => clash.defenders.length > 0);
}

/** What the story says of a meeting and what came of it, not what the same turn began with. */
export const taleOf = (clash: Clash, story: readonly Line[]): string =>
  story
    .filter((line) => line.tells.some((fact) => fact >= clash.since))
    .slice(0, 3)
    .map((line) => line.sentence)
    .join(" ");

/** The table at the moment of a meeting: everybody where they stood then, with the faces it has shown. */
export function facing(before: readonly Standing[], facts: readonly Fact[], clash: Clash): Standing[] {
  const stood = new Map(before.map((piece) => [piece.at, piece]));
  for (const fact of facts) {
    const [a, b] = where(fact);
    if (fact.index > clash.since || !MOVING.has(fact.what) || !a || !b || !stood.has(a)) continue;
    stood.set(b, { ...stood.get(a)!, at: b });
    stood.delete(a);
  }
  for (const { at, kind } of sides(clash)) {
    const piece = stood.get(at);
    if (piece && kind) stood.set(at, { ...piece, kind });
  }
  return [...stood.values()];
}

/** The face that the piece on this square showed earlier in the same turn, though it lies covered again. */
export function faceOf(heard: readonly Fact[], at: Square): string | null {
  let here = at;
  for (let i = heard.length - 1; i >= 0 && heard[i]!.what !== "turn"; i--) {
    const fact = heard[i]!;
    const [a, b] = where(fact);
    if (MOVING.has(fact.what) && a && b === here) here = a;
    if (fact.what === "unmasked" && fact.told.at === here) return fact.told.kind;
  }
  return null;
}

const sides = (clash: Clash | null): Side[] => (clash ? [clash.attacker, ...clash.defenders] : []);
const side = ({ at, seat, kind, masked }: Standing & { masked: boolean }): Side => ({
  at,
  seat,
  kind,
  masked,
  falls: false,
});

const TELLING = new Set<Verb>(["moved", "leapt", "strode", "raged", "stoned", "freed", "turned"]);

/** The last move worth marking: the squares named by the latest fact that moved, met or aimed. */
export function lastMove(facts: readonly Fact[]): Square[] {
  for (let i = facts.length - 1; i >= 0; i--) {
    const fact = facts[i]!;
    if (TELLING.has(fact.what) || meets(fact)) return where(fact).filter((at) => at !== undefined);
  }
  return [];
}
