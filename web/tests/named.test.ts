import { expect, test } from "vitest";
import { boxName, named, short } from "../src/lib/named";
import { speak } from "../src/lib/words";

await speak("en");

test("a game is called by its box and its name", () => {
  expect(named("Narnia", "Special Powers")).toBe("Narnia: Special Powers");
});
test("a name that says its box already says it once", () => {
  expect(named("Risk: The Lord of the Rings (2002)", "Risk: Middle-earth")).toBe("Risk: Middle-earth");
});
test("until the boxes are known the name has to do", () => {
  expect(named(undefined, "Classic")).toBe("Classic");
});

test("does not say the box again under its name", () => {
  expect(short("Risk: standard game")).toBe("Standard game");
  expect(short("Special Powers")).toBe("Special Powers");
});

test("says a box without the year on its lid", () => {
  expect(boxName("Risk: The Lord of the Rings (2002)")).toBe("Risk: The Lord of the Rings");
  expect(boxName("Fire & Ice")).toBe("Fire & Ice");
});

test("says a box as people know it in their language", async () => {
  await speak("de");
  expect(named("The Lord of the Rings", "Besondere Kräfte")).toBe("Der Herr der Ringe: Besondere Kräfte");
  await speak("nl");
  expect(boxName("Risk: The Lord of the Rings (2002)")).toBe("Risk: In de Ban van de Ring");
});
