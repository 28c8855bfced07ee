// Written by `python -m flagfall.server.typescript` from src/flagfall/server/wire.py and verbs.py. Do not edit.
// docs/wire.md explains every message.

import type * as stratego from "../stratego/wire";
import type * as risk from "../risk/wire";

export type Value = boolean | number | string;

/** What each family of games says in its own words. */
export interface Families {
  stratego: { described: stratego.Described; shown: stratego.Shown; hints: stratego.Hints; offer: stratego.Offer; fact: stratego.Fact };
  risk: { described: risk.Described; shown: risk.Shown; hints: risk.Hints; offer: risk.Offer; fact: risk.Fact };
}

export type Family = keyof Families;

/** Nothing has changed, and why. On the socket and as the body of every HTTP error. */
export interface Refused {
  kind: "refused";
  refusal: "invalid" | "unavailable";
  reason: "bad_option" | "full" | "game_over" | "illegal" | "no_name" | "not_kept" | "not_now" | "not_your_turn" | "not_yours" | "stale" | "taken" | "too_long" | "too_many" | "unknown" | "unreadable" | "wrong_password";
  key: string;
  arguments: Record<string, unknown>;
  sentence: string;
  why: string;
  answers: number | null;
}

/** One thing players may agree on before a game. */
export interface OptionCard {
  name: string;
  title: string;
  sentence: string;
  default: Value;
  values: Value[];
  meanings: string[];
  refused: boolean;
}

/** One game of the catalog. */
export interface GameCard {
  id: string;
  title: string;
  box: string;
  sentence: string;
  seats: number[];
  options: OptionCard[];
  players: string[];
  lesson: string | null;
}

/** How strong a computer plays: its name, what it is like, and how long it thinks at most. */
export interface LevelCard {
  name: string;
  sentence: string;
  seconds: number;
}

/** What can be played, against whom, and what guests may say. */
export interface Catalog {
  games: GameCard[];
  players: string[];
  levels: LevelCard[];
  phrases: string[];
}

/** A position that shows a rule: a step of a lesson, as `LESSON/STEP`. */
export interface Try {
  name: string;
  title: string;
}

/** A part of the rules: its heading, its paragraphs, what a page draws beside them or instead, and where it can be tried. */
export interface Section {
  title: string;
  text: string[];
  drawn: string[];
  tries: Try[];
}

/** One step of a lesson. */
export interface StepCard {
  id: string;
  title: string;
}

/** A lesson: a first game of one box, step by step. */
export interface LessonCard {
  id: string;
  game: string;
  box: string;
  title: string;
  sentence: string;
  steps: StepCard[];
}

/** What never changes in a step: what to do, and its table. */
export interface StepSheet<F extends Family = Family> {
  lesson: string;
  title: string;
  step: string;
  steps: StepCard[];
  number: number;
  says: string;
  listed: boolean;
  way: string[];
  sheet: GameSheet<F>;
}

/** What was decided on a position so far, and how many of its facts are known; in `free` play nothing is expected. */
export interface TryWish {
  lines?: string[];
  free?: boolean;
  since?: number;
}

/** The position then, as whoever tries it sees it, and whether that was what was asked for. */
export interface Tried<F extends Family = Family> {
  told: Told<F>;
  so_far: "done" | "open" | "other";
  says: string;
}

/** Who you are. */
export interface Me {
  name: string | null;
  account: string | null;
  mail: string | null;
  admin: boolean;
  notices: boolean;
  letters: boolean;
}

/** What you would like to be called. */
export interface NameWish {
  name: string;
}

/** A name kept with a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** What to change in an account; the password it has now shows that it is yours. */
export interface AccountWish {
  password: string;
  new?: string | null;
  mail?: string | null;
  notices?: boolean | null;
}

/** Another password, by a link. */
export interface Reset {
  token: string;
  password: string;
}

/** Leaving for good. */
export interface Deletion {
  password: string;
}

/** What somebody at a table has done. */
export interface ReportWish {
  seat: number;
  words: string;
}

/** The same as an administrator reads it; `by` is who says so. */
export interface Report {
  number: number;
  at: number;
  game: string;
  seat: number;
  name: string;
  by: string | null;
  words: string;
}

/** A running game, as an administrator sees it. */
export interface OfficeGame {
  id: string;
  game: string;
  names: string;
  listed: boolean;
  touched: number;
}

/** An account, as an administrator sees it. */
export interface OfficePerson {
  name: string;
  made: number;
  admin: boolean;
  banned: boolean;
}

