// What somebody has in hand at a Risk map: an attack or a march from one place to another, and how many battalions at a time.
import { sound } from "../lib/sounds";
import { words } from "../lib/words";
import type { RiskTable } from "./table.svelte";
import { tell } from "./tell";
import { attacks, places } from "./turn";
import type { Offer, Shown } from "./types";

type Aim = { from: string | null; to: string | null };
/** An aim belongs to the table it was taken on. */
type Touch = Aim & { on: Shown | undefined };
export type Amount = number | "all";

export class Aiming {
  #attack = $state.raw<Touch | null>(null);
  #march = $state.raw<Touch | null>(null);
  #said = $state.raw<{ on: Shown | undefined; text: string } | null>(null);
  amount = $state<Amount>(1);

  constructor(readonly game: RiskTable) {}

  readonly taps = $derived.by(() => places(this.game.choices));
  readonly strikes = $derived.by(() => attacks(this.game.choices));
  /** Ways to march that are known before one sets out: from where to where. */
  readonly ways = $derived.by(
    () => new Map(this.game.choices.length ? this.game.hints?.marches.map((way) => [way.from, way.to]) : []),
  );

  /** Fighting on from the same place is the usual thing: the aim stays while it is still possible. */
  readonly #aim = $derived.by((): Aim => {
    const [shown, can, touch] = [this.game.picture, this.strikes, this.#attack];
    const from = touch?.from && can.has(touch.from) ? touch.from : null;
    if (from) return { from, to: touch?.to && can.get(from)!.has(touch.to) ? touch.to : null };
    const last = shown?.attack;
    if (touch?.on !== shown && last && can.get(last.from)?.has(last.to)) return { from: last.from, to: last.to };
    return { from: null, to: null };
  });
  get from(): string | null {
    return this.#aim.from;
  }
  get to(): string | null {
    return this.#aim.to;
  }
  /** A march that has not been said: it can be called off. */
  readonly march = $derived.by((): Aim => {
    const touch = this.#march;
    return touch && touch.on === this.game.picture ? touch : { from: null, to: null };
  });
  /** Where one would set out from, where only the table knows where to. */
  readonly start = $derived.by((): Offer | null => {
    const { from } = this.march;
    return from && !this.ways.has(from) ? (this.taps.get(from) ?? null) : null;
  });
  /** What was tapped without being asked for is told. */
  get said(): string {
    return this.#said && this.#said.on === this.game.picture ? this.#said.text : "";
  }
  readonly pickable = $derived.by(() => {
    const { from } = this;
    if (from && !this.taps.size) return new Set([...(this.strikes.get(from)?.keys() ?? []), from]);
    const goals = (this.march.from && this.ways.get(this.march.from)) || [];
    return new Set([...this.taps.keys(), ...this.strikes.keys(), ...goals]);
  });

  #takesAim(from: string | null, to: string | null = null): void {
    this.#attack = { on: this.game.picture, from, to };
  }
  #marches(from: string | null, to: string | null = null): void {
    this.#march = { on: this.game.picture, from, to };
  }

  letGo(): void {
    this.#takesAim(null);
    this.#marches(null);
  }

  /** Whether somebody can be pulled from here to somewhere else: an attack, or a march. */
  pulls(id: string): boolean {
    const { game } = this;
    if (game.voice.sending || game.looking || game.going.storm) return false;
    return this.strikes.has(id) || this.taps.get(id)?.do === "from";
  }
  /** Taken in hand, to be pulled to another place: where to is shown. */
  holds(id: string): void {
    this.game.stage.hurry();
    this.#marches(this.taps.get(id)?.do === "from" ? id : null);
    this.#takesAim(this.strikes.has(id) ? id : null);
  }
  /** Let go over another place. */
  pulled(from: string, to: string): void {
    if (this.strikes.get(from)?.has(to)) this.#takesAim(from, to);
    else if (this.ways.get(from)?.includes(to)) this.#marches(from, to);
    else return;
    sound("pick");
  }
  /** So many battalions, put down on a place by hand. */
  drops(amount: Amount, id: string): void {
    this.amount = amount;
    if (this.taps.get(id)?.do === "place") this.pick(id);
  }

  pick(id: string): void {
    const { game, march, taps, strikes } = this;
    if (game.voice.sending || game.looking || game.going.storm) return;
    game.stage.hurry();
    this.#said = null;
    if (march.from && march.from !== id && this.ways.get(march.from)?.includes(id)) {
      this.#marches(march.from, id);
      return sound("pick");
    }
    const tap = taps.get(id);
    if (tap?.do === "from") {
      this.#marches(march.from === id ? null : id);
      // A card before an attack may do both from here: over a border, or under the mountains.
      this.#takesAim(this.march.from && strikes.has(id) ? id : null);
      return sound("pick");
    }
    if (tap) return this.#answers(tap, id);
    const { from } = this;
    if (from && strikes.get(from)?.has(id)) {
      this.#takesAim(from, id);
      return sound("pick");
    }
    if (strikes.has(id)) {
      this.#takesAim(from === id ? null : id);
      return sound("pick");
    }
    const about = game.sheet.describe;
    const told = tell(about, game.picture!, game.called, id);
    this.#said = { on: game.picture, text: `${told}.${game.choices.length ? ` ${words.risk.notNow}` : ""}` };
  }

  #answers(tap: Offer, id: string): void {
    sound("step");
    const { game, amount } = this;
    if (tap.do !== "place" || amount === 1) return game.decide(tap.text);
    // In set-up everybody places one in turn: the others come when it is our turn again.
    const waiting = game.waiting;
    const count = amount === "all" ? waiting : Math.min(amount, waiting);
    if (game.picture?.phase === "muster") return game.going.place(id, count);
    game.decide(count > 1 ? `place ${id} ${count}` : tap.text);
  }
}
