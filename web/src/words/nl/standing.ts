// Jouw partijen, hoe mensen ervoor staan, onder welke voorwaarden er gespeeld wordt, en horen dat je aan zet bent.
import { counting } from "../counting";

const many = counting("nl");

export const terms = {
  rated: "om de rating",
  casual: "vriendschappelijk",
  ratedTitle: "Om de rating of vriendschappelijk",
  ratedHint:
    "Verandert beide ratings. Alleen tussen mensen met een account; opgeven telt mee, en geen tijd meer hebben ook.",
  casualHint: "Niemands rating verandert.",
  needsAccount:
    "Partijen om de rating zijn voor accounts: log in, of leg je naam vast met een wachtwoord, hierboven onder Inloggen.",
  anybody: "Iedereen mag gaan zitten",
  anybodyHint: "De tafel staat in de lijst van open uitnodigingen, ook voor mensen die je niet kent.",
  none: "zonder klok",
  move: (seconds: number) => `${many(seconds, "seconde", "seconden")} per zet`,
  total: (minutes: number, increment: number) =>
    increment
      ? `elk ${many(minutes, "minuut", "minuten")}, plus ${many(increment, "seconde", "seconden")} per zet`
      : `elk ${many(minutes, "minuut", "minuten")}`,
  days: (days: number) => `${many(days, "dag", "dagen")} per zet`,
  clock: "Klok",
  house: "Huisregels",
  printed: "volgens het boekje",
  away: "nu niet hier",
};

export const games = {
  title: "Jouw partijen",
  all: "Al jouw partijen",
  filters: "Welke partijen",
  only: {
    all: "Alle",
    waiting: "Jij bent aan zet",
    running: "Lopend",
    won: "Gewonnen",
    lost: "Verloren",
    drawn: "Remise",
    over: "Afgelopen",
  },
  box: "Doos",
  everyBox: "Alle dozen",
  yourMove: "jij bent aan zet",
  theirMove: "anderen zijn aan zet",
  won: "gewonnen",
  lost: "verloren",
  drawn: "remise",
  off: "afgebroken",
  over: "afgelopen",
  none: "Die partij bestaat niet.",
  more: "Eerdere partijen",
  waits: (n: number) => (n ? `${many(n, "partij wacht", "partijen wachten")} op jou.` : "Geen partij wacht op jou."),
  remove: (title: string, when: string) => `${title} van ${when} van de lijst halen`,
  sure: "Van je lijst halen?",
  sureRunning: "Afbreken en van je lijst halen?",
  yes: "Van de lijst halen",
};

export const player = {
  title: "Jouw profiel",
  titleOf: (name: string) => `Profiel van ${name}`,
  mine: "Jouw profiel",
  since: (day: string) => `Hier sinds ${day}.`,
  guest:
    "Op dit apparaat ben je gast. Leg je naam vast met een wachtwoord, dan gaan partijen, uitslagen en een rating mee naar andere apparaten.",
  seen: "Wie jouw pagina opent, ziet je naam, sinds wanneer je hier bent, je ratings en hoe je partijen om de rating afliepen. Je vriendschappelijke partijen, die tegen de computer en je opstellingen ziet verder niemand.",
  theirs: "Van een account ziet iedereen de ratings en de partijen om de rating, en verder niets.",
  nothing: "Nog geen partij uitgespeeld.",
  streak: "Op rij gewonnen",
  streakNow: (n: number) => `nu ${n}`,
  longest: (n: number) => `record ${n}`,
  boxes: "Partijen per doos",
  rating: "Rating",
  rated: "Om de rating",
  people: "Tegen mensen",
  computer: "Tegen de computer",
  results: (won: number, lost: number, drawn: number) =>
    `${won} gewonnen, ${lost} verloren${drawn ? `, ${drawn} remise` : ""}`,
  noRating: "nog geen",
  unsure: (give: number) => `nog een schatting: ${give} meer of minder`,
  sure: (give: number) => `${give} meer of minder`,
  curve: (from: number, to: number) => `Rating na elk van de laatste partijen, van ${from} tot ${to}`,
  favourites: "Lievelingsopstellingen",
  noFavourites: "Een opstelling die je meer dan eens gebruikt hebt, verschijnt hier.",
  unnamed: "niet onder een naam bewaard",
  used: (n: number, won: number) => `${many(n, "keer", "keer")}, ${won} gewonnen`,
  games: "Jouw partijen",
};

export const leaders = {
  title: "Ranglijst",
  box: "Doos",
  place: "Plaats",
  name: "Naam",
  rating: "Rating",
  games: "Partijen om de rating",
  won: "Gewonnen",
  none: "Hier staat nog niemand.",
  least: (n: number) => `Hier staat wie van een doos ${many(n, "partij", "partijen")} om de rating heeft uitgespeeld.`,
  yours: (rating: number, games: number) => `Jij: ${rating}, na ${many(games, "partij", "partijen")} om de rating.`,
};

export const notices = {
  title: "Laat me weten wanneer ik aan zet ben",
  browserHint:
    "Zolang Flagfall open is, ook achter andere vensters. Is het dicht, dan kan alleen een mail het je laten weten.",
  denied: "De browser staat het voor deze site niet toe; dat verander je in de instellingen van de browser.",
  mailHint: "In partijen zonder klok of met dagen per zet: één mail per partij, tot je ernaar gekeken hebt.",
  said: (title: string) => `Jij bent aan zet: ${title}`,
  against: (names: string) => `Tegen ${names}`,
};
