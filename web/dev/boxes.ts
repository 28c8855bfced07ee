// Two boxes for tests: enough to look at every kind of piece.
import type { Described, Kind } from "../src/stratego/types";
import { square } from "../src/stratego/squares";

const rows = (from: number, to: number, cols = 10) =>
  Array.from({ length: to - from + 1 }, (_, r) =>
    Array.from({ length: cols }, (_, c) => square(c, from - 1 + r)),
  ).flat();

type Row = [string, string, string, string, number, string, string?];
function kinds(seat: number | null, list: Row[], prefix = ""): Record<string, Kind> {
  return Object.fromEntries(
    list.map(([id, name, rank, letter, count, emblem, power]) => [
      prefix + id,
      {
        name,
        seat,
        rank,
        letter,
        count,
        emblem,
        strength: /^\d+$/.test(rank) ? Number(rank) : null,
        late: false,
        child: false,
        moves: !/flag|bomb|tower|trap/.test(emblem),
        powers: power ? [power] : [],
        source: "printed",
      },
    ]),
  );
}
const CLASSIC: Row[] = [
  ["marshal", "Marshal", "10", "M", 1, "marshal"],
  ["general", "General", "9", "G", 1, "general"],
  ["colonel", "Colonel", "8", "C", 2, "colonel"],
  ["major", "Major", "7", "J", 3, "major"],
  ["captain", "Captain", "6", "A", 4, "captain"],
  ["lieutenant", "Lieutenant", "5", "L", 4, "lieutenant"],
  ["sergeant", "Sergeant", "4", "T", 4, "sergeant"],
  ["miner", "Miner", "3", "N", 5, "miner"],
  ["scout", "Scout", "2", "S", 8, "scout"],
  ["spy", "Spy", "S", "Y", 1, "spy"],
  ["bomb", "Bomb", "B", "B", 6, "bomb"],
  ["flag", "Flag", "F", "F", 1, "flag"],
];
const GOOD: Row[] = [
  ["gandalf", "Gandalf", "10", "G", 1, "wizard", "flight"],
  ["aragorn", "Aragorn", "9", "A", 1, "sword", "detect"],
  ["legolas", "Legolas", "8", "L", 1, "bow", "longbow"],
  ["gimli", "Gimli", "8", "I", 1, "axe", "axe"],
  ["theoden", "King Theoden", "7", "T", 1, "crown"],
  ["eomer", "Eomer", "7", "E", 1, "horse"],
  ["faramir", "Faramir", "7", "M", 1, "helmet"],
  ["treebeard", "Treebeard", "6", "R", 4, "tree"],
  ["elf", "Elf", "5", "f", 4, "leaf"],
  ["hobbit", "Frodo", "4", "h", 4, "ring"],
  ["soldier", "Soldier of Gondor", "3", "s", 5, "tower"],
  ["rider", "Rider of Rohan", "2", "r", 8, "hoof"],
  ["eowyn", "Eowyn", "S", "y", 1, "slayer"],
  ["stronghold", "Stronghold", "", "B", 6, "tower"],
  ["flag", "Flag", "", "F", 1, "flag"],
];
const EVIL: Row[] = [
  ["witchking", "Witch-king", "10", "W", 1, "witch", "flight"],
  ["saruman", "Saruman", "9", "A", 1, "eye", "detect"],
  ["wraith", "Ringwraith", "8", "N", 2, "wraith"],
  ["lurtz", "Lurtz", "7", "L", 3, "beast"],
  ["uruk", "Uruk-hai", "6", "U", 4, "helmet"],
  ["berzerker", "Berzerker", "5", "Z", 4, "giant"],
  ["haradrim", "Haradrim", "4", "H", 4, "bow"],
  ["orc", "Orc", "3", "o", 5, "dwarf"],
  ["warg", "Warg Rider", "2", "w", 8, "wolf"],
  ["grima", "Grima Wormtongue", "S", "g", 1, "spy"],
  ["stronghold2", "Stronghold", "", "B", 6, "tower"],
  ["flag2", "Flag", "", "F", 1, "flag"],
];
for (const list of [GOOD, EVIL]) for (const row of list) if (row[0] === "soldier") row[5] = "sword";

const zones = ["c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"];
const base = {
  family: "stratego" as const,
  rows: 10,
  cols: 10,
  zones,
  options: { captured: "open", memory: "marks" },
  first: 0,
  sentence: "",
  goal: "",
  gates: [],
  rises: null,
  reserve: null,
};

export const BOXES: Record<string, Described> = {
  "stratego/classic": {
    ...base,
    game: "stratego/classic",
    title: "Stratego",
    box: "Stratego 1999",
    zone: "Lake",
    terrain: "water",
    doom: null,
    seats: ["red", "blue"],
    armies: [
      { name: "Red", colour: "red", home: rows(1, 4) },
      { name: "Blue", colour: "blue", home: rows(7, 10) },
    ],
    kinds: kinds(null, CLASSIC),
    powers: {},
    reconstructed: [],
    advice: [],
  },
  "stratego/lotr-ring": {
    ...base,
    game: "stratego/lotr-ring",
    title: "The Ring",
    box: "The Lord of the Rings 2004",
    zone: "Forbidden Zone",
    terrain: "peaks",
    doom: "h6",
    rises: 1,
    seats: ["good", "evil"],
    armies: [
      { name: "Forces of Good", colour: "gold", home: rows(1, 4) },
      { name: "Forces of Evil", colour: "slate", home: rows(7, 10) },
    ],
    kinds: { ...kinds(0, GOOD), ...kinds(1, EVIL) },
    powers: {
      longbow: {
        name: "Longbow",
        verb: "shoot",
        word: "bow",
        example: "e4 bow e6",
        sentence: "Shoot an enemy up to two squares away in a straight line.",
        source: "printed",
      },
      flight: {
        name: "Flight",
        verb: "leap",
        word: "fly",
        example: "e4 fly e6",
        sentence: "Fly over pieces to the first open square.",
        source: "printed",
      },
      detect: {
        name: "Detect Enemy",
        verb: "probe",
        word: "detect",
        example: "e4 detect e6",
        sentence: "Look at an enemy up to two squares away.",
        source: "printed",
      },
      axe: {
        name: "Dwarven Axe",
        verb: "burst",
        word: "axe",
        example: "e4 axe e6",
        sentence: "Step, then strike up to three neighbours.",
        source: "printed",
      },
    },
    reconstructed: ["Where Mount Doom stands on the board."],
    advice: [],
  },
};
