// Looking back: the moments of a game, one of them on the table, or none (then the table is live).
import { api } from "./api";
import type { Live } from "./live.svelte";
import { across, dated, gathered, leafed, type Line } from "./story";
import type { FactHeard, Families, Family, Moment } from "./wire";
import type { Known } from "./wire-review";

type Seen<F extends Family> = { picture: Families[F]["shown"]; facts: FactHeard<F>[]; known?: Known | null };

export class Replay<F extends Family = Family> {
  moments = $state.raw<Moment[]>([]);
  at = $state<number | null>(null);
  picture = $state.raw<Families[F]["shown"] | undefined>();
  /** What was looked at before it. */
  before: Families[F]["shown"] | undefined;
  facts = $state.raw<FactHeard<F>[]>([]);
  seat = $state<number | "all" | null>(null);
  /** With all sides open: through whose eyes one looks at the board, with what that side could know; null for everybody's. */
  eyes = $state<number | null>(null);
  known = $state.raw<Known | null>(null);

  /** Every moment, also those that are leafed over in one step. */
  #all: Moment[] = [];
  /** One's own moments, while one looks through other eyes. */
  #own = $state.raw<Moment[] | null>(null);
  #kept = new Map<string, Seen<F>>();
  #wanted = 0;
  #visit = 0;
  #asked: Promise<unknown> = Promise.resolve();
  #going: number | null = null;

  constructor(
    readonly id: string,
    readonly live: Live<F>,
    /** Lays several sides' pictures of one table over each other. */
    readonly table: {
      merged(pictures: Families[F]["shown"][]): Families[F]["shown"] | undefined;
      /** As far as it is shown. */
      readonly story: readonly Line[];
    },
  ) {
    this.seat = live.seat;
  }

  get length(): number {
    return Math.max(0, this.moments.length + this.#newer() - 1);
  }
  get position(): number {
    return this.at ?? this.length;
  }
  get moment(): number | null {
    return this.at === null ? null : (this.moments[this.at]?.moment ?? null);
  }
  /** The story beside the table: one's own in the words it was told in, somebody else's as they heard it. */
  get lines(): readonly Line[] {
    if (this.at === null) return this.table.story;
    if (this.seat !== this.live.seat) return leafed(this.moments);
    return dated(this.live.story, this.moments);
  }

  /** The moment one looks at as one heard it oneself. */
  get heard(): number | null {
    if (this.seat === this.live.seat || this.moment === null) return this.moment;
    return this.#own && across(this.#all, this.moment, this.#own);
  }

  /** A moment as it is counted on the bar below the board: an army set up is one step. */
  number(moment: number): number {
    const at = this.seat === "all" ? this.moments.findIndex((one) => one.moment >= moment) : -1;
    return at < 0 ? moment : at;
  }

  /** Moments heard since the list was fetched. */
  #newer(): number {
    const known = this.seat === "all" ? Infinity : (this.moments[this.moments.length - 1]?.moment ?? -1);
    return new Set(this.live.story.filter((line) => !line.noted && line.moment > known).map((line) => line.moment))
      .size;
  }

  /** After a reload a whole game was told in one go: fetch its moments, so that one can leaf through them. */
  prepare(): Promise<void> {
    return this.#load();
  }

