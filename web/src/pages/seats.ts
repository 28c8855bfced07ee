// Who sits where, for games of three and four: every seat by itself.
import type { LevelCard, SeatWish } from "../lib/wire";

/** Me, somebody at this device, a friend by link, or a computer player by its name. */
export type Sitter = "me" | "beside" | "friend" | `computer ${string}`;

/** As many seats as asked: who was chosen stays, new seats get the computer, and one seat is always mine. */
export function seated(count: number, chosen: readonly Sitter[], player: string): Sitter[] {
  const all = Array.from({ length: count }, (_, n): Sitter => chosen[n] ?? (n === 0 ? "me" : `computer ${player}`));
  return all.includes("me") ? all : all.map((one, n) => (n === 0 ? "me" : one));
}

/** Only one seat can be mine by name: taking another moves me there, and whoever sat there takes mine. */
export function sit(all: readonly Sitter[], at: number, who: Sitter): Sitter[] {
  const [old, was] = [all[at]!, all.indexOf("me")];
  if (who === "me") return all.map((one, n) => (n === at ? "me" : n === was ? old : one));
  if (old === "me") return [...all];
  return all.map((one, n) => (n === at ? who : one));
}

export function wishes(all: readonly Sitter[]): SeatWish[] {
  return all.map((one): SeatWish => {
    if (one === "me" || one === "beside") return { who: "me" };
    return one === "friend" ? { who: "friend" } : { who: "computer", player: one.slice("computer ".length) };
  });
}

/** The same people in seats drawn by lot. */
export function drawn(all: readonly Sitter[], random: () => number): Sitter[] {
  const left = [...all];
  return all.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

export const onlyComputers = (all: readonly Sitter[]): boolean =>
  all.every((one) => one === "me" || one.startsWith("computer"));

/** The player one wants, or the strongest level below it that plays this game, or whoever does. */
export function standing(players: readonly string[], levels: readonly LevelCard[], wanted: string): string {
  if (players.includes(wanted)) return wanted;
  const order = levels.map((one) => one.name);
  const weaker = order.slice(0, Math.max(order.indexOf(wanted), 0)).filter((name) => players.includes(name));
  return weaker.at(-1) ?? players[0] ?? "random";
}
