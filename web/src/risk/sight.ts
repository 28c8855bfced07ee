// Where to look on a map: what has just changed, and what a map larger than its window brings into sight.
import { step } from "./turn";
import type { Shown } from "./types";

/** So many places at once are no single event: a whole turn was told, or somebody leafs through the game. */
const MANY = 4;

/** Places that are held otherwise than a moment ago. */
export function changed(before: Shown | null, now: Shown): string[] {
  const was = new Map(before?.territories.map((one) => [one.id, one]));
  const found = now.territories.filter((one) => {
    const old = was.get(one.id);
    return old && (old.owner !== one.owner || old.battalions !== one.battalions || old.leaders.join() !== one.leaders.join());
  });
  return found.length < MANY ? found.map((one) => one.id) : [];
}

/** The place to bring into sight, or null: then the map stays where fingers left it. */
export function sight(shown: Shown, aim: { from: string | null; to: string | null }, mine: boolean, news: readonly string[]): string | null {
  const now = step(shown.phase);
  const fought = now === "attack" ? shown.attack?.to : null;
  const road = now === "ring" ? shown.ring?.place : null;
  // What one does oneself is in sight already.
  const others = mine ? null : news[0];
  return aim.to ?? aim.from ?? shown.march?.to ?? shown.march?.from ?? fought ?? road ?? others ?? null;
}
