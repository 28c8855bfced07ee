import { expect, test } from "vitest";
import { named } from "../src/lib/named";

test("a game is called by its box and its name", () => {
  expect(named("Narnia", "Special Powers")).toBe("Narnia: Special Powers");
});
test("a name that says its box already says it once", () => {
  expect(named("Risk: The Lord of the Rings (2002)", "Risk: Middle-earth")).toBe("Risk: Middle-earth");
});
test("until the boxes are known the name has to do", () => {
  expect(named(undefined, "Classic")).toBe("Classic");
});
