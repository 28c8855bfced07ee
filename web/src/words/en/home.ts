// The first page: boxes, a new game, lists, invitations; and opening a scroll.
import { counting } from "../counting";

const many = counting("en");

export const home = {
  title: "Choose a box, and play",
  lead: "Hidden armies and conquest, with friends or against the computer.",
  boxes: "Boxes",
  /** What a box is called where this language is spoken, by the name on its lid. */
  box: (lid: string): string => lid,
  inside: (games: number, least: number, most: number) =>
    `${many(games, "game", "games")} · ${least === most ? `${least} players` : `${least}–${most} players`}`,
  modes: "Which game",
  opponent: "Against whom",
  friendly: "With hints and takebacks",
  polite: "The computer gives up when it has surely lost",
  opponents: {
    computer: "The computer",
    friend: "A friend, by link",
    device: "Someone beside me",
    open: "Anybody",
  },
  opponentHints: {
    computer: "Starts at once.",
    friend: "You get a link and a code to scan.",
    device: "One device goes round; a curtain hides the board in between.",
    open: "Whoever wants the same is found at once; otherwise your invitation stands on this page until someone takes it.",
  },
  levels: "How strong",
  level: (player: string) =>
    ({
      random: "Random: moves without thinking",
    })[player] ?? player.replace(/^./, (c) => c.toUpperCase()),
  players: "How many play",
  sitters: { me: "Me", computer: (level: string) => `Computer: ${level.split(":")[0]}` },
  lot: "Draw the seats by lot",
  playersCount: (n: number) => many(n, "player", "players"),
  seat: "Your army",
  seatAny: "By lot",
  seatWho: (n: number) => `Player ${n + 1}`,
  options: "House rules",
  changed: (n: number) => (n ? `${many(n, "change", "changes")}` : "as printed"),
  clock: "Clock",
  clocks: { none: "No clock", move: "Per move", total: "For the whole game", days: "Days per move" },
  seconds: "Seconds",
  minutes: "Minutes each",
  increment: "Plus seconds a move",
  days: "Days",
  play: "Play",
  making: "Setting the table…",
  waitsForYou: "Your turn in:",
  continue: "Your games",
  nothingYet: "No games yet. Pick a box and press Play.",
  invitations: "Open invitations",
  noInvitations: "Nobody is waiting just now.",
  watch: "Games to watch",
  noWatch: "No public games just now.",
  over: "finished",
  free: "free seat",
  join: "Join",
  against: (names: string) => `against ${names}`,
  scroll: "Open a scroll",
  scrollHint: "Look at a saved game again.",
  catalogSlow: "Getting the boxes ready. On a new machine this takes a moment.",
  reload: "Try again",
};

export const join = {
  title: "You are invited",
  sentence: (title: string, who: string) => `${who} invites you to ${title}.`,
  someone: "A friend",
  name: "Your name at the table",
  accept: "Sit down and play",
  gone: "This invitation has been used or does not exist.",
  taken: "Somebody has sat down here already. If it was you, your game goes on; otherwise you may watch.",
  toTable: "To the game",
};

export const invite = {
  title: "Waiting for your friend",
  titleOpen: "Waiting for anybody",
  sentenceOpen:
    "Your invitation stands in the list of everybody who is here. The game begins when somebody sits down; you may also send this link.",
  open: "Invite",
  sentence: "Send this link, or let them scan the code. The game begins when they sit down.",
  copy: "Copy link",
  copied: "Copied",
  notCopied: "Please copy it by hand.",
  share: "Share",
  code: "Code with the invitation link",
  link: "Invitation link",
  seat: (n: number) => `Invitation for player ${n + 1}`,
  here: "Everybody is here",
  hereHint: "The battle begins when all armies stand.",
};

export const scroll = {
  title: "Open a scroll",
  sentence: "A scroll is the record of a finished game. Choose a file or paste the text.",
  file: "Choose a file",
  text: "Text of the scroll",
  open: "Open",
  bad: "This scroll cannot be read.",
};
