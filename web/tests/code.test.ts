import { describe, expect, it } from "vitest";
import { code } from "../src/lib/code";

// A reader of its own, after ISO/IEC 18004: nothing here is shared with the library that draws.
const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];
/** By version, at level M: how many blocks, and how many bytes of the message in each. */
const BLOCKS: Record<number, [number, number]> = {
  1: [1, 16],
  2: [1, 28],
  3: [1, 44],
  4: [2, 32],
  5: [2, 43],
  6: [4, 27],
};

function grid({ size, dark }: { size: number; dark: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of dark.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) rows[+y!]![+x!] = true;
  return rows;
}

function number(bits: boolean[]): number {
  return bits.reduce((sum, bit) => sum * 2 + Number(bit), 0);
}

/** Finders with their edges and the format beside them, the two dotted lines, and the small square of versions 2 to 6. */
function furniture(size: number, y: number, x: number): boolean {
  const near = (at: number): boolean => Math.abs(at - (size - 7)) <= 2;
  const corner = (y < 9 && x < 9) || (y < 9 && x >= size - 8) || (y >= size - 8 && x < 9);
  return corner || y === 6 || x === 6 || (size > 21 && near(y) && near(x));
}

function bits(rows: boolean[][], mask: (y: number, x: number) => boolean): boolean[] {
  const size = rows.length;
  const found: boolean[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5; // the dotted line is no column
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (!furniture(size, y, x)) found.push(rows[y]![x]! !== mask(y, x));
      }
  }
  return found;
}

function scanned(drawn: { size: number; dark: string }): string {
  const rows = grid(drawn);
  const format =
    number([0, 1, 2, 3, 4, 5, 7, 8].map((x) => rows[8]![x]!).concat([7, 5, 4, 3, 2, 1, 0].map((y) => rows[y]![8]!))) ^
    0x5412;
  expect(format >> 13).toBe(0); // level M
  const stream = bits(rows, MASKS[(format >> 10) & 7]!);
  const [blocks, each] = BLOCKS[(drawn.size - 17) / 4]!;
  const bytes = Array.from({ length: blocks * each }, (_, n) => number(stream.slice(8 * n, 8 * n + 8)));
  // The blocks are told in turns, a byte of each.
  const message = Array.from({ length: blocks }, (_, block) => bytes.filter((_, n) => n % blocks === block)).flat();
  const told = message.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((byte >> bit) & 1) === 1));
  expect(number(told.slice(0, 4))).toBe(4); // plain bytes
  const length = number(told.slice(4, 12));
  return String.fromCharCode(...Array.from({ length }, (_, n) => number(told.slice(12 + 8 * n, 20 + 8 * n))));
}

describe("the code of an invitation", () => {
  it.each([
    "http://a.b/join#x",
    "http://127.0.0.1:8000/join#pq8RzA0vKc3Jm1Tt",
    "https://flagfall.example/join#h-5_Zc3JX9mV1kq2dYw7bA",
    "https://games.at-our-own-house.example/join#h-5_Zc3JX9mV1kq2dYw7bA",
    `https://${"long.".repeat(10)}example/join#h-5_Zc3JX9mV1kq2dYw7bA`,
  ])("is read as %s", (link) => {
    expect(scanned(code(link))).toBe(link);
  });

  it("is another one for another link", () => {
    expect(code("http://a.b/join#x").dark).not.toBe(code("http://a.b/join#y").dark);
  });
});
