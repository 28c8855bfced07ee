import { counting } from "../counting";

const many = counting("nl");

export const thoughts = {
  percent: (n: number) => `${n}%`,
  working: "Denkt na…",
  stands: {
    lost: "Zo goed als verloren",
    behind: "Achter",
    littleBehind: "Een beetje achter",
    even: "Ongeveer gelijk",
    littleAhead: "Een beetje voor",
    ahead: "Voor",
    won: "Zo goed als gewonnen",
  },
  of100: (n: number) => `${n} van de 100`,
  strength: (n: number) => `${n} % van alle kracht`,
  best: "Het beste eerst",
  works: (n: number) => `Dat lukt allemaal ${n} van de 100 keer.`,
  played: "Gespeeld",
  guesses: "Waar hij de verborgen stukken voor houdt",
  hits: (n: number, of: number) =>
    `${n} van ${many(of, "vermoeden klopt", "vermoedens kloppen")}. Op het bord staat in de hoek wat waar is.`,
  right: "klopt",
  really: (name: string) => `in het echt: ${name}`,
  all: (n: number) => `Alle ${n}`,
  fewer: "Minder",
  fears: "Plaatsen waar hij bang voor is",
  of: (name: string) => `Wat hij dacht: ${name}`,
  would: (name: string, side: string) => `Wat hij hier zou denken: ${name} (${side})`,
  before: "Vóór de laatste zet.",
  again: "Opnieuw gevraagd, alleen met wat deze kant toen wist.",
  nothing: "Hier viel niets te bedenken.",
  ask: (name: string) => `Door de ogen van de computer kijken (${name})`,
};
