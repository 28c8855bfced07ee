// De eerste pagina: dozen, een nieuw spel, lijsten, uitnodigingen; en een verslag openen.
import { counting } from "../counting";
import { named } from "./levels";

const many = counting("nl");

export const home = {
  title: "Kies een doos en speel",
  lead: "Verborgen legers en veroveringen, met vrienden of tegen de computer.",
  boxes: "Dozen",
  box: (lid: string) => lid.replace("The Lord of the Rings", "In de Ban van de Ring"),
  inside: (games: number, least: number, most: number) =>
    `${many(games, "spel", "spellen")} · ${least === most ? `${least} spelers` : `${least}–${most} spelers`}`,
  modes: "Welk spel",
  opponent: "Tegen wie",
  friendly: "Met tips en terugnemen",
  polite: "De computer geeft op als hij zeker verloren heeft",
  opponents: {
    computer: "De computer",
    friend: "Een vriend, met een link",
    device: "Iemand naast mij",
    open: "Wie maar wil",
  },
  opponentHints: {
    computer: "Begint meteen.",
    friend: "Je krijgt een link en een code om te scannen.",
    device: "Eén apparaat gaat rond; tussendoor verbergt een gordijn het bord.",
    open: "Wie hetzelfde wil, wordt meteen gevonden; anders staat je uitnodiging op deze pagina tot iemand die aanneemt.",
  },
  levels: "Hoe sterk",
  level: (player: string) => ({ random: "Toeval: speelt zonder na te denken" })[player] ?? named(player),
  players: "Hoeveel spelers",
  sitters: { me: "Ik", computer: (level: string) => `Computer: ${level.split(":")[0]}` },
  lot: "Plaatsen verloten",
  playersCount: (n: number) => many(n, "speler", "spelers"),
  seat: "Je leger",
  seatAny: "Door loting",
  seatWho: (n: number) => `Speler ${n + 1}`,
  options: "Huisregels",
  changed: (n: number) => (n ? many(n, "wijziging", "wijzigingen") : "volgens het boekje"),
  clock: "Klok",
  clocks: { none: "Geen klok", move: "Per zet", total: "Voor de hele partij", days: "Dagen per zet" },
  seconds: "Seconden",
  minutes: "Minuten elk",
  increment: "Extra seconden per zet",
  days: "Dagen",
  play: "Spelen",
  making: "Het spel wordt klaargezet…",
  waitsForYou: "Jij bent aan zet in:",
  continue: "Jouw partijen",
  nothingYet: "Nog geen partijen. Kies een doos en druk op Spelen.",
  invitations: "Open uitnodigingen",
  noInvitations: "Er wacht nu niemand.",
  watch: "Partijen om te bekijken",
  noWatch: "Er zijn nu geen openbare partijen.",
  over: "afgelopen",
  free: "vrije plaats",
  join: "Meedoen",
  against: (names: string) => `tegen ${names}`,
  scroll: "Verslag openen",
  scrollHint: "Bekijk een bewaarde partij opnieuw.",
  catalogSlow: "De dozen worden gehaald. Op een nieuwe computer duurt dat even.",
  reload: "Opnieuw proberen",
};

export const join = {
  title: "Je bent uitgenodigd",
  sentence: (title: string, who: string) => `${who} nodigt je uit voor ${title}.`,
  someone: "Een vriend",
  name: "Je naam aan tafel",
  accept: "Ga zitten en speel",
  gone: "Deze uitnodiging is al gebruikt of bestaat niet.",
  taken: "Hier zit al iemand. Was jij dat, dan gaat je partij verder; anders mag je toekijken.",
  toTable: "Naar de partij",
};

export const invite = {
  title: "Wachten op je vriend",
  titleOpen: "Wachten op wie maar wil",
  sentenceOpen:
    "Je uitnodiging staat in de lijst van iedereen die hier is. De partij begint als iemand gaat zitten; je kunt ook deze link sturen.",
  open: "Uitnodigen",
  sentence: "Stuur deze link, of laat de code scannen. De partij begint zodra iedereen zit.",
  copy: "Link kopiëren",
  copied: "Gekopieerd",
  notCopied: "Kopieer hem met de hand.",
  share: "Delen",
  code: "Code met de uitnodigingslink",
  link: "Uitnodigingslink",
  seat: (n: number) => `Uitnodiging voor speler ${n + 1}`,
  here: "Iedereen is er",
  hereHint: "De slag begint als alle legers staan.",
};

export const scroll = {
  title: "Verslag openen",
  sentence: "Een verslag is een afgelopen partij op schrift. Kies een bestand of plak de tekst.",
  file: "Kies een bestand",
  text: "Tekst van het verslag",
  open: "Openen",
  bad: "Dit verslag is niet te lezen.",
};
