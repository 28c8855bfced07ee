// Written by `python -m flagfall.server.typescript` from src/flagfall/server/wire_lists.py. Do not edit.
// docs/wire.md explains every message.

import type { ClockWish, Pong, Summary, Value } from "./wire";

/** A page of your own games. */
export interface MyGames {
  games: Summary[];
  more: boolean;
  waiting: number;
}

/** A game with anybody who wants the same; whoever waits for that already is found at once. */
export interface Seek {
  game: string;
  options?: Record<string, Value>;
  clock?: ClockWish;
  rated?: boolean;
  seat?: number | null;
}

/** The game, and your seat in it. */
export interface Sought {
  id: string;
  seat: number;
  paired: boolean;
}

/** How well somebody plays the games of a box. */
export interface Rating {
  rating: number;
  give_or_take: number;
  sure: boolean;
  games: number;
}

/** What a rated game made of somebody's rating. */
export interface Rerated {
  seat: number;
  before: number;
  after: number;
}

/** What became of games. */
export interface Tally {
  won: number;
  lost: number;
  drawn: number;
}

/** Somebody's games of one box. */
export interface BoxRecord {
  box: string;
  rating: Rating | null;
  rated: Tally;
  history: number[];
  people: Tally | null;
  computer: Tally | null;
}

/** A set-up you have led into battle more than once. */
export interface Favourite {
  game: string;
  title: string;
  name: string | null;
  used: number;
  won: number;
}

/** Somebody, as others may see an account, or as you see yourself. */
export interface Profile {
  name: string;
  account: boolean;
  you: boolean;
  since: number | null;
  boxes: BoxRecord[];
  streak: number;
  longest: number;
  favourites: Favourite[];
}

/** A line of a leaderboard. */
export interface Leader {
  place: number;
  name: string;
  rating: Rating;
  won: number;
  you: boolean;
}

/** Who plays the games of a box best. */
export interface Leaders {
  box: string;
  boxes: string[];
  leaders: Leader[];
  yours: Rating | null;
  least_games: number;
}

/** Games that wait for anybody, and games to watch: sent when it changes. */
export interface Lobby {
  kind: "lobby";
  open: Summary[];
  watch: Summary[];
}

/** Your games that wait for you: sent when it changes. */
export interface Waiting {
  kind: "waiting";
  games: Summary[];
}

export type LobbyMessage = Lobby | Waiting | Pong;
