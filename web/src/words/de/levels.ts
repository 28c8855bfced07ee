/** Wie stark der Computer spielt. */
const LEVELS: Record<string, string> = {
  recruit: "Rekrut",
  novice: "Anfänger",
  sergeant: "Unteroffizier",
  captain: "Hauptmann",
  general: "General",
  marshal: "Feldmarschall",
};

export const named = (player: string): string => LEVELS[player] ?? player.replace(/^./, (c) => c.toUpperCase());
