import { describe, expect, it } from "vitest";
import { headline, lastWord, standing, type Standing } from "../src/lib/standing";
import { words } from "../src/lib/words";
import type { Ending } from "../src/lib/wire";

const NAMES = ["Ann", "Ben"];
const ended = (how: Partial<Ending>): Ending => ({
  winners: [0],
  scores: [],
  reason: "",
  points: [],
  by: "rules",
  ...how,
});

describe("the last word", () => {
  it("names who gave up", () => {
    expect(lastWord(ended({ by: "resignation", winners: [1] }), NAMES)).toBe("Ann has resigned.");
  });
  it("names who ran out of time", () => {
    expect(lastWord(ended({ by: "time", winners: [0] }), NAMES)).toBe("Ben has run out of time.");
  });
  it("does not guess who of three gave up", () => {
    expect(lastWord(ended({ by: "resignation", reason: "two have resigned" }), ["Ann", "Ben", "Eve"])).toBe(
      "Two have resigned.",
    );
  });
  it("is the game's own sentence where the rules ended it", () => {
    expect(lastWord(ended({ reason: "flag" }), NAMES, "Ann has captured the Flag!")).toBe("Ann has captured the Flag!");
  });
  it("is the reason where the game has no sentence for it", () => {
    expect(lastWord(ended({ reason: "all is conquered" }), NAMES)).toBe("All is conquered.");
  });
  it("says what the server said when both agreed", () => {
    expect(lastWord(ended({ by: "agreement", winners: [], reason: "both agreed to a draw" }), NAMES)).toBe(
      "Both agreed to a draw.",
    );
  });
});

describe("the headline", () => {
  it("of a scroll that ends before the game does is no draw", () => {
    expect(headline(ended({ winners: [], by: "unfinished" }), null, NAMES)).toBe("Not played to the end.");
  });
  it("says to winner and loser what they are", () => {
    expect(headline(ended({}), 0, NAMES)).toBe("You win!");
    expect(headline(ended({}), 1, NAMES)).toBe("You lose.");
  });
  it("names the winner to everybody else", () => {
    expect(headline(ended({}), null, NAMES)).toBe("Ann wins.");
  });
  it("names several winners together", () => {
    expect(headline(ended({ winners: [0, 2] }), null, ["Ann", "Ben", "Cid"])).toBe("Ann and Cid win together.");
  });
  it("knows a draw from a game called off", () => {
    expect(headline(ended({ winners: [0, 1] }), 0, NAMES)).toBe("A draw.");
    expect(headline(ended({ winners: [], by: "abort" }), 0, NAMES)).toBe("The game was called off.");
  });
});

describe("how the game stands", () => {
  const now = (how: Partial<Standing>): string =>
    standing({
      past: false,
      ended: null,
      seat: 0,
      asked: false,
      onTurn: true,
      here: [0],
      between: false,
      given: false,
      alone: false,
      waiting: false,
      toAct: 1,
      names: NAMES,
      sides: ["Red Army", "Blue Army"],
      ...how,
    });

  it("waits for the other by name", () => {
    expect(now({})).toBe("Waiting for Ben");
  });
  it("waits for nobody at a position of a lesson", () => {
    expect(now({ alone: true })).toBe("");
    expect(now({ alone: true, asked: true })).toBe("Your turn");
  });
  it("asks for a friend while a seat is free", () => {
    expect(now({ waiting: true })).toBe(words.invite.title);
  });
  it("says when it is your turn, and when you are only asked", () => {
    expect(now({ asked: true })).toBe("Your turn");
    expect(now({ asked: true, onTurn: false })).toBe("You are asked");
  });
  it("asks nobody who has given up, though the seat is played on", () => {
    expect(now({ given: true, toAct: 0 })).toBe("The computer plays on for you.");
    expect(now({ given: true, ended: "The Ring has left." })).toBe("The Ring has left.");
  });
  it("names sides where several sit at one device", () => {
    expect(now({ here: [0, 1] })).toBe("Next: Blue Army");
    expect(now({ here: [0, 1], asked: true, between: true })).toBe("The turn of Red Army");
    expect(now({ here: [0, 1], asked: true, between: true, onTurn: false })).toBe("Red Army is asked");
  });
  it("tells who watches that they watch", () => {
    expect(now({ seat: null })).toBe("You are watching.");
  });
  it("says how it ended, unless an earlier moment is looked at", () => {
    expect(now({ ended: "Ann has resigned." })).toBe("Ann has resigned.");
    expect(now({ ended: "Ann has resigned.", past: true })).toBe("You are looking at an earlier moment.");
  });
});
