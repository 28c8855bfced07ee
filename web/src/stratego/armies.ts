// An army is known by its colour and by the outline of its pieces, so nobody has to tell red from green.
export type Paint = { body: string; edge: string; light: string; ink: string; back: string };

const PAINTS: Record<string, Paint> = {
  red: { body: "#b23a3a", edge: "#6d1a1f", light: "#d76a5f", ink: "#fff6ea", back: "#8f2730" },
  blue: { body: "#2f5fa8", edge: "#17345f", light: "#5f8fd4", ink: "#f3f8ff", back: "#244a86" },
  gold: { body: "#d8b25c", edge: "#7a5716", light: "#f0d58f", ink: "#2f1f04", back: "#b98f38" },
  slate: { body: "#56606d", edge: "#252b33", light: "#8490a0", ink: "#f4f7fa", back: "#414a55" },
  green: { body: "#3f7d4e", edge: "#1c4227", light: "#6fae7c", ink: "#f4fff5", back: "#30633d" },
  yellow: { body: "#dcb432", edge: "#77590a", light: "#f3d873", ink: "#2b1f00", back: "#bb9420" },
  black: { body: "#3b3a3f", edge: "#101013", light: "#6a6970", ink: "#f7f5f2", back: "#2b2a2f" },
  white: { body: "#e9e6dd", edge: "#807a6a", light: "#ffffff", ink: "#26231b", back: "#cfcabc" },
  ice: { body: "#3d84b8", edge: "#164463", light: "#7dbbe2", ink: "#f2faff", back: "#2d6a97" },
  fire: { body: "#c1482a", edge: "#6c1f0c", light: "#e98055", ink: "#fff5ea", back: "#9c3519" },
  purple: { body: "#6d4f86", edge: "#36234a", light: "#9a7bb5", ink: "#fbf5ff", back: "#543a6a" },
  grey: { body: "#8a877e", edge: "#4a483f", light: "#b5b2a8", ink: "#fffdf8", back: "#6f6c63" },
};

const SPARE = ["red", "blue", "gold", "slate"];

export function paint(colour: string | undefined, seat: number): Paint {
  const named = PAINTS[(colour ?? "").toLowerCase()];
  return named ?? PAINTS[SPARE[seat % SPARE.length] ?? "red"]!;
}

// Outlines on a 100 by 100 square: the bottom army stands under round arches, the top army under sharp gables.
export const OUTLINES = [
  "M10 88V43C10 20 27 6 50 6s40 14 40 37v45a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5z",
  "M10 88V29L32 6h36l22 23v59a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5z",
];

export const outline = (seat: number): string => OUTLINES[seat % OUTLINES.length]!;
