// What a computer thinks: in a hint, and looking back.
import { counting } from "../counting";

const many = counting("en");

export const thoughts = {
  percent: (n: number) => `${n}%`,
  working: "Thinking it over…",
  stands: {
    lost: "As good as lost",
    behind: "Behind",
    littleBehind: "A little behind",
    even: "About even",
    littleAhead: "A little ahead",
    ahead: "Ahead",
    won: "As good as won",
  },
  of100: (n: number) => `${n} of 100`,
  strength: (n: number) => `${n} % of all strength`,
  best: "Best first",
  works: (n: number) => `All of it works ${n} times in 100.`,
  played: "Played",
  guesses: "Who it takes the hidden pieces for",
  hits: (n: number, of: number) =>
    `${n} of ${many(of, "guess is", "guesses are")} right. On the board, the corner tells the truth.`,
  right: "right",
  really: (name: string) => `really: ${name}`,
  all: (n: number) => `All ${n}`,
  fewer: "Fewer",
  fears: "Places it fears for",
  of: (name: string) => `What the ${name} was thinking`,
  would: (name: string, side: string) => `What the ${name} would think here (${side})`,
  before: "Before the latest move.",
  again: "Asked again, knowing only what this side knew then.",
  nothing: "There was nothing to think about here.",
  ask: (name: string) => `See it through the eyes of the ${name}`,
};
