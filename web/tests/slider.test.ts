import { expect, test } from "vitest";
import { handle } from "../src/lib/slider";

test("A game nothing has happened in yet stands at its end.", () => {
  const { max, value } = handle(0, 0);
  expect(value).toBe(max);
  expect(max).toBeGreaterThan(0);
});

test("The handle stands at the moment that is looked at.", () => {
  expect(handle(3, 8)).toEqual({ max: 8, value: 3 });
  expect(handle(0, 8)).toEqual({ max: 8, value: 0 });
});
