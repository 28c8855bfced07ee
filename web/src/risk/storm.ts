// Fighting on until an agreed stop: the page asks again after every roll, because others may be asked in between.
import type { FactHeard } from "../lib/wire";
import type { Offer, Owner, Seat, Shown } from "./types";

export type Storm = { from: string; to: string; keep: number };

/** What comes next: attack again, wait for others or the dice, or it is over. */
export function goesOn(storm: Storm, shown: Shown, offers: readonly Offer[]): "attack" | "wait" | "over" {
  const from = shown.territories.find((one) => one.id === storm.from);
  const to = shown.territories.find((one) => one.id === storm.to);
  if (
    !from ||
    !to ||
    shown.result ||
    from.owner === to.owner ||
    from.owner !== shown.turn ||
    from.battalions <= storm.keep
  )
    return "over";
  if (offers.some((offer) => offer.do === "attack" && offer.from === storm.from && offer.to === storm.to))
    return "attack";
  // At one device the defender is asked on the same page, and then it goes on.
  return offers.length && shown.asked === shown.turn ? "over" : "wait";
}

export const spoken = (storm: Storm): string =>
  `attack ${storm.from} > ${storm.to} ${storm.keep > 1 ? `until ${storm.keep}` : "to the end"}`;

/** What a roll cost both sides, and what was added to their highest dice. */
export type Toll = { attacker: number; defender: number; attackBonus: number; defendBonus: number };

/** The last roll among these facts: it ends with the two bonuses and the two losses. */
export function toll(facts: readonly FactHeard[]): Toll | null {
  const last = [...facts].reverse().find((fact) => fact.what === "stormed");
  const [attackBonus, defendBonus, attacker, defender] = (last?.text.trim().split(/\s+/).slice(-4) ?? []).map(Number);
  if (attackBonus === undefined || defendBonus === undefined || attacker === undefined || defender === undefined)
    return null;
  return Number.isNaN(attackBonus + defendBonus + attacker + defender)
    ? null
    : { attacker, defender, attackBonus, defendBonus };
}

/** What has been told of the attack under way, or the last one: for whoever has just opened the page. */
export const sinceAttack = (facts: readonly FactHeard[]): FactHeard[] =>
  facts.slice(Math.max(0, facts.map((fact) => fact.what).lastIndexOf("attacked")));

/** Who held the place that has fallen: the fact says by whom and where first, then from whom. */
function former(seats: readonly Seat[], facts: readonly FactHeard[]): Owner {
  const last = [...facts].reverse().find((fact) => fact.what === "conquered");
  const owner = last?.text.trim().split(/\s+/).at(-1);
  return owner === "neutral" ? owner : (seats.find((one) => one.name.toLowerCase() === owner)?.seat ?? null);
}

export type Fought = { cost: Toll | null; attacker: Owner; defender: Owner };

/** The last roll with what it cost. Dice keep the colours of those who threw them, also when the place has changed hands since. */
export function lastFought(
  before: Shown | null,
  now: Shown,
  told: readonly FactHeard[],
  last: Fought | null,
  seats: readonly Seat[],
): Fought | null {
  if (!now.attack) return last;
  const held = (one: Shown | null, id: string) => one?.territories.find((land) => land.id === id)?.owner ?? null;
  const attacker = held(now, now.attack.from);
  const was = [held(before, now.attack.to), held(now, now.attack.to), former(seats, told)].find(
    (one) => one !== null && one !== attacker,
  );
  const cost = toll(told);
  if (!cost && was === undefined) return last;
  return {
    cost: cost ?? (told.length ? null : (last?.cost ?? null)),
    attacker,
    defender: was ?? last?.defender ?? null,
  };
}
