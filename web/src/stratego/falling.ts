// How a piece leaves the board.

/** `after`: milliseconds until it falls. */
export function fallAway(_node: Element, { still, after }: { still: boolean; after: number }) {
  if (still) return { duration: 0 };
  return {
    delay: after,
    duration: 380,
    css: (left: number) =>
      `opacity: ${left}; transform: rotate(${(left - 1) * 24}deg) scale(${0.7 + left * 0.3}); filter: grayscale(${1 - left});`,
  };
}
