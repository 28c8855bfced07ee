// What stands on every page, and the settings.

export const app = {
  name: "Flagfall",
  skip: "Skip to the page",
  home: "Home",
  settings: "Settings",
  rules: "Rules",
  signIn: "Sign in",
  close: "Close",
  cancel: "Cancel",
  back: "Back",
  loading: "One moment…",
  preparing: (done: number, of: number) => `Preparing the rules for this computer (once)… ${done} of ${of} games`,
  preparingHint: "On a machine that has never played this takes up to a minute. Afterwards every game starts at once.",
  notFound: "There is nothing at this address.",
  more: "More of Flagfall",
  affiliation:
    "Flagfall is its own game table with its own art and wording. Box names only say which rules are meant; Flagfall is not affiliated with their publishers.",
};

export const net = {
  unreachable: "The server cannot be reached just now.",
  asItWas: (when: string) => `This is how it was on ${when}.`,
  refused: (status: number) => `The server said no (${status}).`,
  waiting: "Connection lost. Trying again…",
  again: "Try now",
  opening: "Opening the table…",
  missing: "There is no such game.",
  notYours: "That seat belongs to somebody else.",
  nobody: "Please choose a name first.",
};

/** Names for guests who have not chosen one. */
export const guest = {
  first: ["Quiet", "Bold", "Swift", "Merry", "Clever", "Patient", "Lucky", "Brave", "Gentle", "Sly"],
  second: ["Badger", "Falcon", "Otter", "Hare", "Fox", "Heron", "Marten", "Owl", "Lynx", "Raven"],
};

export const settings = {
  title: "Settings",
  theme: "Colours",
  themes: { auto: "As the device", light: "Light", dark: "Dark", contrast: "High contrast" },
  language: "Language",
  languageAuto: "As the browser",
  sound: "Sounds",
  soundHint: "Small clicks and chimes.",
  still: "Less motion",
  stillHint: "Pieces jump instead of sliding.",
  stillAlready: "Your device asks for it already.",
  pace: "Fights",
  paces: { calm: "Calm", quick: "Quick", off: "Off" },
  paceHints: {
    calm: "Long enough to read what happened.",
    quick: "A good second each.",
    off: "Only what came of it.",
  },
  ahead: "Plan a move ahead",
  aheadHint: "Stratego: touch a piece and a square while the other side thinks.",
  confirm: "Ask before a move counts",
  confirmHint: "Stratego, in games with days for a move.",
  name: "Your name",
  other: "Play on other devices too",
  keepHint: "With a password, your games and set-ups come along.",
  keep: "New: keep my name",
  signIn: "I have an account",
  keptName: "Name to keep",
  hadName: "Name of your account",
  keepIt: "Keep this name",
  comeIn: "Sign in",
  signOut: "Sign out",
  signedIn: (name: string) => `Signed in as ${name}.`,
  password: "Password",
  passwordHint: "At least 8 characters.",
  save: "Save",
  saved: "Saved.",
  signedOut: "Signed out.",
};
