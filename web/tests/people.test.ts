import { expect, it } from "vitest";
import { namesOf } from "../src/lib/people";

const sides = ["Red", "Green", "Black"];

it("tells two of the same name apart by their side", () => {
  const people = [
    { seat: 0, name: "Ann" },
    { seat: 1, name: "Novice" },
    { seat: 2, name: "Novice" },
  ];

  expect(namesOf(people, sides)).toEqual(["Ann", "Novice (Green)", "Novice (Black)"]);
});

it("calls a free seat by its side", () => {
  expect(
    namesOf(
      [
        { seat: 0, name: "Ann" },
        { seat: 1, name: null },
      ],
      sides,
    ),
  ).toEqual(["Ann", "Green", "Black"]);
});
