// A Risk table. Where several people sit at one device, the table lies open between them, their hands face down.
import type { Live } from "../lib/live.svelte";
import { GameTable } from "../lib/table.svelte";
import type { Families, GameSheet } from "../lib/wire";
import type { FaceDown } from "./covered";
import { merged } from "./open";
import { Round } from "./round.svelte";
import type { Offer, Shown } from "./types";

export class RiskTable extends GameTable<"risk"> {
  readonly beside = false;
  readonly round: Round | null;

  constructor(sheet: GameSheet<"risk">) {
    const between = sheet.seats.length > 1;
    super(sheet, between ? null : (sheet.seats[0] ?? null));
    this.round = between ? new Round(this.live, this.listen(sheet.seats[0] ?? null), sheet.seats) : null;
  }

  override leave(): void {
    super.leave();
    this.round?.voice.leave();
  }

  get sides(): string[] {
    return this.sheet.sides;
  }
  get flags(): string[] {
    return this.sheet.describe.seats.map((seat) => seat.hex);
  }

  override get voice(): Live<"risk"> {
    return this.round?.voice ?? this.live;
  }
  override get between(): boolean {
    return this.round !== null;
  }
  /** Sometimes one is asked in the turn of somebody else: for the defender's dice, or a card in answer. Before the first turn everybody is asked in turn. */
  override get onTurn(): boolean {
    return !this.picture?.turns || this.picture.turn === this.seat;
  }
  busy(n: number): boolean {
    return this.told?.to_act === n;
  }

  protected override get now(): Shown | undefined {
    return this.round ? (this.round.picture ?? undefined) : super.now;
  }
  protected override get open(): Families["risk"]["offer"][] {
    return this.round ? [] : super.open;
  }
  protected override get helped(): Families["risk"]["hints"] | null {
    return this.round ? this.round.hints : super.helped;
  }
  protected override get wanted(): boolean {
    return this.round ? this.round.asked : super.wanted;
  }
  /** What may be done now; at one device only what shows no card, unless its owner looks. */
  readonly choices = $derived.by((): Offer[] => {
    if (!this.round) return this.offers;
    return this.looking || this.told?.result ? [] : this.round.offers;
  });
  /** What can be done about cards that lie face down. */
  readonly cards = $derived.by((): FaceDown | null => {
    const round = this.round;
    if (!round || this.looking) return null;
    return {
      lift: round.mayLift ? () => (round.lifting = true) : null,
      cover: round.open ? () => round.cover() : null,
    };
  });

  protected override heard(): void {
    this.round?.follow();
    super.heard();
  }

  override decide(text: string): void {
    (this.round ?? this.live).decide(text);
  }

  merged(pictures: Shown[]): Shown | undefined {
    return merged(pictures);
  }
}
