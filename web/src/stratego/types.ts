// What a Stratego table tells a browser: docs/stratego-show.md, word for word.
import type { FactHeard } from "../lib/wire";

export type { Army, Described, Kind, Offer, Power, Shown, Standing } from "./wire";
export type Fact = FactHeard<"stratego">;
