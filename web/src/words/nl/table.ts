// De tafel, wat er ook op gespeeld wordt, en het terugkijken.
import { counting } from "../counting";
import { named } from "./levels";

const many = counting("nl");

export const curtain = {
  title: (name: string) => `${name}: jij bent aan zet`,
  sentence: "Geef het apparaat door. Niemand anders mag kijken!",
  ready: "Ik heb het in handen: toon het bord",
  cards: (name: string) => `De kaarten van ${name}`,
  alone: "Neem het apparaat in handen. Niemand anders mag kijken!",
  show: "Toon mijn kaarten",
  back: "Laat ze bedekt",
};

export const fair = {
  title: "Eerlijk toeval, verzegelde opstellingen",
  sentence:
    "Voordat het spel begon, beloofde de server hoe het toeval zou vallen, en deze browser voegde er een eigen woord aan toe. Opstellingen zijn verzegeld. Als het spel voorbij is, controleert deze pagina of er niets is veranderd.",
  pledge: "De belofte",
  seals: (n: number) => `Tot nu toe ${many(n, "zegel", "zegels")} bewaard in deze browser.`,
  checked: (draws: number, seals: number) =>
    `Gecontroleerd in deze browser: ${many(draws, "uitkomst van het toeval", "uitkomsten van het toeval")}, ${many(seals, "zegel", "zegels")}.`,
  verdict: {
    kept: "Eerlijk: er is niets veranderd",
    pledge: "Niet eerlijk: de belofte was een andere",
    luck: "Niet eerlijk: het toeval deed niet wat beloofd was",
    seal: "Niet eerlijk: iets onder zegel is veranderd",
    lot: "Niet eerlijk: het woord van deze browser is weggelaten",
    unknown: "Op deze pagina was dat niet te controleren",
  },
};

export const helping = {
  title: "Hulp",
  hint: "Tip",
  thinking: "Denkt na…",
  takeBack: "Terugnemen",
  takeBackHint: "Je laatste beslissing wordt teruggenomen. Wat je gezien hebt, heb je gezien.",
  doIt: (move: string) => (move ? `Doe het: ${move}` : "Doe het"),
};

export const table = {
  you: "jij",
  computer: "computer",
  playsOn: (player: string) => `${named(player)} speelt verder`,
  empty: "vrije plaats",
  away: "afwezig",
  here: "aanwezig",
  watching: (n: number) => many(n, "persoon kijkt mee", "personen kijken mee"),
  spectator: "Je kijkt toe.",
  yourTurn: "Jij bent aan zet",
  asked: "Je krijgt een vraag",
  turnOf: (name: string) => `Aan zet: ${name}`,
  askedOf: (name: string) => `Vraag aan ${name}`,
  theirMove: (name: string) => `Wachten op ${name}`,
  next: (side: string) => `Hierna: ${side}`,
  story: "Verloop",
  moves: "Zetten zonder woorden",
  chat: "Chat",
  table: "Tafel",
  earlier: "Eerder…",
  noStory: "Er is nog niets gebeurd.",
  resign: "Opgeven",
  resignSure: "Echt opgeven?",
  resignSureFor: (side: string) => `${side}: echt opgeven?`,
  yesResign: "Ja, ik geef op",
  draw: "Remise aanbieden",
  noDraw: "Geen remise: het spel gaat verder.",
  drawOffered: "Je hebt remise aangeboden.",
  takeBack: "Terugnemen",
  playedOn: "De computer speelt voor je verder.",
  theyOffer: (name: string) => `${name} biedt remise aan.`,
  accept: "Aannemen",
  decline: "Afslaan",
  abort: "Weggaan zonder uitslag",
  abortSure: "Echt weggaan? Het spel is dan voorbij en niemand wint.",
  yesAbort: "Ja, weggaan",
  rematch: "Nog een keer",
  lookBack: "Terugkijken, alles open",
  rematchAsked: "Je hebt om nog een partij gevraagd.",
  theyAsk: (name: string) => `${name} wil nog een partij.`,
  toNext: "Naar de nieuwe partij",
  flip: "Bord draaien",
  zoomIn: "Groter",
  fit: "Passend maken",
  rules: "Regels van dit spel",
  share: "Link voor toeschouwers",
  download: "Verslag downloaden",
  again: "Startpagina",
  won: "Je hebt gewonnen!",
  lost: "Je hebt verloren.",
  drawn: "Remise.",
  wins: (names: string[]) => `Gewonnen: ${names.join(", ")}.`,
  noResult: "De partij is afgebroken.",
  unfinished: "Niet uitgespeeld.",
  losses: (n: number) => (n ? `${many(n, "stuk", "stukken")} verloren` : "niemand verloren"),
  gaveUp: {
    resignation: (name: string) => `${name} heeft opgegeven.`,
    time: (name: string) => `De tijd van ${name} is om.`,
  } as Record<string, (name: string) => string>,
  say: "Zeg iets",
  send: "Versturen",
  mute: (name: string) => `${name} dempen`,
  unmute: (name: string) => `${name} weer horen`,
  chatAccounts:
    "Iedereen mag deze zinnen zeggen. Wil je vrij schrijven, leg dan in de instellingen je naam vast met een wachtwoord.",
  agreed: "Hier afgesproken",
  sending: "…",
};

/** Ogenblikken die van een partij bijblijven. */
export const great = {
  flag: "De Vlag is geslagen!",
  children: "Alle vier de kinderen zijn verloren",
  destroyed: "De Ring is vernietigd",
  taken: "De Ring is buitgemaakt",
  stone: "Versteend",
  left: "De Ring heeft Midden-aarde verlaten",
  region: (who: string, region: string) => `${who} bezit heel ${region}`,
  goOn: "Verder",
};

export const replay = {
  title: "Terugkijken",
  first: "Naar het begin",
  back: "Eén terug",
  forth: "Eén verder",
  last: "Naar het einde",
  live: "Terug naar het spel",
  looking: "Je kijkt naar een eerder moment.",
  at: (n: number, of: number) => `Moment ${n} van ${of}`,
  open: "Alle kanten open",
  everybody: "Wat iedereen zag",
  side: (name: string) => `Gezien door: ${name}`,
  slider: "Moment",
  play: "Afspelen",
  pause: "Pauze",
};
