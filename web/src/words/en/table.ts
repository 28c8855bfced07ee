// The table, whatever is played on it, and looking back.
import { counting } from "../counting";

const many = counting("en");

export const curtain = {
  title: (name: string) => `${name}: your turn`,
  sentence: "Hand over the device. Nobody else looks!",
  ready: "It is in my hands: show the board",
  cards: (name: string) => `The cards of ${name}`,
  alone: "Take the device in your hands. Nobody else looks!",
  show: "Show my cards",
  back: "Leave them covered",
};

export const helping = {
  title: "Help",
  hint: "Hint",
  thinking: "Thinking…",
  takeBack: "Take back",
  takeBackHint: "Your latest decision is undone. What was seen stays seen.",
  doIt: (move: string) => (move ? `Do it: ${move}` : "Do it"),
};

export const fair = {
  title: "Fair luck, sealed set-ups",
  sentence:
    "Before the game began the server promised its luck, and this browser added a word of its own. Set-ups are under seal. When the game is over, this page checks that nothing was changed.",
  pledge: "The promise",
  seals: (n: number) => `${many(n, "seal", "seals")} kept in this browser so far.`,
  checked: (draws: number, seals: number) =>
    `Checked in this browser: ${many(draws, "outcome of chance", "outcomes of chance")}, ${many(seals, "seal", "seals")}.`,
  verdict: {
    kept: "Fair: nothing was changed",
    pledge: "Not fair: the promise was another one",
    luck: "Not fair: chance did not do what was promised",
    seal: "Not fair: something under seal was changed",
    lot: "Not fair: this browser's word was left out",
    unknown: "Fairness could not be checked on this page",
  },
};

export const table = {
  you: "you",
  computer: "computer",
  playsOn: (player: string) => `${player.charAt(0).toUpperCase()}${player.slice(1)} plays on`,
  empty: "free seat",
  away: "away",
  here: "here",
  watching: (n: number) => many(n, "person is watching", "people are watching"),
  spectator: "You are watching.",
  yourTurn: "Your turn",
  asked: "You are asked",
  turnOf: (name: string) => `The turn of ${name}`,
  askedOf: (name: string) => `${name} is asked`,
  theirMove: (name: string) => `Waiting for ${name}`,
  next: (side: string) => `Next: ${side}`,
  story: "Story",
  moves: "Moves without words",
  chat: "Talk",
  table: "Table",
  earlier: "Earlier…",
  noStory: "Nothing has happened yet.",
  resign: "Resign",
  resignSure: "Really give up?",
  resignSureFor: (side: string) => `${side}: really give up?`,
  yesResign: "Yes, I resign",
  draw: "Offer a draw",
  noDraw: "No draw: the game goes on.",
  drawOffered: "You offered a draw.",
  takeBack: "Take it back",
  playedOn: "The computer plays on for you.",
  theyOffer: (name: string) => `${name} offers a draw.`,
  accept: "Accept",
  decline: "Decline",
  abort: "Leave without result",
  abortSure: "Really leave? The game is over then, and nobody wins.",
  yesAbort: "Yes, leave",
  rematch: "Play again",
  lookBack: "Look back, all open",
  rematchAsked: "You asked for another game.",
  theyAsk: (name: string) => `${name} wants another game.`,
  toNext: "To the new game",
  flip: "Turn the board",
  zoomIn: "Larger",
  fit: "Fit to screen",
  rules: "Rules of this game",
  share: "Link for watchers",
  download: "Download the scroll",
  again: "Home",
  won: "You win!",
  lost: "You lose.",
  drawn: "A draw.",
  wins: (names: string[]) =>
    names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)} win together.` : `${names[0]} wins.`,
  noResult: "The game was called off.",
  unfinished: "Not played to the end.",
  losses: (n: number) => (n ? `lost ${many(n, "piece", "pieces")}` : "lost nobody"),
  gaveUp: {
    resignation: (name: string) => `${name} has resigned.`,
    time: (name: string) => `${name} has run out of time.`,
  } as Record<string, (name: string) => string>,
  say: "Say something",
  send: "Send",
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  chatAccounts: "Everybody can use these phrases. To write freely, keep your name with a password in the settings.",
  agreed: "Agreed here",
  sending: "…",
};

/** Moments a game is remembered by. */
export const great = {
  flag: "The Flag is captured!",
  children: "All four children are lost",
  destroyed: "The Ring is destroyed",
  taken: "The Ring is taken",
  stone: "Turned to stone",
  left: "The Ring has left Middle-earth",
  region: (who: string, region: string) => `${who} holds all of ${region}`,
  goOn: "Go on",
};

export const replay = {
  title: "Replay",
  first: "To the start",
  back: "One back",
  forth: "One on",
  last: "To the end",
  live: "Back to the game",
  looking: "You are looking at an earlier moment.",
  at: (n: number, of: number) => `Moment ${n} of ${of}`,
  open: "All sides open",
  everybody: "What everybody saw",
  side: (name: string) => `Seen by: ${name}`,
  slider: "Moment",
  play: "Play",
  pause: "Pause",
};
