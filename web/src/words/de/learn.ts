// Lektionen und Stellungen zum Ausprobieren: was um sie herum steht. Was ein Schritt sagt, kommt vom Server.
import { counting } from "../counting";

const many = counting("de");

export const learn = {
  title: "Lernen",
  invite: "Neu hier? Lerne es Schritt für Schritt.",
  you: "Du",
  lead: "Zu jeder Schachtel eine erste Partie, in kleinen Schritten auf einem echten Brett. Du machst es selbst und siehst, was passiert.",
  steps: (n: number) => many(n, "Schritt", "Schritte"),
  done: (done: number, of: number) => (done >= of ? "Fertig" : `${done} von ${of} geschafft`),
  start: "Beginnen",
  goOn: "Weiter",
  again: "Noch einmal",
  step: (n: number, of: number) => `Schritt ${n} von ${of}`,
  allSteps: "Alle Schritte",
  finished: "geschafft",
  right: "Gut gemacht",
  other: "Etwas anderes",
  retry: "Noch einmal versuchen",
  show: "Zeig es mir",
  next: "Nächster Schritt",
  back: "Schritt davor",
  all: "Alle Lektionen",
  end: "Das war der letzte Schritt",
  endSentence: "Jetzt kennst du das Spiel. Spiel es, oder schlag etwas in den Regeln nach.",
  play: "Spielen",
  rules: "Regeln lesen",
  tryTitle: "Ausprobieren",
  trySentence: "Zieh, wie du magst; die andere Seite antwortet.",
  restart: "Von vorn",
  toLesson: "Zur Lektion",
  over: "Hier ist die Partie zu Ende. Fang von vorn an, wenn du magst.",
  backToRules: "Zu den Regeln",
};
