// Wat de pagina met regels zelf zegt. De regels komen van het spel: zijn handleiding, met zijn getallen, namen en afspraken.

export const rules = {
  title: (name: string) => `Zo speel je ${name}`,
  which: "Kies een spel om over te lezen.",
  all: "Alle regels",
  contents: "Op deze pagina",
  roster: "De legers",
  powers: "Krachten",
  options: "Huisregels die je kunt kiezen",
  cards: "Avontuurkaarten",
  regions: "Streken en hun bonus",
  legend: "Wat de kaart laat zien",
  legends: {
    counter: "Bataljons: kleur en vorm zeggen van wie, het getal hoeveel",
    leader: "Een Leider",
    keep: "Een vesting",
    site: "Een Plaats van Macht",
    bridge: "Een rivier met een brug",
    peak: "Bergen: geen weg eroverheen",
    port: "Een haven; gestreepte zeewegen verbinden havens",
    ring: "De Ring op zijn weg",
  } as Record<string, string>,
  /** Onder een klein bord dat een regel toont. */
  examples: {
    setup: "Een vesting in de hoek.",
    move: (walker: string) => `Een ${walker} doet één stap; een 2 mag rennen.`,
    attack: (best: string, low: string, least: string, high: string) =>
      `${best} slaat ${low}. ${least} verliest van ${high}.`,
    bomb: (brave: string) => `Een ${brave} is verloren. Een 3 ruimt hem op.`,
    spy: "De S valt als eerste aan en wint. Aangevallen is hij verloren.",
    back: "Heen en weer, heen en weer: dat wordt uiteindelijk geweigerd.",
    ring: (bearer: string) => `${bearer} zet de laatste stap naar de Doemberg.`,
    power: "Kies het stuk, druk op de kracht, kies een gemarkeerd veld.",
  },
  riskExamples: {
    dice: "6 tegen 5: de verdediger verliest er een. 4 tegen 4: gelijk, dus de aanvaller verliest er een. De 2 treft niemand.",
    ways: "Over de brug: ja. Over de bergen: nee.",
    sets: "Wat drie kaarten in bataljons waard zijn. Een jokerkaart geldt als elk van hen.",
    road: "De Ring gaat één halte naar rechts. Waar de dobbelsteen ligt, is een 4, 5 of 6 nodig om verder te gaan.",
  } as Record<string, string>,
  tips: {
    setup: "Er liggen kant-en-klare opstellingen klaar als je er nog niet over wilt nadenken.",
    back: "De tafel zegt je wanneer dat gebeurt en markeert de twee velden.",
    power: "Kies het stuk: zijn krachten verschijnen als knoppen, en het bord toont wie of waarheen het reikt.",
    entry: "Druk op de knop als hij verschijnt, en zet ze op de gemarkeerde velden.",
    dice: "De meter toont hoe waarschijnlijk je de plaats inneemt als je tot het einde doorgaat. De stormaanval doet al het dobbelen voor je.",
  } as Record<string, string>,
  choices: (all: string[]) => `Kies uit: ${all.join("; ")}.`,
  back: "Terug naar het spel",
  play: "Spelen",
};
