// A Risk table. Where several people sit at one device, the table lies open between them, their hands face down.
import type { Live } from "../lib/live.svelte";
import type { Scene, Shows } from "../lib/scene";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { GameTable } from "../lib/table.svelte";
import { words } from "../lib/words";
import type { Families, GameSheet } from "../lib/wire";
import { acts } from "./acts";
import { Aiming } from "./aiming.svelte";
import type { FaceDown } from "./covered";
import { Going } from "./going.svelte";
import { merged } from "./open";
import { Round } from "./round.svelte";
import { changed, shifts, type Shift } from "./sight";
import { lastFought, sinceAttack, toll, type Fought } from "./storm";
import type { Offer, Shown } from "./types";

export class RiskTable extends GameTable<"risk"> {
  readonly beside = false;
  readonly round: Round | null;
  readonly aiming = new Aiming(this);
  readonly going = new Going(this);
  /** Where armies have grown or shrunk just now. */
  moved = $state.raw<Shift[]>([]);
  /** The place that was decided on and about which nothing is told yet: it shows that it was touched. */
  readonly underway = $derived.by((): string | null => {
    const sent = this.voice.sending && this.offers.find((offer) => offer.text === this.#sent);
    return (sent && sent.place) || null;
  });
  #sent = $state("");
  /** When the question was asked that stands now. */
  askedAt = 0;
  #news = $state.raw<string[]>([]);
  #fought = $state.raw<Fought | null>(null);

  constructor(sheet: GameSheet<"risk">) {
    const between = sheet.seats.length > 1;
    super(sheet, between ? null : (sheet.seats[0] ?? null));
    this.round = between ? new Round(this, this.listen(sheet.seats[0] ?? null), sheet.seats) : null;
  }

  protected override listen(seat: number | null): Live<"risk"> {
    const live = super.listen(seat);
    live.onrefused = () => this.going.on();
    return live;
  }

  override leave(): void {
    super.leave();
    this.going.stop();
    this.round?.voice.leave();
  }

  get sides(): string[] {
    return this.sheet.describe.seats.map((seat) => seat.name);
  }
  override place(id: string): string {
    return this.sheet.describe.territories.find((one) => one.id === id)?.name ?? id;
  }
  override get shares(): boolean {
    return true;
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

  override letGo(): void {
    this.aiming.letGo();
  }
  override get ownEnding(): string | undefined {
    return words.risk.endings[this.told?.picture.result?.ending ?? ""];
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

  /** How many battalions are still to be placed. */
  get waiting(): number {
    const { phase, pool = 0, left = [] } = this.picture ?? {};
    return phase === "muster" && this.seat !== null ? (left[this.seat] ?? 0) : pool;
  }
  /** Places that are held otherwise than a moment ago. */
  get news(): string[] {
    return this.looking ? (this.picture ? changed(this.replay.before ?? null, this.picture) : []) : this.#news;
  }
  /** The last roll. Leafing back, the facts are those of the moment one looks at: dice thrown before the place fell are gone with their moment. */
  get fought(): Fought | null {
    if (!this.looking) return this.#fought;
    return this.picture ? lastFought(null, this.picture, this.facts, null) : null;
  }

  protected override heard(): void {
    this.round?.follow();
    super.heard();
    this.going.on();
  }

  protected beats(now: Scene<"risk">, before: Scene<"risk">): Shows[] {
    return acts(this.sheet.describe, now, before, this.called, settings.pace);
  }

  protected override entered(now: Scene<"risk">, before: Scene<"risk"> | null, hurried: boolean): void {
    this.askedAt = performance.now();
    const [is, was] = [now.told.picture, before?.told.picture ?? null];
    this.#news = changed(was, is);
    this.moved = shifts(was, is);
    this.#fought = lastFought(was, is, was ? now.fresh : sinceAttack(now.facts), this.#fought);
    if ((is.attack && toll(now.fresh)) || (was && is.ring?.roll && is.ring.roll !== was.ring?.roll)) sound("dice");
    super.entered(now, before, hurried);
  }

  override decide(text: string): void {
    this.stage.hurry();
    this.#sent = text;
    (this.round ?? this.live).decide(text);
  }

  merged(pictures: Shown[]): Shown | undefined {
    return merged(pictures);
  }
}
