// One listener at one table: keeps a socket open, catches up after a gap, and says what is known now.
import { whose } from "./api";
import { keepTable, tableKept } from "./installed";
import { offline } from "./offline.svelte";
import { lineTo, lines as laid, OPEN, CONNECTING, type Line as Wire } from "./line";
import type { ChatLine, Earlier, FactHeard, Families, Family, Refused, ServerMessage, Told } from "./wire";
import { lines, retell, turnStart, type Chapter, type Line } from "./story";
import { Unpacking } from "./unpack";
import { words } from "./words";

export type Link = "opening" | "open" | "waiting" | "closed";
type Verb = Record<string, unknown>;

const FINAL = new Set([4401, 4403, 4404]);
/** So long after something was heard it is kept: a click is answered first. */
const SOON = 1000;
type Heard<F extends Family> = { told: Told<F>; chapters: Chapter[]; facts: FactHeard<F>[]; chat: ChatLine[] };

export class Live<F extends Family = Family> {
  told = $state.raw<Told<F> | null>(null);
  story = $state.raw<Line[]>([]);
  facts = $state.raw<FactHeard<F>[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  fresh = $state.raw<FactHeard<F>[]>([]);
  link = $state<Link>("opening");
  refused = $state.raw<Refused | null>(null);
  ended = $state<number | null>(null);
  sending = $state(false);
  retryAt = $state(0);

  #chapters: Chapter[] = [];
  #socket: Wire | null = null;
  #tries = 0;
  #ask = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #left = false;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  seat = $state<number | null>(null);
  /** Called whenever something was told; `present`: in one go, to somebody who has just come or come back. */
  onheard: (present: boolean) => void = () => {};
  /** Called whenever something was refused. */
  onrefused: () => void = () => {};
  #arriving = true;
  readonly #whose = whose;

  constructor(
    readonly id: string,
    seat: number | null,
    readonly newTurn: readonly string[],
  ) {
    this.seat = seat;
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#seen);
  }

  get choices(): Families[F]["offer"][] {
    return this.told?.choices ?? [];
  }

  decide(text: string): void {
    this.refused = null;
    this.sending = this.#say({ decide: text, after: this.told?.moment ?? 0, ask: ++this.#ask });
    if (!this.sending)
      this.refused = {
        kind: "refused",
        refusal: "unavailable",
        reason: "not_now",
        key: "waiting",
        arguments: {},
        sentence: words.net.waiting,
        why: words.net.waiting,
        answers: null,
      };
  }

  say(verb: Verb): void {
    this.#say({ ...verb, ask: ++this.#ask });
  }

  /** One device, several seats: from now on listen as another seat of mine. Where nothing is hidden, the table stays in sight meanwhile. */
  listenAs(seat: number | null, inSight = false): void {
    this.seat = seat;
    const told = this.told;
    this.#forget();
    if (inSight) this.told = told;
    if (!this.#say({ since: 0, seat })) this.#open();
  }

  hurry(): void {
    this.#hurry();
  }

  leave(): void {
    this.#keep();
    this.#left = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#socket?.close(1000);
    this.link = "closed";
  }

  #forget(): void {
    this.#arriving = true;
    this.told = null;
    this.story = [];
    this.#chapters = [];
    this.facts = [];
    this.fresh = [];
    this.chat = [];
  }

  /** Whoever takes a seat is told all that was said there: also what was said while somebody was not heard. */
  #comeBack(): void {
    for (const seat of [null, this.seat]) this.#say({ since: this.facts.length, seat });
  }

