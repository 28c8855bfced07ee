// Was auf jeder Seite steht, und die Einstellungen.

export const app = {
  name: "Flagfall",
  skip: "Zum Inhalt springen",
  home: "Startseite",
  settings: "Einstellungen",
  rules: "Regeln",
  signIn: "Anmelden",
  close: "Schließen",
  cancel: "Abbrechen",
  back: "Zurück",
  loading: "Einen Moment…",
  preparing: (done: number, of: number) =>
    `Die Regeln werden für diesen Rechner vorbereitet (nur einmal)… ${done} von ${of} Spielen`,
  preparingHint:
    "Auf einem Rechner, auf dem noch nie gespielt wurde, dauert das bis zu einer Minute. Danach beginnt jedes Spiel sofort.",
  notFound: "Unter dieser Adresse gibt es nichts.",
  more: "Mehr von Flagfall",
  affiliation:
    "Flagfall ist ein eigener Spieltisch mit eigenen Bildern und Worten. Die Namen der Schachteln sagen nur, welche Regeln gemeint sind; mit den Verlagen hat Flagfall nichts zu tun.",
};

export const net = {
  unreachable: "Der Server ist gerade nicht zu erreichen.",
  asItWas: (when: string) => `So war es am ${when}.`,
  refused: (status: number) => `Der Server hat abgelehnt (${status}).`,
  waiting: "Verbindung verloren. Neuer Versuch…",
  again: "Jetzt versuchen",
  opening: "Die Partie wird geöffnet…",
  missing: "Diese Partie gibt es nicht.",
  notYours: "Dieser Platz gehört jemand anderem.",
  nobody: "Bitte wähle zuerst einen Namen.",
};

/** Namen für Gäste, die keinen gewählt haben. */
export const guest = {
  first: [
    "Stiller",
    "Kühner",
    "Flinker",
    "Froher",
    "Kluger",
    "Ruhiger",
    "Glücklicher",
    "Tapferer",
    "Sanfter",
    "Schlauer",
  ],
  second: ["Dachs", "Falke", "Otter", "Hase", "Fuchs", "Reiher", "Marder", "Uhu", "Luchs", "Rabe"],
};

export const settings = {
  title: "Einstellungen",
  theme: "Farben",
  themes: { auto: "Wie am Gerät", light: "Hell", dark: "Dunkel", contrast: "Hoher Kontrast" },
  language: "Sprache",
  languageAuto: "Wie im Browser",
  sound: "Töne",
  soundHint: "Leises Klicken und Klingen.",
  still: "Weniger Bewegung",
  stillHint: "Figuren springen, statt zu gleiten.",
  stillAlready: "Dein Gerät wünscht das schon.",
  pace: "Kämpfe",
  paces: { calm: "Ruhig", quick: "Zügig", off: "Aus" },
  paceHints: {
    calm: "Lang genug, um zu lesen, was geschehen ist.",
    quick: "Jeweils gut eine Sekunde.",
    off: "Nur, was dabei herauskam.",
  },
  ahead: "Einen Zug vorausplanen",
  aheadHint: "Stratego: Berühre eine Figur und ein Feld, während die andere Seite überlegt.",
  confirm: "Nachfragen, bevor ein Zug gilt",
  confirmHint: "Stratego, in Partien mit Tagen für einen Zug.",
  name: "Dein Name",
  other: "Auch auf anderen Geräten spielen",
  keepHint: "Mit einem Passwort kommen deine Partien und Aufstellungen mit.",
  keep: "Neu: Namen behalten",
  signIn: "Ich habe ein Konto",
  keptName: "Name, den du behalten willst",
  hadName: "Name deines Kontos",
  keepIt: "Diesen Namen behalten",
  comeIn: "Anmelden",
  signOut: "Abmelden",
  signedIn: (name: string) => `Angemeldet als ${name}.`,
  password: "Passwort",
  passwordHint: "Mindestens 8 Zeichen.",
  save: "Speichern",
  saved: "Gespeichert.",
  signedOut: "Abgemeldet.",
};
