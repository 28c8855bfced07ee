// What is shown of a table. Live holds what was told; here every event waits until the one before it has been seen.

/** Something runs after so many milliseconds, unless it is called off. */
export type Clock = { after(long: number, run: () => void): () => void };

const CLOCK: Clock = {
  after(long, run) {
    const timer = setTimeout(run, long);
    return () => clearTimeout(timer);
  },
};

/** One part of an event, and for how many milliseconds it is looked at. */
export type Beat = { long: number };

export interface Direction<S, B extends Beat> {
  /** What there is to look at when `now` follows `before`; nothing, and what comes next may come at once. */
  beats(now: S, before: S): B[];
  /** Both tell of the same event. */
  same(a: S, b: S): boolean;
  /** An event told again, in better words or with somebody else at the table. */
  again(old: S, told: S): S;
  /** Several events as one, for whoever does not want to wait. */
  gathered(events: readonly S[]): S;
  /** An event has come onto the stage. `hurried`: nobody looks at how it came about. */
  entered(now: S, before: S | null, hurried: boolean): void;
  /** Everything told has been seen. */
  caughtUp(): void;
}

export class Stage<S, B extends Beat = Beat> {
  now = $state.raw<S | null>(null);
  /** What is looked at; null when the event on the stage is over. */
  beat = $state.raw<B | null>(null);
  #waiting: readonly S[] = [];
  #halt = (): void => {};

  constructor(
    readonly direction: Direction<S, B>,
    readonly clock: Clock = CLOCK,
  ) {}

  get busy(): boolean {
    return this.beat !== null;
  }
  /** How many events wait for their turn. */
  get behind(): number {
    return this.#waiting.length;
  }

  /** `present`: who has just come, or come back, wants to see how the table lies now. */
  hear(event: S, present = false): void {
    const last = this.#waiting.at(-1) ?? this.now;
    if (last !== null && this.direction.same(last, event)) {
      const again = this.direction.again(last, event);
      if (this.#waiting.length) this.#waiting = [...this.#waiting.slice(0, -1), again];
      else this.now = again;
      if (present) this.hurry();
      return;
    }
    this.#waiting = [...this.#waiting, event];
    if (present || this.now === null) this.hurry();
    else if (!this.busy) this.#next();
  }

  /** Shows how the table lies now. */
  hurry(): void {
    if (!this.busy && !this.#waiting.length) return;
    this.#halt();
    this.beat = null;
    if (this.#waiting.length) {
      const [before, now] = [this.now, this.direction.gathered(this.#waiting)];
      this.#waiting = [];
      this.now = now;
      this.direction.entered(now, before, true);
    }
    this.direction.caughtUp();
  }

  /** Plays something over what is shown: what happened while nobody looked. */
  play(beats: readonly B[]): void {
    this.#halt();
    this.#go(beats);
  }

  /** Somebody else sits down here: nothing of what was seen is left. */
  clear(): void {
    this.#halt();
    this.#waiting = [];
    this.now = null;
    this.beat = null;
  }

  #next(): void {
    const [now, ...rest] = this.#waiting;
    if (now === undefined) {
      this.beat = null;
      this.direction.caughtUp();
      return;
    }
    const before = this.now!;
    this.#waiting = rest;
    const beats = this.direction.beats(now, before);
    this.now = now;
    this.direction.entered(now, before, false);
    this.#go(beats);
  }

  #go([beat, ...rest]: readonly B[]): void {
    if (!beat) return this.#next();
    this.beat = beat;
    // The more is waiting, the shorter it takes: nobody falls behind for long.
    this.#halt = this.clock.after(beat.long / (1 + this.behind / 2), () => this.#go(rest));
  }
}
