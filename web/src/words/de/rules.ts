// Was die Seite mit den Regeln selbst sagt. Die Regeln kommen vom Spiel: seine Anleitung mit seinen Zahlen, Namen und Vereinbarungen.

export const rules = {
  title: (name: string) => `So spielt man ${name}`,
  which: "Wähle ein Spiel, über das du lesen willst.",
  all: "Alle Regeln",
  contents: "Auf dieser Seite",
  roster: "Die Armeen",
  powers: "Kräfte",
  options: "Hausregeln zur Auswahl",
  cards: "Abenteuerkarten",
  regions: "Regionen und ihr Bonus",
  legend: "Was die Karte zeigt",
  legends: {
    counter: "Bataillone: Farbe und Form sagen, wem sie gehören, die Zahl, wie viele es sind",
    leader: "Ein Heerführer",
    keep: "Eine Festung",
    site: "Eine Stätte der Macht",
    bridge: "Ein Fluss mit einer Brücke",
    peak: "Berge: kein Weg hinüber",
    port: "Ein Hafen; gestrichelte Seewege verbinden Häfen",
    ring: "Der Ring auf seinem Weg",
  } as Record<string, string>,
  /** Unter einem kleinen Brett, das eine Regel zeigt. */
  examples: {
    setup: "Eine Burg in der Ecke.",
    move: (walker: string) => `Eine ${walker} geht einen Schritt; eine 2 darf laufen.`,
    attack: (best: string, low: string, least: string, high: string) =>
      `${best} schlägt ${low}. ${least} verliert gegen ${high}.`,
    bomb: (brave: string) => `Eine ${brave} ist verloren. Eine 3 räumt so eine Figur weg.`,
    spy: "Das S greift zuerst an und gewinnt. Wird es angegriffen, ist es verloren.",
    back: "Hin und her, hin und her: Irgendwann wird das abgelehnt.",
    ring: (bearer: string) => `${bearer} geht den letzten Schritt zum Schicksalsberg.`,
    power: "Wähle die Figur, drücke die Kraft, wähle ein markiertes Feld.",
  },
  riskExamples: {
    dice: "6 gegen 5: Der Verteidiger verliert eins. 4 gegen 4: Gleichstand, also verliert der Angreifer eins. Die 2 trifft auf niemanden.",
    ways: "Über die Brücke: ja. Über die Berge: nein.",
    sets: "Was drei Karten in Bataillonen wert sind. Eine Jokerkarte steht für jede von ihnen.",
    road: "Der Ring geht einen Halt nach rechts. Wo der Würfel liegt, braucht er eine 4, 5 oder 6, um weiterzuziehen.",
  } as Record<string, string>,
  tips: {
    setup: "Beim Aufstellen gibt es fertige Aufstellungen, wenn du noch nicht darüber nachdenken willst.",
    back: "Der Tisch sagt dir, wann das geschieht, und markiert die beiden Felder.",
    power:
      "Wähle die Figur: Ihre Kräfte erscheinen als Knöpfe, und das Brett zeigt, wen oder welches Feld sie erreicht.",
    entry: "Drücke den Knopf, sobald er erscheint, und stelle sie auf die markierten Felder.",
    dice: "Die Anzeige sagt, wie wahrscheinlich du das Gebiet eroberst, wenn du bis zum Ende weitermachst. Der Sturmangriff würfelt alles für dich.",
  } as Record<string, string>,
  choices: (all: string[]) => `Zur Auswahl: ${all.join("; ")}.`,
  back: "Zurück zum Spiel",
  play: "Spielen",
};