  /** From where one is going: a slow answer must not lose a step, or take one back to where one was. */
  step(by: number): void {
    void this.seek(Math.max(0, Math.min(this.length, (this.#going ?? this.position) + by)));
  }

  /** To the moment a line of the story tells of. */
  async goto(line: number): Promise<void> {
    await this.#load();
    const moment =
      (this.seat === this.live.seat ? dated(this.live.story, this.moments) : this.lines)[line]?.moment ?? 0;
    const at = this.moments.findIndex((one) => one.moment >= moment);
    await this.seek(at < 0 ? this.length : at);
  }

  /** To the moment a line of one's own story tells of, through whosever eyes one looks back. */
  async toHeard(line: number): Promise<void> {
    if (this.seat === this.live.seat) return this.goto(line);
    this.#own ??= await api.moments(this.id, this.live.seat).catch(() => null);
    if (!this.#own) return;
    const moment = across(this.#own, dated(this.live.story, this.#own)[line]?.moment ?? 0, this.#all);
    const at = this.moments.findIndex((one) => one.moment >= moment);
    await this.seek(at < 0 ? this.length : at);
  }

  async seek(at: number): Promise<void> {
    // From the live table one leafs back from its end, and only now we learn how many moments that end has.
    const back = this.at === null ? this.length - at : null;
    this.#going = at;
    await this.#load();
    const over = this.live.told?.result != null;
    const to = Math.max(0, Math.min(this.length, back === null || at === 0 ? at : this.length - back));
    if (this.#going === at) this.#going = to;
    if (to >= this.length && !over) return this.leave();
    await this.#look(to);
    if (this.#going === to) this.#going = null;
  }

  async as(seat: number | "all" | null): Promise<void> {
    const all = await api.moments(this.id, seat).catch(() => null);
    if (!all) return;
    const moment = across(this.#all, this.moment, all);
    this.#visit++;
    this.seat = seat;
    this.#all = all;
    this.moments = gathered(all);
    const at = this.moments.findIndex((one) => one.moment >= moment);
    await this.#look(at < 0 ? this.length : at);
  }

  /** To a turn of a game that is over, with all sides open. */
  async turn(moment: number): Promise<void> {
    if (this.seat !== "all") await this.as("all");
    const at = this.moments.findIndex((one) => one.moment >= moment);
    await this.seek(at < 0 ? this.length : at);
  }

  /** Look at the same moment through somebody's eyes. */
  async through(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    if (this.seat !== "all") await this.as("all");
    else if (this.at !== null) await this.#look(this.at);
  }

  leave(): void {
    this.#visit++;
    this.eyes = null;
    this.at = this.#going = null;
    this.picture = undefined;
    if (this.seat !== this.live.seat) this.moments = [];
    this.seat = this.live.seat;
  }

  async #load(): Promise<void> {
    const known = this.moments[this.moments.length - 1]?.moment ?? -1;
    if (this.moments.length && (this.seat === "all" || known >= (this.live.told?.moment ?? 0))) return;
    const all = await api.moments(this.id, this.seat).catch(() => null);
    if (!all) return;
    this.#all = all;
    this.moments = gathered(all);
  }

  /** One moment is asked for at a time: whoever leafs fast sees those that come in, and what was leafed over meanwhile is not asked for. */
  async #look(at: number): Promise<void> {
    const [ticket, visit] = [++this.#wanted, this.#visit];
    await this.#asked;
    const moment = this.moments[at]?.moment;
    if (moment === undefined || ticket !== this.#wanted || visit !== this.#visit) return;
    const asked = this.#fetched(moment);
    this.#asked = asked;
    const seen = await asked;
    if (!seen || visit !== this.#visit) return;
    this.at = at;
    this.before = this.picture;
    this.picture = seen.picture;
    this.facts = seen.facts;
    this.known = seen.known ?? null;
  }

  async #fetched(moment: number): Promise<Seen<F> | null> {
    const key = `${this.seat}/${this.eyes}/${moment}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const seen: Seen<F> | null =
      this.seat === "all"
        ? await this.#open(moment)
        : await api.moment<F>(this.id, moment, this.seat).catch(() => null);
    if (seen) this.#kept.set(key, seen);
    return seen;
  }

  async #open(moment: number): Promise<Seen<F> | null> {
    const eyes = this.eyes;
    const [open, known] = await Promise.all([
      api.openMoment<F>(this.id, moment).catch(() => null),
      eyes === null ? null : api.known(this.id, moment).catch(() => null),
    ]);
    if (!open) return null;
    if (eyes === null) {
      const picture = this.table.merged(open.pictures);
      return picture ? { picture, facts: open.facts } : null;
    }
    const seen = open.pictures[eyes];
    const odds = known?.seats[eyes]?.odds ?? {};
    return seen
      ? { picture: { ...seen, ...(Object.keys(odds).length ? { odds } : {}) }, facts: open.facts, known }
      : null;
  }
}
