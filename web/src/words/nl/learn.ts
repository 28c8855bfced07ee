// Lessen en stellingen om te proberen: wat eromheen staat. Wat een stap zegt, komt van de server.
import { counting } from "../counting";

const many = counting("nl");

export const learn = {
  title: "Leren",
  invite: "Nieuw hier? Leer het stap voor stap.",
  you: "Jij",
  lead: "Van elke doos een eerste spel, in kleine stappen op een echt bord. Je doet het zelf, en ziet wat het betekent.",
  steps: (n: number) => many(n, "stap", "stappen"),
  done: (done: number, of: number) => (done >= of ? "Klaar" : `${done} van ${of} gedaan`),
  start: "Beginnen",
  goOn: "Verder",
  again: "Nog een keer",
  step: (n: number, of: number) => `Stap ${n} van ${of}`,
  allSteps: "Alle stappen",
  finished: "gedaan",
  right: "Goed gedaan",
  other: "Iets anders",
  retry: "Opnieuw proberen",
  show: "Laat maar zien",
  next: "Volgende stap",
  back: "Vorige stap",
  all: "Alle lessen",
  end: "Dat was de laatste stap",
  endSentence: "Nu ken je het spel. Speel het, of zoek iets op in de regels.",
  play: "Spelen",
  rules: "Regels lezen",
  tryTitle: "Probeer het",
  trySentence: "Zet zoals je wilt; de andere kant antwoordt.",
  restart: "Opnieuw beginnen",
  toLesson: "Naar de les",
  over: "Hier is het spel afgelopen. Begin opnieuw als je wilt.",
  backToRules: "Naar de regels",
};
