import { describe, expect, it } from "vitest";
import { BOXES } from "../dev/boxes";
import { words } from "../src/lib/words";
import type { Scene } from "../src/lib/scene";
import { greatOf as greatOnTheMap } from "../src/risk/acts";
import { forced } from "../src/risk/itself";
import { spread } from "../src/risk/spread";
import type { Described as Box, Offer as Choice, Shown as Map } from "../src/risk/types";
import { acts, type Act, type Manner } from "../src/stratego/acts";
import { due, type Plan } from "../src/stratego/plan";
import type { Fact, Offer, Shown, Standing } from "../src/stratego/types";

const about = BOXES["stratego/classic"]!;
const quick: Manner = { pace: "quick", still: false };
const total = (shown: readonly Act[]): number => shown.reduce((sum, act) => sum + act.long, 0);
const spy: Standing = { at: "a4", seat: 0, kind: "spy" };
const hidden: Standing = { at: "a5", seat: 1, kind: null };
const told = (pieces: Standing[], fresh: Fact[], sentence = ""): Scene<"stratego"> =>
  ({
    told: { picture: { phase: "play", pieces, pending: null } },
    story: [{ moment: 1, sentence, tells: fresh.map((fact) => fact.index) }],
    facts: [],
    fresh,
  }) as unknown as Scene<"stratego">;
const before = told([spy, hidden], []);
const attack = [
  { index: 10, what: "attacked", told: { from: "a4", to: "a5" } },
  { index: 11, what: "unmasked", told: { at: "a5", kind: "marshal" } },
  { index: 12, what: "fell", told: { at: "a5", army: 1 } },
  { index: 13, what: "took", told: { from: "a4", to: "a5" } },
] as Fact[];
const fought = told([{ ...spy, at: "a5" }], attack, "Your Spy captures the Marshal.");

describe("a clash", () => {
  it("is over in less than 1.2 seconds, with both where they met and the face that was shown", () => {
    const shown = acts(about, fought, before, quick);
    expect(total(shown)).toBeLessThanOrEqual(1200);
    expect(shown[0]!.meeting?.pieces).toEqual([spy, { ...hidden, kind: "marshal" }]);
    expect(shown.at(-1)!.meeting).toBe(undefined);
  });
  it("takes no longer when there are several in one go", () => {
    const again = [
      ...attack,
      { index: 14, what: "attacked", told: { from: "a5", to: "a6" } },
      { index: 15, what: "fell", told: { at: "a6", army: 1 } },
    ] as Fact[];
    const shown = acts(about, told([], again), told([spy, hidden, { ...hidden, at: "a6" }], []), quick);
    expect(shown.filter((act) => act.meeting).length).toBe(2);
    expect(total(shown)).toBeLessThanOrEqual(1200);
  });
  it("can be read where somebody wants to read", () => {
    const long = told([], attack, "x".repeat(80));
    expect(total(acts(about, long, before, { pace: "calm", still: false }))).toBeGreaterThan(4000);
  });
  it("is not shown where somebody does not want to see it, nor a step", () => {
    expect(acts(about, fought, before, { pace: "off", still: false })).toEqual([]);
  });
});

describe("a great moment", () => {
  it("is the capture of a Flag, after the clash, whatever the pace", () => {
    const ended = { index: 14, what: "ended", told: { winner: 0, reason: "flag" } } as Fact;
    const shown = acts(about, told([], [...attack, ended], "Red wins."), before, { pace: "off", still: true });
    expect(shown.map((act) => act.great?.what)).toEqual(["flag"]);
    expect(shown[0]!.great?.title).toBe(words.great.flag);
    expect(shown[0]!.great?.sentence).toBe("Red wins.");
  });
  it("is the Ring in the fire: those nearest to Mount Doom fall first", () => {
    const ring = BOXES["stratego/lotr-ring"]!;
    const fire = { index: 14, what: "ring", told: { now: "destroyed" } } as Fact;
    const [act] = acts(ring, told([], [fire]), before, { pace: "off", still: false });
    expect(act!.great?.what).toBe("destroyed");
    expect(act!.from).toBe(ring.doom);
  });
  it("is a region that somebody holds as a whole, once", () => {
    const box = { regions: [{ id: "rohan", name: "Rohan" }], seats: [] } as unknown as Box;
    const held = (held: number) => ({ turns: 3, scores: [{ seat: 0, progress: [{ id: "rohan", held, size: 4 }] }] });
    const now = (n: number) =>
      ({ fresh: [], story: [], told: { picture: held(n) } }) as unknown as Parameters<typeof greatOnTheMap>[1];
    const was = (n: number) => held(n) as unknown as Map;
    expect(greatOnTheMap(box, now(4), was(3), ["Ann"])?.title).toBe("Ann holds all of Rohan");
    expect(greatOnTheMap(box, now(4), was(4), ["Ann"])).toBe(null);
    expect(greatOnTheMap(box, now(3), was(3), ["Ann"])).toBe(null);
  });
});

describe("a move planned ahead", () => {
  const plan: Plan = { from: "a4", to: "a5", piece: spy, target: hidden, heard: 10 };
  const offers: Offer[] = [{ do: "step", from: "a4", to: "a5", text: "a4-a5" }];
  const shown = (pieces: Standing[], pending: Shown["pending"] = null) => ({ pieces, pending }) as Shown;
  const elsewhere = { index: 10, what: "moved", told: { from: "j7", to: "j6" } } as Fact;
  const heard = (...news: Fact[]): Fact[] => [...Array.from({ length: 10 }, () => elsewhere), ...news];
  it("is done when it still means the same", () => {
    expect(due(plan, shown([spy, hidden]), offers, heard(elsewhere))).toBe("a4-a5");
  });
  it("is forgotten when something has happened on one of its squares", () => {
    const came = { index: 10, what: "moved", told: { from: "a6", to: "a5" } } as Fact;
    expect(due(plan, shown([spy, hidden]), offers, heard(came))).toBe(null);
    expect(due({ ...plan, target: null }, shown([spy, hidden]), offers, heard())).toBe(null);
    expect(due(plan, shown([{ ...spy, kind: "scout" }, hidden]), offers, heard())).toBe(null);
  });
  it("is forgotten when it is not possible, or a turn in several steps goes on", () => {
    expect(due(plan, shown([spy, hidden]), [], heard())).toBe(null);
    expect(due(plan, shown([spy, hidden], { what: "chain", at: "a4", chosen: [] }), offers, heard())).toBe(null);
  });
});

describe("what a Risk table does by itself", () => {
  const take = (number: number): Choice => ({ do: "take", number, text: `take ${number}` });
  const wishes = { passes: true, defends: false };
  it("is the only number there is", () => {
    expect(forced([take(1)], wishes)?.text).toBe("take 1");
    expect(forced([take(1), take(2)], wishes)).toBe(null);
    expect(forced([take(1)], { ...wishes, passes: false })).toBe(null);
    expect(forced([{ do: "pass", text: "pass" }], wishes)).toBe(null);
  });
  it("is placing the rest where an enemy is near and battalions are few", () => {
    const box = { borders: [{ a: "b", b: "c" }] } as unknown as Box;
    const land = (id: string, owner: number, battalions: number) => ({ id, owner, battalions });
    const map = { territories: [land("a", 0, 1), land("b", 0, 3), land("c", 1, 1)] } as unknown as Map;
    const offers = ["a", "b"].map((place): Choice => ({ do: "place", place, text: `place ${place}` }));
    expect(spread(box, map, 0, offers)).toBe("b");
  });
});
