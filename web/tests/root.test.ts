import { expect, test } from "vitest";
import { at, inside, rootOf } from "../src/lib/root";

test("the app knows where it stands by where its scripts lie", () => {
  expect(rootOf("https://club.example/assets/index-a1.js")).toBe("/");
  expect(rootOf("https://club.example/games/assets/index-a1.js")).toBe("/games/");
  expect(rootOf("http://localhost:5173/src/lib/root.ts")).toBe("/");
});

test("addresses are found below the root, and pages at addresses", () => {
  for (const root of ["/", "/games/"])
    for (const page of ["/", "/game/abc", "/rules/stratego/classic", "/api/me"])
      expect(inside(at(page, root), root)).toBe(page);
  expect(at("/game/abc", "/games/")).toBe("/games/game/abc");
});
