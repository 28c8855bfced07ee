import { beforeEach, expect, test, vi } from "vitest";
import type { Live } from "../src/lib/live.svelte";
import { Replay } from "../src/lib/replay.svelte";

// Answers come when the test lets them come.
const waiting: (() => void)[] = [];
const asked: number[] = [];
const later = <T>(value: T): Promise<T> => new Promise((done) => waiting.push(() => done(value)));
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn++) {
    waiting.splice(0).forEach((answer) => answer());
    await Promise.resolve();
  }
};

vi.mock("../src/lib/api", () => ({
  api: {
    moments: () =>
      later(
        Array.from({ length: 10 }, (_, moment) => ({
          moment,
          story: [{ text: `Move ${moment}.`, tells: [moment - 1] }],
        })),
      ),
    moment: (_id: string, moment: number) => (asked.push(moment), later({ picture: { ply: moment }, facts: [] })),
    openMoment: (_id: string, moment: number) => later({ pictures: [{ ply: moment }], facts: [] }),
  },
}));

const over = (): Replay =>
  new Replay(
    "game",
    {
      seat: 0,
      story: Array.from({ length: 10 }, (_, moment) => ({ moment, sentence: `Move ${moment}.`, tells: [moment - 1] })),
      told: { moment: 9, result: {} },
    } as unknown as Live,
    { merged: (pictures) => pictures[0], story: [] },
  );

beforeEach(() => void (waiting.splice(0), asked.splice(0)));

test("Quick steps while answers are slow are all counted.", async () => {
  const replay = over();
  for (let press = 0; press < 3; press++) replay.step(-1);
  await settle();
  expect(replay.position).toBe(6);
});

test("A turning point is counted as the bar counts, where an army set up is one step.", async () => {
  const replay = over();
  expect(replay.number(7)).toBe(7);
  await Promise.all([replay.as("all"), settle()]);
  expect(replay.number(7)).toBe(replay.moments.findIndex((one) => one.moment === 7));
  expect(replay.number(99)).toBe(99);
});

test("A step pressed right after the way to the start goes on from the start.", async () => {
  const replay = over();
  replay.step(-1);
  await settle();
  void replay.seek(0);
  replay.step(1);
  replay.step(1);
  await settle();
  expect(replay.position).toBe(2);
});

test("Whoever leafs faster than answers come sees the one that comes, then the last one, and nobody asks for those between.", async () => {
  const replay = over();
  replay.step(-1);
  await settle();
  for (let press = 0; press < 5; press++) {
    replay.step(-1);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }
  waiting.shift()?.();
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(replay.position).toBe(7);
  await settle();
  expect(replay.position).toBe(3);
  expect(asked).toEqual([8, 7, 3]);
});

test("Whoever goes back to the game is not taken away again by a late answer.", async () => {
  const replay = over();
  replay.step(-1);
  await settle();
  replay.step(-1);
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  replay.leave();
  await settle();
  expect(replay.at).toBeNull();
});
