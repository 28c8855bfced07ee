// What a Risk table tells a browser: docs/risk-show.md, word for word.
import type { FactHeard } from "../lib/wire";
import type * as wire from "./wire";

export type {
  Adventure,
  Attack,
  Border,
  Described,
  Fight,
  Hand,
  Held,
  Hints,
  Region,
  Score,
  Seat,
  Shown,
  Territory,
} from "./wire";
export type Fact = FactHeard<"risk">;
export type Owner = wire.Held["owner"];
export type Stage = wire.Moment["step"];
/** A choice of the table, or one that the page makes of several. */
export type Offer = Omit<wire.Offer, "do"> & { do: wire.Offer["do"] | "unseen" };
