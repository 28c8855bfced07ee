// A bot for Flagfall in JavaScript: flagfall match engine:"node examples/bot.js" random --game stratego/duel
// It takes the first attack it is offered, else any choice by a luck of its own. The lines are in docs/engine.md.
"use strict";
const readline = require("node:readline");

let state = 1;
let choices = [];
const say = (line) => process.stdout.write(line + "\n");

function roll(sides) {
  // A small generator of its own, so that the same luck gives the same game.
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * sides);
}

const answers = {
  flagfall: () => ["id name Roller", "id author Flagfall examples", "ready"].forEach(say),
  luck: (rest) => (state = Number(rest) >>> 0),
  choices: (rest) => (choices = rest.split(" | ")),
  go: () => {
    const attacks = choices.filter((choice) => choice.startsWith("attack") || choice.includes("x"));
    const among = attacks.length ? attacks : choices;
    say("info score 0.5");
    say("decide " + among[roll(among.length)]);
  },
  quit: () => process.exit(0),
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const space = line.indexOf(" ");
  const word = space < 0 ? line : line.slice(0, space);
  if (word in answers) answers[word](line.slice(word.length + 1));
});
