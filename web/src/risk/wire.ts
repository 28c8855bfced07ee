// Written by `python -m flagfall.server.typescript` from src/flagfall/games/risk/shapes.py and kernel/numbers.py. Do not edit.
// docs/risk-show.md explains every word.
import type { Value } from "../lib/wire";

/** Two places that touch on the picture but are kept apart by a river or a mountain. */
export interface Barrier {
  a: string;
  b: string;
  kind: "mountain" | "river";
  source: string;
  seen: string;
}

/** Two places that armies may go between: by land, over a bridge, or from port to port. */
export interface Border {
  a: string;
  b: string;
  kind: "bridge" | "land" | "port";
  source: string;
  seen: string;
  via: [number, number][];
}

/** What all x and y are measured on. */
export interface Canvas {
  width: number;
  height: number;
}

/** What a card is worth to each side. */
export interface Points {
  good: number;
  evil: number;
}

/** An Adventure card of the deck, and when it may be played, in words. */
export interface Adventure {
  id: string;
  name: string;
  type: "event" | "mission" | "power";
  count: number;
  effect: string;
  summary: string;
  source: string;
  seen: string;
  points_source: string;
  points: Points;
  pack: string;
  timing: string;
  when: string;
  site: string;
  where: string;
  where_source: string;
  good: number;
  evil: number;
  amount: number;
  draws: number;
  favours: string;
}

/** The army nobody plays. */
export interface Neutral {
  name: string;
  hex: string;
}

/** A phase: the step of the turn it belongs to, and whether everybody is asked there before or after the Ring's roll. */
export interface Moment {
  step: "attack" | "cards" | "move" | "over" | "reinforce" | "ring" | "setup";
  asks: "after" | "before" | null;
}

/** A chain of mountains and the places that touch it. */
export interface Range {
  id: string;
  name: string;
  territories: string[];
  source: string;
  seen: string;
}

/** Places of one colour; whoever holds them all earns the bonus. */
export interface Region {
  id: string;
  name: string;
  color: string;
  hex: string;
  bonus: number;
  size: number;
  source: string;
  seen: string;
}

/** One stop of the Fellowship; with `roll`, a die decides whether it goes on. */
export interface Step {
  territory: string;
  roll: boolean;
  source: string;
  seen: string;
}

/** The printed numbers, and which parts of the box are on the table. */
export interface Constants {
  territories_per_battalion: number;
  fewest_reinforcements: number;
  attack_dice: number;
  defend_dice: number;
  leader_bonus: number;
  stronghold_bonus: number;
  set_infantry: number;
  set_cavalry: number;
  set_creature: number;
  set_mixed: number;
  matching_bonus: number;
  must_trade_at: number;
  adventure_hand: number;
  redeployments: number;
  ring_needs_more_than: number;
  points_per_stronghold: number;
  leaders: boolean;
  strongholds: boolean;
  adventure: boolean;
  ring: boolean;
  redeploy_adjacent: boolean;
  deal_all: boolean;
  source: string;
  seen: string;
}

/** Who plays, in the order of play. */
export interface Seat {
  seat: number;
  name: string;
  colour: string;
  hex: string;
  side: string;
}

/** Good or evil. */
export interface Side {
  id: string;
  name: string;
}

/** One place, and the Territory card that shows it. */
export interface Territory {
  id: string;
  name: string;
  region: string;
  x: number;
  y: number;
  side: "evil" | "good" | "neutral";
  symbol: "cavalry" | "creature" | "infantry";
  source: string;
  seen: string;
  symbol_source: string;
  stronghold: string;
  site: string;
  port: boolean;
}

/** Three Territory cards that make a set: their symbols in order, what the set is called, what it brings. */
export interface Trade {
  symbols: ("cavalry" | "creature" | "infantry" | "wild")[];
  set: string;
  battalions: number;
}

/** What a game is made of. */
export interface Described {
  family: "risk";
  id: string;
  title: string;
  box: string;
  options: Record<string, Value>;
  canvas: Canvas;
  seats: Seat[];
  neutral: Neutral | null;
  sides: Side[];
  regions: Region[];
  territories: Territory[];
  borders: Border[];
  barriers: Barrier[];
  ranges: Range[];
  road: Step[];
  cards: Adventure[];
  sets: Record<string, number>;
  trades: Trade[];
  phases: Record<string, Moment>;
  rules: Constants;
}

/** The attack under way, or the last one while combat goes on. */
export interface Attack {
  from: string;
  to: string;
  under: boolean;
  dice: number;
  leader: boolean;
  besieged: boolean;
  attack_roll: number[];
  defend_roll: number[];
}

/** A closed bridge, and whose next turn opens it. */
export interface Bridge {
  from: string;
  to: string;
  seats: number[];
}

