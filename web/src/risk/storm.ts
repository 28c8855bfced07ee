// Fighting on until an agreed stop: the page asks again after every roll, because others may be asked in between.
import type { Fact, Offer, Owner, Shown } from "./types";

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

/** The last roll among these facts. */
export function toll(facts: readonly Fact[]): Toll | null {
  const told = facts.filter((fact) => fact.what === "stormed").at(-1)?.told;
  return told ? { attacker: told.lost, defender: told.beaten, attackBonus: told.plus, defendBonus: told.wall } : null;
}

/** What has been told of the attack under way, or the last one: for whoever has just opened the page. */
export const sinceAttack = (facts: readonly Fact[]): Fact[] =>
  facts.slice(Math.max(0, facts.map((fact) => fact.what).lastIndexOf("attacked")));

/** Who held the place that has fallen. */
const former = (facts: readonly Fact[]): Owner =>
  facts.filter((fact) => fact.what === "conquered").at(-1)?.told.former ?? null;

export type Fought = { cost: Toll | null; attacker: Owner; defender: Owner };

/** The last roll with what it cost. Dice keep the colours of those who threw them, also when the place has changed hands since. */
export function lastFought(
  before: Shown | null,
  now: Shown,
  told: readonly Fact[],
  earlier: Fought | null,
): Fought | null {
  if (!now.attack) return earlier;
  const held = (one: Shown | null, id: string) => one?.territories.find((land) => land.id === id)?.owner ?? null;
  const attacker = held(now, now.attack.from);
  const was = [held(before, now.attack.to), held(now, now.attack.to), former(told)].find(
    (one) => one !== null && one !== attacker,
  );
  const cost = toll(told);
  if (!cost && was === undefined) return earlier;
  return {
    cost: cost ?? (told.length ? null : (earlier?.cost ?? null)),
    attacker,
    defender: was ?? earlier?.defender ?? null,
  };
}
