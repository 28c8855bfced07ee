// Looking back: the moments of a game, one of them on the table, or none (then the table is live).
import { api } from "./api";
import type { Live } from "./live.svelte";
import { across, dated, gathered, leafed, type Line } from "./story";
import type { FactHeard, Moment } from "./wire";

type Seen = { picture: Record<string, unknown>; facts: FactHeard[] };

export class Replay {
  moments = $state.raw<Moment[]>([]);
  at = $state<number | null>(null);
  picture = $state.raw<Record<string, unknown> | undefined>();
  facts = $state.raw<FactHeard[]>([]);
  seat = $state<number | "all" | null>(null);

  /** Every moment, also those that are leafed over in one step. */
  #all: Moment[] = [];
  #kept = new Map<string, Seen>();
  #wanted = 0;
  #visit = 0;
  #asked: Promise<unknown> = Promise.resolve();
  #going: number | null = null;

  constructor(
    readonly id: string,
    readonly live: Live,
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
  get lines(): Line[] {
    if (this.at === null) return this.live.story;
    if (this.seat !== this.live.seat) return leafed(this.moments);
    return dated(this.live.story, this.moments);
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

  leave(): void {
    this.#visit++;
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
    this.picture = seen.picture;
    this.facts = seen.facts;
  }

  async #fetched(moment: number): Promise<Seen | null> {
    const key = `${this.seat}/${moment}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const seen =
      this.seat === "all" ? await this.#open(moment) : await api.moment(this.id, moment, this.seat).catch(() => null);
    if (seen) this.#kept.set(key, { picture: seen.picture, facts: seen.facts });
    return seen;
  }

  async #open(moment: number): Promise<Seen | null> {
    const open = await api.openMoment(this.id, moment).catch(() => null);
    return open && { picture: merged(open.pictures as Record<string, unknown>[]), facts: open.facts };
  }
}

/** Several sides' pictures of one table laid over each other: what any of them sees is seen. */
export function merged(pictures: Record<string, unknown>[]): Record<string, unknown> {
  const [first, ...rest] = pictures;
  if (!first) return {};
  type Faced = { at: string; kind: string | null };
  const pieces = first.pieces as Faced[] | undefined;
  // Every hand as its owner sees it.
  if (!pieces) return { ...first, hands: pictures.map((picture, seat) => (picture.hands as unknown[])[seat]) };
  const faces = new Map<string, Faced>();
  for (const picture of rest)
    for (const piece of (picture.pieces as Faced[]) ?? []) if (piece.kind) faces.set(piece.at, piece);
  return {
    ...first,
    odds: undefined,
    pieces: pieces.map((piece) => (piece.kind ? piece : { ...piece, kind: faces.get(piece.at)?.kind ?? null })),
  };
}
