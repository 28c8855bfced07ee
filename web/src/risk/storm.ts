// Fighting on until an agreed stop: the page asks again after every roll, because others may be asked in between.
import type { FactHeard } from "../lib/wire";
import type { Offer, Shown } from "./types";

export type Storm = { from: string; to: string; keep: number };

/** What comes next: attack again, wait for others or the dice, or it is over. */
export function goesOn(storm: Storm, shown: Shown, offers: readonly Offer[]): "attack" | "wait" | "over" {
  const from = shown.territories.find((one) => one.id === storm.from);
  const to = shown.territories.find((one) => one.id === storm.to);
  if (!from || !to || shown.result || from.owner === to.owner || from.owner !== shown.turn || from.battalions <= storm.keep) return "over";
  if (offers.some((offer) => offer.do === "attack" && offer.from === storm.from && offer.to === storm.to)) return "attack";
  // At one device the defender is asked on the same page, and then it goes on.
  return offers.length && shown.asked === shown.turn ? "over" : "wait";
}

export const spoken = (storm: Storm): string => `attack ${storm.from} > ${storm.to} ${storm.keep > 1 ? `until ${storm.keep}` : "to the end"}`;

export type Toll = { attacker: number; defender: number };

/** What the last roll among these facts cost both sides: the two numbers it ends with. */
export function toll(facts: readonly FactHeard[]): Toll | null {
  const last = [...facts].reverse().find((fact) => fact.what === "stormed");
  const [attacker, defender] = (last?.text.trim().split(/\s+/).slice(-2) ?? []).map(Number);
  return attacker === undefined || defender === undefined || Number.isNaN(attacker + defender) ? null : { attacker, defender };
}
