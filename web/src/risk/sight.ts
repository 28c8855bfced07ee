// Where to look on a map: what has just changed, and what a map larger than its window brings into sight.
import { step } from "./turn";
import type { Described, Shown } from "./types";

/** So many places at once are no single event: a whole turn was told, or somebody leafs through the game. */
const MANY = 4;

/** Places that are held otherwise than a moment ago. */
export function changed(before: Shown | null, now: Shown): string[] {
  const was = new Map(before?.territories.map((one) => [one.id, one]));
  const found = now.territories.filter((one) => {
    const old = was.get(one.id);
    return (
      old && (old.owner !== one.owner || old.battalions !== one.battalions || old.leaders.join() !== one.leaders.join())
    );
  });
  return found.length < MANY ? found.map((one) => one.id) : [];
}

/** How many battalions have come to a place or gone from it. */
export type Shift = { id: string; by: number };

/** Where an army has grown or shrunk under the same owner; a change of hands is told by its colour. */
export function shifts(before: Shown | null, now: Shown): Shift[] {
  const was = new Map(before?.territories.map((one) => [one.id, one]));
  const news = new Set(changed(before, now));
  return now.territories
    .filter((one) => news.has(one.id) && was.get(one.id)?.owner === one.owner)
    .map((one) => ({ id: one.id, by: one.battalions - (was.get(one.id)?.battalions ?? 0) }))
    .filter((one) => one.by !== 0);
}

/** The place to bring into sight, or null: then the map stays where fingers left it. */
export function sight(
  about: Described,
  shown: Shown,
  aim: { from: string | null; to: string | null },
  mine: boolean,
  news: readonly string[],
): string | null {
  const now = step(about, shown);
  const fought = now === "attack" ? shown.attack?.to : null;
  const road = now === "ring" ? shown.ring?.place : null;
  // What one does oneself is in sight already.
  const others = mine ? null : news[0];
  return aim.to ?? aim.from ?? shown.march?.to ?? shown.march?.from ?? fought ?? road ?? others ?? null;
}

/** Where a map larger than its window opens: at the place in the midst of those that can be chosen. */
export function midst(about: Described, can: readonly string[]): Described["territories"][number] | null {
  const places = about.territories.filter((one) => can.includes(one.id));
  const middle = (of: "x" | "y") => places.reduce((sum, one) => sum + one[of], 0) / places.length;
  const [x, y] = [middle("x"), middle("y")];
  const far = (one: { x: number; y: number }) => Math.hypot(one.x - x, one.y - y);
  return places.reduce<(typeof places)[number] | null>(
    (best, one) => (best && far(best) <= far(one) ? best : one),
    null,
  );
}
