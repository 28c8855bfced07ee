// What goes on by itself at a Risk table: an attack until an agreed stop, battalions placed one after the other, and answers where there is nothing to choose.
import { settings } from "../lib/settings.svelte";
import { byItself, forced, HUSHED, hushed, mayHush, type Hush } from "./itself";
import { spread } from "./spread";
import { goesOn, spoken, type Storm } from "./storm";
import type { RiskTable } from "./table.svelte";

/** So many battalions more to one place; none named: wherever they are needed. */
type Muster = { seat: number | null; at: string | null; left: number };
/** Milliseconds: slowly enough to be followed. */
const NEXT = { storm: 250, muster: 120 };
/** Where dice are not looked at, a roll is read in between. */
const UNSEEN = 600;

export class Going {
  storm = $state.raw<Storm | null>(null);
  /** At one device several people may have battalions placed one after the other. */
  #musters = $state.raw<readonly Muster[]>([]);
  #hush = $state.raw<Hush | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: RiskTable) {}

  /** No card at the Ring for the rest of this turn: whether that can be said now. */
  readonly mayHush = $derived.by(() => {
    const { game } = this;
    const shown = game.picture;
    if (!shown || this.#hush?.turns === shown.turns) return false;
    return mayHush(game.sheet.describe, shown, game.choices, game.together);
  });
  hush(): void {
    this.#hush = { turns: this.game.picture!.turns };
    this.on();
  }

  /** What is still to be placed for whoever is asked. */
  readonly muster = $derived.by(() => this.#musters.find((one) => one.seat === this.game.seat) ?? null);
  #places(next: Muster | null): void {
    const others = this.#musters.filter((one) => one.seat !== this.game.seat);
    this.#musters = next ? [...others, next] : others;
  }

  begin(storm: Storm): void {
    this.game.decide(spoken(storm));
    this.storm = storm;
  }

  /** So many to one place, or the rest wherever they are needed. */
  place(at: string | null, left: number): void {
    this.#places({ seat: this.game.seat, at, left });
    this.#placeNext();
  }

  stop(): void {
    this.storm = null;
    this.#places(null);
    clearTimeout(this.#timer);
  }

  /** Something has been seen, refused or wished for: what comes next? */
  on(): void {
    clearTimeout(this.#timer);
    const { game } = this;
    if (game.stage.busy || game.voice.sending) return;
    const refused = game.voice.refused !== null;
    if (this.storm || this.muster) {
      if (game.looking || refused || game.told?.result) return this.stop();
      if (this.storm) return this.#stormOn(this.storm);
      if (game.picture?.phase !== "muster" || !this.muster?.left) return this.stop();
      if (game.choices.length) this.#later(NEXT.muster, () => this.#placeNext());
      return;
    }
    if (game.looking || refused || !game.picture) return;
    const about = game.sheet.describe;
    const text = hushed(about, this.#hush, game.picture, game.choices);
    const answer = text
      ? { text, after: HUSHED }
      : (byItself(game.hints, game.choices, settings) ?? forced(game.choices, settings));
    if (answer) this.#later(answer.after, () => game.decide(answer.text));
  }

  #later(after: number, run: () => void): void {
    this.#timer = setTimeout(() => !this.game.looking && run(), after);
  }

  #stormOn(storm: Storm): void {
    const { game } = this;
    const next = goesOn(storm, game.picture!, game.choices);
    if (next === "over") this.storm = null;
    if (next === "attack") this.#later(settings.pace === "off" ? UNSEEN : NEXT.storm, () => game.decide(spoken(storm)));
  }

  #placeNext(): void {
    const { game, muster } = this;
    const offers = game.choices.filter((offer) => offer.do === "place" && offer.place);
    if (!muster || !offers.length) return;
    const at = muster.at ?? spread(game.sheet.describe, game.picture!, game.seat, offers);
    const offer = offers.find((one) => one.place === at);
    if (!offer) return this.stop();
    // Until the last one lies there, it is still being placed.
    this.#places({ ...muster, left: muster.left - 1 });
    game.decide(offer.text);
  }
}
