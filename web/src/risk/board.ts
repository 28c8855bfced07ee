// The drawn board of a Risk game: shapes, rivers, ridges and bridges, worked out once per board.
import { shore, type Lettering } from "./coasts";
import { draw, middle, paced, type Lands, type Point } from "./lands";
import { names } from "./names";
import type { Described } from "./types";

export type Bridge = { a: string; b: string; at: Point; angle: number };
export type Drawn = {
  lands: Lands;
  /** Where land meets the sea, or the edge of the map. */
  shores: Point[][];
  walks: Point[][];
  frontiers: Point[][];
  rivers: Point[][];
  ridges: Point[];
  bridges: Bridge[];
  lanes: { a: string; b: string; points: Point[] }[];
  road: Point[];
  names: Map<string, Point>;
  lettering: Lettering | null;
};

const pair = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const kept = new Map<string, Drawn>();

export function drawn(about: Described): Drawn {
  const key = `${about.id} ${about.territories.length}`;
  const found = kept.get(key) ?? work(about);
  kept.set(key, found);
  return found;
}

function work(about: Described): Drawn {
  const hand = shore(about.territories);
  const lands = draw({
    ...about.canvas,
    seeds: about.territories,
    links: about.borders.filter((border) => border.kind !== "port"),
    coast: hand?.coast,
    extra: hand?.extra,
  });
  const how = new Map<string, string>();
  for (const border of about.borders) if (border.kind !== "port") how.set(pair(border.a, border.b), border.kind);
  for (const wall of about.barriers) how.set(pair(wall.a, wall.b), wall.kind);
  const region = new Map(about.territories.map((one) => [one.id, one.region]));
  const result: Drawn = {
    lands,
    shores: [],
    walks: [],
    frontiers: [],
    rivers: [],
    ridges: [],
    bridges: [],
    lanes: [],
    road: [],
    names: names(about.territories, about.canvas.width),
    lettering: hand?.lettering ?? null,
  };
  const longest = new Map<string, Point[]>();
  for (const arc of lands.arcs) {
    if (!arc.a || !arc.b) {
      result.shores.push(arc.points);
      continue;
    }
    const key = pair(arc.a, arc.b);
    // Neighbours on the picture that the rules do not join: hills keep them apart.
    const kind = how.get(key) ?? "mountain";
    (region.get(arc.a) === region.get(arc.b) ? result.walks : result.frontiers).push(arc.points);
    if (kind === "bridge" || kind === "river") result.rivers.push(arc.points);
    if (kind === "mountain") result.ridges.push(...paced(arc.points, 14));
    if (kind === "bridge" && arc.points.length > (longest.get(key)?.length ?? 0)) longest.set(key, arc.points);
  }
  for (const [key, points] of longest) {
    const [a, b] = key.split(" ") as [string, string];
    result.bridges.push({ a, b, ...middle(points) });
  }
  result.ridges.sort((p, q) => p[1] - q[1]);
  const at = (id: string): Point => lands.centres.get(id) ?? [0, 0];
  result.lanes = about.borders
    .filter((b) => b.kind === "port")
    .map((b) => ({ a: b.a, b: b.b, points: [at(b.a), ...(b.via ?? []), at(b.b)] }));
  result.road = about.road.map((stop) => at(stop.territory));
  return result;
}

/** Room that the counters at both ends of an arrow take; its head reaches further than its line. */
const START = 19;
const HEAD = 27;

/** The same way without its two ends, which lie under the counters. */
export function spared(points: readonly Point[]): Point[] {
  const back = ([x, y]: Point, [tx, ty]: Point, room: number): Point => {
    const far = Math.hypot(tx - x, ty - y);
    const part = far ? Math.min(room, far / 2) / far : 0;
    return [x + (tx - x) * part, y + (ty - y) * part];
  };
  const last = points.length - 1;
  return points.map((point, i) =>
    i === 0 ? back(point, points[1] ?? point, START) : i === last ? back(point, points[last - 1]!, HEAD) : point,
  );
}

/** A soft curve through points. */
export function curve(points: readonly Point[]): string {
  if (points.length < 2) return "";
  let d = `M${points[0]![0]} ${points[0]![1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    d += `C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`;
  }
  return d;
}
