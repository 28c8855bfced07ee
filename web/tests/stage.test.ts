import { beforeEach, describe, expect, it } from "vitest";
import { Stage, type Beat, type Clock } from "../src/lib/stage.svelte";

type Event = { n: number; words: string; beats: number[] };

/** A clock that is moved by hand. */
class Hand implements Clock {
  now = 0;
  #set: { at: number; run: () => void }[] = [];
  after(long: number, run: () => void): () => void {
    const one = { at: this.now + long, run };
    this.#set.push(one);
    return () => (this.#set = this.#set.filter((other) => other !== one));
  }
  pass(long: number): void {
    const until = this.now + long;
    for (;;) {
      const [next] = this.#set.filter((one) => one.at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#set = this.#set.filter((one) => one !== next);
      this.now = next.at;
      next.run();
    }
    this.now = until;
  }
}

let clock: Hand;
let entered: string[];
let caughtUp: number;
let stage: Stage<Event>;
const event = (n: number, ...beats: number[]): Event => ({ n, words: `event ${n}`, beats });
const seen = (): number | undefined => stage.now?.n;

beforeEach(() => {
  clock = new Hand();
  entered = [];
  caughtUp = 0;
  stage = new Stage<Event>(
    {
      beats: (now): Beat[] => now.beats.map((long) => ({ long })),
      same: (a, b) => a.n === b.n,
      again: (old, told) => ({ ...old, words: told.words }),
      gathered: (events) => ({ ...events.at(-1)!, words: events.map((one) => one.words).join(", ") }),
      entered: (now, before, hurried) => entered.push(`${before?.n ?? "-"}>${now.n}${hurried ? "!" : ""}`),
      caughtUp: () => caughtUp++,
    },
    clock,
  );
  stage.hear(event(0, 500));
});

describe("what is shown of a table", () => {
  it("is at once how it lies, for whoever has just come", () => {
    expect(seen()).toBe(0);
    expect(stage.busy).toBe(false);
    expect(entered).toEqual(["->0!"]);
  });
  it("is an event as soon as nothing else is looked at", () => {
    stage.hear(event(1, 300, 200));
    expect(seen()).toBe(1);
    expect(stage.beat?.long).toBe(300);
    clock.pass(300);
    expect(stage.beat?.long).toBe(200);
    clock.pass(200);
    expect(stage.busy).toBe(false);
    expect(caughtUp).toBe(2);
  });
  it("waits with the answer until what it answers has been seen", () => {
    stage.hear(event(1, 400));
    stage.hear(event(2, 400));
    expect(seen()).toBe(1);
    clock.pass(399);
    expect(seen()).toBe(1);
    clock.pass(1);
    expect(seen()).toBe(2);
    expect(entered).toEqual(["->0!", "0>1", "1>2"]);
  });
  it("does not wait for an event that shows nothing", () => {
    stage.hear(event(1));
    stage.hear(event(2));
    expect(seen()).toBe(2);
    expect(stage.busy).toBe(false);
  });
  it("goes faster the more is waiting", () => {
    stage.hear(event(1, 300));
    for (const n of [2, 3, 4, 5]) stage.hear(event(n, 300));
    clock.pass(300);
    expect(seen()).toBe(2);
    clock.pass(120); // three are waiting: 300 / 2.5
    expect(seen()).toBe(3);
  });
  it("is the present for whoever hurries, with all that happened on the way", () => {
    stage.hear(event(1, 400));
    stage.hear(event(2, 400));
    stage.hear(event(3, 400));
    stage.hurry();
    expect(seen()).toBe(3);
    expect(stage.now?.words).toBe("event 2, event 3");
    expect(stage.busy).toBe(false);
    expect(entered.at(-1)).toBe("1>3!");
    clock.pass(5000);
    expect(seen()).toBe(3);
  });
  it("is the present for whoever comes back after a gap", () => {
    stage.hear(event(1, 400));
    stage.hear(event(9, 400), true);
    expect(seen()).toBe(9);
    expect(stage.busy).toBe(false);
  });
  it("takes better words for what it shows, and for what waits", () => {
    stage.hear(event(1, 400));
    stage.hear({ ...event(1), words: "in better words" });
    expect(stage.now?.words).toBe("in better words");
    expect(stage.busy).toBe(true);
    stage.hear(event(2, 400));
    stage.hear({ ...event(2), words: "the answer, named" });
    expect(stage.behind).toBe(1);
    clock.pass(400);
    expect(stage.now?.words).toBe("the answer, named");
  });
  it("does nothing twice for whoever hurries when all has been seen", () => {
    const before = caughtUp;
    stage.hurry();
    expect(caughtUp).toBe(before);
    expect(entered).toEqual(["->0!"]);
  });
  it("can show again what happened while nobody looked", () => {
    stage.play([{ long: 700 }]);
    stage.hear(event(1, 100));
    expect(seen()).toBe(0);
    clock.pass(1000);
    expect(seen()).toBe(1);
  });
  it("forgets everything when somebody else sits down", () => {
    stage.hear(event(1, 400));
    stage.hear(event(2, 400));
    stage.clear();
    expect(stage.now).toBe(null);
    clock.pass(5000);
    expect(stage.now).toBe(null);
  });
});