/** Something an administrator has done. */
export interface Deed {
  at: number;
  who: string;
  what: string;
  whom: string;
  why: string;
}

/** The administrator's page. */
export interface Office {
  statistics: Record<string, number>;
  reports: Report[];
  games: OfficeGame[];
  people: OfficePerson[];
  log: Deed[];
}

/** Something an administrator wants done: to an account, a game (by its id), or a seat as GAME:SEAT. */
export interface DeedWish {
  what: string;
  whom: string;
  value?: string;
  why?: string;
}

/** What was done, and the secret of a link where one was made. */
export interface DeedDone {
  sentence: string;
  token: string | null;
}

/** A saved set-up, as text of its game. */
export interface Setup {
  game: string;
  name: string;
  text: string;
}

/** Who shall sit here. */
export interface SeatWish {
  who: "computer" | "friend" | "me";
  player?: string | null;
}

/** How long people may think. */
export interface ClockWish {
  kind?: "days" | "move" | "none" | "total";
  seconds?: number;
  increment?: number;
  days?: number;
}

/** A game somebody wants to make. */
export interface GameWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Value>;
  clock?: ClockWish;
  listed?: boolean;
  rated?: boolean;
  friendly?: boolean;
  polite?: boolean;
}

/** A free seat and the secret that claims it. */
export interface Invite {
  seat: number;
  token: string;
}

/** A new game, and how to get others into it. */
export interface Made {
  id: string;
  seats: number[];
  invites: Invite[];
}

/** The secret of an invitation. */
export interface Token {
  token: string;
}

/** The seat that is yours now. */
export interface Claimed {
  id: string;
  seat: number;
}

/** Who sits in a seat, as everybody may know. */
export interface Person {
  seat: number;
  name: string | null;
  player: string | null;
  here: boolean;
  replaced: boolean;
}

/** One line of a list of games. */
export interface Summary {
  id: string;
  game: string;
  title: string;
  people: Person[];
  seats: number[];
  yours_to_act: boolean;
  over: boolean;
  touched: number;
  rated: boolean;
  clock: ClockWish;
  options: Record<string, Value>;
  ratings: (number | null)[];
  outcome: "drawn" | "lost" | "off" | "won" | null;
}

/** What never changes in a game. */
export interface GameSheet<F extends Family = Family> {
  id: string;
  game: string;
  title: string;
  options: Record<string, Value>;
  sides: string[];
  describe: Families[F]["described"];
  new_turn: string[];
  seats: number[];
  invites: Invite[];
  clock: ClockWish;
  listed: boolean;
  rated: boolean;
  ratings: (number | null)[];
  friendly: boolean;
}

/** One fact in a listener's own hearing. */
export type FactHeard<F extends Family = Family> = { index: number } & Families[F]["fact"];

/** One sentence of a story, and the facts it tells by their indexes; none for what is noted beside the moves. */
export interface Sentence {
  text: string;
  tells: number[];
}

/** Something beside the moves that everybody reads in the story, and its place there: after so many facts. */
export interface NoteHeard {
  after: number;
  sentence: string;
}

/** A point of the story. */
export interface Moment {
  moment: number;
  story: Sentence[];
}

/** The table as it lay for one listener. */
export interface Look<F extends Family = Family> {
  moment: number;
  seat: number | null;
  facts: FactHeard<F>[];
  story: Sentence[];
  picture: Families[F]["shown"];
}

/** The table as it lay, all sides open: only when the game is over. */
export interface OpenLook<F extends Family = Family> {
  moment: number;
  facts: FactHeard<F>[];
  story: Sentence[];
  pictures: Families[F]["shown"][];
}

/** A record of a game. */
export interface ScrollText {
  text: string;
}

/** A scroll that can be looked at as a finished game. */
export interface Opened {
  id: string;
}

/** How far the games are compiled: once per machine, and only the first visitor ever waits for it. */
export interface Preparing {
  ready: boolean;
  done: number;
  of: number;
  game: string | null;
}

/** Whether the server can keep and play games. */
export interface Health {
  healthy: boolean;
  troubles: string[];
}

/** Milliseconds left per seat at an instant, and whose are running. */
export interface Clocks {
  left: number[];
  running: number | null;
  at: number;
}

/** How a game ended. */
export interface Ending {
  winners: number[];
  scores: number[];
  reason: string;
  points: number[];
  by: "abort" | "agreement" | "resignation" | "rules" | "time" | "unfinished";
}

