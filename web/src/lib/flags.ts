// The colour each seat of a game flies, whatever family it belongs to.
import { paint } from "../stratego/armies";

type Told = { armies?: { colour: string }[]; seats?: { hex?: string }[] };

export function flags(describe: Record<string, unknown>): string[] {
  const { armies, seats } = describe as Told;
  return armies ? armies.map((army, n) => paint(army.colour, n).body) : (seats ?? []).map((seat) => seat.hex ?? "");
}
