// Where the name of every place is written: under its counter, unless that would cover a neighbour. Long names stand in two lines.
import type { Point } from "./lands";

export type Named = {
  id: string;
  name: string;
  x: number;
  y: number;
  stronghold?: string;
  site?: string;
  port?: boolean;
};
type Box = { left: number; top: number; right: number; bottom: number };

/** Height of a line on the map, and about how wide a letter is. */
export const LINE = 12.5;
const LETTER = 7;
const UNDER = 27;
const ABOVE = -39;
const LONG = 11;
/** Tried in this order: under the counter, a little aside, above the figure, at last to the right of everything. */
const TRIES: Point[] = [
  [0, UNDER],
  [9, UNDER],
  [-9, UNDER],
  [18, UNDER],
  [-18, UNDER],
  [0, ABOVE],
  [12, ABOVE],
  [-12, ABOVE],
  [26, ABOVE],
  [-26, ABOVE],
];
const beside = (one: Named): Point => [(one.port ? 36 : 19) + breadth(one), 5];

/** The lines of a name: a long one breaks at the space, or after the hyphen, nearest to its middle. */
export function lines(name: string): string[] {
  if (name.length < LONG) return [name];
  const gaps = [...name.matchAll(/ |(?<=-)/g)].map((found) => found.index);
  if (!gaps.length) return [name];
  const middle = (name.length - 1) / 2;
  const at = gaps.reduce((best, next) => (Math.abs(next - middle) < Math.abs(best - middle) ? next : best));
  return [name.slice(0, at), name.slice(at).trimStart()];
}

/** The first line's height: above the figure a second line pushes the first one up. */
export const first = (one: Named, [, dy]: Point): number => (dy < 0 ? dy - (lines(one.name).length - 1) * LINE : dy);

/** Half the width of a name. */
const breadth = (one: Named): number => (Math.max(...lines(one.name).map((line) => line.length)) * LETTER) / 2 + 1;

export function lettering(one: Named, at: Point): Box {
  const half = breadth(one);
  const top = one.y + first(one, at);
  return {
    left: one.x + at[0] - half,
    top: top - 10,
    right: one.x + at[0] + half,
    bottom: top + (lines(one.name).length - 1) * LINE + 3,
  };
}

/** Counter, figure, and the signs beside them. */
export const standing = (one: Named): Box[] => [
  {
    left: one.x - (one.stronghold || one.site ? 35 : 17),
    top: one.y - 17,
    right: one.x + (one.port ? 34 : 17),
    bottom: one.y + 15,
  },
  { left: one.x - 9, top: one.y - 35, right: one.x + 9, bottom: one.y - 17 },
];
/** A Leader may stand beside any figure: that room is kept free where it costs nothing else. */
const crowned = (one: Named): Box => ({ left: one.x - 17, top: one.y - 35, right: one.x + 19, bottom: one.y - 17 });
const PERHAPS = 0.3;

/** How much of the others lies under a box. */
export function covered(a: Box, others: readonly Box[]): number {
  let area = 0;
  for (const b of others) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 0 && high > 0) area += wide * high;
  }
  return area;
}

export function names(places: readonly Named[], width: number): Map<string, Point> {
  const found = new Map<string, Point>(places.map((one) => [one.id, TRIES[0]!]));
  // Once with everybody under their counter, then twice more looking at where the others have gone.
  for (let round = 0; round < 3; round++)
    for (const one of places) {
      const rest = places.filter((other) => other !== one);
      const others = rest.flatMap((other) => [...standing(other), lettering(other, found.get(other.id)!)]);
      const leaders = rest.map(crowned);
      const worst = (at: Point): number => {
        const box = lettering(one, at);
        const outside = Math.max(0, 4 - box.left) + Math.max(0, box.right - width + 4) + Math.max(0, 2 - box.top);
        return covered(box, others) + covered(box, leaders) * PERHAPS + outside * 12;
      };
      const costs = [...TRIES, beside(one)].map((at, i) => ({ at, cost: worst(at) + i * 4 }));
      found.set(one.id, costs.reduce((best, next) => (next.cost < best.cost ? next : best)).at);
    }
  return found;
}
