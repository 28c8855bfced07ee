// The story in sentences: it reads the same live, after a reload and while leafing back.
import type { FactHeard, Moment } from "./wire";

export type Line = { moment: number; sentence: string };
/** What was told in one go: the sentences about the facts from `since` up to `moment`. */
export type Chapter = { since: number; moment: number; story: string[] };

export const lines = (chapters: readonly Chapter[]): Line[] =>
  chapters.flatMap((one) => one.story.map((sentence) => ({ moment: one.moment, sentence })));

/** The chapters with one told (again); a number when it begins inside another chapter: ask again from there. */
export function retell(chapters: readonly Chapter[], told: Chapter): Chapter[] | number {
  const cut = chapters.find((one) => one.since < told.since && one.moment > told.since);
  if (cut) return cut.since;
  const before = chapters.filter((one) => one.moment <= told.since && one.since < one.moment);
  return told.moment > told.since ? [...before, told] : [...chapters];
}

/**
 * Where the turn began that the fact at `since` belongs to. A turn in several steps is one tale: faces shown in its first
 * step are named in the last. Games that do not tell turns this way tell every fact by itself.
 */
export function turnStart(facts: readonly FactHeard[], since: number): number {
  for (let i = since - 1; i >= 0; i--) if (facts[i]?.what === "turn") return i + 1;
  return since;
}

/** Moments in which the same thing happened again and again, or nothing to tell (forty pieces put down), are one step to leaf over. The first one is the bare board. */
export function gathered(moments: readonly Moment[]): Moment[] {
  const same = (a: Moment, b: Moment | undefined) => b !== undefined && a.story.length < 2 && a.story.length === b.story.length && a.story[0] === b.story[0];
  const begun = moments.findIndex((one) => one.story.length > 0);
  return moments.filter((one, i) => (i < begun ? i === 0 : !same(one, moments[i + 1])));
}

/** How long a moment is shown when the game is played back by itself: as long as its sentences take to read. */
export const pace = (story: readonly string[], still: boolean): number =>
  (still ? 1400 : 1000) + 20 * Math.max(0, Math.min(160, story.join(" ").length - 60));

/** Gives every line of a story the moment it happened at, as far as the moments' own words tell. */
export function dated(story: readonly string[], moments: readonly Moment[]): Line[] {
  const told = lines(moments.map((one) => ({ ...one, since: 0 })));
  let next = 0;
  return story.map((sentence) => {
    const found = told.findIndex((one, i) => i >= next && one.sentence === sentence);
    if (found >= 0) next = found + 1;
    return { moment: told[found >= 0 ? found : Math.min(next, told.length - 1)]?.moment ?? 0, sentence };
  });
}

/** The same moment of the game in another side's list. Sides count what they heard, each its own way; the end is the end for all. */
export function across(from: readonly Moment[], moment: number | null, to: readonly Moment[]): number {
  const here = from.findIndex((one) => one.moment === moment);
  const left = here < 0 ? 1 : from.length - here;
  return to[Math.max(0, to.length - left)]?.moment ?? 0;
}

/** So many lines of a story are on the page at once: a long game must not make it heavy. */
export const A_PAGE = 200;

/** Which lines to show: the last ones, or those around the line one looks at; and as many earlier ones as were asked for. */
export function page(count: number, here: number | null, earlier: number): { from: number; to: number } {
  const to = here === null ? count : Math.min(count, here + A_PAGE / 2);
  return { from: Math.max(0, to - A_PAGE - earlier), to };
}
