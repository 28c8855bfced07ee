// How a game stands, and how it ended, in a sentence.
import type { Ending } from "./wire";
import { words } from "./words";

const sentenced = (said: string): string =>
  said && `${said[0]!.toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? "" : "."}`;

/** The last word. Of two people, the one who did not win gave up, and has a name; where the rules ended the game, its own last sentence is said. */
export function lastWord(result: Ending, names: readonly string[], own?: string): string {
  const w = words.table;
  const loser = names.length === 2 && result.winners.length === 1 ? names[1 - result.winners[0]!] : undefined;
  const gave = loser === undefined ? undefined : w.gaveUp[result.by]?.(loser);
  return gave ?? sentenced(result.by === "rules" ? (own ?? result.reason) : result.reason);
}

/** Above the last word: who won, as the one who looks at it would say. */
export function headline(result: Ending, seat: number | null, names: readonly string[]): string {
  const w = words.table;
  if (result.by === "abort") return w.noResult;
  if (result.by === "unfinished") return w.unfinished;
  if (result.winners.length === 0 || result.winners.length === names.length) return w.drawn;
  if (seat === null) return w.wins(result.winners.map((n) => names[n]!));
  return result.winners.includes(seat) ? w.won : w.lost;
}

export type Standing = {
  /** An earlier moment lies on the table. */
  past: boolean;
  /** How it ended, once it has. */
  ended: string | null;
  /** For whom one decides here; nobody for who watches. */
  seat: number | null;
  /** A decision is wanted of that seat, and it is that seat's own turn. */
  asked: boolean;
  onTurn: boolean;
  /** All seats at this device, and whether the table lies open between them. */
  here: readonly number[];
  between: boolean;
  /** One of several has given up, and the computer plays that seat on. */
  given: boolean;
  /** A position of a lesson: nobody else is there to wait for. */
  alone: boolean;
  /** A seat is still free. */
  waiting: boolean;
  toAct: number | null;
  names: readonly string[];
  sides: readonly string[];
};

/** Whose turn it is. Several people at one device go by their sides: nobody is just "you". */
export function standing(now: Standing): string {
  const w = words.table;
  if (now.past) return words.replay.looking;
  if (now.ended !== null) return now.ended;
  if (now.seat === null) return w.spectator;
  if (now.given) return w.playedOn;
  if (now.asked && now.between) return (now.onTurn ? w.turnOf : w.askedOf)(now.sides[now.seat] ?? "");
  if (now.asked) return now.onTurn ? w.yourTurn : w.asked;
  if (now.alone) return "";
  const toAct = now.toAct ?? 0;
  if (now.here.length > 1 && now.here.includes(toAct)) return w.next(now.sides[toAct] ?? "");
  return now.waiting ? words.invite.title : w.theirMove(now.names[toAct] ?? "");
}
