import { expect, it } from "vitest";
import { conquest, roll } from "../src/risk/odds";

const share = (attack: number, defend: number, lost: number) =>
  roll(attack, defend, 0, 0).find((one) => one.attackerLoses === lost)!.chance;

it("knows the printed odds of three dice against two", () => {
  expect(share(3, 2, 0)).toBeCloseTo(2890 / 7776, 10);
  expect(share(3, 2, 2)).toBeCloseTo(2275 / 7776, 10);
  expect(share(1, 1, 0)).toBeCloseTo(15 / 36, 10);
});

it("a stronghold helps the defender, a Leader the attacker", () => {
  const fight = { attackers: 6, defenders: 4, attackBonus: 0, defendBonus: 0 };
  expect(conquest({ ...fight, defendBonus: 1 })).toBeLessThan(conquest(fight));
  expect(conquest({ ...fight, attackBonus: 1 })).toBeGreaterThan(conquest(fight));
});

it("one battalion cannot attack, and nobody is beaten at once", () => {
  expect(conquest({ attackers: 1, defenders: 3, attackBonus: 0, defendBonus: 0 })).toBe(0);
  expect(conquest({ attackers: 9, defenders: 0, attackBonus: 0, defendBonus: 0 })).toBe(1);
});
