// What each family of games draws on its page of rules: a line each, as in lib/families.ts.
import type { Component } from "svelte";
import type { Families, Family } from "../lib/wire";
import { words } from "../lib/words";
import Example from "./Example.svelte";
import RiskExample from "./RiskExample.svelte";
import RiskLegend from "./RiskLegend.svelte";
import RiskTables from "./RiskTables.svelte";
import Roster from "./Roster.svelte";

type Described = Families[Family]["described"];
/** An example beside a section, by its name; what a map shows, if there is one; and the tables of the box. */
export type Book = {
  Example: Component<{ about: Described; name: string }>;
  Legend?: Component<{ about: Described }>;
  Tables: Component<{ about: Described }>;
  parts: { id: string; title: string }[];
};

const BOOKS: Record<Family, () => unknown> = {
  stratego: () => ({ Example, Tables: Roster, parts: [{ id: "roster", title: words.rules.roster }] }),
  risk: () => ({
    Example: RiskExample,
    Legend: RiskLegend,
    Tables: RiskTables,
    parts: [
      { id: "map", title: words.rules.legend },
      { id: "roster", title: words.rules.regions },
    ],
  }),
};

/** A game's own words decide which line is its own; each component is handed the words of its family. */
export const bookOf = (about: Described): Book => BOOKS[about.family]() as Book;
