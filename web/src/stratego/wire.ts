// Written by `python -m flagfall.server.typescript` from src/flagfall/games/stratego/shapes.py and kernel/numbers.py. Do not edit.
// docs/stratego-show.md explains every word.
import type { Value } from "../lib/wire";

/** One side: what it is called, its colour, and where it is set up. */
export interface Army {
  name: string;
  colour: string;
  home: string[];
}

/** A kind of piece; `seat` is null when both armies have it, `strength` when it has no rank of its own. */
export interface Kind {
  name: string;
  seat: number | null;
  rank: string;
  strength: number | null;
  letter: string;
  count: number;
  moves: boolean;
  emblem: string;
  late: boolean;
  child: boolean;
  powers: string[];
  source: string;
}

/** What some pieces can do: its shape is the verb, its word what is written. */
export interface Power {
  name: string;
  verb: string;
  word: string;
  example: string;
  sentence: string;
  source: string;
}

/** Who may call reinforcements, and after how many enemies have fallen. */
export interface Reserve {
  army: number;
  after: number;
}

/** What a game is made of. */
export interface Described {
  family: "stratego";
  game: string;
  title: string;
  box: string;
  sentence: string;
  goal: string;
  rows: number;
  cols: number;
  zones: string[];
  zone: string;
  terrain: "peaks" | "rocks" | "water";
  doom: string | null;
  gates: string[];
  rises: number | null;
  first: number;
  seats: string[];
  armies: Army[];
  kinds: Record<string, Kind>;
  powers: Record<string, Power>;
  reserve: Reserve | null;
  options: Record<string, Value>;
  reconstructed: string[];
  advice: string[];
}

/** A turn in several steps that waits for the same seat. */
export interface Pending {
  what: "burst" | "chain" | "enter" | "landing" | "nothing" | "rescue";
  at: string | null;
  chosen: string[];
}

/** A piece on the board; `kind` is null face down. */
export interface Standing {
  at: string;
  seat: number;
  kind: string | null;
  moved?: boolean;
  stone?: boolean;
  turned?: boolean;
}

/** How it ended. */
export interface Result {
  winners: number[];
  reason: "" | "both stuck" | "children" | "flag" | "length limit" | "quiet limit" | "stuck";
  sentence: string;
}

/** All that one listener sees; `odds` only under the memory aid of that name. */
export interface Shown {
  family: "stratego";
  listener: number;
  phase: "over" | "play" | "setup";
  turn: number;
  ply: number;
  calm: number;
  ready: boolean[];
  left: Record<string, number>;
  tray: Record<string, number>[];
  fallen: number[];
  rescues: number[];
  ring?: "borne" | "destroyed" | "taken";
  home: string[];
  pending: Pending | null;
  barred: [string, string][];
  result: Result | null;
  pieces: Standing[];
  odds?: Record<string, Record<string, number>>;
}

/** Nothing: whoever is to decide sees all there is to know. */
export interface Hints {
}

/** What happened, and what it tells. */
export type Fact =
  | { what: "placed"; told: { kind: string; at: string } }
  | { what: "ready"; told: { seat: number } }
  | { what: "stands"; told: { at: string; seat: number } }
  | { what: "began"; told: { seat: number } }
  | { what: "moved"; told: { from: string; to: string } }
  | { what: "unmasked"; told: { at: string; kind: string } }
  | { what: "attacked"; told: { from: string; to: string } }
  | { what: "fell"; told: { at: string; army: number } }
  | { what: "lost"; told: { kind: string } }
  | { what: "stood"; told: { from: string; to: string } }
  | { what: "leapt"; told: { from: string; to: string } }
  | { what: "strode"; told: { from: string; to: string } }
  | { what: "probed"; told: { from: string; to: string } }
  | { what: "shot"; told: { from: string; to: string } }
  | { what: "raged"; told: { from: string; to: string } }
  | { what: "aimed"; told: { from: string; to: string } }
  | { what: "bade"; told: { from: string; to: string } }
  | { what: "turned"; told: { at: string; kind: string } }
  | { what: "stoned"; told: { at: string } }
  | { what: "freed"; told: { at: string } }
  | { what: "healed"; told: { from: string; to: string } }
  | { what: "returned"; told: { kind: string; at: string } }
  | { what: "may"; told: { more: "burst" | "chain" | "enter" | "landing" | "nothing" | "rescue"; at: string | null } }
  | { what: "turn"; told: { seat: number } }
  | { what: "ring"; told: { now: "borne" | "destroyed" | "taken" } }
  | { what: "ended"; told: { winner: number; reason: "" | "both stuck" | "children" | "flag" | "length limit" | "quiet limit" | "stuck" } }
  | { what: "took"; told: { from: string; to: string } }
  | { what: "cursed"; told: { from: string; to: string } };

/** A choice: its verb, how it is sent back, and what is behind the verb. */
export interface Offer {
  do: "place" | "step" | "leap" | "probe" | "shoot" | "burst" | "stride" | "chain" | "convert" | "stone" | "free" | "heal" | "strike" | "rescue" | "enter" | "stop";
  text: string;
  kind?: string;
  to?: string;
  from?: string;
}
