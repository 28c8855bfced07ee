// The rules in our own words, for ten-year-olds. Numbers, names and powers come from the game itself.
export type Section = { title: string; text: string[]; example?: string };
export type Book = { match: RegExp; sections: Section[] };

export const rulesWords = {
  title: (name: string) => `How to play ${name}`,
  which: "Choose a game to read about.",
  all: "All rules",
  contents: "On this page",
  roster: "The armies",
  powers: "Powers",
  options: "House rules you can choose",
  reconstructed: "What is reconstructed",
  reconstructedLead: "Some printed parts of old boxes are lost. Where we found nothing, we filled the gap; these parts are ours:",
  nothingReconstructed: "Everything here follows the printed rules or public material.",
  madePoints: (made: number, of: number) => `The points of ${made} of the ${of} Adventure cards.`,
  madeCard: (name: string) => `The card ${name}.`,
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
  riskExamples: {
    dice: "6 against 5: the defender loses one. 4 against 4: a tie, so the attacker loses one. The 2 meets nobody.",
    ways: "Across the bridge: yes. Over the mountains: no.",
    sets: "What three cards are worth in battalions. A wild card stands for any of them.",
    road: "The Ring moves one stop to the right. Where the die lies it must roll 4, 5 or 6 to go on.",
  } as Record<string, string>,
  choices: (all: string[]) => `Choose from: ${all.join("; ")}.`,
  back: "Back to the game",
  play: "Play it",
};

const STRATEGO: Section[] = [
  { title: "What you want", text: ["Each of you leads a hidden army. You see your own pieces; of the others you only see the backs. Somewhere among them stands a Flag that never moves. Whoever captures the other side's Flag wins. You also win when the other side cannot move any more."] },
  { title: "Setting up", text: ["Both armies are set up at the same time, in secret, on your own rows. Put any piece anywhere there. A Flag in a corner behind bombs is safe for a long time; strong pieces in front can strike early.", "The set-up editor has ready-made set-ups if you do not want to think about it yet."], example: "setup" },
  { title: "Moving", text: ["On your turn you move one piece, or attack with one. A piece moves one square forward, back or sideways, never diagonally, onto an empty square. The marked ground in the middle cannot be entered. Flags and bombs never move.", "The pieces of rank 2 are fast: they may run any number of empty squares in a straight line, and attack at the end of the run."], example: "move" },
  { title: "Attacking", text: ["Move onto an enemy and both of you show your pieces. The higher number wins, the lower one is taken off. If the attacker wins, it moves onto that square; if the defender wins, it stays where it is. Equal numbers take each other off.", "Afterwards the winner hides its face again. Try to remember it!"], example: "attack" },
  { title: "Bombs", text: ["Whoever attacks a bomb is lost, and the bomb stays. Only pieces of rank 3 can clear a bomb: then the bomb goes and they take its place. Some boxes call bombs Strongholds, Traps or Magic; they are all the same."], example: "bomb" },
  { title: "The spy", text: ["The piece marked S is the weakest of all: anybody who attacks it takes it. But if it attacks the enemy's number 10 first, the 10 is captured. It never helps against anybody else."], example: "spy" },
  { title: "Back and forth", text: ["You may not move the same piece back and forth between the same two squares for ever: the third time in a row is refused. The table tells you when that happens and marks the two squares."], example: "back" },
];

const POWERS: Section = {
  title: "Special powers",
  text: ["In this game some pieces can do more than move and attack. Instead of an ordinary move you may use one power of one piece. Pick the piece: its powers appear as buttons, and the board marks whom or where it reaches.", "Using a power usually shows your piece to the other side. No power ever captures a Flag: for that you need an ordinary attack."],
  example: "power",
};

