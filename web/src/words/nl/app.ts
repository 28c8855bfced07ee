// Wat op elke pagina staat, en de instellingen.

export const app = {
  name: "Flagfall",
  skip: "Naar de inhoud",
  home: "Startpagina",
  settings: "Instellingen",
  rules: "Regels",
  signIn: "Inloggen",
  close: "Sluiten",
  cancel: "Annuleren",
  back: "Terug",
  loading: "Een ogenblik…",
  preparing: (done: number, of: number) =>
    `De regels worden voor deze computer klaargezet (eenmalig)… ${done} van ${of} spellen`,
  preparingHint:
    "Op een computer waarop nog nooit is gespeeld, duurt dit hooguit een minuut. Daarna begint elk spel meteen.",
  notFound: "Op dit adres is niets te vinden.",
  more: "Meer van Flagfall",
  affiliation:
    "Flagfall is een eigen speeltafel met eigen tekeningen en woorden. Namen van spellen zeggen alleen welke regels bedoeld zijn; Flagfall heeft niets te maken met de uitgevers.",
};

export const net = {
  unreachable: "De server is nu niet te bereiken.",
  asItWas: (when: string) => `Zo was het op ${when}.`,
  refused: (status: number) => `De server heeft geweigerd (${status}).`,
  waiting: "Verbinding verbroken. Nieuwe poging…",
  again: "Nu proberen",
  opening: "De partij wordt geopend…",
  missing: "Die partij bestaat niet.",
  notYours: "Die plaats is van iemand anders.",
  nobody: "Kies eerst een naam.",
};

/** Namen voor gasten die er nog geen hebben gekozen. */
export const guest = {
  first: ["Stille", "Stoere", "Snelle", "Vrolijke", "Slimme", "Rustige", "Gelukkige", "Dappere", "Zachte", "Sluwe"],
  second: ["Das", "Valk", "Otter", "Haas", "Vos", "Reiger", "Marter", "Uil", "Lynx", "Raaf"],
};

export const settings = {
  title: "Instellingen",
  theme: "Kleuren",
  themes: { auto: "Net als het apparaat", light: "Licht", dark: "Donker", contrast: "Hoog contrast" },
  language: "Taal",
  languageAuto: "Net als de browser",
  sound: "Geluiden",
  soundHint: "Zachte klikjes en belletjes.",
  still: "Minder beweging",
  stillHint: "Stukken springen in plaats van dat ze schuiven.",
  stillAlready: "Je apparaat vraagt er al om.",
  pace: "Gevechten",
  paces: { calm: "Rustig", quick: "Vlot", off: "Uit" },
  paceHints: {
    calm: "Lang genoeg om te lezen wat er gebeurde.",
    quick: "Telkens ruim een seconde.",
    off: "Alleen hoe het afliep.",
  },
  ahead: "Een zet vooruit plannen",
  aheadHint: "Stratego: raak een stuk en een veld aan terwijl de andere kant nadenkt.",
  confirm: "Eerst vragen of ik de zet zeker weet",
  confirmHint: "Stratego, in partijen met dagen per zet.",
  name: "Je naam",
  other: "Ook op andere apparaten spelen",
  keepHint: "Met een wachtwoord gaan je partijen en opstellingen mee.",
  keep: "Nieuw: mijn naam vastleggen",
  signIn: "Ik heb een account",
  keptName: "De naam die je wilt vastleggen",
  hadName: "Naam van je account",
  keepIt: "Deze naam vastleggen",
  comeIn: "Inloggen",
  signOut: "Uitloggen",
  signedIn: (name: string) => `Ingelogd als ${name}.`,
  password: "Wachtwoord",
  passwordHint: "Minstens 8 tekens.",
  save: "Bewaren",
  saved: "Bewaard.",
  signedOut: "Uitgelogd.",
};
