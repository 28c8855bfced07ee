import { words } from "./words";

/** A game of a box that is named already: it need not say it again. */
export const short = (title: string): string =>
  title.replace(/^[^:]+: /, "").replace(/^./, (first) => first.toUpperCase());
/** A box as people say it in their language, without the year it was printed in. */
export const boxName = (box: string): string => words.home.box(box.replace(/ \(\d{4}\)$/, ""));
/** A game by its box and its own name; some names say their box already. */
export const named = (box: string | undefined, title: string): string =>
  !box || title.includes(":") ? title : `${boxName(box)}: ${title}`;
