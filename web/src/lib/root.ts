// Where the app stands: at /, or below a path such as /games/ that its server was given. Its scripts lie in assets/ there.
const below = /^(.*\/)assets\/[^/]*$/;

export const rootOf = (script: string): string => below.exec(new URL(script).pathname)?.[1] ?? "/";
export const root = rootOf(import.meta.url);
/** The address of a page or a call: "/game/x" as the browser has to ask for it. */
export const at = (path: string, from = root): string => from + path.replace(/^\//, "");
/** And back: what the app calls the page at an address. */
export const inside = (address: string, from = root): string =>
  address.startsWith(from) ? `/${address.slice(from.length)}` : address;
