// What the drawn examples of the rules show, with pieces this very box has: a small army has no 7 to beat a 5.
import { words } from "../lib/words";
import type { Described, Kind } from "../stratego/types";

export type Put = { x: number; y: number; seat: number; rank: string; hidden?: boolean; lost?: boolean };
export type Scene = {
  cols: number;
  rows: number;
  put: Put[];
  arrows: [number, number, number, number][];
  dots?: [number, number][];
  barred?: [number, number][];
  doom?: [number, number];
  caption: string;
};

const army = (about: Described, seat: number): [string, Kind][] =>
  Object.entries(about.kinds).filter(([, kind]) => kind.seat === seat || kind.seat === null || kind.seat < 0);
const AIMED = new Set(["shoot", "probe", "convert", "stone"]);
/** Numbers both armies set up, highest first. */
function numbers(about: Described): string[] {
  const has = (seat: number) =>
    new Set(
      army(about, seat)
        .filter(([, kind]) => !kind.late)
        .map(([, kind]) => kind.rank),
    );
  const other = has(1);
  return [...has(0)].filter((rank) => /^[0-9]+$/.test(rank) && other.has(rank)).sort((x, y) => Number(y) - Number(x));
}

/** The piece that stands for a rank: F the Flag, B a bomb, O who carries the Ring, * one whose power is aimed at an enemy. */
export function kindOf(about: Described, put: Put): string | null {
  if (put.hidden) return null;
  const own = army(about, put.seat);
  const find = (fits: (kind: Kind) => boolean) => own.find(([, kind]) => fits(kind))?.[0] ?? null;
  if (put.rank === "F") return find((kind) => kind.emblem === "flag");
  if (put.rank === "B") return find((kind) => !kind.moves && kind.emblem !== "flag");
  if (put.rank === "O") return find((kind) => kind.emblem === "ring");
  if (put.rank === "*")
    return (
      find((kind) => kind.moves && kind.powers.some((id) => AIMED.has(about.powers[id]?.verb ?? ""))) ??
      find((kind) => kind.powers.length > 0)
    );
  return find((kind) => kind.rank === put.rank && !kind.late) ?? find((kind) => kind.rank === put.rank);
}

export function scene(about: Described, name: string): Scene | undefined {
  const w = words.rules.examples;
  const ranks = numbers(about);
  const wish = (rank: string, instead: number) => (ranks.includes(rank) ? rank : (ranks[instead] ?? rank));
  const pairs = (
    first: [Put["rank"], Put["rank"]],
    second: [Put["rank"], Put["rank"]],
    lost: number[],
    seats: number[],
  ): Put[] => [...first, ...second].map((rank, x) => ({ x, y: 0, seat: seats[x]!, rank, lost: lost.includes(x) }));
  const two: Scene["arrows"] = [
    [0, 0, 1, 0],
    [2, 0, 3, 0],
  ];
  if (name === "setup") {
    const wished: [string, number, number][] = [
      ["F", 0, 1],
      ["B", 1, 1],
      ["B", 0, 0],
      ["3", 2, 1],
      ["8", 2, 0],
      ["2", 3, 0],
      ["10", 4, 0],
      ["S", 3, 1],
      ["5", 4, 1],
      ["4", 1, 0],
    ];
    const own = army(about, 0).filter(([, kind]) => !kind.late);
    const bombs = own.find(([, kind]) => !kind.moves && kind.emblem !== "flag")?.[1].count ?? 0;
    const put = wished
      .map(([rank, x, y]) => ({ rank, x, y, seat: 0 }))
      .filter((one) => /[FB]/.test(one.rank) || own.some(([, kind]) => kind.rank === one.rank));
    // With a single bomb the corner has one open side: somebody strong stands there.
    return {
      cols: 5,
      rows: 2,
      put: bombs > 1 ? put : put.map((one) => (one.x === 0 && one.y === 0 ? { ...one, rank: wish("9", 0) } : one)),
      arrows: [],
      caption: w.setup,
    };
  }
  if (name === "move") {
    const walker = wish("6", 0);
    return {
      cols: 6,
      rows: 2,
      put: [
        { x: 0, y: 0, seat: 0, rank: "2" },
        { x: 2, y: 1, seat: 0, rank: walker },
      ],
      arrows: [[0, 0, 5, 0]],
      dots: [
        [1, 1],
        [3, 1],
        [2, 0],
      ],
      caption: w.move(walker),
    };
  }
  if (name === "attack") {
    const full = ["9", "7", "5", "4"].every((rank) => ranks.includes(rank));
    const [best, high, low, least] = full ? ["7", "9", "5", "4"] : [ranks[0]!, ranks[1]!, ranks[2]!, ranks[3]!];
    return {
      cols: 4,
      rows: 1,
      put: pairs([best, low], [least, high], [1, 2], [0, 1, 0, 1]),
      arrows: two,
      caption: w.attack(best, low, least, high),
    };
  }
  if (name === "bomb") {
    const brave = wish("8", 0);
    return {
      cols: 4,
      rows: 1,
      put: pairs([brave, "B"], ["3", "B"], [0, 3], [0, 1, 0, 1]),
      arrows: two,
      caption: w.bomb(brave),
    };
  }
  if (name === "spy")
    return {
      cols: 4,
      rows: 1,
      put: pairs(["S", "10"], ["10", "S"], [1, 3], [0, 1, 1, 0]),
      arrows: two,
      caption: w.spy,
    };
  if (name === "back")
    return {
      cols: 4,
      rows: 1,
      put: [{ x: 1, y: 0, seat: 0, rank: wish("6", 0) }],
      arrows: [],
      barred: [
        [1, 0],
        [2, 0],
      ],
      caption: w.back,
    };
  if (name === "ring") {
    const bearer = about.kinds[kindOf(about, { x: 0, y: 0, seat: 0, rank: "O" }) ?? ""]?.name;
    return bearer
      ? {
          cols: 4,
          rows: 1,
          put: [{ x: 1, y: 0, seat: 0, rank: "O" }],
          arrows: [[1, 0, 2, 0]],
          doom: [2, 0],
          caption: w.ring(bearer),
        }
      : undefined;
  }
  if (name === "power") {
    const hidden = [
      [2, 0],
      [4, 0],
      [0, 1],
    ].map(([x, y]) => ({ x: x!, y: y!, seat: 1, rank: "?", hidden: true }));
    return {
      cols: 5,
      rows: 3,
      put: [{ x: 2, y: 2, seat: 0, rank: "*" }, ...hidden],
      arrows: [[2, 2, 2, 0]],
      caption: w.power,
    };
  }
  return undefined;
}