/** Cards the player on turn has earned so far. */
export interface Due {
  land: boolean;
  extra: number;
  tale: boolean;
}

/** How many cards somebody holds, and which ones if they are one's own. */
export interface Hand {
  seat: number;
  alive: boolean;
  lands: number;
  tales: number;
  secrets: number;
  land_cards: string[] | null;
  tale_cards: string[] | null;
  secret_cards: string[] | null;
  played: string[];
}

/** A redeployment in the making. */
export interface March {
  left: number;
  from: string | null;
  to: string | null;
  number: number | null;
}

/** How it ended. */
export interface Result {
  ending: "" | "conquest" | "last_standing" | "ring_left" | "turns_over";
  winners: number[];
}

/** Where the Ring is on its road, and what its roll gains. */
export interface Ring {
  step: number;
  steps: number;
  place: string | null;
  needs_roll: boolean;
  bonus: number;
  roll: number | null;
}

/** How much of a region somebody holds. */
export interface Progress {
  id: string;
  held: number;
  size: number;
  bonus: number;
}

/** What somebody would score now, with its parts. */
export interface Score {
  seat: number;
  territories: number;
  regions: number;
  strongholds: number;
  cards: number;
  total: number;
  battalions: number;
  reinforcements: number;
  progress: Progress[];
}

/** A place: who holds it, with what, and what its Leader did this turn. */
export interface Held {
  id: string;
  owner: number | "neutral" | null;
  battalions: number;
  leaders: number[];
  arrived: boolean;
  pinned: boolean;
  frozen: number[];
}

/** All that one listener sees. */
export interface Shown {
  family: "risk";
  edition: string;
  listener: number | "spectator";
  phase: "advance" | "after_roll" | "attack_roll" | "before_roll" | "bonus" | "bridge" | "captain" | "carry_from" | "carry_to" | "claim" | "combat" | "convert" | "dealing" | "declared" | "defend" | "defend_roll" | "discard" | "draw_land" | "draw_tale" | "event_land" | "first_roll" | "hand_land" | "hand_tale" | "land_card" | "march_count" | "march_leader" | "march_to" | "muster" | "naming" | "occupy" | "over" | "redeploy" | "reinforce" | "replace" | "reward" | "ring_roll" | "seating" | "second" | "start" | "sway" | "tale_card" | "trade" | "way_from" | "way_to" | "withdraw";
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
  land_discards: string[];
  tale_deck: number;
  tale_discards: string[];
  offered: string[];
  attack: Attack | null;
  march: March | null;
  ring: Ring | null;
  bridges: Bridge[];
  corsairs: number[];
  due: Due;
  result: Result | null;
}

/** An attack: the most dice, whether a Leader can join, what is added to both highest dice, how likely the place falls. */
export interface Fight {
  from: string;
  to: string;
  dice: number;
  leader: boolean;
  plus: number;
  wall: number;
  chance: number;
}

/** From where one could march, and where to. */
export interface Way {
  from: string;
  to: string[];
}

/** How every attack stands; where one could march; verbs that show no card; whether everybody sees that there is none to use. */
export interface Hints {
  fights: Fight[];
  marches: Way[];
  openly: string[];
  empty_handed: boolean;
}

