// What every family of games gets from the table page, and what it may ask of it.
import type { Snippet } from "svelte";
import type { Recall } from "./recall";
import type { FactHeard, Person } from "./wire";

export type FamilyProps = {
  describe: Record<string, unknown>;
  picture: Record<string, unknown>;
  offers: Record<string, unknown>[];
  seat: number | null;
  people: Person[];
  flipped: boolean;
  zoom: number;
  onzoom: (zoom: number) => void;
  facts: FactHeard[];
  fresh: FactHeard[];
  freshStory: string[];
  sending: boolean;
  refusal: string;
  looking: boolean;
  /** Whose turn it is, or how it ended: where the panel is far below, the family says it at the board. */
  status?: string;
  /** How the game ended, once it has. */
  ended?: string;
  /** The last turn, for somebody who did not see it. */
  recall?: Recall | null;
  /** Something is being shown over the board: whatever else wants to be said waits. */
  onshowing?: (showing: boolean) => void;
  /** The links for free seats: beside the board, so that they do not push it down. */
  invitation?: Snippet;
  ondecide: (text: string) => void;
  bar: Snippet<[number, string, string, number]>;
};
