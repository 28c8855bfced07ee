import { expect, it } from "vitest";
import { handedTo } from "../src/lib/turns";

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
