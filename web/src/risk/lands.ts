// Draws countries from a list of points: every territory grows around its label and towards its neighbours, shores
// follow a coast, and the borders between two territories become one shared, gently crooked line.
export type Point = readonly [number, number];
export type Seed = { id: string; x: number; y: number };
export type Link = { a: string; b: string };
export type Arc = { a: string | null; b: string | null; points: Point[] };
export type Lands = { shapes: Map<string, string>; arcs: Arc[]; centres: Map<string, Point> };
export type Ground = {
  width: number;
  height: number;
  seeds: readonly Seed[];
  links: readonly Link[];
  coast?: readonly Point[];
  extra?: Readonly<Record<string, readonly Point[]>>;
};

const STEP = 4;
const SEA = -1;
const FRAME = -2;

/** A cheap smooth noise in -1..1: enough to make a border look walked, not ruled. */
function crooked(x: number, y: number): number {
  return (
    Math.sin(x * 0.043 + Math.sin(y * 0.031) * 2.1) * 0.5 +
    Math.sin(y * 0.061 + x * 0.022) * 0.32 +
    Math.sin(x * 0.13 - y * 0.11) * 0.18
  );
}

/** Bays and capes, which are smaller than the bends of a border. */
function ragged(x: number, y: number): number {
  return crooked(x * 1.7, y * 1.7) * 6 + Math.sin(x * 0.17 + Math.sin(y * 0.15) * 1.6) * 2.6;
}

