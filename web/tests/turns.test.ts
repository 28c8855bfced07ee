import { expect, it } from "vitest";
import { sidesOf } from "../src/lib/people";
import { busy, handedTo, onTurn } from "../src/lib/turns";

const told = (how: object) =>
  ({ result: null, choices: [], to_act: 1, ...how }) as unknown as Parameters<typeof handedTo>[0];

it("hands the device to the other army of mine that is to act", () => {
  expect(handedTo(told({}), [0, 1], 0)).toBe(1);
});

it("keeps the device with who may still decide, after the end, and against somebody far away", () => {
  expect(handedTo(told({ choices: [{}] }), [0, 1], 0)).toBeNull();
  expect(handedTo(told({ result: {} }), [0, 1], 0)).toBeNull();
  expect(handedTo(told({}), [0], 0)).toBeNull();
  expect(handedTo(told({ to_act: 2 }), [0, 1], 0)).toBeNull();
});

it("waits for everybody who is not ready while armies are set up", () => {
  const setup = { phase: "setup", ready: [true, false] };
  expect([0, 1].map((n) => busy(setup, 0, n, "each"))).toEqual([false, true]);
  expect([0, 1].map((n) => busy({ phase: "setup", ready: [false, false] }, 0, n, 1))).toEqual([false, true]);
  expect([0, 1].map((n) => busy({ phase: "play" }, 0, n, "each"))).toEqual([true, false]);
});

it("knows being asked in somebody else's turn of Risk", () => {
  expect(onTurn("risk", { turn: 1, turns: 4 }, 0)).toBe(false);
  expect(onTurn("risk", { turn: 1, turns: 4 }, 1)).toBe(true);
  expect(onTurn("risk", { turn: 1, turns: 0 }, 0)).toBe(true);
  expect(onTurn("stratego", {}, 0)).toBe(true);
});

it("calls sides as their box does", () => {
  expect(sidesOf({ sides: ["red", "blue"], describe: { armies: [{ name: "Forces of Good" }, {}] } })).toEqual([
    "Forces of Good",
    "blue",
  ]);
});
