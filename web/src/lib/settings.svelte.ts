// What this device prefers; kept in the browser, never sent anywhere.
export type Theme = "auto" | "light" | "dark" | "contrast";
/** How long a fight is looked at. */
export type Pace = "calm" | "quick" | "off";
type Kept = {
  language: string;
  theme: Theme;
  sound: boolean;
  still: boolean;
  pace: Pace;
  ahead: boolean;
  confirm: boolean;
  passes: boolean;
  defends: boolean;
  notices: boolean;
};

const KEY = "flagfall.settings";
const START: Kept = {
  language: "auto",
  theme: "auto",
  sound: true,
  still: false,
  pace: "quick",
  ahead: true,
  confirm: true,
  passes: true,
  defends: false,
  notices: false,
};

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

  /** A language by its short name, or "auto": as the browser. */
  get language(): string {
    return this.#kept.language;
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

  get pace(): Pace {
    return this.#kept.pace;
  }
  /** Stratego: a move may be planned while the other side thinks. */
  get ahead(): boolean {
    return this.#kept.ahead;
  }
  /** Stratego: where there are days for a move, it is asked once more whether it is meant. */
  get confirm(): boolean {
    return this.#kept.confirm;
  }

  /** Risk: pass by itself where only a card could be played and there is none. */
  get passes(): boolean {
    return this.#kept.passes;
  }
  /** Risk: always defend with the most dice. */
  get defends(): boolean {
    return this.#kept.defends;
  }

  /** Say it in a notice of the browser when a game waits for me. */
  get notices(): boolean {
    return this.#kept.notices;
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
