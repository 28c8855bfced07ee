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
    keep: "Een Vesting",
    site: "Een Plaats van Macht",
    bridge: "Een rivier met een brug",
    peak: "Bergen: geen weg eroverheen",
    port: "Een haven; gestreepte zeewegen verbinden havens",
    ring: "De Ring op zijn weg",
  } as Record<string, string>,
  /** Onder een klein bord dat een regel toont. */
  examples: {
    setup: "Een burcht in de hoek.",
    move: (walker: string) => `Een ${walker} doet één stap; een 2 mag rennen.`,
    attack: (best: string, low: string, least: string, high: string) =>
      `${best} slaat ${low}. ${least} verliest van ${high}.`,
    bomb: (brave: string) => `Een ${brave} is verloren. Een 3 ruimt zo'n stuk op.`,
    spy: "De S valt zelf aan en wint. Wordt hij aangevallen, dan is hij verloren.",
    back: "Heen en weer, heen en weer: dat wordt uiteindelijk geweigerd.",
    ring: (bearer: string) => `${bearer} zet de laatste stap naar de Doemberg.`,
    power: "Kies het stuk, druk op de kracht, kies een gemarkeerd veld.",
  },
  riskExamples: {
    dice: "6 tegen 5: de verdediger verliest er één. 4 tegen 4: gelijk, dus de aanvaller verliest er één. De 2 heeft geen tegenstander.",
    ways: "Over de brug: ja. Over de bergen: nee.",
    sets: "Wat drie kaarten in bataljons waard zijn. Een joker telt als elk symbool.",
    road: "De Ring gaat één halte naar rechts. Waar de dobbelsteen ligt, is een 4, 5 of 6 nodig om verder te gaan.",
  } as Record<string, string>,
  tips: {
    setup: "Er liggen kant-en-klare opstellingen klaar als je er nog niet over wilt nadenken.",
    back: "De tafel zegt het als dat gebeurt en markeert de twee velden.",
    power:
      "Kies het stuk: zijn krachten verschijnen als knoppen, en het bord markeert wie of welk veld het kan bereiken.",
    entry: "Druk op de knop als hij verschijnt, en zet ze op de gemarkeerde velden.",
    dice: "De meter toont hoe groot de kans is dat je de plaats inneemt als je tot het einde doorgaat. De stormaanval gooit al die keren voor je.",
  } as Record<string, string>,
  choices: (all: string[]) => `Kies uit: ${all.join("; ")}.`,
  back: "Terug naar het spel",
  play: "Spelen",
};