  #say(message: Verb): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #open(): void {
    if (this.#left) return;
    clearTimeout(this.#timer);
    this.#arriving = true;
    const since = this.facts.length;
    const socket = lineTo(this.id, this.seat, since);
    const unpacking = new Unpacking();
    this.#socket = socket;
    this.link = this.told ? "waiting" : "opening";
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.link = "open";
      offline.leave();
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#say({ ping: true }), 30_000);
    };
    socket.onmessage = async (event) => {
      const text = await unpacking.text(event.data as string | ArrayBuffer);
      if (socket === this.#socket) this.#hear(JSON.parse(text) as ServerMessage<F>);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#left) return;
      clearInterval(this.#beat);
      this.sending = false;
      if (FINAL.has(event.code)) {
        this.ended = event.code;
        this.link = "closed";
        return;
      }
      this.link = "waiting";
      if (!this.told) void this.#remember();
      const wait = Math.min(15_000, 400 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
      this.retryAt = Date.now() + wait;
      this.#timer = setTimeout(() => this.#open(), wait);
    };
  }

  #hurry = (): void => {
    if (this.link === "waiting" && this.#socket?.readyState !== CONNECTING && !document.hidden) this.#open();
  };

  #seen = (): void => (document.hidden ? this.#keep() : this.#hurry());

  #hear(heard: ServerMessage<F>): void {
    if (heard.kind === "pong") return;
    if (heard.kind === "earlier") {
      if (heard.seat === this.seat) this.#read(heard);
      return;
    }
    this.sending = false;
    if (heard.kind === "refused") {
      if (heard.key === "server-lot-is-cast") return; // a page casts it unasked, and may come late
      this.refused = heard;
      if (heard.reason === "stale") this.#say({ since: this.facts.length });
      this.onrefused();
      return;
    }
    if (heard.seat !== this.seat) return;
    if (!this.#learn(heard)) return;
    const present = this.#arriving;
    this.#arriving = false;
    this.#keeping ??= setTimeout(() => this.#keep(), SOON);
    this.onheard(present);
  }

  /** As it was heard last, for whoever opens it without a connection. */
  #keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const { told, facts, chat } = this;
    if (!told || laid.has(this.id) || offline.since !== null) return;
    const heard: Heard<F> = { told, chapters: this.#chapters, facts, chat };
    keepTable(this.#whose, this.id, this.seat, heard);
  }

  async #remember(): Promise<void> {
    const kept = laid.has(this.id) ? null : await tableKept<Heard<F>>(this.id, this.seat);
    if (!kept || this.told || this.#left) return;
    offline.shows(kept.asOf);
    const { told, chapters, facts, chat } = kept.heard;
    this.#chapters = chapters;
    this.story = lines(chapters);
    [this.facts, this.fresh, this.chat, this.told] = [facts, [], chat, told];
    this.onheard(true);
  }

  /** A piece of a long story that comes before the rest. */
  #read(piece: Earlier<F>): void {
    const known = this.facts.length;
    const again = piece.since > known ? known : retell(this.#chapters, piece);
    if (typeof again === "number") return void this.#say({ since: again });
    this.#chapters = again;
    this.facts = [...this.facts, ...piece.facts.filter((fact) => fact.index >= known)];
  }

  /** Whether it could be understood; what is missing is asked for. */
  #learn(told: Told<F>): boolean {
    const known = this.facts.length;
    if (told.since > known) return this.#askFrom(known);
    const fresh = told.facts.filter((fact) => fact.index >= known);
    const again = retell(this.#chapters, {
      since: told.since,
      moment: told.moment,
      story: told.story,
      notes: told.notes,
    });
    if (typeof again === "number") return this.#askFrom(again);
    const retold = told.since < known && fresh.length === 0;
    this.#chapters = again;
    this.story = lines(again);
    this.facts = [...this.facts, ...fresh];
    const news = told.chat.filter((line) => !this.chat.some((old) => old.index === line.index));
    if (news.length) this.chat = [...this.chat, ...news].sort((a, b) => a.index - b.index);
    const unmuted = this.told?.muted.some((seat) => !told.muted.includes(seat)) ?? false;
    if (told.answers !== null) this.refused = null;
    // The same moment in better words: nothing on the table has changed.
    if (retold && this.told?.moment === told.moment) {
      this.told = { ...told, picture: this.told.picture, choices: this.told.choices, hints: this.told.hints };
      return true;
    }
    this.fresh = this.told === null || this.#arriving ? [] : fresh;
    this.told = told;
    if (unmuted) this.#comeBack();
    const start = turnStart(this.facts, told.since, this.newTurn);
    if (fresh.length && start < told.since) this.#say({ since: start });
    return true;
  }

  #askFrom(fact: number): false {
    this.#say({ since: fact });
    return false;
  }
}
