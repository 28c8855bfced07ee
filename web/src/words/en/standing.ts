// Your games, how people stand, on which terms a game is played, and being told that it is your turn.
import { counting } from "../counting";

const many = counting("en");

export const terms = {
  rated: "rated",
  casual: "casual",
  ratedTitle: "Rated or casual",
  ratedHint: "Changes both ratings. Only between people with accounts; giving up and running out of time count.",
  casualHint: "Nobody's rating changes.",
  needsAccount: "Rated games are for accounts: sign in, or keep your name with a password, under Sign in above.",
  anybody: "Anybody may sit down",
  anybodyHint: "The table stands in the list of open invitations, also for people you do not know.",
  none: "no clock",
  move: (seconds: number) => `${many(seconds, "second", "seconds")} a move`,
  total: (minutes: number, increment: number) =>
    increment
      ? `${many(minutes, "minute", "minutes")} each, plus ${many(increment, "second", "seconds")} a move`
      : `${many(minutes, "minute", "minutes")} each`,
  days: (days: number) => `${many(days, "day", "days")} a move`,
  clock: "Clock",
  house: "House rules",
  printed: "as printed",
  away: "not here just now",
};

export const games = {
  title: "Your games",
  all: "All your games",
  filters: "Which games",
  only: {
    all: "All",
    waiting: "Your move",
    running: "Running",
    won: "Won",
    lost: "Lost",
    drawn: "Drawn",
    over: "Finished",
  },
  box: "Box",
  everyBox: "All boxes",
  yourMove: "your move",
  theirMove: "their move",
  won: "won",
  lost: "lost",
  drawn: "draw",
  off: "called off",
  over: "finished",
  none: "There is no such game.",
  more: "Earlier games",
  waits: (n: number) => (n ? `${many(n, "game waits", "games wait")} for you.` : "No game waits for you."),
  remove: (title: string, when: string) => `Take ${title} of ${when} off the list`,
  sure: "Take it off your list?",
  sureRunning: "Call it off and take it off your list?",
  yes: "Take it off",
};

export const player = {
  title: "Your profile",
  titleOf: (name: string) => `Profile of ${name}`,
  mine: "Your profile",
  since: (day: string) => `Here since ${day}.`,
  guest:
    "You are a guest on this device. Keep your name with a password, and games, results and a rating come along to others.",
  seen: "Others who open your page see your name, since when you are here, your ratings, and what became of your rated games. Nobody else sees your casual games, those against the computer, or your set-ups.",
  theirs: "Everybody sees an account's ratings and rated games, and nothing more.",
  nothing: "Nothing finished yet.",
  streak: "Won in a row",
  streakNow: (n: number) => `${n} now`,
  longest: (n: number) => `${n} at most`,
  boxes: "Games by box",
  rating: "Rating",
  rated: "Rated",
  people: "Against people",
  computer: "Against the computer",
  results: (won: number, lost: number, drawn: number) =>
    `${won} won, ${lost} lost${drawn ? `, ${many(drawn, "draw", "draws")}` : ""}`,
  noRating: "none yet",
  unsure: (give: number) => `still a guess: give or take ${give}`,
  sure: (give: number) => `give or take ${give}`,
  curve: (from: number, to: number) => `Rating after each of the latest games, from ${from} to ${to}`,
  favourites: "Favourite set-ups",
  noFavourites: "A set-up you have used more than once appears here.",
  unnamed: "not saved under a name",
  used: (n: number, won: number) => `${many(n, "time", "times")}, won ${won}`,
  games: "Your games",
};

export const leaders = {
  title: "Leaderboard",
  box: "Box",
  place: "Place",
  name: "Name",
  rating: "Rating",
  games: "Rated games",
  won: "Won",
  none: "Nobody stands here yet.",
  least: (n: number) => `Whoever has finished ${many(n, "rated game", "rated games")} of a box stands here.`,
  yours: (rating: number, games: number) => `You: ${rating}, after ${many(games, "rated game", "rated games")}.`,
};

export const notices = {
  title: "Tell me when it is my turn",
  browserHint: "While Flagfall is open, also behind other windows. Where it is closed, only a letter can tell you.",
  denied: "The browser does not allow it for this site; its own settings say so.",
  mailHint: "In games without a clock or with days a move: one letter for each game until you have looked at it.",
  said: (title: string) => `Your turn: ${title}`,
  against: (names: string) => `Against ${names}`,
};
