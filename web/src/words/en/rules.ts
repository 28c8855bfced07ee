// What the page of rules says by itself. The rules come from the game: its guide, with its numbers, names and agreements.

const a = (rank: string): string => (/^(8|11)$/.test(rank) ? `An ${rank}` : `A ${rank}`);

export const rules = {
  title: (name: string) => `How to play ${name}`,
  which: "Choose a game to read about.",
  all: "All rules",
  contents: "On this page",
  roster: "The armies",
  powers: "Powers",
  options: "House rules you can choose",
  cards: "Adventure cards",
  regions: "Regions and their bonus",
  legend: "What the map shows",
  legends: {
    counter: "Battalions: colour and shape say whose, the number how many",
    leader: "A Leader",
    keep: "A stronghold",
    site: "A Site of Power",
    bridge: "A river with a bridge",
    peak: "Mountains: no way across",
    port: "A port; dashed sea lanes join ports",
    ring: "The Ring on its road",
  } as Record<string, string>,
  /** Below a small board that shows a rule. */
  examples: {
    setup: "A corner fortress.",
    move: (walker: string) => `${a(walker)} takes one step; a 2 may run.`,
    attack: (best: string, low: string, least: string, high: string) =>
      `${best} beats ${low}. ${least} loses against ${high}.`,
    bomb: (brave: string) => `${a(brave)} is lost. A 3 clears such a piece.`,
    spy: "The S attacks first and wins. Attacked, it is lost.",
    back: "There and back, there and back: that is refused in the end.",
    ring: (bearer: string) => `${bearer} takes the last step to Mount Doom.`,
    power: "Pick the piece, press the power, choose a marked square.",
  },
  riskExamples: {
    dice: "6 against 5: the defender loses one. 4 against 4: a tie, so the attacker loses one. The 2 meets nobody.",
    ways: "Across the bridge: yes. Over the mountains: no.",
    sets: "What three cards are worth in battalions. A wild card stands for any of them.",
    road: "The Ring moves one stop to the right. Where the die lies it must roll 4, 5 or 6 to go on.",
  } as Record<string, string>,
  /** How it is done on this page, by what is drawn beside a section. */
  tips: {
    setup: "The set-up editor has ready-made set-ups if you do not want to think about it yet.",
    back: "The table tells you when that happens and marks the two squares.",
    power: "Pick the piece: its powers appear as buttons, and the board marks whom or where it reaches.",
    entry: "Press the button when it appears, and put them on the marked squares.",
    dice: "The meter shows how likely it is that you take the place if you go on to the end. Blitz does all the rolling for you.",
  } as Record<string, string>,
  choices: (all: string[]) => `Choose from: ${all.join("; ")}.`,
  back: "Back to the game",
  play: "Play it",
};
