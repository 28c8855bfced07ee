// What somebody has in hand at a Stratego board: the picked piece, a power, a piece to put down, a move planned ahead. Whatever was touched
// belongs to the table it was touched on, and is gone with it.
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { words } from "../lib/words";
import type { Mark } from "./Board.svelte";
import { lastMove } from "./clash";
import { introduced } from "./introduced";
import { due, type Plan } from "./plan";
import type { Square } from "./squares";
import type { StrategoTable } from "./table.svelte";
import { tell } from "./tell";
import { movers, placeable, PLAIN, powerOf, stepped, targets, verbs } from "./turn";
import type { Described, Offer, Shown, Standing } from "./types";

type Grip = { from: Square | null; verb: string; kind: string | null };
type Touch = Grip & {
  on: Shown | undefined;
  said: string;
  /** What was asked for is told in another voice than why something cannot be. */
  asked: boolean;
  wrong: [Square, Square] | null;
  /** Chosen, and to be confirmed. */
  sure: Offer | null;
};

export class Choosing {
  #touch = $state.raw<Touch | null>(null);
  /** What shall be done as soon as it can be. Nobody learns of it before. */
  plan = $state.raw<Plan | null>(null);

  /** What was decided on this table. */
  #sent = $state.raw<{ offer: Offer; on: Shown | undefined } | null>(null);

  constructor(readonly game: StrategoTable) {}

