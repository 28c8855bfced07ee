import { expect, it } from "vitest";
import { called, namesOf } from "../src/lib/people";
import { speak } from "../src/lib/words";

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

it("calls a computer by its level in the words of the page, and nobody else", async () => {
  const novice = { seat: 1, name: "Novice", player: "novice" };
  await speak("de");
  expect(called(novice).name).toBe("Anfänger");
  expect(called({ ...novice, name: "Ben" }).name).toBe("Ben");
  expect(called({ ...novice, player: null }).name).toBe("Novice");
  await speak("en");
  expect(called(novice).name).toBe("Novice");
});
