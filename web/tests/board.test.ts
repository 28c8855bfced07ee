import { describe, expect, it } from "vitest";
import { BOXES } from "../dev/boxes";
import { clashes, lastMove, peaceful, risen, taleOf } from "../src/stratego/clash";
import { follow } from "../src/stratego/follow";
import { merged } from "../src/stratego/open";
import { at, clusters, place, reading } from "../src/stratego/squares";
import type { Fact, Offer, Shown } from "../src/stratego/types";
import { movers, targets, verbs } from "../src/stratego/turn";

const about = BOXES["stratego/classic"]!;
let index = 0;
/** "moved a1 a2", "unmasked a4 scout", "fell b5 1": as the table tells them. */
function fact(what: Fact["what"], words: string): Fact {
  const [a, b] = words.split(" ");
  const told = ["unmasked", "fell"].includes(what)
    ? { at: a, ...(what === "fell" ? { army: Number(b) } : { kind: b }) }
    : what === "turn"
      ? { seat: Number(a) }
      : { from: a, to: b };
  return { index: index++, what, told } as Fact;
}
const line = (sentence: string, ...tells: number[]) => ({ moment: 0, sentence, tells });
const burst = { what: "burst", at: "a5", chosen: [] } as const;

describe("squares", () => {
  it("place and at are inverse, from both sides of the table", () => {
    for (const flipped of [false, true])
      for (const square of reading(about, flipped).flat()) {
        const { x, y } = place(about, square, flipped);
        expect(at(about, x, y, flipped)).toBe(square);
      }
  });

  it("finds two lakes", () => {
    expect(clusters(about, about.zones).map((lake) => lake.length)).toEqual([4, 4]);
  });
});

describe("following pieces", () => {
  it("keeps the number of a piece that moved, and gives newcomers a new one", () => {
    const before = follow(
      [],
      [
        { at: "a1", seat: 0, kind: "scout" },
        { at: "b1", seat: 0, kind: "miner" },
      ],
    );
    const after = follow(before, [
      { at: "a5", seat: 0, kind: "scout" },
      { at: "b1", seat: 0, kind: "miner" },
      { at: "j9", seat: 1, kind: null },
    ]);
    const id = (list: typeof before, square: string) => list.find((piece) => piece.at === square)!.id;
    expect(id(after, "a5")).toBe(id(before, "a1"));
    expect(id(after, "b1")).toBe(id(before, "b1"));
    expect(new Set(after.map((piece) => piece.id)).size).toBe(3);
  });
});

describe("offers", () => {
  const offers: Offer[] = [
    { do: "shoot", text: "e4 bow g6", from: "e4", to: "g6" },
    { do: "step", text: "e4-e5", from: "e4", to: "e5" },
    { do: "stop", text: "stop" },
  ];
  it("are sorted by piece and verb, the plain step first", () => {
    expect([...movers(offers)]).toEqual(["e4"]);
    expect(verbs(offers, "e4")).toEqual(["step", "shoot"]);
    expect([...targets(offers, "e4", "shoot").keys()]).toEqual(["g6"]);
  });
});

