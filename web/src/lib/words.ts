// Every word a person reads on these pages, in the language of whoever reads. The words themselves are in src/words/<language>/;
// the rules and the story are told by the games, in the same language.
import type en from "../words/en";

/** What a language has to have. A key that is missing does not compile. */
export type Words = typeof en;

/** The languages there are, each by its own name; only the one that is spoken is fetched. */
export const LANGUAGES: Record<string, { name: string; load: () => Promise<{ default: Words }> }> = {
  en: { name: "English", load: () => import("../words/en") },
  de: { name: "Deutsch", load: () => import("../words/de") },
  nl: { name: "Nederlands", load: () => import("../words/nl") },
};

/** What is said. It is there from before the first page is drawn; nobody may keep a word while modules are read. */
export let words: Words;
export let language = "en";

/** The language somebody asked for by name, or else the first of the browser's that there is, or else English. */
export function choose(wanted: string, preferred: readonly string[], there = Object.keys(LANGUAGES)): string {
  const short = [wanted, ...preferred].map((each) => each.toLowerCase().split(/[-_]/)[0]!);
  return short.find((each) => there.includes(each)) ?? "en";
}

/** From now on everything is said in this language. */
export async function speak(chosen: string): Promise<void> {
  words = (await LANGUAGES[chosen]!.load()).default;
  language = chosen;
}
