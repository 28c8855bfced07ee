// What a computer thought of a moment, as a page shows it: how it stands in words, lines on the board, who is taken for whom.
import type { Thoughts } from "./wire";
import type { Thinking } from "./wire-review";

/** What of it lies on the board: the lines, which of them is looked at, guesses by square, and the truth where it may be told. */
export type Pondered = {
  lines: string[][];
  picked: number;
  guesses: Record<string, Record<string, number>>;
  truth: Record<string, string>;
};

export const laid = (thoughts: Thoughts, picked = 0, truth: Record<string, string> = {}): Pondered => ({
  lines: thoughts.lines.map((line) => line.at),
  picked,
  guesses: thoughts.guesses,
  truth,
});

/** A share of everything as a chance of winning would be: among several, an equal share is even. */
const fair = (value: number, sides: number): number =>
  value * sides < 1 ? (value * sides) / 2 : 0.5 + (value - 1 / sides) / (1 - 1 / sides) / 2;

export const BANDS = ["lost", "behind", "littleBehind", "even", "littleAhead", "ahead", "won"] as const;
export type Band = (typeof BANDS)[number];
const ENDS = [0.1, 0.32, 0.45, 0.55, 0.68, 0.9];

/** How it stands, in one of seven words. */
export function band(value: number, sides = 2): Band {
  const end = ENDS.findIndex((one) => fair(value, sides) < one);
  return BANDS[end < 0 ? BANDS.length - 1 : end]!;
}

/** In a hundred. */
export const of100 = (value: number): number => Math.round(100 * value);

export const SURE = 0.9995;
export type Guess = { at: string; kind: string; odds: number; truth: string | null };

/** Who is taken for whom, surest first; whoever is known is no guess. */
export const guessed = (guesses: Record<string, Record<string, number>>, truth: Record<string, string> = {}): Guess[] =>
  Object.entries(guesses)
    .flatMap(([at, kinds]) => {
      const best = Object.entries(kinds).sort((a, b) => b[1] - a[1])[0];
      return best && best[1] < SURE ? [{ at, kind: best[0], odds: best[1], truth: truth[at] ?? null }] : [];
    })
    .sort((a, b) => b.odds - a.odds || a.at.localeCompare(b.at));

/** Which of the lines was played: its place, or none of them. */
export const playedAt = (thinking: Thinking): number =>
  thinking.thoughts?.lines.findIndex((line) => line.decide !== "" && line.decide === thinking.played?.decide) ?? -1;

/** From square to square, one arrow for each step of a line. */
export const arrows = (at: readonly string[]): [string, string][] =>
  at.slice(1).map((to, n): [string, string] => [at[n]!, to]);
