// The moves of a game by their squares alone, as they are written down: `a4–a5`, `b6×b7`.
import type { Short } from "../lib/story";
import type { FactHeard } from "../lib/wire";

/** What stands between two squares. */
const SIGNS: Record<string, string> = {
  moved: "–",
  attacked: "×",
  leapt: "⤳",
  strode: "⤳",
  probed: "?",
  shot: "→",
  raged: "✶",
  bade: "→",
  cursed: "→",
  healed: "⤳",
};

/** Who fell where an attack was, as a sign behind it: the attacked, the attacker, or both. */
const OUTCOMES = ["", "+", "−", "="] as const;

export function short(facts: readonly FactHeard<"stratego">[]): Short[] {
  const moves: Short[] = [];
  let seat: number | null = null;
  let move: Short | null = null;
  let attack: { from: string; to: string; said: string; fell: number } | null = null;
  for (const fact of facts) {
    if (fact.what === "began" || fact.what === "turn") {
      seat = fact.told.seat;
      move = attack = null;
    } else if (fact.what === "fell" && move && attack) {
      if (fact.told.at === attack.to) attack.fell |= 1;
      if (fact.told.at === attack.from) attack.fell |= 2;
      move.text = attack.said + OUTCOMES[attack.fell];
    } else if (seat !== null && fact.what in SIGNS) {
      const { from, to } = fact.told as { from: string; to: string };
      const said = `${from}${SIGNS[fact.what]}${to}`;
      if (move) move.text += ` ${said}`;
      else moves.push((move = { seat, text: said, fact: fact.index }));
      attack = fact.what === "attacked" ? { from, to, said: move.text, fell: 0 } : null;
    }
  }
  return moves;
}
