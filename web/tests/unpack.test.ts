import { describe, expect, test } from "vitest";
import { canUnpack, Unpacking } from "../src/lib/unpack";

const long = `${"x".repeat(70_000)}!`;
const texts = ["a4 to a5, said Ü", "a4 to a6, said Ü and more", "b4 to b5 and more, said Ü", long, "xx!"];
/** The same as the server packs them, one after the other (`flagfall.server.packing`). */
const packed = [
  "SzRRKMlXSDTVUShOzExRODwHAA==",
  "S4QImMEFFBLzUhRy84tSAQ==",
  "SwLLJJnCBeBKAA==",
  "7dCxAAAAAAIwlizDT6JzQ1gxYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMG7gMZ",
  "AyIA",
];

function bytes(word: string): ArrayBuffer {
  return Uint8Array.from(atob(word), (letter) => letter.charCodeAt(0)).buffer;
}

describe("what comes packed", () => {
  test("is read as it was told, in order, with plain messages between", async () => {
    expect(canUnpack).toBe(true);
    const unpacking = new Unpacking();
    const heard = packed.flatMap((word, n) => [unpacking.text(bytes(word)), unpacking.text(`plain ${n}`)]);
    expect(await Promise.all(heard)).toEqual(texts.flatMap((text, n) => [text, `plain ${n}`]));
  });

  test("and without what came before is an error, not another text", async () => {
    await expect(new Unpacking().text(bytes(packed[1]!))).rejects.toThrow();
  });
});
