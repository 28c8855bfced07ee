// What a Stratego table tells a browser: docs/stratego-show.md, word for word.
import type { Square } from "./squares";

export type Kind = {
  name: string;
  seat: number;
  rank: string;
  letter: string;
  count: number;
  moves: boolean;
  emblem: string;
  late?: boolean;
  powers: string[];
  source: string;
};

export type Power = { name: string; verb: string; word: string; sentence: string; source: string };

export type Army = { name: string; colour: string; home: Square[] };

export type Described = {
  family: "stratego";
  game: string;
  title: string;
  box: string;
  rows: number;
  cols: number;
  zones: Square[];
  zone: string;
  doom: Square | null;
  first: number;
  seats: string[];
  armies: Army[];
  kinds: Record<string, Kind>;
  powers: Record<string, Power>;
  options: Record<string, unknown>;
  reconstructed: string[];
};

export type Standing = {
  at: Square;
  seat: number;
  kind: string | null;
  moved?: boolean;
  stone?: boolean;
  turned?: boolean;
};

export type Shown = {
  family: "stratego";
  listener: number | null;
  phase: "setup" | "play" | "over";
  turn: number;
  ply: number;
  calm: number;
  pieces: Standing[];
  ready: boolean[];
  left: Record<string, number>;
  home: Square[];
  tray: Record<string, number>[];
  fallen: number[];
  pending: { what: string; at?: Square; chosen?: Square[] } | null;
  barred: [Square, Square][];
  odds?: Record<Square, Record<string, number>>;
  ring?: "borne" | "destroyed" | "taken";
  result: { winners: number[]; reason: string; sentence: string } | null;
};

export type Offer = { do: string; text: string; from?: Square; to?: Square; kind?: string };
