// Ready-made set-ups. The drawn ones speak in ranks (F flag, B bomb, S spy, X ten), so one drawing serves every box with
// the same numbers; for other armies the same ideas are arranged by a few plain rules.
import type { Army, Roster } from "./army";
import { column, row, type Square } from "./squares";
import type { Described } from "./types";

export type Idea = "fortress" | "decoy" | "storm" | "patrol" | "wall" | "lot";
export const IDEAS: Idea[] = ["fortress", "decoy", "storm", "patrol", "wall", "lot"];

// Front row first, left to right as the bottom army sees it.
const DRAWN: Partial<Record<Idea, string[]>>[] = [
  {
    // Forty pieces with the classic numbers.
    fortress: ["262852X726", "5492S76385", "B346234272", "FBB35B34BB"],
    decoy: ["6272952826", "45X26372S8", "3B524627B3", "BFB4353B4B"],
    storm: ["862X729627", "52S5628265", "4327B43B43", "352BFB4BB3"],
    patrol: ["2262722522", "69458SX675", "43B36738B4", "3BFB54B23B"],
    wall: ["5B272826B4", "26952XS276", "3472B63582", "433BFB534B"],
  },
  {
    // Thirty pieces of fire or ice.
    fortress: ["27628X5274", "B39S763283", "FB35B34BBB"],
    decoy: ["827X267259", "34BS3728B3", "6BFB353B4B"],
    storm: ["7X82679287", "25S3B63523", "B34BFB43BB"],
  },
  {
    // Thirty pieces whose best friends come later.
    fortress: ["2628529625", "B462S75262", "FB4B25B4BB"],
    storm: ["6926827626", "52S5B25245", "24BBFB42BB"],
  },
];

/** Which part a kind plays, in the letters of the drawings. */
export function part(about: Described, kind: string): string {
  const face = about.kinds[kind];
  if (!face) return "?";
  if (!face.moves)
    return face.emblem === "flag" || (face.count === 1 && face.emblem !== "bomb" && face.emblem !== "trap") ? "F" : "B";
  if (face.rank === "10") return "X";
  return face.rank.toUpperCase().slice(0, 1);
}

/** A drawing turned into an army, or null when the numbers differ. */
export function fromDrawing(
  about: Described,
  seat: number,
  home: readonly Square[],
  own: Roster,
  rows: readonly string[],
): Army | null {
  const waiting = new Map<string, string[]>();
  for (const [kind, n] of Object.entries(own)) {
    const p = part(about, kind);
    waiting.set(p, [...(waiting.get(p) ?? []), ...Array<string>(n).fill(kind)]);
  }
  const ranks = [...new Set(home.map(row))].sort((a, b) => (seat === 0 ? b - a : a - b));
  if (rows.length !== ranks.length || rows.some((line) => line.length !== about.cols)) return null;
  const army = new Map<Square, string>();
  for (const [y, line] of rows.entries())
    for (const [x, letter] of [...line].entries()) {
      if (letter === ".") continue;
      const kind = waiting.get(letter)?.shift();
      if (!kind) return null;
      army.set(`${String.fromCharCode(97 + x)}${ranks[y]! + 1}`, kind);
    }
  return [...waiting.values()].some((rest) => rest.length) ? null : army;
}

/** An idea carried out for this army: drawn by hand where the numbers fit, arranged by rule otherwise. */
export function arranged(
  about: Described,
  seat: number,
  home: readonly Square[],
  own: Roster,
  idea: Idea,
  roll: () => number = dice(IDEAS.indexOf(idea) * 977 + 11),
): Army {
  if (idea !== "lot")
    for (const set of DRAWN) {
      const rows = set[idea];
      const army = rows && fromDrawing(about, seat, home, own, rows);
      if (army) return army;
    }
  return byRule(about, seat, home, own, idea, roll);
}

/** How deep a part likes to stand: 0 is the front row, 1 the back row. */
function liking(letter: string, idea: Idea): number {
  const eager = idea === "storm" ? -0.2 : idea === "wall" ? 0.15 : 0;
  if (letter === "S") return 0.45;
  if (letter === "3") return 0.72;
  if (letter === "2") return idea === "patrol" ? 0 : 0.4;
  if (letter === "4" || letter === "5") return 0.55 + eager;
  return 0.2 + eager;
}

function byRule(
  about: Described,
  seat: number,
  home: readonly Square[],
  own: Roster,
  idea: Idea,
  roll: () => number,
): Army {
  const ranks = home.map(row);
  const front = seat === 0 ? Math.max(...ranks) : Math.min(...ranks);
  const back = seat === 0 ? Math.min(...ranks) : Math.max(...ranks);
  const deep = (at: Square) => Math.abs(row(at) - front) / Math.max(1, Math.abs(back - front));
  const free = new Set(home);
  const army = new Map<Square, string>();
  const pieces = Object.entries(own).flatMap(([kind, n]) => Array<string>(n).fill(kind));
  const stand = (kind: string, cost: (at: Square) => number) => {
    const best = [...free].map((at) => [cost(at) + roll() * 0.5, at] as const).sort((a, b) => a[0] - b[0])[0];
    if (!best) return null;
    army.set(best[1], kind);
    free.delete(best[1]);
    return best[1];
  };
  const edge = (at: Square) => Math.min(column(at), about.cols - 1 - column(at)) / about.cols;
  let flag: Square | null = null;
  for (const kind of pieces.filter((k) => part(about, k) === "F"))
    flag = stand(kind, (at) => (1 - deep(at)) * 9 + (idea === "fortress" ? edge(at) * 4 : 0));
  let guards = 0;
  for (const kind of pieces.filter((k) => part(about, k) === "B")) {
    const near = (at: Square) => (flag ? Math.abs(column(at) - column(flag)) + Math.abs(row(at) - row(flag)) : 9);
    const guard = idea === "decoy" ? guards % 3 === 1 : guards < 3;
    guards += 1;
    stand(kind, (at) => (guard ? near(at) * 3 : (1 - deep(at)) * 1.5 + (near(at) < 3 ? 1 : 0)));
  }
  const rest = pieces.filter((k) => !"FB".includes(part(about, k))).sort(() => roll() - 0.5);
  for (const kind of rest) stand(kind, (at) => Math.abs(deep(at) - liking(part(about, kind), idea)) * 2.2);
  return army;
}

/** Small repeatable dice, so that a named set-up is the same every time. */
export function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
