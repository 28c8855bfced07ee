// The families of games this app can draw: one line each. Their code is loaded when a table of theirs is opened.
import type { Component } from "svelte";
import type { FamilyProps, FinalProps } from "./family";
import type { GameTable } from "./table.svelte";
import type { Family, GameSheet } from "./wire";

/** A game laid out, what draws it, and what its last page shows beside the winner, if anything. */
export type Laid = { table: GameTable; View: Component<FamilyProps>; Final?: Component<FinalProps> };

const FAMILIES: { [F in Family]: (sheet: GameSheet<F>) => Promise<Laid> } = {
  stratego: async (sheet) => {
    const [{ StrategoTable }, { default: View }] = await Promise.all([
      import("../stratego/table.svelte"),
      import("../stratego/Stratego.svelte"),
    ]);
    return { table: new StrategoTable(sheet), View };
  },
  risk: async (sheet) => {
    const [{ RiskTable }, { default: View }, { default: Final }] = await Promise.all([
      import("../risk/table.svelte"),
      import("../risk/Risk.svelte"),
      import("../risk/Final.svelte"),
    ]);
    return { table: new RiskTable(sheet), View, Final };
  },
};

/** A game's own words decide which line is its own. */
const laidBy = <F extends Family>(family: F, sheet: GameSheet<F>): Promise<Laid> => FAMILIES[family](sheet);

export const lay = (sheet: GameSheet): Promise<Laid> => laidBy(sheet.describe.family, sheet);