const RISK: Section[] = [
  { title: "What you want", text: ["You lead an army on the map of Middle-earth. Take places, hold whole regions, keep strongholds, and finish missions: all of these give points. The Ring travels along its road, one stop after each turn. When it has left the map the game ends, and whoever has most points wins.", "If one army conquers everything first, it wins at once."] },
  { title: "Setting up", text: ["Some places are dealt to you by cards. Then you take turns to claim free places, and put the rest of your battalions wherever you like. At last everybody places a Leader. With two players a neutral army stands in between: it never attacks, but it defends itself."] },
  { title: "1. Reinforce", text: ["At the start of your turn you get one battalion for every three places you hold, at least three, and more for every region that is all yours: the list in the sea says how many. Three Territory cards that match (or are all different) can be exchanged for more battalions."], example: "sets" },
  { title: "2. Attack", text: ["Choose a place of yours with at least two battalions, then a neighbour. Rivers can only be crossed at bridges, mountains not at all, and the sea only along the dashed lines."], example: "ways" },
  { title: "The dice", text: ["You roll up to three dice, the defender up to two. The highest dice are compared, then the second highest; the lower one of each pair loses a battalion, and a tie is good for the defender.", "A Leader adds one to your highest die. A stronghold adds one to the defender's highest die.", "The meter shows how likely it is that you take the place if you go on to the end. Blitz does all the rolling for you."], example: "dice" },
  { title: "3. Move", text: ["When you are done fighting you may move battalions, with or without a Leader, from one place of yours to another, if a chain of your own places joins them. Once."] },
  { title: "4. Cards", text: ["If you took a place this turn you get a Territory card. If your Leader came to a Site of Power by conquering or moving, you get an Adventure card: a mission to fulfil, a power to play at the right moment, or an event that happens at once. You may keep three."] },
  { title: "5. The Ring", text: ["At the end of your turn the Ring moves to its next stop. Where a die is drawn on the map, it must roll more than three to leave. Some cards hold it back."], example: "road" },
  { title: "Counting", text: ["One point for each place, two for each stronghold, the bonus of every region that is all yours, and the points on the cards you have played. The table shows the count all the time."] },
];

const STANDARD: Section[] = [
  { title: "What you want", text: ["Conquer the whole map. This is the plain game printed in the same book: no Leaders, no strongholds, no Adventure cards, no Ring."] },
  { title: "A turn", text: ["Place your reinforcements (one battalion for every three places, at least three, and the bonus of whole regions). Attack as often as you like: up to three dice against up to two, a tie is good for the defender. Then move battalions once, between two neighbouring places of yours. If you took a place, draw a Territory card; three matching cards are worth more battalions."], example: "sets" },
];

export const BOOKS: Book[] = [
  { match: /^risk\/standard/, sections: STANDARD },
  { match: /^risk/, sections: RISK },
  {
    match: /lotr-ring/,
    sections: [
      ...STRATEGO, POWERS,
      { title: "The Ring", text: ["Frodo carries the Ring. Good wants to bring him to Mount Doom, the burning square in the middle. Only Frodo may enter it. When he gets there, most of Evil's army melts away at once: ranks 2, 4, 5, 6, 7 and 8, and the Strongholds.", "On his way the Ring makes Frodo hard to catch: many pieces cannot take him, and he cannot take them; both just stay. But the Ringwraiths can. If Evil captures him before he is there, every number of Evil grows by one.", "The Flag still decides the game."], example: "ring" },
      { title: "Who begins", text: ["Evil moves first."] },
    ],
  },
  { match: /lotr-powers/, sections: [...STRATEGO, POWERS, { title: "Who begins", text: ["Evil moves first."] }] },
  { match: /lotr/, sections: [...STRATEGO, { title: "Who begins", text: ["Evil moves first. In this game nobody uses special powers."] }] },
  { match: /fire-ice-powers/, sections: [...STRATEGO, POWERS, { title: "Who begins", text: ["Volcandria moves first. The board has eight rows, and each army has thirty pieces."] }] },
  { match: /fire-ice/, sections: [...STRATEGO, { title: "Who begins", text: ["Volcandria moves first. The board has eight rows, and each army has thirty pieces. In this game nobody uses special powers."] }] },
  {
    match: /narnia-powers/,
    sections: [
      ...STRATEGO, POWERS,
      { title: "Friends who come later", text: ["Aslan's army starts with three rows and without Aslan. When seven pieces of the White Witch have fallen, it may bring in ten more at the start of a turn, Aslan among them: press the button, put them on free squares of your own rows, and then take the turn as usual."] },
      { title: "The four children", text: ["The White Witch also wins when all four children are out of the fight at the same time: captured, enchanted or turned to stone."] },
      { title: "Who begins", text: ["The Army of the White Witch moves first."] },
    ],
  },
  { match: /narnia/, sections: [...STRATEGO, { title: "Who begins", text: ["The Army of the White Witch moves first. In this game nobody uses special powers."] }] },
  { match: /barrage|duel|quick/, sections: [...STRATEGO, { title: "A short game", text: ["Here each army has only a few pieces, so some squares stay empty and every piece counts."] }] },
  { match: /^stratego/, sections: STRATEGO },
];