export function inside(polygon: readonly Point[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!;
    const [xj, yj] = polygon[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

export function draw(ground: Ground): Lands {
  const cols = Math.ceil(ground.width / STEP);
  const rows = Math.ceil(ground.height / STEP);
  const label = paint(ground, cols, rows);
  tidy(label, cols, rows, ground.seeds);
  const arcs = trace(label, cols, rows, ground.seeds);
  const shapes = new Map<string, string>();
  for (const { id } of ground.seeds) shapes.set(id, closed(arcs.filter((arc) => arc.a === id || arc.b === id)));
  return { shapes, arcs, centres: new Map(ground.seeds.map((seed) => [seed.id, [seed.x, seed.y]])) };
}

/** Which territory every small cell belongs to. */
function paint(ground: Ground, cols: number, rows: number): Int16Array {
  const points: { x: number; y: number; who: number }[] = [];
  const index = new Map(ground.seeds.map((seed, i) => [seed.id, i]));
  for (const [i, seed] of ground.seeds.entries()) {
    points.push({ x: seed.x, y: seed.y, who: i });
    for (const [x, y] of ground.extra?.[seed.id] ?? []) points.push({ x, y, who: i });
  }
  // Neighbours reach out to each other, so that a border in the rules is a border on the map.
  for (const { a, b } of ground.links) {
    const [ia, ib] = [index.get(a), index.get(b)];
    if (ia === undefined || ib === undefined) continue;
    const [sa, sb] = [nearest(ground, ia, ib), nearest(ground, ib, ia)];
    for (const t of [0.2, 0.36, 0.46]) {
      points.push({ x: sa[0] + (sb[0] - sa[0]) * t, y: sa[1] + (sb[1] - sa[1]) * t, who: ia });
      points.push({ x: sb[0] + (sa[0] - sb[0]) * t, y: sb[1] + (sa[1] - sb[1]) * t, who: ib });
    }
  }
  const xs = Float64Array.from(points, (point) => point.x);
  const ys = Float64Array.from(points, (point) => point.y);
  const label = new Int16Array(cols * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < cols; x++) {
      const px = (x + 0.5) * STEP;
      const py = (y + 0.5) * STEP;
      const wx = px + crooked(px, py) * 11;
      const wy = py + crooked(py + 400, px + 170) * 11;
      let best = Infinity;
      let who = SEA;
      for (let i = 0; i < xs.length; i++) {
        const dx = xs[i]! - wx;
        const dy = ys[i]! - wy;
        const far = dx * dx + dy * dy;
        if (far < best) {
          best = far;
          who = i;
        }
      }
      who = points[who]!.who;
      const dry = ground.coast ? inside(ground.coast, px + ragged(px, py), py + ragged(py, px)) : best < 120 * 120;
      label[y * cols + x] = dry ? who : SEA;
    }
  return label;
}

function nearest(ground: Ground, from: number, to: number): Point {
  const target = ground.seeds[to]!;
  const seed = ground.seeds[from]!;
  const all: Point[] = [[seed.x, seed.y], ...(ground.extra?.[seed.id] ?? [])];
  return all.sort(
    (p, q) => Math.hypot(p[0] - target.x, p[1] - target.y) - Math.hypot(q[0] - target.x, q[1] - target.y),
  )[0]!;
}

/** No specks: a territory keeps the piece its label stands on, strays go to whoever surrounds them. */
function tidy(label: Int16Array, cols: number, rows: number, seeds: readonly Seed[]): void {
  const keep = new Uint8Array(label.length);
  const round = [0, 0, 0, 0];
  const near = (i: number) => {
    round[0] = i % cols ? i - 1 : i;
    round[1] = i % cols < cols - 1 ? i + 1 : i;
    round[2] = i >= cols ? i - cols : i;
    round[3] = i + cols < label.length ? i + cols : i;
    return round;
  };
  const flood = (start: number) => {
    const who = label[start]!;
    const todo = [start];
    keep[start] = 1;
    for (let i = todo.pop(); i !== undefined; i = todo.pop())
      for (const j of near(i)) {
        if (keep[j] || label[j] !== who) continue;
        keep[j] = 1;
        todo.push(j);
      }
  };
  for (const [n, seed] of seeds.entries()) {
    const at = Math.floor(seed.y / STEP) * cols + Math.floor(seed.x / STEP);
    label[at] = n;
    flood(at);
  }
  for (let i = 0; i < cols; i++)
    for (const at of [i, (rows - 1) * cols + i]) if (label[at] === SEA && !keep[at]) flood(at);
  for (let i = 0; i < rows; i++)
    for (const at of [i * cols, i * cols + cols - 1]) if (label[at] === SEA && !keep[at]) flood(at);
  for (let turn = 0, left = true; left && turn < 200; turn++) {
    left = false;
    for (let i = 0; i < label.length; i++) {
      if (keep[i]) continue;
      const owner = near(i).find((j) => keep[j]);
      if (owner === undefined) left = true;
      else {
        label[i] = label[owner]!;
        keep[i] = 1;
      }
    }
  }
}

/** The lines between areas, from junction to junction, smoothed. */
function trace(label: Int16Array, cols: number, rows: number, seeds: readonly Seed[]): Arc[] {
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= cols || y >= rows ? FRAME : label[y * cols + x]!);
  const wide = cols + 1;
  const edges = new Map<number, { to: number; key: string }[]>();
  const join = (p: number, q: number, one: number, two: number) => {
    if (one === two || (one < 0 && two < 0)) return;
    const key = one < two ? `${one},${two}` : `${two},${one}`;
    for (const [from, to] of [
      [p, q],
      [q, p],
    ] as const) {
      const out = edges.get(from);
      if (out) out.push({ to, key });
      else edges.set(from, [{ to, key }]);
    }
  };
  for (let y = 0; y <= rows; y++)
    for (let x = 0; x <= cols; x++) {
      if (x < cols) join(y * wide + x, y * wide + x + 1, at(x, y - 1), at(x, y));
      if (y < rows) join(y * wide + x, (y + 1) * wide + x, at(x - 1, y), at(x, y));
    }
  const isJunction = (p: number) => {
    const out = edges.get(p) ?? [];
    return out.length !== 2 || out[0]!.key !== out[1]!.key;
  };
  const used = new Set<string>();
  const mark = (p: number, q: number) => (p < q ? `${p}-${q}` : `${q}-${p}`);
  const point = (p: number): Point => [(p % wide) * STEP, Math.floor(p / wide) * STEP];
  const name = (n: number) => (n < 0 ? null : seeds[n]!.id);
  const arcs: Arc[] = [];
  const walk = (start: number, first: { to: number; key: string }) => {
    const line = [point(start)];
    let [from, to] = [start, first.to];
    used.add(mark(from, to));
    line.push(point(to));
    while (to !== start && !isJunction(to)) {
      const next = edges.get(to)!.find((edge) => edge.to !== from)!;
      [from, to] = [to, next.to];
      used.add(mark(from, to));
      line.push(point(to));
    }
    const [one, two] = first.key.split(",").map(Number) as [number, number];
    arcs.push({ a: name(one), b: name(two), points: one === FRAME ? line : smooth(line, one === SEA ? 3 : 5) });
  };
  for (const [p, out] of edges)
    if (isJunction(p)) for (const edge of out) if (!used.has(mark(p, edge.to))) walk(p, edge);
  for (const [p, out] of edges) for (const edge of out) if (!used.has(mark(p, edge.to))) walk(p, edge);
  return arcs;
}

function smooth(line: Point[], rounds: number): Point[] {
  let points = line;
  for (let round = 0; round < rounds; round++)
    points = points.map((p, i) => {
      if (i === 0 || i === points.length - 1) return p;
      const [a, b] = [points[i - 1]!, points[i + 1]!];
      return [(a[0] + p[0] * 2 + b[0]) / 4, (a[1] + p[1] * 2 + b[1]) / 4];
    });
  return points.filter((_, i) => i % 2 === 0 || i === points.length - 1);
}

const same = (p: Point, q: Point) => Math.abs(p[0] - q[0]) < 0.01 && Math.abs(p[1] - q[1]) < 0.01;
const spell = (p: Point) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;

export const line = (points: readonly Point[]): string => `M${points.map(spell).join("L")}`;

/** Arcs put end to end until every ring is closed. */
function closed(arcs: readonly Arc[]): string {
  const left = arcs.map((arc) => arc.points);
  let d = "";
  while (left.length) {
    const ring = [...left.pop()!];
    for (let grown = true; grown && !same(ring[0]!, ring[ring.length - 1]!);) {
      grown = false;
      const end = ring[ring.length - 1]!;
      const i = left.findIndex((points) => same(points[0]!, end) || same(points[points.length - 1]!, end));
      if (i >= 0) {
        const next = left.splice(i, 1)[0]!;
        ring.push(...(same(next[0]!, end) ? next : [...next].reverse()).slice(1));
        grown = true;
      }
    }
    d += `${line(ring)}z`;
  }
  return d;
}

/** The middle of a line, and which way it runs there. */
export function middle(points: readonly Point[]): { at: Point; angle: number } {
  const lengths = points.slice(1).map((p, i) => Math.hypot(p[0] - points[i]![0], p[1] - points[i]![1]));
  let rest = lengths.reduce((sum, n) => sum + n, 0) / 2;
  for (const [i, n] of lengths.entries()) {
    const [p, q] = [points[i]!, points[i + 1]!];
    if (rest <= n)
      return {
        at: [p[0] + ((q[0] - p[0]) * rest) / (n || 1), p[1] + ((q[1] - p[1]) * rest) / (n || 1)],
        angle: (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI,
      };
    rest -= n;
  }
  return { at: points[0]!, angle: 0 };
}

/** Points along a line at even steps, for peaks and stones. */
export function paced(points: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  let carry = step / 2;
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1]!, points[i]!];
    const n = Math.hypot(q[0] - p[0], q[1] - p[1]);
    while (carry <= n) {
      found.push([p[0] + ((q[0] - p[0]) * carry) / n, p[1] + ((q[1] - p[1]) * carry) / n]);
      carry += step;
    }
    carry -= n;
  }
  return found;
}
