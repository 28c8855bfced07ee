import { counting } from "../counting";

const many = counting("de");

export const thoughts = {
  percent: (n: number) => `${n}\u00a0%`,
  working: "Denkt nach …",
  stands: {
    lost: "So gut wie verloren",
    behind: "Im Nachteil",
    littleBehind: "Ein wenig im Nachteil",
    even: "Etwa gleich",
    littleAhead: "Ein wenig im Vorteil",
    ahead: "Im Vorteil",
    won: "So gut wie gewonnen",
  },
  of100: (n: number) => `${n} von 100`,
  strength: (n: number) => `${n} % aller Stärke`,
  best: "Das Beste zuerst",
  works: (n: number) => `Alles davon gelingt ${n}-mal von 100.`,
  played: "Gespielt",
  guesses: "Wofür er die verdeckten Figuren hält",
  hits: (n: number, of: number) =>
    `${n} von ${many(of, "Vermutung stimmt", "Vermutungen stimmen")}. Auf dem Brett steht in der Ecke, was wahr ist.`,
  right: "stimmt",
  really: (name: string) => `in Wahrheit: ${name}`,
  all: (n: number) => `Alle ${n}`,
  fewer: "Weniger",
  fears: "Um diese Orte fürchtet er",
  of: (name: string) => `Was er dachte: ${name}`,
  would: (name: string, side: string) => `Was er hier denken würde: ${name} (${side})`,
  before: "Vor dem letzten Zug.",
  again: "Noch einmal gefragt, nur mit dem, was diese Seite damals wusste.",
  nothing: "Hier gab es nichts zu überlegen.",
  ask: (name: string) => `Mit den Augen des Computers sehen (${name})`,
};
