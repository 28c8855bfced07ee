// What a Risk table tells a browser: docs/risk-show.md, word for word.
import type { Point } from "./lands";

export type Seat = { seat: number; name: string; colour: string; hex: string; side: string };
export type Region = {
  id: string;
  name: string;
  color: string;
  hex: string;
  bonus: number;
  size: number;
  source?: string;
};
export type Territory = {
  id: string;
  name: string;
  region: string;
  x: number;
  y: number;
  side?: string;
  symbol?: string;
  stronghold?: string;
  site?: string;
  port?: boolean;
  source?: string;
};
export type Border = { a: string; b: string; kind: "land" | "bridge" | "port"; via?: Point[] };
export type Barrier = { a: string; b: string; kind: "river" | "mountain" };
export type Card = {
  id: string;
  name: string;
  type: "mission" | "event" | "power";
  count: number;
  summary: string;
  points: { good: number; evil: number };
  site?: string;
  source?: string;
  points_source?: string;
  when?: string;
};

export type Described = {
  family: "risk";
  id: string;
  title: string;
  box: string;
  options: Record<string, unknown>;
  canvas: { width: number; height: number };
  seats: Seat[];
  neutral: { name: string; hex: string } | null;
  regions: Region[];
  territories: Territory[];
  borders: Border[];
  barriers: Barrier[];
  ranges: { id: string; name: string; territories: string[] }[];
  road: { territory: string; roll: boolean }[];
  cards: Card[];
  sets: Record<string, number>;
  rules: Record<string, unknown>;
};

export type Owner = number | "neutral" | null;
export type Held = {
  id: string;
  owner: Owner;
  battalions: number;
  leaders: number[];
  arrived: boolean;
  pinned: boolean;
  frozen: number[];
};
export type Hand = {
  seat: number;
  alive: boolean;
  lands: number;
  tales: number;
  secrets: number;
  land_cards: string[] | null;
  tale_cards: string[] | null;
  secret_cards: string[] | null;
  played: string[];
};
export type Score = {
  seat: number;
  territories: number;
  regions: number;
  strongholds: number;
  cards: number;
  total: number;
  battalions: number;
  reinforcements: number;
  progress: { id: string; held: number; size: number; bonus: number }[];
};
export type Attack = {
  from: string;
  to: string;
  under: boolean;
  dice: number;
  leader: boolean;
  besieged: boolean;
  attack_roll: number[];
  defend_roll: number[];
};

export type Shown = {
  family: "risk";
  listener: number | "spectator";
  phase: string;
  turn: number;
  turns: number;
  ply: number;
  asked: number | "chance" | "nobody";
  prompt: string;
  pool: number;
  left: number[];
  territories: Held[];
  hands: Hand[];
  scores: Score[];
  land_deck: number;
  tale_deck: number;
  offered: string[];
  attack: Attack | null;
  march: { left: number; from: string | null; to: string | null; number: number } | null;
  ring: { step: number; steps: number; place: string | null; needs_roll: boolean; bonus: number; roll: number } | null;
  bridges: { from: string; to: string; seats: number[] }[];
  due: { land: number; extra: number; tale: number } | null;
  result: { ending: string; winners: number[] } | null;
};

export type Offer = {
  do: string;
  text: string;
  place?: string;
  from?: string;
  to?: string;
  number?: number;
  dice?: number;
  leader?: boolean;
  card?: string;
};
