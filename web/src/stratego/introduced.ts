// Who a piece is, in a line: for whoever taps it, where nothing hovers.
import type { Described } from "./types";

/** Its name and rank, and its powers with what they do. */
export function introduced(about: Described, id: string): string {
  const kind = about.kinds[id];
  if (!kind) return id;
  const who = kind.strength == null ? kind.name : `${kind.name} (${kind.rank})`;
  const can = kind.powers.flatMap((power) => about.powers[power] ?? []);
  return [who, ...can.map((power) => `${power.name}: ${power.sentence}`)].join(" · ");
}
