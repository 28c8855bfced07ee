// Lessons and positions to try: what stands around them. What a step says comes from the server.
import { counting } from "../counting";

const many = counting("en");

export const learn = {
  title: "Learn",
  invite: "New here? Learn it step by step.",
  you: "You",
  lead: "A first game of each box, in small steps on a real board. You do it, and see what it means.",
  steps: (n: number) => many(n, "step", "steps"),
  done: (done: number, of: number) => (done >= of ? "Finished" : `${done} of ${of} done`),
  start: "Begin",
  goOn: "Go on",
  again: "Once more",
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  allSteps: "All steps",
  finished: "done",
  right: "Well done",
  other: "Something else",
  retry: "Try again",
  show: "Show me",
  next: "Next step",
  back: "Step before",
  all: "All lessons",
  end: "That was the last step",
  endSentence: "You know this game now. Play it, or look something up in the rules.",
  play: "Play it",
  rules: "Read the rules",
  tryTitle: "Try it",
  trySentence: "Move as you like; the other side answers.",
  restart: "Begin again",
  toLesson: "To the lesson",
  over: "The game is over here. Begin again if you like.",
  backToRules: "To the rules",
};
