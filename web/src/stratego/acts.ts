// An event of a Stratego game in its parts: who meets, who falls, and what people remember it by.
import { saying, type Great, type Scene, type Shows } from "../lib/scene";
import type { Pace } from "../lib/settings.svelte";
import { words } from "../lib/words";
import { paint } from "./armies";
import { clashes, facing, taleOf, type Clash } from "./clash";
import type { Square } from "./squares";
import type { Described, Fact, Shown, Standing } from "./types";

/** `pieces`: the board as it is drawn meanwhile. */
export type Meeting = { clash: Clash; pieces: Standing[]; sentence: string };
/** `from`: pieces fall one after the other, those nearest to this square first. */
export type Act = Shows & { meeting?: Meeting; from?: Square };
export type Manner = { pace: Pace; still: boolean };

/** Milliseconds: a whole clash is over in less than 1.2 seconds, unless somebody wants to read. */
const QUICK = { meets: 750, falls: 400, great: 2600 };
/** As long as a piece slides. */
const SLIDE = 240;
/** As long as a child needs to read a sentence. */
const reading = (sentence: string): number => Math.min(5500, Math.max(2400, 1200 + 45 * sentence.length));

const spent = (pace: Pace, quick: number, sentence: string): number =>
  pace === "calm" ? Math.max(quick, reading(sentence)) : quick;

/** The parts in which meetings are shown, one after the other. */
export function meetings(
  before: Shown,
  facts: readonly Fact[],
  heard: readonly Fact[],
  tale: (clash: Clash) => string,
  { pace, still }: Manner,
): Act[] {
  if (pace === "off") return [];
  const met = clashes(before, facts, heard);
  const share = pace === "calm" ? 1 : met.length;
  return met.flatMap((clash, i): Act[] => {
    const sentence = tale(clash);
    const meeting = { clash, sentence, pieces: facing(before.pieces, facts, clash) };
    const long = spent(pace, QUICK.meets, sentence) / share;
    return i < met.length - 1 || still ? [{ long, meeting }] : [{ long, meeting }, { long: QUICK.falls }];
  });
}

/** What there is to look at. Before the armies stand, nothing. */
export function acts(
  about: Described,
  now: Scene<"stratego">,
  before: Scene<"stratego">,
  { pace, still }: Manner,
): Act[] {
  const was = before.told.picture;
  if (!now.fresh.length || was.phase === "setup") return [];
  const shown = meetings(was, now.fresh, before.facts, (clash) => taleOf(clash, now.story), { pace, still });
  const great = greatOf(about, now);
  if (great) {
    const from = great.what === "destroyed" ? (about.doom ?? undefined) : undefined;
    shown.push({ long: spent(pace, QUICK.great, great.sentence), great, from });
  }
  if (!shown.length && pace !== "off" && !still) shown.push({ long: SLIDE });
  return shown;
}

/** What this event is remembered by, if anything. */
export function greatOf(about: Described, now: Pick<Scene<"stratego">, "fresh" | "story">): Great | null {
  for (const fact of [...now.fresh].reverse()) {
    const found = named(about, fact);
    if (found)
      return {
        ...found,
        sentence: saying(now.story, [fact]),
        colour: paint(about.armies[found.army]?.colour, found.army).body,
      };
  }
  return null;
}

function named(about: Described, fact: Fact): (Pick<Great, "what" | "title"> & { army: number }) | null {
  const w = words.great;
  if (fact.what === "ended" && fact.told.reason === "flag")
    return { what: "flag", title: w.flag, army: fact.told.winner };
  if (fact.what === "ended" && fact.told.reason === "children")
    return { what: "children", title: w.children, army: fact.told.winner };
  if (fact.what === "ring" && fact.told.now === "destroyed") return { what: "destroyed", title: w.destroyed, army: 0 };
  if (fact.what === "ring" && fact.told.now === "taken")
    return { what: "taken", title: w.taken, army: about.rises ?? 1 };
  if (fact.what === "stoned") return { what: "stone", title: w.stone, army: 1 };
  return null;
}
