// Die erste Seite: Schachteln, ein neues Spiel, Listen, Einladungen; und eine Aufzeichnung öffnen.
import { counting } from "../counting";
import { named } from "./levels";

const many = counting("de");

export const home = {
  title: "Wähle eine Schachtel und spiele",
  lead: "Verdeckte Armeen und Eroberung, mit Freunden oder gegen den Computer.",
  boxes: "Schachteln",
  box: (lid: string) => lid.replace("Risk", "Risiko").replace("The Lord of the Rings", "Der Herr der Ringe"),
  inside: (games: number, least: number, most: number) =>
    `${many(games, "Spiel", "Spiele")} · ${least === most ? `${least} Spieler` : `${least}–${most} Spieler`}`,
  modes: "Welches Spiel",
  opponent: "Gegen wen",
  friendly: "Mit Tipps und Zurücknehmen",
  polite: "Der Computer gibt auf, wenn er sicher verloren hat",
  opponents: {
    computer: "Computer",
    friend: "Freunde, per Link",
    device: "Jemand neben mir",
    open: "Wer Lust hat",
  },
  opponentHints: {
    computer: "Beginnt sofort.",
    friend: "Du bekommst einen Link und einen Code zum Scannen.",
    device: "Ein Gerät geht herum; dazwischen verdeckt ein Vorhang das Brett.",
    open: "Wer dasselbe will, wird sofort gefunden; sonst steht deine Einladung auf dieser Seite, bis jemand sie annimmt.",
  },
  levels: "Wie stark",
  level: (player: string) => ({ random: "Zufall: zieht, ohne nachzudenken" })[player] ?? named(player),
  players: "Wie viele spielen",
  sitters: { me: "Ich", computer: (level: string) => `Computer: ${level.split(":")[0]}` },
  lot: "Plätze auslosen",
  playersCount: (n: number) => `${n} Spieler`,
  seat: "Deine Armee",
  seatAny: "Per Los",
  seatWho: (n: number) => `Spieler ${n + 1}`,
  options: "Hausregeln",
  changed: (n: number) => (n ? many(n, "Änderung", "Änderungen") : "wie in der Anleitung"),
  clock: "Uhr",
  clocks: { none: "Ohne Uhr", move: "Pro Zug", total: "Für die ganze Partie", days: "Tage pro Zug" },
  seconds: "Sekunden",
  minutes: "Minuten für jeden",
  increment: "Zusätzliche Sekunden pro Zug",
  days: "Tage",
  play: "Spielen",
  making: "Der Tisch wird vorbereitet…",
  waitsForYou: "Du bist am Zug in:",
  continue: "Deine Partien",
  nothingYet: "Noch keine Partien. Wähle eine Schachtel und drücke „Spielen“.",
  invitations: "Offene Einladungen",
  noInvitations: "Gerade wartet niemand.",
  watch: "Partien zum Zuschauen",
  noWatch: "Gerade gibt es keine öffentlichen Partien.",
  over: "beendet",
  free: "freier Platz",
  join: "Mitspielen",
  against: (names: string) => `gegen ${names}`,
  scroll: "Aufzeichnung öffnen",
  scrollHint: "Eine gespeicherte Partie noch einmal ansehen.",
  catalogSlow: "Die Schachteln werden geholt. Auf einem neuen Rechner dauert das einen Moment.",
  reload: "Noch einmal versuchen",
};

export const join = {
  title: "Du bist eingeladen",
  sentence: (title: string, who: string) => `${who} lädt dich ein: ${title}.`,
  someone: "Ein Freund",
  name: "Dein Name am Tisch",
  accept: "Hinsetzen und spielen",
  gone: "Diese Einladung ist schon benutzt, oder es gibt sie nicht.",
  taken: "Hier sitzt schon jemand. Wenn du das warst, geht deine Partie weiter; sonst kannst du zuschauen.",
  toTable: "Zur Partie",
};

export const invite = {
  title: "Warten auf deinen Freund",
  titleOpen: "Warten auf Mitspieler",
  sentenceOpen:
    "Deine Einladung steht in der Liste aller, die hier sind. Die Partie beginnt, sobald sich jemand setzt; du kannst auch diesen Link schicken.",
  open: "Einladen",
  sentence: "Verschicke diesen Link oder lass den Code scannen. Die Partie beginnt, sobald alle sitzen.",
  copy: "Link kopieren",
  copied: "Kopiert",
  notCopied: "Bitte kopiere ihn von Hand.",
  share: "Teilen",
  code: "Code mit dem Einladungslink",
  link: "Einladungslink",
  seat: (n: number) => `Einladung für Spieler ${n + 1}`,
  here: "Alle sind da",
  hereHint: "Die Schlacht beginnt, wenn alle Armeen stehen.",
};

export const scroll = {
  title: "Aufzeichnung öffnen",
  sentence: "Eine Aufzeichnung hält eine beendete Partie fest. Wähle eine Datei oder füge den Text ein.",
  file: "Datei wählen",
  text: "Text der Aufzeichnung",
  open: "Öffnen",
  bad: "Diese Aufzeichnung ist nicht zu lesen.",
};
