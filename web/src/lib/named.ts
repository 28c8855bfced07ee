/** A game of a box that is named already: it need not say it again. */
export const short = (title: string): string =>
  title.replace(/^[^:]+: /, "").replace(/^./, (first) => first.toUpperCase());
/** A box as people say it, without the year it was printed in. */
export const boxName = (box: string): string => box.replace(/ \(\d{4}\)$/, "");
/** A game by its box and its own name; some names say their box already. */
export const named = (box: string | undefined, title: string): string =>
  !box || title.includes(":") ? title : `${box}: ${title}`;
