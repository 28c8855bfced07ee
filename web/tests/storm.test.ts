import { describe, expect, test } from "vitest";
import { goesOn, lastFought, sinceAttack, spoken, toll, type Storm } from "../src/risk/storm";
import type { Fact, Offer, Owner, Shown } from "../src/risk/types";

const storm: Storm = { from: "moria", to: "lorien", keep: 3 };
const again: Offer = { do: "attack", text: "attack moria > lorien", from: "moria", to: "lorien" };
const table = (battalions: number, more: Partial<Shown> = {}, taken = false): Shown =>
  ({
    turn: 0,
    asked: 0,
    result: null,
    attack: null,
    territories: [
      { id: "moria", owner: 0, battalions },
      { id: "lorien", owner: taken ? 0 : 1, battalions: 2 },
    ],
    ...more,
  }) as unknown as Shown;

describe("fighting on", () => {
  test("attacks again while it is offered", () => expect(goesOn(storm, table(8), [again])).toBe("attack"));
  test("waits while others are asked", () => expect(goesOn(storm, table(8), [])).toBe("wait"));
  test("goes on after a defender at the same device has answered", () =>
    expect(goesOn(storm, table(8, { asked: 1 }), [{ do: "defend", text: "defend 2", dice: 2 }])).toBe("wait"));
  test("ends when something else is asked", () =>
    expect(goesOn(storm, table(8), [{ do: "take", text: "take 3", number: 3 }])).toBe("over"));
  test("ends at the agreed number", () => expect(goesOn(storm, table(3), [again])).toBe("over"));
  test("ends when the place is taken", () => expect(goesOn(storm, table(8, {}, true), [])).toBe("over"));
  test("ends with the turn", () => expect(goesOn(storm, table(8, { turn: 1 }), [])).toBe("over"));
  test("is said in words the table knows", () => {
    expect(spoken(storm)).toBe("attack moria > lorien until 3");
    expect(spoken({ ...storm, keep: 1 })).toBe("attack moria > lorien to the end");
  });
});

const stormed = (plus: number, wall: number, lost: number, beaten: number): Fact => ({
  index: 0,
  what: "stormed",
  told: { from: "moria", to: "lorien", attack: [6, 4, 1], defence: [5, 4], plus, wall, lost, beaten },
});
const attacked: Fact = {
  index: 0,
  what: "attacked",
  told: { by: 0, from: "moria", to: "lorien", defender: 1, under: false },
};
const conquered = (former: Owner): Fact => ({ index: 2, what: "conquered", told: { by: 0, at: "lorien", former } });

describe("the toll of a roll", () => {
  test("is what the last roll says", () =>
    expect(toll([stormed(0, 1, 2, 0), stormed(0, 0, 1, 1), conquered(1)])).toEqual({
      attacker: 1,
      defender: 1,
      attackBonus: 0,
      defendBonus: 0,
    }));
  test("is unknown without a roll", () => expect(toll([attacked])).toBeNull());
});

describe("the dice of the last roll", () => {
  const attack = { from: "moria", to: "lorien" };
  const roll = [stormed(0, 1, 0, 2)];
  test("keep their colours when the place has fallen", () => {
    const before = table(8, { attack } as object);
    const fallen = table(8, { attack } as object, true);
    expect(lastFought(before, fallen, roll, null)).toEqual({
      cost: { attacker: 0, defender: 2, attackBonus: 0, defendBonus: 1 },
      attacker: 0,
      defender: 1,
    });
  });
  test.each<Owner>([1, "neutral"])("keep the colour of the former owner where nobody saw it stand: %s", (defender) => {
    const told = [attacked, ...roll, conquered(defender)];
    expect(lastFought(null, table(8, { attack } as object, true), sinceAttack([...roll, ...told]), null)).toMatchObject(
      { attacker: 0, defender, cost: { defender: 2 } },
    );
  });
  test("say what they cost until something else is told", () => {
    const now = table(8, { attack } as object);
    const last = lastFought(now, now, roll, null);
    expect(lastFought(now, now, [], last)?.cost).toEqual({
      attacker: 0,
      defender: 2,
      attackBonus: 0,
      defendBonus: 1,
    });
    expect(
      lastFought(now, now, [{ index: 1, what: "played", told: { by: 1, card: "ambush", points: 0 } }], last)?.cost,
    ).toBeNull();
  });
  test("lie on the table while nobody attacks", () => {
    const last = { cost: null, attacker: 0, defender: 1 };
    expect(lastFought(null, table(8), [], last)).toBe(last);
  });
});
