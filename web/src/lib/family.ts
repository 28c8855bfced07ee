// What every family of games gets from the table page, and what it may ask of it.
import type { Snippet } from "svelte";
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
  ondecide: (text: string) => void;
  bar: Snippet<[number, string, string, number]>;
};
