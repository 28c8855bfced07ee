// An army being set up: squares to kinds. Pure functions; every change is a new army.
import { words } from "../lib/words";
import { column, row, square, type Square } from "./squares";
import { arranged } from "./templates";
import type { Described, Offer, Shown } from "./types";

export type Army = ReadonlyMap<Square, string>;
export type Roster = Record<string, number>;

/** How many of each kind this seat sets up: what the table says is left, and what already stands. */
export function roster(about: Described, seat: number, shown?: Shown): Roster {
  const own: Roster = {};
  if (shown) {
    for (const piece of shown.pieces)
      if (piece.seat === seat && piece.kind) own[piece.kind] = (own[piece.kind] ?? 0) + 1;
    for (const [kind, n] of Object.entries(shown.left)) own[kind] = (own[kind] ?? 0) + n;
    return own;
  }
  for (const [kind, face] of Object.entries(about.kinds))
    if ((face.seat === seat || face.seat === null) && !face.late) own[kind] = face.count;
  return own;
}

export function missing(own: Roster, army: Army): Roster {
  const left = { ...own };
  for (const kind of army.values()) left[kind] = (left[kind] ?? 0) - 1;
  return Object.fromEntries(Object.entries(left).filter(([, n]) => n > 0));
}

export const ready = (own: Roster, army: Army): boolean => Object.keys(missing(own, army)).length === 0;
export const clear = (): Army => new Map();

/** Puts a piece from the tray on a square; whoever stood there goes back to the tray. */
export function put(army: Army, own: Roster, kind: string, to: Square): Army {
  if (!(missing(own, army)[kind] ?? 0)) return army;
  return new Map([...army, [to, kind]]);
}

/** Moves a piece; two pieces swap. */
export function move(army: Army, from: Square, to: Square): Army {
  const next = new Map(army);
  const mover = army.get(from);
  const other = army.get(to);
  if (!mover || from === to) return army;
  next.set(to, mover);
  if (other) next.set(from, other);
  else next.delete(from);
  return next;
}

/** Left becomes right. */
export const mirrored = (about: Described, army: Army): Army =>
  new Map([...army].map(([at, kind]) => [square(about.cols - 1 - column(at), row(at)), kind]));

export const shuffled = (about: Described, seat: number, home: readonly Square[], own: Roster): Army =>
  arranged(about, seat, home, own, "lot", Math.random);

/** Keeps what stands and places the rest sensibly. */
export function fill(about: Described, seat: number, home: readonly Square[], own: Roster, army: Army): Army {
  const free = home.filter((at) => !army.has(at));
  return new Map([...army, ...arranged(about, seat, free, missing(own, army), "wall", Math.random)]);
}

/** Home rows from the front to the back, each left to right. */
export function homeRows(about: Described, seat: number, home: readonly Square[]): Square[][] {
  const ranks = [...new Set(home.map(row))].sort((a, b) => (seat === 0 ? b - a : a - b));
  return ranks.map((rank) => Array.from({ length: about.cols }, (_, col) => square(col, rank)));
}

/** The whole set-up in one line, as the table reads it. */
export function text(about: Described, seat: number, home: readonly Square[], army: Army): string {
  const rows = homeRows(about, seat, home).map((line) =>
    line.map((at) => (army.has(at) ? (about.kinds[army.get(at)!]?.letter ?? "?") : ".")).join(""),
  );
  return `deploy ${rows.join("/")}`;
}

/** What is sent to the table: every placing in the words it was offered in, so nothing depends on rows and sides. */
export function inWords(
  about: Described,
  seat: number,
  home: readonly Square[],
  army: Army,
  offers: readonly Offer[],
): string {
  const said = new Map(
    offers.filter((offer) => offer.do === "place").map((offer) => [`${offer.kind} ${offer.to}`, offer.text]),
  );
  const parts = [...army].map(([at, kind]) => said.get(`${kind} ${at}`));
  return parts.every((part) => part !== undefined) && parts.length <= 40
    ? parts.join(", ")
    : text(about, seat, home, army);
}

/** Reads such a line; a sentence says why it does not fit this army. */
export function read(
  about: Described,
  seat: number,
  home: readonly Square[],
  own: Roster,
  line: string,
): Army | string {
  const bad = words.setup.badText;
  const lines = line
    .trim()
    .replace(/^deploy\s+/i, "")
    .split(/[/\n]/)
    .map((part) => part.replace(/\s+/g, ""));
  const rows = homeRows(about, seat, home);
  if (lines.length !== rows.length) return bad.rows(rows.length, about.cols, lines.length);
  const letters = new Map(Object.keys(own).map((kind) => [about.kinds[kind]?.letter ?? "", kind]));
  let army: Army = new Map();
  for (const [y, part] of lines.entries()) {
    if (part.length !== about.cols) return bad.wide(y + 1, about.cols, part.length);
    for (const [x, letter] of [...part].entries()) {
      if (letter === ".") continue;
      const kind = letters.get(letter);
      const at = rows[y]![x]!;
      if (!kind || !home.includes(at)) return bad.letter(letter, y + 1);
      if (!(missing(own, army)[kind] ?? 0)) return bad.tooMany(about.kinds[kind]?.name ?? kind, own[kind] ?? 0);
      army = put(army, own, kind, at);
    }
  }
  return army;
}
