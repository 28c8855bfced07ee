// Der Tisch, was auch immer darauf gespielt wird, und der Rückblick.
import { counting } from "../counting";
import { named } from "./levels";

const many = counting("de");

export const curtain = {
  title: (name: string) => `${name}: Du bist am Zug`,
  sentence: "Gib das Gerät weiter. Niemand sonst schaut hin!",
  ready: "Ich habe es in der Hand: Brett zeigen",
  cards: (name: string) => `Die Karten von ${name}`,
  alone: "Nimm das Gerät in die Hand. Niemand sonst schaut hin!",
  show: "Meine Karten zeigen",
  back: "Verdeckt lassen",
};

export const fair = {
  title: "Fairer Zufall, versiegelte Aufstellungen",
  sentence:
    "Bevor das Spiel begann, hat der Server versprochen, wie der Zufall fällt, und dieser Browser hat ein eigenes Wort dazugegeben. Aufstellungen liegen unter Siegel. Wenn das Spiel vorbei ist, prüft diese Seite, dass nichts geändert wurde.",
  pledge: "Das Versprechen",
  seals: (n: number) => `Bisher ${many(n, "Siegel", "Siegel")} in diesem Browser aufbewahrt.`,
  checked: (draws: number, seals: number) =>
    `In diesem Browser geprüft: ${many(draws, "Zufallsergebnis", "Zufallsergebnisse")}, ${many(seals, "Siegel", "Siegel")}.`,
  verdict: {
    kept: "Fair: Nichts wurde geändert",
    pledge: "Nicht fair: Das Versprechen lautete anders",
    luck: "Nicht fair: Der Zufall tat nicht, was versprochen war",
    seal: "Nicht fair: Etwas unter Siegel wurde geändert",
    lot: "Nicht fair: Das Wort dieses Browsers wurde ausgelassen",
    unknown: "Auf dieser Seite ließ sich das nicht prüfen",
  },
};

export const helping = {
  title: "Hilfe",
  hint: "Tipp",
  thinking: "Überlegt…",
  takeBack: "Zurücknehmen",
  takeBackHint: "Deine letzte Entscheidung wird zurückgenommen. Was man gesehen hat, hat man gesehen.",
  doIt: (move: string) => (move ? `Mach es: ${move}` : "Mach es"),
};

export const table = {
  you: "du",
  computer: "Computer",
  playsOn: (player: string) => `${named(player)} spielt weiter`,
  empty: "freier Platz",
  away: "abwesend",
  here: "da",
  watching: (n: number) => many(n, "Person schaut zu", "Personen schauen zu"),
  spectator: "Du schaust zu.",
  yourTurn: "Du bist am Zug",
  asked: "Du wirst gefragt",
  turnOf: (name: string) => `Am Zug: ${name}`,
  askedOf: (name: string) => `Gefragt: ${name}`,
  theirMove: (name: string) => `Warten auf ${name}`,
  next: (side: string) => `Als Nächstes: ${side}`,
  story: "Verlauf",
  moves: "Züge ohne Worte",
  chat: "Chat",
  table: "Tisch",
  earlier: "Früher…",
  noStory: "Noch ist nichts geschehen.",
  resign: "Aufgeben",
  resignSure: "Wirklich aufgeben?",
  resignSureFor: (side: string) => `${side}: Wirklich aufgeben?`,
  yesResign: "Ja, ich gebe auf",
  draw: "Unentschieden anbieten",
  noDraw: "Kein Unentschieden: Das Spiel geht weiter.",
  drawOffered: "Du hast ein Unentschieden angeboten.",
  takeBack: "Zurücknehmen",
  playedOn: "Der Computer spielt für dich weiter.",
  theyOffer: (name: string) => `${name} bietet ein Unentschieden an.`,
  accept: "Annehmen",
  decline: "Ablehnen",
  abort: "Ohne Ergebnis gehen",
  abortSure: "Wirklich gehen? Dann ist das Spiel vorbei, und niemand gewinnt.",
  yesAbort: "Ja, gehen",
  rematch: "Noch einmal",
  lookBack: "Rückblick, alles offen",
  rematchAsked: "Du hast um noch eine Partie gebeten.",
  theyAsk: (name: string) => `${name} möchte noch eine Partie.`,
  toNext: "Zur neuen Partie",
  flip: "Brett drehen",
  zoomIn: "Größer",
  fit: "Einpassen",
  rules: "Regeln dieses Spiels",
  share: "Link für Zuschauer",
  download: "Aufzeichnung herunterladen",
  again: "Startseite",
  won: "Du hast gewonnen!",
  lost: "Du hast verloren.",
  drawn: "Unentschieden.",
  wins: (names: string[]) =>
    names.length > 1
      ? `${names.slice(0, -1).join(", ")} und ${names.at(-1)} gewinnen gemeinsam.`
      : `${names[0]} gewinnt.`,
  noResult: "Die Partie wurde abgebrochen.",
  unfinished: "Nicht zu Ende gespielt.",
  losses: (n: number) => (n ? `${many(n, "Figur", "Figuren")} verloren` : "keine Figur verloren"),
  gaveUp: {
    resignation: (name: string) => `${name} hat aufgegeben.`,
    time: (name: string) => `Die Zeit von ${name} ist abgelaufen.`,
  } as Record<string, (name: string) => string>,
  say: "Etwas sagen",
  send: "Senden",
  mute: (name: string) => `${name} stummschalten`,
  unmute: (name: string) => `${name} wieder hören`,
  chatAccounts:
    "Diese Sätze darf jeder sagen. Um frei zu schreiben, behalte deinen Namen in den Einstellungen mit einem Passwort.",
  agreed: "Hier vereinbart",
  sending: "…",
};

/** Augenblicke, die von einem Spiel in Erinnerung bleiben. */
export const great = {
  flag: "Die Fahne ist erobert!",
  children: "Alle vier Kinder sind verloren",
  destroyed: "Der Ring ist zerstört",
  taken: "Der Ring ist erbeutet",
  stone: "Zu Stein geworden",
  left: "Der Ring hat Mittelerde verlassen",
  region: (who: string, region: string) => `${who} hält die ganze Region ${region}`,
  goOn: "Weiter",
};

export const replay = {
  title: "Rückblick",
  first: "Zum Anfang",
  back: "Einen Schritt zurück",
  forth: "Einen Schritt weiter",
  last: "Zum Ende",
  live: "Zurück zum Spiel",
  looking: "Du siehst eine frühere Stelle der Partie.",
  at: (n: number, of: number) => `Stelle ${n} von ${of}`,
  open: "Alle Seiten offen",
  everybody: "Was alle sahen",
  side: (name: string) => `Gesehen von: ${name}`,
  slider: "Stelle in der Partie",
  play: "Abspielen",
  pause: "Anhalten",
};
