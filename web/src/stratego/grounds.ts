// What the armies stand on: every box has a country of its own. A box nobody drew one for lies in a meadow.
export type Cover = "grass" | "snow" | "ash" | "embers";
/** A tint is laid over the colours of the theme, so that day, night and high contrast stay what they are. */
export type Country = { tint: string; cover: Cover };
/** The homes of both armies, what lies between them, and what stands where nobody may go. */
export type Ground = {
  homes: [Country, Country];
  middle: Country;
  peaks: { rock: string; light: string; snow: string };
};

const meadow: Country = { tint: "#c6e0a6", cover: "grass" };
const grey = { rock: "#5b5750", light: "#8b857a", snow: "#b3ada1" };
const MEADOW: Ground = { homes: [meadow, meadow], middle: { tint: "#a6cc86", cover: "grass" }, peaks: grey };

const GROUNDS: [RegExp, Ground][] = [
  // From the green hills of the west to the ash of the east.
  [
    /lotr/,
    {
      homes: [
        { tint: "#c0d894", cover: "grass" },
        { tint: "#a79a9b", cover: "ash" },
      ],
      middle: { tint: "#cdb787", cover: "grass" },
      peaks: { rock: "#4d4743", light: "#857a70", snow: "#a89c90" },
    },
  ],
  [
    /fire-ice/,
    {
      homes: [
        { tint: "#eab48c", cover: "embers" },
        { tint: "#c2e6ff", cover: "snow" },
      ],
      middle: { tint: "#cccac8", cover: "ash" },
      peaks: { rock: "#545b68", light: "#8d98aa", snow: "#f4fafd" },
    },
  ],
  // Where the Lion comes, the snow melts.
  [
    /narnia/,
    {
      homes: [
        { tint: "#c3df9c", cover: "grass" },
        { tint: "#e9f8ff", cover: "snow" },
      ],
      middle: { tint: "#d2e8dc", cover: "snow" },
      peaks: { rock: "#8d8a86", light: "#bbb9b4", snow: "#f3f8f9" },
    },
  ],
];

export const groundOf = (game: string): Ground => GROUNDS.find(([pattern]) => pattern.test(game))?.[1] ?? MEADOW;

/** Small marks on the ground, around the foot of a square. */
export const COVERS: Record<Cover, string> = {
  grass: "M22 82q4 -13 7 0M31 84q3 -10 6 0",
  snow: "M22 80q8 -7 16 0M64 22q6 -5 12 0",
  ash: "M22 80h7M33 84h4M70 20h6",
  embers: "M20 82l7 -6 6 4 8 -7M66 22l6 -4 6 3",
};
