// Deine Partien, wie Leute stehen, zu welchen Bedingungen gespielt wird, und wie man erfährt, dass man am Zug ist.
import { counting } from "../counting";

const many = counting("de");

export const terms = {
  rated: "gewertet",
  casual: "ungewertet",
  ratedTitle: "Gewertet oder ungewertet",
  ratedHint: "Ändert beide Wertungen. Nur zwischen Leuten mit Konto; auch Aufgeben und abgelaufene Zeit zählen.",
  casualHint: "Niemandes Wertung ändert sich.",
  needsAccount:
    "Gewertete Partien sind für Konten: Melde dich an, oder behalte deinen Namen mit einem Passwort, oben unter „Anmelden“.",
  anybody: "Jeder darf sich setzen",
  anybodyHint: "Der Tisch steht in der Liste der offenen Einladungen, auch für Leute, die du nicht kennst.",
  none: "ohne Uhr",
  move: (seconds: number) => `${many(seconds, "Sekunde", "Sekunden")} pro Zug`,
  total: (minutes: number, increment: number) =>
    increment
      ? `je ${many(minutes, "Minute", "Minuten")}, dazu ${many(increment, "Sekunde", "Sekunden")} pro Zug`
      : `je ${many(minutes, "Minute", "Minuten")}`,
  days: (days: number) => `${many(days, "Tag", "Tage")} pro Zug`,
  clock: "Uhr",
  house: "Hausregeln",
  printed: "wie in der Anleitung",
  away: "gerade nicht da",
};

export const games = {
  title: "Deine Partien",
  all: "Alle deine Partien",
  filters: "Welche Partien",
  only: {
    all: "Alle",
    waiting: "Du bist am Zug",
    running: "Laufend",
    won: "Gewonnen",
    lost: "Verloren",
    drawn: "Unentschieden",
    over: "Beendet",
  },
  box: "Schachtel",
  everyBox: "Alle Schachteln",
  yourMove: "du bist am Zug",
  theirMove: "andere sind am Zug",
  won: "gewonnen",
  lost: "verloren",
  drawn: "unentschieden",
  off: "abgebrochen",
  over: "beendet",
  none: "Es gibt keine solche Partie.",
  more: "Frühere Partien",
  waits: (n: number) =>
    n ? `${many(n, "Partie wartet", "Partien warten")} auf dich.` : "Keine Partie wartet auf dich.",
  remove: (title: string, when: string) => `${title} vom ${when} von der Liste nehmen`,
  sure: "Von deiner Liste nehmen?",
  sureRunning: "Abbrechen und von deiner Liste nehmen?",
  yes: "Von der Liste nehmen",
};

export const player = {
  title: "Dein Profil",
  titleOf: (name: string) => `Profil von ${name}`,
  mine: "Dein Profil",
  since: (day: string) => `Hier seit dem ${day}.`,
  guest:
    "Du bist auf diesem Gerät Gast. Behalte deinen Namen mit einem Passwort, und Partien, Ergebnisse und eine Wertung kommen auf andere Geräte mit.",
  seen: "Wer deine Seite öffnet, sieht deinen Namen, seit wann du hier bist, deine Wertungen und was aus deinen gewerteten Partien wurde. Deine ungewerteten Partien, die gegen den Computer und deine Aufstellungen sieht sonst niemand.",
  theirs: "Von einem Konto sehen alle die Wertungen und die gewerteten Partien, und sonst nichts.",
  nothing: "Noch nichts beendet.",
  streak: "Gewonnen in Folge",
  streakNow: (n: number) => `jetzt ${n}`,
  longest: (n: number) => `Rekord ${n}`,
  boxes: "Partien nach Schachtel",
  rating: "Wertung",
  rated: "Gewertet",
  people: "Gegen Leute",
  computer: "Gegen den Computer",
  results: (won: number, lost: number, drawn: number) =>
    `${won} gewonnen, ${lost} verloren${drawn ? `, ${drawn} unentschieden` : ""}`,
  noRating: "noch keine",
  unsure: (give: number) => `noch geschätzt: bis zu ${give} mehr oder weniger`,
  sure: (give: number) => `bis zu ${give} mehr oder weniger`,
  curve: (from: number, to: number) => `Wertung nach jeder der letzten Partien, von ${from} bis ${to}`,
  favourites: "Lieblingsaufstellungen",
  noFavourites: "Eine Aufstellung, die du mehr als einmal benutzt hast, erscheint hier.",
  unnamed: "nicht unter einem Namen gespeichert",
  used: (n: number, won: number) => `${many(n, "Mal", "Mal")}, ${won} gewonnen`,
  games: "Deine Partien",
};

export const leaders = {
  title: "Rangliste",
  box: "Schachtel",
  place: "Platz",
  name: "Name",
  rating: "Wertung",
  games: "Gewertete Partien",
  won: "Gewonnen",
  none: "Hier steht noch niemand.",
  least: (n: number) =>
    `Hier steht, wer ${many(n, "gewertete Partie", "gewertete Partien")} aus einer Schachtel beendet hat.`,
  yours: (rating: number, games: number) =>
    `Du: ${rating}, nach ${many(games, "gewerteten Partie", "gewerteten Partien")}.`,
};

export const notices = {
  title: "Sag mir, wenn ich am Zug bin",
  browserHint: "Solange Flagfall offen ist, auch hinter anderen Fenstern. Ist es zu, kann es dir nur eine Mail sagen.",
  denied: "Der Browser erlaubt es dieser Seite nicht; das steht in seinen eigenen Einstellungen.",
  mailHint: "In Partien ohne Uhr oder mit Tagen pro Zug: eine Mail für jede Partie, bis du sie angesehen hast.",
  said: (title: string) => `Du bist am Zug: ${title}`,
  against: (names: string) => `Gegen ${names}`,
};
