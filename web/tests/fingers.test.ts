import { describe, expect, test } from "vitest";
import { larger, MOST, pinched } from "../src/lib/lens";
import { meant, reachOf, FINGER } from "../src/stratego/fingers";
import { place } from "../src/stratego/squares";

const field = { rows: 10, cols: 10 };
const corner = (at: string) => place(field, at, false);
const tap = (at: string, dx: number, dy: number) => ({ x: corner(at).x + 0.5 + dx, y: corner(at).y + 0.5 + dy });

describe("a fingertip", () => {
  test("means the square under it when that makes sense", () => {
    expect(meant("a1", tap("a1", 0.4, 0), new Set(["a1", "b1"]), corner, 0.6)).toBe("a1");
  });
  test("means the sensible neighbour when it lands just beside it", () => {
    expect(meant("a1", tap("a1", 0.45, 0), new Set(["b1"]), corner, 0.6)).toBe("b1");
  });
  test("in the middle of another square means that square", () => {
    expect(meant("a1", tap("a1", 0, 0), new Set(["b1", "a2"]), corner, 0.75)).toBe("a1");
  });
  test("between two sensible squares means the nearer one", () => {
    expect(meant("b2", tap("b2", 0.46, 0.42), new Set(["c2", "b1"]), corner, 0.6)).toBe("c2");
  });
  test("gets a target of 44 pixels and more on a phone's board", () => {
    for (const pixels of [32, 36, 38.8, 43]) expect(2 * reachOf(pixels) * pixels).toBeGreaterThanOrEqual(44);
    expect(reachOf(80)).toBe(0.5);
    expect(FINGER).toBeGreaterThanOrEqual(44);
  });
});

describe("the lens", () => {
  test("keeps what lies under the fingers in its place", () => {
    const [scrolled, fingers, by] = [120, 80, 1.5];
    expect(pinched(scrolled, fingers, by) + fingers).toBe((scrolled + fingers) * by);
    expect(pinched(0, 100, 0.5)).toBe(0);
  });
  test("grows in two steps and then fits again", () => {
    expect([1, 1.3, 1.6, 2.2, MOST].map(larger)).toEqual([1.6, 1.6, 2.2, 1, 1]);
  });
});
