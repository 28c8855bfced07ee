// A square in one sentence: for ears.
import { words } from "../lib/words";
import type { Square } from "./squares";
import type { Described, Standing } from "./types";

/** What could be done with it now. */
export type Can = "" | "act" | "aim" | "go";

export function tell(about: Described, piece: Standing | undefined, at: Square, seat: number | null, can: Can): string {
  const w = words.board;
  const parts: string[] = [];
  const army = piece ? (about.armies[piece.seat]?.name ?? "") : "";
  if (piece?.kind) {
    const face = about.kinds[piece.kind];
    parts.push(w.piece(at, piece.seat === seat ? w.yours : w.of(army), face?.name ?? piece.kind, face?.rank ?? ""));
  } else if (piece) parts.push(w.hidden(at, army));
  else if (at === about.doom) parts.push(w.doom(at));
  else parts.push(about.zones.includes(at) ? w.zone(at, about.zone) : w.empty(at));
  if (piece?.moved) parts.push(w.moved);
  if (piece?.stone) parts.push(w.stone);
  if (piece?.turned) parts.push(w.turned);
  if (can === "aim") parts.push(w.canAim);
  if (can === "go") parts.push(piece ? w.canStrike : w.canGo);
  if (can === "act") parts.push(w.canAct);
  return parts.join(", ");
}
