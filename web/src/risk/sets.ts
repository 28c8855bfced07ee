// Three Territory cards in hand: which of the sets the box names they make. The table still decides.
const SIZE = 3;

/** The name of the set ("cavalry", "mixed"), or null. A wild card stands for whatever is missing. */
export function setOf(symbols: readonly string[]): string | null {
  if (symbols.length !== SIZE) return null;
  const tame = symbols.filter((one) => one !== "wild");
  const kinds = new Set(tame);
  if (kinds.size === tame.length) return tame.length === 1 ? tame[0]! : "mixed";
  return kinds.size === 1 ? tame[0]! : null;
}
