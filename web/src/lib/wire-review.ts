// Written by `python -m flagfall.server.typescript` from src/flagfall/server/wire_review.py. Do not edit.
// docs/wire.md explains every message.

import type { Families, Family, Thoughts } from "./wire";

/** How somebody stood at a moment. */
export interface Spot {
  moment: number;
  value: number;
}

/** A moment at which something was decided: whose deed, in a sentence, and where. */
export interface TurningPoint {
  moment: number;
  seat: number;
  key: string;
  text: string;
  at: string[];
}

/** An attack of Risk: its odds when it began, and how the dice fell; `luck` in battalions beyond expectation. */
export interface Fought {
  moment: number;
  seat: number;
  source: string;
  target: string;
  chance: number;
  fell: boolean;
  rolls: number;
  beaten: number;
  lost: number;
  luck: number;
}

/** A game that is over, looked back at. Lines are by seat; moments as a replay with all sides open counts them. */
export interface Review {
  game: string;
  seats: string[];
  moments: number;
  by: string;
  least: number;
  most: number;
  curve: Spot[][];
  turning: TurningPoint[];
  fights: Fought[];
  scores: Spot[][];
  luck: Spot[][];
}

/** What one seat could know then: odds by square and piece, counted or sampled; faces seen, own faces shown, what the turn gave away. */
export interface Knowing {
  seat: number;
  odds: Record<string, Record<string, number>>;
  counted: boolean;
  seen: string[];
  shown: string[];
  given: string[];
}

/** What each could know at a moment of a game that is over. */
export interface Known {
  moment: number;
  seats: Knowing[];
}

/** What was decided, why one might, and how that fares from 0 (lost) to 1 (won); null where that cannot be told. */
export interface Played {
  decide: string;
  value: number | null;
  at: string[];
  sentence: string;
  chance: number | null;
}

/** What `player` makes of a seat's question after `moment`, from what that seat knew: beside what was decided, and the truth. */
export interface Thinking {
  moment: number;
  seat: number;
  player: string;
  itself: boolean;
  thoughts: Thoughts | null;
  played: Played | null;
  truth: Record<string, string>;
}

/** One line of the list of puzzles. */
export interface PuzzleCard {
  id: string;
  game: string;
  kind: "best" | "flag" | "safe" | "win";
}

/** Every puzzle there is, and which is the day's. */
export interface Puzzles {
  day: string | null;
  puzzles: PuzzleCard[];
}

/** A puzzle as it is put: what the asked seat sees, the last turns as it heard them, and what may be answered. */
export interface PuzzleAsked<F extends Family = Family> {
  id: string;
  game: string;
  kind: "best" | "flag" | "safe" | "win";
  seat: number;
  question: string;
  wanted: number;
  moves: Families[F]["offer"][];
  picture: Families[F]["shown"];
  story: string[];
}

/** Squares, or one move. */
export interface PuzzleAnswer {
  answer: string[];
}

/** Whether it was right, every right answer, and its proof. */
export interface PuzzleJudged {
  right: boolean;
  answer: string[];
  proof: string;
  odds: Record<string, number>;
}
