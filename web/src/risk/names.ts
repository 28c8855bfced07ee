// Where the name of every place is written: under its counter, unless that would cover a neighbour.
import type { Point } from "./lands";

export type Named = { id: string; name: string; x: number; y: number; stronghold?: string; site?: string; port?: boolean };
type Box = { left: number; top: number; right: number; bottom: number };

const LETTER = 6.1;
const UNDER = 25;
/** Tried in this order: under the counter, a little aside, above the figure. */
const TRIES: Point[] = [[0, UNDER], [0, UNDER - 3], [10, UNDER], [-10, UNDER], [20, UNDER], [-20, UNDER], [0, -34], [12, -34], [-12, -34], [26, -34], [-26, -34]];

export function lettering(one: Named, [dx, dy]: Point): Box {
  const half = (one.name.length * LETTER) / 2 + 1;
  return { left: one.x + dx - half, top: one.y + dy - 9, right: one.x + dx + half, bottom: one.y + dy + 3 };
}

/** Counter, figure, and the signs beside them. */
export const standing = (one: Named): Box[] => [
  { left: one.x - (one.stronghold || one.site ? 33 : 17), top: one.y - 17, right: one.x + (one.port ? 33 : 17), bottom: one.y + 15 },
  { left: one.x - 7, top: one.y - 30, right: one.x + 7, bottom: one.y - 17 },
];

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
      const worst = (at: Point): number => {
        const box = lettering(one, at);
        const outside = Math.max(0, 4 - box.left) + Math.max(0, box.right - width + 4) + Math.max(0, 2 - box.top);
        return places.reduce((sum, other) => (other === one ? sum : sum + covered(box, [...standing(other), lettering(other, found.get(other.id)!)])), outside * 12);
      };
      const costs = TRIES.map((at, i) => ({ at, cost: worst(at) + i * 4 }));
      found.set(one.id, costs.reduce((best, next) => (next.cost < best.cost ? next : best)).at);
    }
  return found;
}
