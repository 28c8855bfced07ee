import { expect, test } from "vitest";
import { drawn, onlyComputers, seated, sit, standing, wishes, type Sitter } from "../src/pages/seats";

test("a new table has me and computers", () =>
  expect(seated(3, [], "novice")).toEqual(["me", "computer novice", "computer novice"]));
test("fewer seats keep whom I chose, and me", () =>
  expect(seated(2, ["friend", "friend", "me"], "novice")).toEqual(["me", "friend"]));
test("sitting down elsewhere swaps the seats", () =>
  expect(sit(["me", "friend", "beside"], 1, "me")).toEqual(["friend", "me", "beside"]));
test("my own seat cannot be given away", () => expect(sit(["me", "friend"], 0, "friend")).toEqual(["me", "friend"]));
test("every seat has its own player", () => {
  const all: Sitter[] = ["me", "computer random", "friend", "beside"];
  expect(wishes(all)).toEqual([{ who: "me" }, { who: "computer", player: "random" }, { who: "friend" }, { who: "me" }]);
  expect(onlyComputers(all)).toBe(false);
  expect(onlyComputers(all.slice(0, 2))).toBe(true);
});
test("the lot keeps everybody", () =>
  expect(drawn(["me", "friend", "beside"], () => 0.99).sort()).toEqual(["beside", "friend", "me"]));

test("a level that is not there for a game gives way to the strongest below it", () => {
  const levels = ["recruit", "novice", "marshal"].map((name) => ({ name, sentence: "", seconds: 1 }));
  expect(standing(["recruit", "novice", "marshal"], levels, "marshal")).toBe("marshal");
  expect(standing(["recruit", "novice", "random"], levels, "marshal")).toBe("novice");
  expect(standing(["random"], levels, "marshal")).toBe("random");
});
