import { expect, it } from "vitest";
import { called } from "../src/lib/called";

const sides = ["Red", "Green", "Black"];

it("tells two of the same name apart by their side", () => {
  const people = [{ seat: 0, name: "Ann" }, { seat: 1, name: "Novice" }, { seat: 2, name: "Novice" }];

  expect(called(people, sides)).toEqual(["Ann", "Novice (Green)", "Novice (Black)"]);
});

it("calls a free seat by its side", () => {
  expect(called([{ seat: 0, name: "Ann" }, { seat: 1, name: null }], sides)).toEqual(["Ann", "Green", "Black"]);
});