describe("facts", () => {
  const before = [
    { at: "a4", seat: 0, kind: "scout" },
    { at: "a5", seat: 1, kind: null },
  ];
  const facts = [
    fact("attacked", "a4 a5"),
    fact("unmasked", "a4 scout"),
    fact("unmasked", "a5 major"),
    fact("fell", "a4 0"),
  ];

  it("tell who met whom and who fell", () => {
    const [clash] = clashes({ pieces: before, pending: null }, facts);
    expect(clash!.attacker).toMatchObject({ kind: "scout", falls: true, masked: false });
    expect(clash!.defenders[0]).toMatchObject({ kind: "major", falls: false, masked: true });
  });

  it("tell of everybody who is hit all around, and of who strikes and falls with them", () => {
    const around = [
      { at: "a4", seat: 0, kind: "major" },
      { at: "b5", seat: 1, kind: null },
      { at: "b6", seat: 0, kind: "miner" },
    ];
    const blows = [
      fact("raged", "a4 a5"),
      fact("unmasked", "b5 spy"),
      fact("fell", "b5 1"),
      fact("fell", "b6 0"),
      fact("fell", "a5 0"),
    ];
    const [clash, ...others] = clashes({ pieces: around, pending: null }, blows);
    expect(others).toEqual([]);
    expect(clash!.attacker).toMatchObject({ at: "a5", kind: "major", falls: true });
    expect(clash!.defenders.map(({ at, kind, falls }) => ({ at, kind, falls }))).toEqual([
      { at: "b5", kind: "spy", falls: true },
      { at: "b6", kind: "miner", falls: true },
    ]);
  });

  it("show blows whose targets were chosen one by one when they fall, and not before", () => {
    const table = {
      pieces: [
        { at: "a5", seat: 0, kind: "major" },
        { at: "b5", seat: 1, kind: null },
      ],
      pending: { ...burst, chosen: [] },
    };
    expect(clashes(table, [fact("aimed", "a5 b5")])).toEqual([]);
    expect(clashes(table, [fact("unmasked", "b5 spy"), fact("fell", "b5 1")])[0]!.defenders).toMatchObject([
      { kind: "spy", falls: true },
    ]);
  });

  it("keep the face a piece has shown in its first step", () => {
    const table = {
      pieces: [
        { at: "a5", seat: 1, kind: null },
        { at: "b5", seat: 0, kind: "spy" },
      ],
      pending: { ...burst, chosen: [] },
    };
    const blows = [fact("fell", "b5 0")];
    const heard = [fact("turn", "1"), fact("unmasked", "a4 major"), fact("raged", "a4 a5"), fact("aimed", "a5 b5")];
    expect(clashes(table, blows, heard)[0]!.attacker.kind).toBe("major");
    expect(clashes(table, blows, [fact("unmasked", "a5 major"), fact("turn", "1")])[0]!.attacker.kind).toBe(null);
  });

  it("show a power nobody here has heard of, in peace", () => {
    const hailed = { index: 0, what: "hailed", told: { from: "a4", to: "a5" } } as unknown as Fact;
    const [clash] = clashes({ pieces: before, pending: null }, [hailed]);
    expect(clash!.defenders.map(({ at }) => at)).toEqual(["a5"]);
    expect(peaceful(clash!)).toBe(true);
    expect(lastMove([hailed])).toEqual(["a4", "a5"]);
  });

  it("mark the last move", () => {
    expect(lastMove([fact("moved", "a1 a2"), fact("turn", "1")])).toEqual(["a1", "a2"]);
  });
});

it("two sides laid over each other show every face", () => {
  const side = (...kinds: (string | null)[]) =>
    ({ pieces: kinds.map((kind, n) => ({ at: `a${n + 1}`, seat: n, kind })) }) as Shown;
  expect(merged([side("flag", null), side(null, "spy")])!.pieces.map((piece) => piece.kind)).toEqual(["flag", "spy"]);
});

describe("the Ring", () => {
  it("once taken makes its captors stronger, and nobody before", () => {
    const ring = BOXES["stratego/lotr-ring"]!;
    expect((["borne", "destroyed", "taken"] as const).map((now) => risen(ring, { ring: now }))).toEqual([
      null,
      null,
      1,
    ]);
    expect(risen(about, {})).toBe(null);
  });
});

describe("a meeting", () => {
  const power = (what: Fact["what"]) =>
    clashes(
      {
        pieces: [
          { at: "a1", seat: 0, kind: "spy" },
          { at: "a2", seat: 1, kind: null },
        ],
        pending: null,
      },
      [fact(what, "a1 a2")],
    )[0]!;
  it("is told without what the same turn began with", () => {
    const met = power("attacked");
    const story = [
      line("The Miner comes in at j2.", met.since - 2),
      line("The reinforcements are in place.", met.since - 1),
      line("Your Spy at a1 attacks a2: the Spy is captured.", met.since - 1, met.since, met.since + 1),
      line("Blue wins.", met.since + 2),
    ];
    expect(taleOf(met, story)).toBe("Your Spy at a1 attacks a2: the Spy is captured. Blue wins.");
    expect(taleOf(met, story.slice(0, 2))).toBe("");
  });
  it("shows swords only where somebody is struck", () => {
    expect((["attacked", "shot", "probed", "cursed"] as const).map((what) => peaceful(power(what)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
