import { describe, expect, test } from "vitest";
import { goesOn, spoken, toll, type Storm } from "../src/risk/storm";
import type { Offer, Shown } from "../src/risk/types";

const storm: Storm = { from: "moria", to: "lorien", keep: 3 };
const again: Offer = { do: "attack", text: "attack moria > lorien", from: "moria", to: "lorien" };
const table = (battalions: number, more: Partial<Shown> = {}, taken = false): Shown =>
  ({ turn: 0, result: null, attack: null, territories: [{ id: "moria", owner: 0, battalions }, { id: "lorien", owner: taken ? 0 : 1, battalions: 2 }], ...more }) as unknown as Shown;

describe("fighting on", () => {
  test("attacks again while it is offered", () => expect(goesOn(storm, table(8), [again])).toBe("attack"));
  test("waits while others are asked", () => expect(goesOn(storm, table(8), [])).toBe("wait"));
  test("ends when something else is asked", () => expect(goesOn(storm, table(8), [{ do: "take", text: "take 3", number: 3 }])).toBe("over"));
  test("ends at the agreed number", () => expect(goesOn(storm, table(3), [again])).toBe("over"));
  test("ends when the place is taken", () => expect(goesOn(storm, table(8, {}, true), [])).toBe("over"));
  test("ends with the turn", () => expect(goesOn(storm, table(8, { turn: 1 }), [])).toBe("over"));
  test("is said in words the table knows", () => {
    expect(spoken(storm)).toBe("attack moria > lorien until 3");
    expect(spoken({ ...storm, keep: 1 })).toBe("attack moria > lorien to the end");
  });
});

describe("the toll of a roll", () => {
  const attack = { from: "moria", to: "lorien", attack_roll: [6, 4, 1], defend_roll: [5, 4] } as never;
  test("is shared between both sides", () => expect(toll(table(8), table(7, { attack }))).toEqual({ attacker: 1, defender: 1 }));
  test("is unknown until both have rolled", () => expect(toll(table(8), table(8, { attack: { from: "moria", to: "lorien", attack_roll: [6], defend_roll: [] } as never }))).toBeNull());
});
