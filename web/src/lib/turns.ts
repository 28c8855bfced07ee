// Who is to do something, as far as a page may know it from the picture.
import type { Told } from "./wire";

type Picture = { phase?: string; ready?: boolean[]; turn?: number; turns?: number };

/** Sometimes one is asked in the turn of somebody else: for the defender's dice, or a card in answer. Before the first turn everybody is asked in turn. */
export function onTurn(family: string, picture: Picture, seat: number | null): boolean {
  return family !== "risk" || !picture.turns || picture.turn === seat;
}

/** Armies are set up at the same time: until then it is everybody's turn who is not ready. At one device, only of who holds it. */
export function busy(picture: Picture, toAct: number | null, n: number, holder: number | null | "each"): boolean {
  const { phase, ready } = picture;
  return phase === "setup" && ready ? !ready[n] && (holder === "each" || n === holder) : toAct === n;
}

/** Several armies at one device: the one that is to act now and does not hold it. */
export function handedTo(
  told: Pick<Told, "result" | "choices" | "to_act">,
  here: readonly number[],
  seat: number | null,
): number | null {
  const to = told.to_act;
  if (here.length < 2 || told.result || told.choices.length || to === null || to === seat) return null;
  return here.includes(to) ? to : null;
}
