// A Stratego table: two armies, set up at the same time.
import { GameTable } from "../lib/table.svelte";
import type { GameSheet } from "../lib/wire";
import { paint } from "./armies";
import { merged } from "./open";
import type { Shown } from "./types";

export class StrategoTable extends GameTable<"stratego"> {
  constructor(sheet: GameSheet<"stratego">) {
    super(sheet, sheet.seats[0] ?? null);
  }

  readonly beside = true;

  get sides(): string[] {
    return this.sheet.describe.armies.map((army) => army.name);
  }
  get flags(): string[] {
    return this.sheet.describe.armies.map((army, n) => paint(army.colour, n).body);
  }

  override get turns(): boolean {
    return true;
  }
  /** The army above sees the board from its own side. */
  override get flipped(): boolean {
    return (this.seat === 1) !== this.turned;
  }
  override get editing(): boolean {
    return this.picture?.phase === "setup" && this.myTurn;
  }
  /** Until both armies stand it is everybody's turn who is not ready. At one device, only of who holds it. */
  busy(n: number): boolean {
    const { phase, ready } = this.picture ?? {};
    if (phase === "setup" && ready) return !ready[n] && (!this.together || n === this.seat);
    return this.told?.to_act === n;
  }
  override get ownEnding(): string | undefined {
    return this.told?.picture.result?.sentence;
  }
  override get losses(): number[] | undefined {
    return this.told?.picture.fallen;
  }

  merged(pictures: Shown[]): Shown | undefined {
    return merged(pictures);
  }
}
