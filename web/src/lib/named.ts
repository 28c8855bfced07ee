/** A game by its box and its own name; some names say their box already. */
export const named = (box: string | undefined, title: string): string => (!box || title.includes(":") ? title : `${box}: ${title}`);
