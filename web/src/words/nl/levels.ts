/** Hoe sterk de computer speelt. */
const LEVELS: Record<string, string> = {
  recruit: "Rekruut",
  novice: "Beginner",
  sergeant: "Sergeant",
  captain: "Kapitein",
  general: "Generaal",
  marshal: "Maarschalk",
};

export const named = (player: string): string => LEVELS[player] ?? player.replace(/^./, (c) => c.toUpperCase());
