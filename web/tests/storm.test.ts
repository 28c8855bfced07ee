import { describe, expect, test } from "vitest";
import { goesOn, lastFought, sinceAttack, spoken, toll, type Storm } from "../src/risk/storm";
import type { Offer, Seat, Shown } from "../src/risk/types";

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

describe("the toll of a roll", () => {
  const roll = (text: string, what = "stormed") => ({ index: 0, what, text });
  test("is what the last roll says", () =>
    expect(
      toll([
        roll("stormed moria lorien 6-4-1 5-4 0 1 2 0"),
        roll("stormed moria lorien 6-4-1 5-4 0 0 1 1"),
        roll("conquered green lorien red", "conquered"),
      ]),
    ).toEqual({ attacker: 1, defender: 1, attackBonus: 0, defendBonus: 0 }));
  test("is unknown without a roll", () =>
    expect(toll([roll("attacked green moria lorien red 3", "attacked")])).toBeNull());
});

describe("the dice of the last roll", () => {
  const attack = { from: "moria", to: "lorien" };
  const seats = [
    { seat: 0, name: "Green" },
    { seat: 1, name: "Red" },
  ] as Seat[];
  const roll = [{ index: 0, what: "stormed", text: "stormed moria lorien 6-4-1 5-4 0 1 0 2" }];
  test("keep their colours when the place has fallen", () => {
    const before = table(8, { attack } as object);
    const fallen = table(8, { attack } as object, true);
    expect(lastFought(before, fallen, roll, null, seats)).toEqual({
      cost: { attacker: 0, defender: 2, attackBonus: 0, defendBonus: 1 },
      attacker: 0,
      defender: 1,
    });
  });
  test.each([
    ["red", 1],
    ["neutral", "neutral"],
  ])("keep the colour of the former owner where nobody saw it stand: %s", (who, defender) => {
    const told = [
      { index: 0, what: "attacked", text: "attacked green moria lorien red 3" },
      ...roll,
      { index: 2, what: "conquered", text: `conquered green lorien ${who}` },
    ];
    expect(
      lastFought(null, table(8, { attack } as object, true), sinceAttack([...roll, ...told]), null, seats),
    ).toMatchObject({ attacker: 0, defender, cost: { defender: 2 } });
  });
  test("say what they cost until something else is told", () => {
    const now = table(8, { attack } as object);
    const last = lastFought(now, now, roll, null, seats);
    expect(lastFought(now, now, [], last, seats)?.cost).toEqual({
      attacker: 0,
      defender: 2,
      attackBonus: 0,
      defendBonus: 1,
    });
    expect(
      lastFought(now, now, [{ index: 1, what: "played", text: "played red ambush" }], last, seats)?.cost,
    ).toBeNull();
  });
  test("lie on the table while nobody attacks", () => {
    const last = { cost: null, attacker: 0, defender: 1 };
    expect(lastFought(null, table(8), [], last, seats)).toBe(last);
  });
});
