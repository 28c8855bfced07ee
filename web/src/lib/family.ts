// What every family of games gets from the table page: the table itself, and what the page draws around it.
import type { Snippet } from "svelte";
import type { GameTable } from "./table.svelte";

export type FamilyProps = {
  table: GameTable;
  /** Who sits there: seat, side, colour, shape. */
  bar: Snippet<[number, string, string, number]>;
  /** The links for free seats: beside the board, so that they do not push it down. */
  invitation: Snippet;
  /** What others ask beside the game. */
  asks: Snippet;
  /** The panel with the story and the talk. */
  side: Snippet;
  /** Leafing through the game. */
  leaf: Snippet;
};

export type FinalProps = { table: GameTable };
