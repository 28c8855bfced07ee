// What this device prefers; kept in the browser, never sent anywhere.
export type Theme = "auto" | "light" | "dark" | "contrast";
type Kept = { theme: Theme; sound: boolean; still: boolean; passes: boolean; defends: boolean };

const KEY = "flagfall.settings";
const START: Kept = { theme: "auto", sound: true, still: false, passes: true, defends: false };

function read(): Kept {
  try {
    return { ...START, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return START;
  }
}

class Settings {
  #kept = $state<Kept>(read());
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #calm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (e) => (this.#dark = e.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (e) => (this.#calm = e.matches));
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  get shownTheme(): Exclude<Theme, "auto"> {
    return this.theme === "auto" ? (this.#dark ? "dark" : "light") : this.theme;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get still(): boolean {
    return this.#kept.still || this.#calm;
  }
  /** The whole device asks for less motion. */
  get calm(): boolean {
    return this.#calm;
  }

  /** Risk: pass by itself where only a card could be played and there is none. */
  get passes(): boolean {
    return this.#kept.passes;
  }
  /** Risk: always defend with the most dice. */
  get defends(): boolean {
    return this.#kept.defends;
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A private window may refuse; the setting then lasts as long as the page.
    }
  }
}

export const settings = new Settings();
