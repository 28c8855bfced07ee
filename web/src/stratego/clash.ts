// Reads from the facts of one turn what is worth showing slowly: who met whom, and who fell.
import type { FactHeard } from "../lib/wire";
import type { Square } from "./squares";
import { squaresIn } from "./turn";
import type { Described, Standing } from "./types";

export type Side = { at: Square; seat: number; kind: string | null; falls: boolean };
export type Clash = { verb: string; attacker: Side; defenders: Side[] };

const MEETING = new Set(["attacked", "shot", "probed", "bade", "cursed", "stoned", "raged", "aimed"]);

/** A power that harms nobody by itself: no swords for it. */
export const peaceful = (clash: Clash): boolean => ["probed", "bade", "cursed", "stoned"].includes(clash.verb);

/** How long a meeting is shown: as long as a child needs to read its sentence; whoever reads faster skips it. */
export const lingers = (sentence: string, still: boolean): number => Math.min(6000, Math.max(2400, 1000 + 45 * sentence.length) - (still ? 800 : 0));

/** The meetings among these facts, with the faces that were shown. `before` is the board as it lay. */
export function clashes(about: Described, before: readonly Standing[], facts: readonly FactHeard[]): Clash[] {
  const stood = new Map(before.map((piece) => [piece.at, { ...piece }]));
  const found: Clash[] = [];
  let open: Clash | null = null;
  for (const fact of facts) {
    const [a, b] = squaresIn(fact.text, about);
    if (fact.what === "moved" && a && b && stood.has(a)) {
      stood.set(b, { ...stood.get(a)!, at: b });
      stood.delete(a);
    }
    if (fact.what === "unmasked" && a) {
      const kind = fact.text.split(/\s+/).find((word) => word in about.kinds) ?? null;
      const piece = stood.get(a);
      if (piece && kind) piece.kind = kind;
      for (const side of sides(open)) if (side.at === a && kind) side.kind = kind;
    }
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
    if ((fact.what === "fell" || fact.what === "lost") && a) for (const s of sides(open)) if (s.at === a) s.falls = true;
  }
  return found.filter((clash) => clash.defenders.length > 0);
}

const sides = (clash: Clash | null): Side[] => (clash ? [clash.attacker, ...clash.defenders] : []);
const side = (piece: Standing): Side => ({ at: piece.at, seat: piece.seat, kind: piece.kind, falls: false });

/** The last move worth marking: the squares named by the latest fact that moved, met or aimed. */
export function lastMove(about: Described, facts: readonly FactHeard[]): Square[] {
  const telling = new Set(["moved", "attacked", "leapt", "strode", "shot", "probed", "bade", "cursed", "stoned", "freed", "turned"]);
  for (let i = facts.length - 1; i >= 0; i--) {
    const fact = facts[i]!;
    if (telling.has(fact.what)) return squaresIn(fact.text, about).slice(0, 2);
  }
  return [];
}
