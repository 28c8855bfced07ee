// Reads from the facts of one turn what is worth showing slowly: who met whom, and who fell.
import type { FactHeard } from "../lib/wire";
import type { Square } from "./squares";
import { squaresIn } from "./turn";
import type { Described, Shown, Standing } from "./types";

/** `masked`: until then only its back was seen. */
export type Side = { at: Square; seat: number; kind: string | null; falls: boolean; masked: boolean };
export type Clash = { verb: string; attacker: Side; defenders: Side[] };

const MEETING = new Set(["attacked", "shot", "probed", "bade", "cursed", "stoned"]);
const MOVING = new Set(["moved", "took", "leapt", "strode", "raged"]);
/** Blows all around: they name nobody, whoever is shown or falls then was hit. */
const BURST = "raged";

/** The army whose numbers count one more: the one that took the Ring from its bearer. */
export function risen(about: Described, shown: Pick<Shown, "ring">): number | null {
  const bearer = shown.ring === "taken" ? Object.values(about.kinds).find((kind) => kind.emblem === "ring") : undefined;
  return bearer ? 1 - bearer.seat : null;
}

/** A power that harms nobody by itself: no swords for it. */
export const peaceful = (clash: Clash): boolean => ["probed", "bade", "cursed", "stoned"].includes(clash.verb);

/** How long a meeting is shown: until the faces have turned, and as long as a child needs to read its sentence; whoever reads faster skips it. */
export const lingers = (sentence: string, still: boolean): number =>
  Math.min(6000, Math.max(2800, 1600 + 45 * sentence.length) - (still ? 1300 : 0));

/** The meetings among these facts, with the faces that were shown. `before` is the table as it lay, `heard` what was told before. */
export function clashes(
  about: Described,
  before: Pick<Shown, "pieces" | "pending">,
  facts: readonly FactHeard[],
  heard: readonly FactHeard[] = [],
): Clash[] {
  const stood = new Map(before.pieces.map((piece) => [piece.at, { ...piece, masked: piece.kind === null }]));
  const found: Clash[] = [];
  let open: Clash | null = null;
  const burst = (at: Square) => {
    const attacker = stood.get(at);
    if (attacker) found.push((open = { verb: BURST, attacker: side(attacker), defenders: [] }));
  };
  const hit = (at: Square) => {
    const target = stood.get(at);
    if (open?.verb === BURST && target && !sides(open).some((one) => one.at === at)) open.defenders.push(side(target));
  };
  // Its targets were chosen one by one; now the blows fall.
  if (before.pending?.what === "burst" && before.pending.at) {
    burst(before.pending.at);
    for (const striker of sides(open)) striker.kind ??= faceOf(about, heard, striker.at);
  }
  for (const fact of facts) {
    const [a, b] = squaresIn(fact.text, about);
    if (MOVING.has(fact.what) && a && b && stood.has(a)) {
      stood.set(b, { ...stood.get(a)!, at: b });
      stood.delete(a);
    }
    if (fact.what === "unmasked" && a) {
      const kind = fact.text.split(/\s+/).find((word) => word in about.kinds) ?? null;
      const piece = stood.get(a);
      if (piece && kind) piece.kind = kind;
      hit(a);
      for (const side of sides(open)) if (side.at === a && kind) side.kind = kind;
    }
    if (fact.what === BURST && b) burst(b);
    if (MEETING.has(fact.what) && a) {
      const attacker = stood.get(a);
      const target = b ? stood.get(b) : undefined;
      if (!attacker) continue;
      if (open && open.attacker.at === a && target) open.defenders.push(side(target));
      else {
        open = { verb: fact.what, attacker: side(attacker), defenders: target ? [side(target)] : [] };
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

/** What the story says of a meeting: from the first sentence that names one of those who met, not what the same turn began with. */
export function taleOf(about: Described, clash: Clash, story: readonly string[]): string {
  const last = story.slice(-3);
  const named = sides(clash).flatMap(({ at, kind }) => [at, kind ? (about.kinds[kind]?.name ?? at) : at]);
  const plain = (text: string) => ` ${text.split(/[^\p{L}\d]+/u).join(" ")} `;
  const from = last.findIndex((sentence) => named.some((name) => plain(sentence).includes(plain(name))));
  return last.slice(Math.max(0, from)).join(" ");
}

/** A meeting on show, its words, whose numbers counted one more, and the table as it lay right after it. */
export type Meeting = { clash: Clash; sentence: string; strong: number | null; after?: unknown };

/** A turn in several steps is told anew with the names it has brought to light. What is told once the table lies otherwise is another story. */
export const toldAnew = (
  about: Described,
  meetings: readonly Meeting[],
  now: unknown,
  story: readonly string[],
): Meeting[] =>
  meetings.map((one) => (one.after === now ? { ...one, sentence: taleOf(about, one.clash, story) } : one));

/** The face that the piece on this square showed earlier in the same turn, though it lies covered again. */
export function faceOf(about: Described, heard: readonly FactHeard[], at: Square): string | null {
  let here = at;
  for (let i = heard.length - 1; i >= 0 && heard[i]!.what !== "turn"; i--) {
    const fact = heard[i]!;
    const [a, b] = squaresIn(fact.text, about);
    if (MOVING.has(fact.what) && a && b === here) here = a;
    if (fact.what === "unmasked" && a === here)
      return fact.text.split(/\s+/).find((word) => word in about.kinds) ?? null;
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

/** The last move worth marking: the squares named by the latest fact that moved, met or aimed. */
export function lastMove(about: Described, facts: readonly FactHeard[]): Square[] {
  const telling = new Set([
    "moved",
    "attacked",
    "leapt",
    "strode",
    "raged",
    "shot",
    "probed",
    "bade",
    "cursed",
    "stoned",
    "freed",
    "turned",
  ]);
  for (let i = facts.length - 1; i >= 0; i--) {
    const fact = facts[i]!;
    if (telling.has(fact.what)) return squaresIn(fact.text, about).slice(0, 2);
  }
  return [];
}
