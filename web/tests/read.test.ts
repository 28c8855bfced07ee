import { beforeEach, expect, test, vi } from "vitest";
import { latest, MOST, readUntil, remember, unread } from "../src/lib/read";

const store = new Map<string, string>();
const said = (seat: number, at: number) => ({ index: at, seat, text: "Hello!", at });

beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  });
});

test("What was read stays read after a reload, in this game and in no other.", () => {
  const chat = [said(1, 1000), said(0, 2000)];
  expect(unread(chat, readUntil("one"), [0])).toBe(true);
  remember("one", latest(chat));
  expect(unread(chat, readUntil("one"), [0])).toBe(false);
  expect(unread(chat, readUntil("two"), [0])).toBe(true);
});

test("Only what others say stands out, and only what came later.", () => {
  remember("one", 1000);
  expect(unread([said(1, 1000), said(0, 3000)], readUntil("one"), [0])).toBe(false);
  expect(unread([said(1, 1000), said(1, 1001)], readUntil("one"), [0])).toBe(true);
});

test("Old games are forgotten, those read last are not.", () => {
  remember("first", 1);
  for (let game = 0; game < MOST - 1; game++) remember(`game ${game}`, 5);
  remember("first", 2);
  remember("last", 3);
  expect([readUntil("game 0"), readUntil("game 1"), readUntil("first"), readUntil("last")]).toEqual([0, 5, 2, 3]);
});

test("A browser that keeps nothing, or something strange, is no trouble.", () => {
  store.set("flagfall.read", "{");
  expect(readUntil("one")).toBe(0);
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  remember("one", 5);
  expect(readUntil("one")).toBe(0);
});