  get about(): Described {
    return this.game.sheet.describe;
  }
  get #shown(): Shown | undefined {
    return this.game.picture;
  }

  /** Before anything is touched: a turn in several steps goes on with the same piece, reinforcements with the next one. */
  readonly #fresh = $derived.by((): Grip => {
    const [shown, offers] = [this.#shown, this.game.offers];
    const at = shown?.pending?.at;
    const from = at && movers(offers).has(at) ? at : null;
    const [first, ...others] = shown?.pending?.what === "enter" ? placeable(offers).keys() : [];
    const last = this.#touch?.kind;
    return {
      from,
      verb: from ? (verbs(offers, from)[0] ?? PLAIN) : PLAIN,
      kind: (last && others.includes(last) ? last : first) ?? null,
    };
  });
  readonly #now = $derived.by((): Touch => {
    const touch = this.#touch;
    if (touch && touch.on === this.#shown) return touch;
    return { ...this.#fresh, on: this.#shown, said: "", asked: false, wrong: null, sure: null };
  });

  get from(): Square | null {
    return this.#now.from;
  }
  get verb(): string {
    return this.#now.verb;
  }
  get kind(): string | null {
    return this.#now.kind;
  }
  /** The move that waits for a yes. */
  get sure(): Offer | null {
    return this.#now.sure;
  }
  /** A refusal is said until the next thing is touched. */
  get said(): string {
    return this.game.live.refused?.why ?? this.#now.said;
  }
  get wrong(): boolean {
    return this.said !== "" && (this.game.live.refused !== null || !this.#now.asked);
  }

  /** What was decided and is not answered yet. */
  readonly underway = $derived.by((): Offer | null =>
    this.game.live.sending && this.#sent?.on === this.#shown ? (this.#sent?.offer ?? null) : null,
  );
  /** The pieces as hands have laid them: a step is drawn at once, and taken back if the table says no. */
  readonly pieces = $derived.by((): Standing[] => stepped(this.#shown?.pieces ?? [], this.underway));

  readonly able = $derived.by(() => movers(this.game.offers));
  readonly open = $derived.by((): Map<Square, Offer> => {
    const { from, verb, kind } = this.#now;
    if (from) return targets(this.game.offers, from, verb);
    return (kind && placeable(this.game.offers).get(kind)) || new Map<Square, Offer>();
  });
  readonly standing = $derived.by(() => new Map(this.#shown?.pieces.map((piece) => [piece.at, piece])));
  readonly sensible = $derived.by(
    () => new Set([...this.open.keys(), ...this.able, ...Object.keys(this.game.guesses ?? {})]),
  );
  /** Somebody waits for the other side, and may plan what to do then. */
  readonly planning = $derived.by(() => {
    const { seat, looking, together, told, offers } = this.game;
    const phase = this.#shown?.phase;
    return (
      settings.ahead && seat !== null && phase === "play" && !looking && !together && !told?.result && !offers.length
    );
  });

  readonly marks = $derived.by(() => {
    const found = new Map<Square, Mark[]>();
    const add = (at: Square, mark: Mark) => found.set(at, [...(found.get(at) ?? []), mark]);
    const { from, wrong, sure } = this.#now;
    if (this.underway?.from) {
      const { from, to } = this.underway;
      const step = this.pieces !== this.#shown?.pieces;
      add(from, step ? "from" : "picked");
      if (to) add(to, step ? "to" : "planned");
      return found;
    }
    const last = lastMove(this.game.facts);
    if (last[0]) add(last[0], last[1] ? "from" : "to");
    if (last[1]) add(last[1], "to");
    if (from) add(from, "picked");
    if (sure?.to) add(sure.to, "planned");
    else
      for (const [at, offer] of this.open) {
        const taken = this.standing.has(at);
        const plain = offer.do === PLAIN || offer.kind;
        add(at, !taken || (!plain && offer.do === "leap") ? "reach" : plain ? "strike" : "aim");
      }
    for (const at of this.#shown?.pending?.chosen ?? []) add(at, "struck");
    if (wrong) for (const at of wrong) add(at, "barred");
    const hint =
      from || this.game.pondered ? undefined : this.game.offers.find((offer) => offer.text === this.game.hint?.decide);
    for (const at of [hint?.from, hint?.to]) if (at) add(at, "planned");
    if (this.plan && !this.game.looking) for (const at of [this.plan.from, this.plan.to]) add(at, "planned");
    return found;
  });

  /** A square in one sentence. */
  tell(at: Square): string {
    const can = this.open.has(at)
      ? this.marks.get(at)?.includes("aim")
        ? "aim"
        : "go"
      : this.able.has(at)
        ? "act"
        : "";
    return tell(this.about, this.standing.get(at), at, this.game.seat, can);
  }

  // -- what hands do ------------------------------------------------------------------------------------------
  pick(at: Square): void {
    if (this.game.live.sending) return;
    if (this.plan) return this.#calledOff();
    if (this.planning) return this.#planned(at);
    const { from } = this.#now;
    const [shown, offers, seat, guesses] = [this.#shown, this.game.offers, this.game.seat, this.game.guesses];
    const offer = this.open.get(at);
    if (offer) return this.decide(offer);
    if (from === at && !shown?.pending) return this.letGo();
    if (this.able.has(at)) return this.#take(at);
    if (!from && guesses?.[at]) return this.#set({ said: this.#guess(guesses[at]), asked: true, wrong: null });
    const piece = this.standing.get(at);
    if (piece?.kind && !from && (offers.length === 0 || piece.seat !== seat)) return this.#introduce(piece.kind);
    if (seat === null || offers.length === 0) return;
    if (from) return this.#refuse(from, at);
    const can =
      piece?.kind && this.about.kinds[piece.kind]?.powers.length ? ` ${introduced(this.about, piece.kind)}` : "";
    const closed = shown?.barred.find((pair) => pair.includes(at));
    const own = piece?.seat === seat;
    this.#set({
      asked: false,
      wrong: closed && own ? closed : null,
      said: !piece
        ? ""
        : !own
          ? words.board.notYours
          : closed
            ? words.board.barred(...closed)
            : `${words.board.nothing(this.#name(at))}${can}`,
    });
  }

  drop(start: Square, to: Square | null): void {
    if (to === null) return;
    if (this.planning) return this.#plans(start, to);
    if (!this.able.has(start)) return;
    const { offers } = this.game;
    const offer = targets(offers, start, this.verb).get(to) ?? targets(offers, start, PLAIN).get(to);
    if (offer) return this.decide(offer);
    this.#set({ from: start });
    this.#refuse(start, to);
  }

  /** Whether a piece can be taken up now. */
  grabs(at: Square): boolean {
    return this.able.has(at) || (this.planning && !this.plan && this.#movable(at));
  }

  letGo(): void {
    if (this.plan) return this.#calledOff();
    this.#touch = null;
    this.#set({ ...this.#fresh, sure: null });
  }

  choose(verb: string): void {
    this.#set({ verb, said: "", sure: null });
  }

  hold(kind: string | null): void {
    this.#set({ kind, from: null, sure: null });
  }

  /** Where there are days for a move, a slip of the finger can be taken back. */
  decide(offer: Offer): void {
    const slow = this.game.sheet.clock.kind === "days" && settings.confirm && offer.to !== undefined;
    if (slow && this.sure?.text !== offer.text) return this.#set({ sure: offer, said: "" });
    this.#set({ from: null, kind: null, said: "", sure: null });
    this.#sent = { offer, on: this.#shown };
    this.game.decide(offer.text);
  }

  /** It is one's turn: what was planned is done, if it still means the same. */
  goAhead(): void {
    const [plan, told] = [this.plan, this.game.live.told];
    if (!plan || !told || (!told.choices.length && !told.result)) return;
    this.plan = null;
    const text = due(plan, told.picture, told.choices, this.game.live.facts);
    if (text) this.game.live.decide(text);
  }

  // -- inside -------------------------------------------------------------------------------------------------
  #set(change: Partial<Touch>): void {
    this.game.live.refused = null;
    this.#touch = { ...this.#now, ...change };
  }

  #take(at: Square): void {
    this.#set({
      from: at,
      kind: null,
      verb: verbs(this.game.offers, at)[0] ?? PLAIN,
      wrong: null,
      said: "",
      sure: null,
    });
    sound("pick");
  }

  #refuse(start: Square, at: Square): void {
    const w = words.board;
    const shown = this.#shown!;
    const closed = shown.barred.find(([a, b]) => (a === start && b === at) || (b === start && a === at));
    const verb = this.verb;
    const power = verb === PLAIN ? undefined : powerOf(this.about, shown, start, verb);
    const loose = !shown.pending && !closed && verb === PLAIN;
    this.#set({
      wrong: closed ?? null,
      asked: false,
      said: closed ? w.barred(...closed) : power ? w.cannotVerb(power.name, at) : w.cannot(this.#name(start), at),
      from: loose ? null : start,
    });
    sound("refused");
    // Only the table knows why: it is asked, and its reason takes the place of ours.
    if (!closed && !shown.pending && (power || verb === PLAIN))
      this.game.decide(power ? `${start} ${power.word} ${at}` : `${start}-${at}`);
  }

  /** Who that is, and what it can do. */
  #introduce(kind: string): void {
    this.#set({ said: introduced(this.about, kind), asked: true, wrong: null });
  }

  #name(at: Square): string {
    const kind = this.standing.get(at)?.kind;
    return kind ? (this.about.kinds[kind]?.name ?? kind) : words.board.unknown;
  }

  /** With the fullest memory aid: what a hidden piece could be, likeliest first. */
  #guess(chances: Record<string, number>): string {
    const best = Object.entries(chances)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 5);
    return `${words.board.odds}: ${best.map(([k, chance]) => `${this.about.kinds[k]?.name ?? k} ${Math.round(chance * 100)}\u00a0%`).join(", ")}`;
  }

  // -- planning ahead -------------------------------------------------------------------------------------------
  #movable(at: Square): boolean {
    const piece: Standing | undefined = this.standing.get(at);
    return piece?.seat === this.game.seat && !piece.stone && Boolean(piece.kind && this.about.kinds[piece.kind]?.moves);
  }

  #planned(at: Square): void {
    const { from } = this.#now;
    if (from === at) return this.letGo();
    if (from && this.standing.get(at)?.seat !== this.game.seat) return this.#plans(from, at);
    if (!this.#movable(at)) {
      const kind = this.standing.get(at)?.kind;
      return kind ? this.#introduce(kind) : undefined;
    }
    this.#set({ from: at, verb: PLAIN, kind: null, said: words.board.planFrom(this.#name(at)), asked: true });
    sound("pick");
  }

  #plans(from: Square, to: Square): void {
    if (!this.#movable(from) || this.standing.get(to)?.seat === this.game.seat) return;
    this.#set({ from: null, said: words.board.planned(from, to), asked: true });
    this.plan = {
      from,
      to,
      piece: this.standing.get(from)!,
      target: this.standing.get(to) ?? null,
      heard: this.game.facts.length,
    };
    sound("pick");
  }

  #calledOff(): void {
    this.plan = null;
    this.#set({ from: null, said: words.board.unplanned, asked: true });
  }
}
