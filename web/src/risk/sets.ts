// Three Territory cards in hand: which of the sets the box names they make, and what it brings. The table has the list.
import type { Described } from "./types";

export function setOf(about: Described, symbols: readonly string[]): Described["trades"][number] | undefined {
  const sorted = [...symbols].sort().join();
  return about.trades.find((trade) => trade.symbols.join() === sorted);
}