/** Something a seat said. */
export interface ChatLine {
  index: number;
  seat: number;
  text: string;
  at: number;
}

/** Everything one listener may know now, with the facts heard since the last message. */
export interface Told<F extends Family = Family> {
  kind: "told";
  game: string;
  seat: number | null;
  since: number;
  moment: number;
  facts: FactHeard<F>[];
  story: Sentence[];
  notes: NoteHeard[];
  picture: Families[F]["shown"];
  choices: Families[F]["offer"][];
  hints: Families[F]["hints"] | null;
  to_act: number | null;
  clocks: Clocks | null;
  people: Person[];
  watching: number;
  draw: number[];
  rematch: number[];
  next: string | null;
  may_abort: boolean;
  muted: number[];
  result: Ending | null;
  chat: ChatLine[];
  answers: number | null;
}

/** A piece of a long story, told before the rest: the facts from `since` up to `moment`. */
export interface Earlier<F extends Family = Family> {
  kind: "earlier";
  game: string;
  seat: number | null;
  since: number;
  moment: number;
  facts: FactHeard<F>[];
  story: Sentence[];
  notes: NoteHeard[];
}

/** The answer to a ping. */
export interface Pong {
  kind: "pong";
  at: number;
  answers: number | null;
}

/** A seat's word for the luck, which counts from the input with the number `after` on. */
export interface LotCast {
  seat: number;
  word: string;
  after: number;
}

/** One outcome of chance: which input it was, what was possible by weight, and which of it was drawn. */
export interface Drawn {
  number: number;
  weights: number[];
  drawn: number;
}

/** What the server promised of its luck, what is under seal, and, of a game laid open, all it takes to check both. */
export interface Fairness {
  pledge: string;
  lots: LotCast[];
  seal: string | null;
  seed: string | null;
  lines: string[];
  draws: Drawn[];
}

/** Which seat of yours wants one. */
export interface HintWish {
  seat: number;
}

/** A decision that was weighed, from 0 (lost) to 1 (won), and why; `at` are its squares or places, `chance` how likely all of it works. */
export interface ThoughtLine {
  decide: string;
  value: number;
  at: string[];
  sentence: string;
  chance: number | null;
}

/** What a computer player made of a moment, knowing what one seat knew: lines, best first, who is who, places it fears for. */
export interface Thoughts {
  value: number;
  lines: ThoughtLine[];
  guesses: Record<string, Record<string, number>>;
  fears: Record<string, number>;
}

/** What `player` would decide after `moment`, knowing what your seat knows, why, and what else it thought. */
export interface Hint {
  moment: number;
  player: string;
  decide: string;
  sentence: string;
  thoughts: Thoughts | null;
}

/** Decide for your seat, having heard everything up to `after`. */
export interface Decide {
  ask?: number | null;
  decide: string;
  after: number;
}

/** Tell me again from there; with `seat`, as that seat of mine from now on. */
export interface Since {
  ask?: number | null;
  since: number;
  seat?: number | null;
}

/** Give up. */
export interface Resign {
  ask?: number | null;
  resign: boolean;
}

/** Offer or accept a draw; decline or take back. */
export interface DrawOffer {
  ask?: number | null;
  draw: boolean;
}

/** Call the game off before it has really begun. */
export interface Abort {
  ask?: number | null;
  abort: boolean;
}

/** Once more, seats moved on by one. */
export interface Rematch {
  ask?: number | null;
  rematch: boolean;
}

/** Take your latest decision back, where that was agreed: the game goes on as `next`. */
export interface Takeback {
  ask?: number | null;
  takeback: boolean;
}

/** A word of your own for the luck of this game, before your first decision. */
export interface Lot {
  ask?: number | null;
  lot: string;
}

/** Say something, with an account. */
export interface Chat {
  ask?: number | null;
  chat: string;
}

/** Say one of the preset phrases. */
export interface Phrase {
  ask?: number | null;
  phrase: number;
}

/** Stop hearing a seat's chat. */
export interface Mute {
  ask?: number | null;
  mute: number;
}

/** Hear a seat's chat again. */
export interface Unmute {
  ask?: number | null;
  unmute: number;
}

/** Are you there? */
export interface Ping {
  ask?: number | null;
  ping: boolean;
}

export type ServerMessage<F extends Family = Family> = Told<F> | Earlier<F> | Refused | Pong;

export type PageMessage = Decide | Since | Resign | DrawOffer | Abort | Rematch | Takeback | Lot | Chat | Phrase | Mute | Unmute | Ping;
