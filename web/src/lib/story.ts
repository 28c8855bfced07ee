// The story in sentences: it reads the same live, after a reload and while leafing back.
import type { Moment, NoteHeard, Sentence } from "./wire";

/** A line that tells of no fact but of something beside the moves is `noted`. */
export type Line = { moment: number; sentence: string; tells: readonly number[]; noted?: true };
/** A move without words, by the fact it began with. */
export type Short = { seat: number; text: string; fact: number };

/** Moves in rows as they are written down, one for each seat; whoever moves twice in a row begins another. */
export function rows(moves: readonly Short[]): Short[][] {
  const found: Short[][] = [];
  for (const move of moves) {
    const row = found.at(-1);
    if (row && row.every((one) => one.seat < move.seat)) row.push(move);
    else found.push([move]);
  }
  return found;
}

/** What was told in one go: the sentences about the facts from `since` up to `moment`, and the notes that belong between them. */
export type Chapter = { since: number; moment: number; story: Sentence[]; notes: NoteHeard[] };

export const lines = (chapters: readonly Chapter[]): Line[] => chapters.flatMap(woven);

function woven({ moment, story, notes }: Chapter): Line[] {
  const told: Line[] = story.map(({ text, tells }) => ({ moment, sentence: text, tells }));
  const woven: Line[] = [];
  for (const note of notes) {
    const later = told.findIndex((line) => (line.tells[0] ?? 0) >= note.after);
    woven.push(...told.splice(0, later < 0 ? told.length : later));
    woven.push({ moment: note.after, sentence: note.sentence, tells: [], noted: true });
  }
  return [...woven, ...told];
}

/** The chapters with one told (again); a number when it begins inside another chapter: ask again from there. */
export function retell(chapters: readonly Chapter[], told: Chapter): Chapter[] | number {
  const cut = chapters.find((one) => one.since < told.since && one.moment > told.since);
  if (cut) return cut.since;
  const before = chapters.filter(
    (one) => one.moment < told.since || (one.moment === told.since && one.since < one.moment),
  );
  // What was noted from there on is told again with it.
  const kept = before.map((one) => ({ ...one, notes: one.notes.filter((note) => note.after < told.since) }));
  return told.moment > told.since || told.notes.length ? [...kept, told] : kept;
}

/**
 * Where the turn began that the fact at `since` belongs to. A turn in several steps is one tale: faces shown in its first
 * step are named in the last. The table names the facts that end one; where there are none, every fact is told by itself.
 */
export function turnStart(facts: readonly { what: string }[], since: number, newTurn: readonly string[]): number {
  for (let i = since - 1; i >= 0; i--) if (newTurn.includes(facts[i]!.what)) return i + 1;
  return since;
}

/** Moments in which the same thing happened again and again, or nothing to tell (forty pieces put down), are one step to leaf over. The first one is the bare board. */
export function gathered(moments: readonly Moment[]): Moment[] {
  const same = (a: Moment, b: Moment | undefined) =>
    b !== undefined && a.story.length < 2 && a.story.length === b.story.length && a.story[0]?.text === b.story[0]?.text;
  const begun = moments.findIndex((one) => one.story.length > 0);
  return moments.filter((one, i) => (i < begun ? i === 0 : !same(one, moments[i + 1])));
}

/** How long a moment is shown when the game is played back by itself: as long as its sentences take to read. */
export const pace = (story: readonly string[], still: boolean): number =>
  (still ? 1400 : 1000) + 20 * Math.max(0, Math.min(160, story.join(" ").length - 60));

/** The story as the moments themselves tell it. */
export const leafed = (moments: readonly Moment[]): Line[] =>
  lines(moments.map((one) => ({ ...one, since: 0, notes: [] })));

/** Gives every line of a story the moment it happened at: the first by which all it begins with had been heard. */
export function dated(story: readonly Line[], moments: readonly Moment[]): Line[] {
  const last = moments.at(-1)?.moment ?? 0;
  return story.map((line) => {
    if (line.noted) return line;
    return { ...line, moment: moments.find((one) => one.moment > (line.tells[0] ?? 0))?.moment ?? last };
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