/** What happened, and what it tells. */
export type Fact =
  | { what: "asked"; told: { who: number | "chance" | "nobody"; phase: "advance" | "after_roll" | "attack_roll" | "before_roll" | "bonus" | "bridge" | "captain" | "carry_from" | "carry_to" | "claim" | "combat" | "convert" | "dealing" | "declared" | "defend" | "defend_roll" | "discard" | "draw_land" | "draw_tale" | "event_land" | "first_roll" | "hand_land" | "hand_tale" | "land_card" | "march_count" | "march_leader" | "march_to" | "muster" | "naming" | "occupy" | "over" | "redeploy" | "reinforce" | "replace" | "reward" | "ring_roll" | "seating" | "second" | "start" | "sway" | "tale_card" | "trade" | "way_from" | "way_to" | "withdraw" } }
  | { what: "rolled"; told: { by: number; die: number } }
  | { what: "rolling"; told: { next: number; contenders: number[]; highest: number; tied: number[] } }
  | { what: "dealt"; told: { to: number | "neutral" | null; at: string; battalions: number } }
  | { what: "claimed"; told: { by: number; at: string } }
  | { what: "occupied"; told: { by: number; at: string } }
  | { what: "placed"; told: { by: number | "neutral" | null; at: string; battalions: number } }
  | { what: "appointed"; told: { by: number; at: string } }
  | { what: "waiting"; told: { battalions: number } }
  | { what: "took"; told: { by: number; pile: "adventure" | "territory" } }
  | { what: "took_land"; told: { by: number; card: string } }
  | { what: "took_tale"; told: { by: number; card: string } }
  | { what: "drawing"; told: { by: number; pile: "adventure" | "territory"; draws: boolean } }
  | { what: "reshuffled"; told: { pile: "adventure" | "territory" } }
  | { what: "offered"; told: { by: number; card: string } }
  | { what: "exchanged"; told: { by: number; battalions: number } }
  | { what: "played"; told: { by: number; card: string; points: number } }
  | { what: "discarded"; told: { by: number; card: string } }
  | { what: "claimed_mission"; told: { by: number; card: string; points: number; at: string } }
  | { what: "earned_card"; told: { by: number } }
  | { what: "reached_site"; told: { by: number } }
  | { what: "turned"; told: { by: number; turn: number } }
  | { what: "granted"; told: { by: number; places: number; regions: number } }
  | { what: "rested"; told: { by: number } }
  | { what: "thawed"; told: { by: number } }
  | { what: "blocked"; told: { by: number; bridge: string } }
  | { what: "carried"; told: { from: string; to: string } }
  | { what: "attacked"; told: { by: number; from: string; to: string; defender: number | "neutral" | null; under: boolean } }
  | { what: "went_under"; told: { from: string; to: string } }
  | { what: "besieged"; told: { at: string } }
  | { what: "sailed"; told: { to: string } }
  | { what: "led"; told: { dice: number; leader: boolean } }
  | { what: "defended"; told: { dice: number } }
  | { what: "cast"; told: { faces: number[] } }
  | { what: "stormed"; told: { from: string; to: string; attack: number[]; defence: number[]; plus: number; wall: number; lost: number; beaten: number } }
  | { what: "converted"; told: { from: string; to: string; battalions: number } }
  | { what: "sunk"; told: { from: string; battalions: number } }
  | { what: "fell_back"; told: { from: string; to: string; battalions: number } }
  | { what: "leader_lost"; told: { by: number | "neutral" | null; at: string } }
  | { what: "conquered"; told: { by: number; at: string; former: number | "neutral" | null } }
  | { what: "advanced"; told: { from: string; to: string; battalions: number; leader: boolean } }
  | { what: "rose"; told: { by: number; at: string; battalions: number } }
  | { what: "eliminated"; told: { seat: number; by: number } }
  | { what: "handed"; told: { from: number; to: number; cards: number } }
  | { what: "handed_land"; told: { from: number; to: number; card: string } }
  | { what: "cast_aside"; told: { by: number; card: string } }
  | { what: "spoils"; told: { trading: boolean } }
  | { what: "marches"; told: { left: number } }
  | { what: "more_marches"; told: { number: number } }
  | { what: "set_out"; told: { from: string } }
  | { what: "bound_for"; told: { to: string } }
  | { what: "counted"; told: { battalions: number } }
  | { what: "redeployed"; told: { from: string; to: string; battalions: number; leader: boolean } }
  | { what: "happened"; told: { by: number; card: string } }
  | { what: "draws_left"; told: { number: number } }
  | { what: "event_land"; told: { card: string } }
  | { what: "event_spent"; told: { card: string } }
  | { what: "frozen"; told: { by: number; at: string } }
  | { what: "raided"; told: { at: string; battalions: number } }
  | { what: "hid"; told: { by: number } }
  | { what: "hid_land"; told: { by: number; card: string } }
  | { what: "corsairs"; told: { by: number } }
  | { what: "setting_out"; told: { needs_roll: boolean } }
  | { what: "roll_forced"; told: { by: number } }
  | { what: "swayed"; told: { by: number } }
  | { what: "ring_rolled"; told: { die: number; bonus: number; goes_on: boolean } }
  | { what: "ring_moved"; told: { step: number } }
  | { what: "ring_held"; told: { step: number } }
  | { what: "scored"; told: { by: number; places: number; regions: number; strongholds: number; cards: number } }
  | { what: "ended"; told: { ending: "" | "conquest" | "last_standing" | "ring_left" | "turns_over"; winners: number[] } };

/** A choice: its verb, how it is sent back, and what is behind the verb. */
export interface Offer {
  do: "pass" | "draw" | "with_leader" | "without_leader" | "plus" | "minus" | "roll" | "defend" | "under_again" | "place" | "leader" | "from" | "to" | "bridge" | "play" | "claim" | "discard" | "offer" | "attack" | "take" | "dice" | "card" | "adventure";
  text: string;
  dice?: number;
  leader?: boolean;
  place?: string;
  from?: string;
  to?: string;
  card?: string;
  number?: number;
  faces?: number[];
}
