// What a line of a list of games says.
import { called } from "../lib/people";
import type { Summary } from "../lib/wire";
import { language, words } from "../lib/words";

/** The day something was last decided. */
export const dayOf = (game: Summary): string =>
  new Date(game.touched).toLocaleDateString(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });

/** Whose move it is, or what became of it. */
export function stateOf(game: Summary): string {
  const w = words.games;
  if (!game.over) return game.yours_to_act ? w.yourMove : w.theirMove;
  const became = { won: w.won, lost: w.lost, drawn: w.drawn, off: w.off };
  return game.outcome ? became[game.outcome] : w.over;
}

export const othersIn = (game: Summary): string =>
  game.people
    .filter((person) => !game.seats.includes(person.seat))
    .map(called)
    .map((person) => named(game, person.seat, person.name))
    .join(", ");

export const everybodyIn = (game: Summary): string =>
  game.people
    .map(called)
    .map((person) => named(game, person.seat, person.name))
    .join(" – ");

/** A name, with its rating where there is one. */
function named(game: Summary, seat: number, name: string | null): string {
  const rating = game.ratings[seat];
  return name === null ? words.home.free : rating == null ? name : `${name} (${rating})`;
}
