// Chances of a battle, from plain dice: shown beside an attack so that nobody needs a table.
export type Fight = { attackers: number; defenders: number; attackBonus: number; defendBonus: number };
type Share = { attackerLoses: number; defenderLoses: number; chance: number };

const faces = [1, 2, 3, 4, 5, 6];
const kept = new Map<string, Share[]>();

function throws(dice: number): number[][] {
  if (dice === 0) return [[]];
  return throws(dice - 1).flatMap((rest) => faces.map((face) => [...rest, face].sort((a, b) => b - a)));
}

/** Every outcome of one roll with its chance. Ties go to the defender; a bonus goes on the highest die. */
export function roll(attack: number, defend: number, attackBonus: number, defendBonus: number): Share[] {
  const key = [attack, defend, attackBonus, defendBonus].join();
  const found = kept.get(key);
  if (found) return found;
  const counts = new Map<number, number>();
  const ours = throws(attack);
  const theirs = throws(defend);
  for (const a of ours)
    for (const d of theirs) {
      let lost = 0;
      for (let i = 0; i < Math.min(attack, defend); i++)
        if (a[i]! + (i === 0 ? attackBonus : 0) <= d[i]! + (i === 0 ? defendBonus : 0)) lost++;
      counts.set(lost, (counts.get(lost) ?? 0) + 1);
    }
  const all = ours.length * theirs.length;
  const shares = [...counts].map(([lost, n]) => ({
    attackerLoses: lost,
    defenderLoses: Math.min(attack, defend) - lost,
    chance: n / all,
  }));
  kept.set(key, shares);
  return shares;
}

/** The chance that the attacker takes the place, fighting on with all but one battalion. */
export function conquest({ attackers, defenders, attackBonus, defendBonus }: Fight): number {
  const table = new Map<string, number>();
  const win = (a: number, d: number): number => {
    if (d <= 0) return 1;
    if (a <= 1) return 0;
    const key = `${a},${d}`;
    const known = table.get(key);
    if (known !== undefined) return known;
    const attack = Math.min(3, a - 1);
    const defend = Math.min(attack === 1 ? 1 : 2, d);
    let chance = 0;
    for (const share of roll(attack, defend, attackBonus, defendBonus))
      chance += share.chance * win(a - share.attackerLoses, d - share.defenderLoses);
    table.set(key, chance);
    return chance;
  };
  // Very large armies: the answer hardly changes, so we keep the table small.
  const scale = Math.max(1, Math.max(attackers, defenders) / 60);
  return win(
    Math.max(1, Math.round(attackers / scale)),
    Math.max(defenders > 0 ? 1 : 0, Math.round(defenders / scale)),
  );
}
