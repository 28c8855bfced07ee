// Which steps of which lessons were done, and where one stopped; kept in the browser, never sent anywhere.
const KEY = "flagfall.lessons";
type Kept = Record<string, { done: string[]; at: string }>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Learned {
  #kept = $state.raw<Kept>(read());

  done(lesson: string): string[] {
    return this.#kept[lesson]?.done ?? [];
  }

  /** Where to go on: the step one stopped at, or the first that is not done yet. */
  next(lesson: string, steps: readonly string[]): string {
    const { done, at } = this.#kept[lesson] ?? { done: [], at: "" };
    if (steps.includes(at) && !done.includes(at)) return at;
    return steps.find((step) => !done.includes(step)) ?? steps[0] ?? "";
  }

  stopped = (lesson: string, at: string): void => this.#keep(lesson, this.done(lesson), at);

  finish = (lesson: string, step: string): void => this.#keep(lesson, [...new Set([...this.done(lesson), step])], step);

  #keep(lesson: string, done: string[], at: string): void {
    this.#kept = { ...this.#kept, [lesson]: { done, at } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A private window may refuse; then it lasts as long as the page.
    }
  }
}

export const learned = new Learned();
