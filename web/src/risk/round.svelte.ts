// Several seats of a Risk table at one device. It shows what a spectator sees; the voice is whoever is asked.
import type { Live } from "../lib/live.svelte";
import { held, laidOver, openly, stays, UNSEEN, type Look } from "./covered";
import type { Told } from "../lib/wire";
import type { Hints, Offer } from "./types";

export class Round {
  /** Somebody has asked for the own cards: a curtain, until nobody else looks. */
  lifting = $state(false);
  #look = $state.raw<Look | null>(null);

  constructor(
    /** What everybody sees, as far as it is shown. */
    readonly table: { readonly told: Told<"risk"> | null },
    readonly voice: Live<"risk">,
    readonly seats: readonly number[],
  ) {}

  /** Who is asked at this device: a seat that gave up is played on by a computer. */
  readonly mine = $derived.by(() =>
    this.seats.filter((seat) => !this.table.told?.people.find((one) => one.seat === seat)?.player),
  );

  /** What whoever is asked was told, once table and voice tell of the same moment. */
  readonly #asked = $derived.by(() => {
    const [open, own] = [this.table.told, this.voice.told];
    return open &&
      own &&
      own.seat !== null &&
      own.seat === open.to_act &&
      this.mine.includes(own.seat) &&
      own.picture.ply === open.picture.ply
      ? own
      : null;
  });
  /** Whose cards lie open now. */
  readonly #own = $derived.by(() => {
    const [open, own, look] = [this.table.told, this.voice.told, this.#look];
    return open && own && look && own.seat === look.seat && stays(look, open.picture, this.mine) ? own.picture : null;
  });
  readonly picture = $derived.by(() =>
    this.table.told ? laidOver(this.table.told.picture, this.#asked?.picture ?? null, this.#own) : null,
  );
  readonly open = $derived(this.#own !== null);
  readonly asked = $derived(this.#asked !== null && this.#asked.choices.length > 0);
  readonly offers = $derived.by((): Offer[] => {
    if (!this.#asked) return [];
    const { choices, hints } = this.#asked;
    return this.open || !hints ? choices : openly(hints, choices);
  });
  readonly hints = $derived.by((): Hints | null => this.#asked?.hints ?? null);
  /** There are cards to look at, and they lie face down. */
  readonly mayLift = $derived.by(
    () => this.#asked !== null && this.asked && !this.open && held(this.#asked.picture, this.#asked.seat) > 0,
  );

  /** The voice goes on to whoever is asked, if they sit here; all hands are covered then. */
  follow(): void {
    const open = this.table.told;
    if (!open) return;
    if (this.#look && !stays(this.#look, open.picture, this.mine)) this.cover();
    const to = open.to_act;
    if (to === null || to === this.voice.seat || !this.mine.includes(to)) return;
    this.cover();
    this.voice.listenAs(to, true);
  }

  lift(): void {
    this.lifting = false;
    if (this.#asked) this.#look = { seat: this.voice.seat!, turns: this.#asked.picture.turns };
  }

  cover(): void {
    this.lifting = false;
    this.#look = null;
  }

  decide(text: string): void {
    const all = this.voice.choices;
    this.voice.decide(text === UNSEEN.text && all.length ? all[Math.floor(Math.random() * all.length)]!.text : text);
  }
}
