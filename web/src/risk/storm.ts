// Fighting on until an agreed stop: the page asks again after every roll, because others may be asked in between.
import type { Offer, Shown } from "./types";

export type Storm = { from: string; to: string; keep: number };

/** What comes next: attack again, wait for others or the dice, or it is over. */
export function goesOn(storm: Storm, shown: Shown, offers: readonly Offer[]): "attack" | "wait" | "over" {
  const from = shown.territories.find((one) => one.id === storm.from);
  const to = shown.territories.find((one) => one.id === storm.to);
  if (!from || !to || shown.result || from.owner === to.owner || from.owner !== shown.turn || from.battalions <= storm.keep) return "over";
  if (offers.some((offer) => offer.do === "attack" && offer.from === storm.from && offer.to === storm.to)) return "attack";
  return offers.length ? "over" : "wait";
}

export const spoken = (storm: Storm): string => `attack ${storm.from} > ${storm.to} ${storm.keep > 1 ? `until ${storm.keep}` : "to the end"}`;

export type Toll = { attacker: number; defender: number };

/** What a roll cost both sides, from the battalions before it and after it. */
export function toll(before: Shown, after: Shown): Toll | null {
  const now = after.attack;
  if (!now?.attack_roll.length || !now.defend_roll.length) return null;
  const count = (shown: Shown) => shown.territories.find((one) => one.id === now.from)?.battalions ?? 0;
  const pairs = Math.min(now.attack_roll.length, now.defend_roll.length);
  const attacker = Math.min(pairs, Math.max(0, count(before) - count(after)));
  return { attacker, defender: pairs - attacker };
}
