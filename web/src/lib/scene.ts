// One event at a table as it was told: what a stage shows at a time.
import type { Beat } from "./stage.svelte";
import type { Line } from "./story";
import type { FactHeard, Family, Told } from "./wire";

export type Scene<F extends Family> = {
  told: Told<F>;
  story: readonly Line[];
  facts: readonly FactHeard<F>[];
  /** The facts of this event. */
  fresh: readonly FactHeard<F>[];
};

/** A moment people remember a game by. */
export type Great = {
  what: "children" | "destroyed" | "flag" | "left" | "region" | "stone" | "taken";
  title: string;
  sentence: string;
  /** The colour of whoever it belongs to. */
  colour: string;
};

/** Part of an event; at a great moment, what is said of it. */
export type Shows = Beat & { great?: Great };

/** Both tell of the same moment to the same listener. */
export const same = (a: Scene<Family>, b: Scene<Family>): boolean =>
  a.told.moment === b.told.moment && a.told.seat === b.told.seat;

/** The same moment in other words, or with others at the table: nothing has moved, and whatever is in somebody's hand stays there. */
export const again = <F extends Family>(old: Scene<F>, told: Scene<F>): Scene<F> => ({
  ...told,
  told: { ...told.told, picture: old.told.picture },
  fresh: old.fresh,
});

/** Several events in one. */
export const gathered = <F extends Family>(scenes: readonly Scene<F>[]): Scene<F> => ({
  ...scenes.at(-1)!,
  fresh: scenes.flatMap((scene) => scene.fresh),
});

/** What the story says of these facts. */
export const saying = (story: readonly Line[], facts: readonly { index: number }[]): string => {
  const told = new Set(facts.map((fact) => fact.index));
  return story
    .filter((line) => line.tells.some((index) => told.has(index)))
    .map((line) => line.sentence)
    .join(" ");
};
