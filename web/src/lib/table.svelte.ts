// One game on the table: everything a page knows of it at any time, worked out from what was told. What only one family of games
// knows is added by its own class: stratego/table.svelte.ts, risk/table.svelte.ts.
import { Fair } from "./fair.svelte";
import { lines } from "./line";
import { Live } from "./live.svelte";
import { called, namesOf } from "./people";
import type { Pondered } from "./pondered";
import { recall, type Recall } from "./recall";
import { Replay } from "./replay.svelte";
import { router } from "./router.svelte";
import { again, gathered, same, type Scene, type Shows } from "./scene";
import { sound } from "./sounds";
import { Stage, type Direction } from "./stage.svelte";
import { lastWord, standing } from "./standing";
import type { Line, Short } from "./story";
import { handedTo } from "./turns";
import type { FactHeard, Families, Family, GameSheet, Hint, Told } from "./wire";

/** Whoever has just moved sees what came of it before the curtain falls. */
const A_LOOK = 700;
/** The last word waits a blink: a last fight may want to be seen first. */
const A_BLINK = 60;

export abstract class GameTable<F extends Family = Family, B extends Shows = Shows> {
  readonly live: Live<F>;
  readonly stage: Stage<Scene<F>, B>;
  readonly replay: Replay<F>;
  readonly fair: Fair;
  /** The board was turned round by hand. */
  turned = $state(false);
  zoom = $state(1);
  closedEnding = $state(false);
  /** A hint for the present moment. */
  hint = $state.raw<Hint | null>(null);
  /** What a computer thinks of the moment on the table, in a hint or looking back: lines, and who is taken for whom. */
  pondered = $state.raw<Pondered | null>(null);
  /** The review of a game that is over is open beside the board. */
  reviewing = $state(false);
  over = $state(false);
  #seen = $state(false);
  #curtain: ReturnType<typeof setTimeout> | undefined;
  #last: ReturnType<typeof setTimeout> | undefined;
  #begun: number | null | undefined;
  #wasMine = false;
  #alone = false;

  constructor(
    readonly sheet: GameSheet<F>,
    seat: number | null,
  ) {
    this.stage = new Stage(this.#direction());
    this.live = this.listen(seat);
    this.live.onheard = (present) => this.#hear(present);
    this.replay = new Replay(sheet.id, this.live, this);
    this.fair = new Fair(sheet.id, this.live);
  }

  /** A line to the table for one listener; whatever is heard on it changes what is known here. */
  protected listen(seat: number | null): Live<F> {
    const live = new Live<F>(this.sheet.id, seat, this.sheet.new_turn);
    live.onheard = () => this.heard();
    return live;
  }

  #direction(): Direction<Scene<F>, B> {
    return {
      same,
      again,
      gathered,
      beats: (now, before) => this.beats(now, before),
      entered: (now, before, hurried) => this.entered(now, before, hurried),
      caughtUp: () => this.heard(),
    };
  }

  leave(): void {
    clearTimeout(this.#curtain);
    clearTimeout(this.#last);
    this.stage.clear();
    this.live.leave();
  }

  // -- what a family knows -------------------------------------------------------------------------------
  /** The sides as their box calls them, and the colour each flies. */
  abstract readonly sides: string[];
  abstract readonly flags: string[];
  /** Several sides' pictures of one table laid over each other: what any of them sees is seen. */
  abstract merged(pictures: Families[F]["shown"][]): Families[F]["shown"] | undefined;
  /** The story and what is around a board stand beside it; where that is false, the family has its own place for them. */
  abstract readonly beside: boolean;
  /** Whether somebody is to do something, as far as everybody may know. */
  abstract busy(n: number): boolean;
  /** What there is to look at when an event follows another. */
  protected abstract beats(now: Scene<F>, before: Scene<F>): B[];
  /** The last turn, for somebody who did not see it. */
  protected recounted(_last: Recall<F>): B[] {
    return [];
  }

  /** A decision as it is typed, where that reads the same in every language; else nothing: the sentence beside it says it. */
  inShort(_text: string): string {
    return "";
  }
  /** A place as people call it. */
  place(id: string): string {
    return id;
  }

  /** A kind of piece as people call it. */
  kind(id: string): string {
    return id;
  }
  /** How it stands is told as a share of all strength, not as a chance. */
  get shares(): boolean {
    return false;
  }

  /** For whom one decides here. */
  get voice(): Live<F> {
    return this.live;
  }
  /** The table lies open between several people at one device. */
  get between(): boolean {
    return false;
  }
  /** The board can be turned round. */
  get turns(): boolean {
    return false;
  }
  get flipped(): boolean {
    return this.turned;
  }
  /** An army is set up: there is nothing to look back on, to turn or to enlarge. */
  get editing(): boolean {
    return false;
  }
  /** It is one's own turn, not only a question in somebody else's. */
  get onTurn(): boolean {
    return true;
  }
  protected get now(): Families[F]["shown"] | undefined {
    return this.told?.picture;
  }
  protected get open(): Families[F]["offer"][] {
    return this.told?.choices ?? [];
  }
  protected get helped(): Families[F]["hints"] | null {
    return this.told?.hints ?? null;
  }
  protected get wanted(): boolean {
    return this.offers.length > 0;
  }
  /** The moves without words, where the family writes them so. */
  get moves(): readonly Short[] | null {
    return null;
  }
  /** The family's own last sentence, and what each side has lost. */
  get ownEnding(): string | undefined {
    return undefined;
  }
  get losses(): number[] | undefined {
    return undefined;
  }
  /** What is in hand, or said of it, makes room. */
  letGo(): void {}
  decide(text: string): void {
    this.stage.hurry();
    this.live.decide(text);
  }

  // -- what is known now ------------------------------------------------------------------------------------
  /** What was told, up to the event on the stage. Clocks, people and what they ask of each other never wait. */
  readonly told = $derived.by((): Told<F> | null => {
    const [live, scene] = [this.live.told, this.stage.now];
    if (!live || !scene || scene.told.seat !== live.seat) return null;
    const { moment, picture, choices, hints, to_act, result } = scene.told;
    return { ...live, people: live.people.map(called), moment, picture, choices, hints, to_act, result };
  });
  readonly story = $derived.by((): readonly Line[] => this.stage.now?.story ?? []);
  readonly seat = $derived.by(() => this.voice.seat);
  /** The invitation disappears once somebody has taken the seat. */
  readonly free = $derived.by(() =>
    this.sheet.invites.filter((one) => this.told?.people.find((p) => p.seat === one.seat)?.name == null),
  );
  readonly looking = $derived.by(() => this.replay.at !== null);
  readonly picture = $derived.by(() => (this.looking ? this.replay.picture : this.now));
  /** Whoever gave up among several is played on by the computer: the seat is still asked, its owner is not. */
  readonly given = $derived.by(
    () => !this.between && Boolean(this.told?.people.find((one) => one.seat === this.seat)?.player),
  );
  readonly #asked = $derived.by(() => !this.looking && !this.given && !this.told?.result);
  readonly offers = $derived.by(() => (this.#asked ? this.open : []));
  readonly hints = $derived.by(() => (this.#asked ? this.helped : null));
  readonly myTurn = $derived.by(() => this.#asked && this.wanted);
  readonly facts = $derived.by((): readonly FactHeard<F>[] =>
    this.looking ? this.replay.facts : (this.stage.now?.facts ?? []),
  );
  /** What is looked at on the stage, unless one leafs through the game. */
  readonly beat = $derived.by(() => (this.looking ? null : this.stage.beat));

  /** Several people at one device: nobody is just "you". */
  get here(): number[] {
    return this.sheet.seats;
  }
  get together(): boolean {
    return this.here.length > 1;
  }
  readonly names = $derived.by(() => namesOf(this.told?.people ?? [], this.sides));
  readonly called = $derived.by(() =>
    this.names.map((name, n) => (this.together && this.here.includes(n) ? (this.sides[n] ?? name) : name)),
  );

  /** The last thing told up to the moment one looks at: not every moment has words of its own. */
  readonly latest = $derived.by((): Line[] => ending(this.story));
  readonly tale = $derived.by((): Line[] => {
    if (!this.looking) return this.latest;
    return ending(this.replay.lines.filter((line) => line.moment <= (this.replay.moment ?? 0)));
  });
  readonly ended = $derived.by(() => {
    const result = this.told?.result;
    return result ? lastWord(result, this.called, this.ownEnding) : null;
  });
  readonly status = $derived.by(() =>
    standing({
      past: this.looking && !(this.told?.result && this.replay.position === this.replay.length),
      ended: this.ended,
      seat: this.seat,
      asked: this.myTurn,
      onTurn: this.onTurn,
      here: this.here,
      given: this.given,
      alone: lines.has(this.sheet.id),
      waiting: this.free.length > 0,
      between: this.between,
      toAct: this.told?.to_act ?? null,
      names: this.names,
      sides: this.sides,
    }),
  );

  // -- the device goes round ------------------------------------------------------------------------------------
  /** Several armies of mine on one device: the one that is to act now and does not hold it. */
  readonly next = $derived.by(() => (this.told && !this.between ? handedTo(this.told, this.here, this.seat) : null));
  /** The curtain is down; on a page just opened at once. */
  readonly hidden = $derived.by(() => this.next !== null && (this.#seen || !this.stage.now?.fresh.length));

  async handOver(to: number): Promise<void> {
    this.stage.clear();
    this.live.listenAs(to);
    this.replay.leave();
    this.#drawCurtain();
    const last = await recall<F>(this.sheet.id, to).catch(() => null);
    if (last && this.seat === to && this.stage.now) this.stage.play(this.recounted(last));
  }

  // -- what happens when something is heard -------------------------------------------------------------------------
  #hear(present: boolean): void {
    const { told, story, facts, fresh } = this.live;
    if (!told) return;
    if (this.stage.now && this.stage.now.told.seat !== told.seat) this.stage.clear();
    this.arrived();
    // Who looks elsewhere, or is not there at all, finds the table as it lies.
    this.stage.hear({ told, story, facts, fresh: present ? [] : fresh }, present || this.looking || document.hidden);
    this.heard();
  }

  /** Something was told, and may not have been shown yet. */
  protected arrived(): void {}

  /** An event has come onto the stage. */
  protected entered(_now: Scene<F>, _before: Scene<F> | null, _hurried: boolean): void {
    this.heard();
  }

  protected heard(): void {
    if (this.#movedOn()) return;
    this.#begin();
    this.#call();
    this.#drawCurtain();
    this.#sayTheLast();
    this.#goOn();
    // A position of a lesson promises nothing.
    if (!lines.has(this.sheet.id)) this.fair.heard();
  }

  /** Whoever has just sat down here, or was handed the device, was told the whole game in one go: it is leafed through by its moments. */
  #begin(): void {
    const told = this.told;
    if (!told || this.#begun === told.seat) return;
    this.#begun = told.seat;
    if (told.since === 0 && told.moment > 1 && !lines.has(this.sheet.id)) void this.replay.prepare();
  }

  /** A decision was taken back: the game goes on at another table. */
  #movedOn(): boolean {
    const next = this.sheet.friendly && this.told?.result?.by === "abort" ? this.told.next : null;
    if (next) router.go(`/game/${next}`, true);
    return Boolean(next);
  }

  #call(): void {
    const mine = this.myTurn;
    if (mine && !this.#wasMine && this.facts.length > 0 && document.hidden) sound("turn");
    this.#wasMine = mine;
  }

  #drawCurtain(): void {
    clearTimeout(this.#curtain);
    if (this.next === null || this.stage.busy) this.#seen = false;
    else if (!this.#seen) this.#curtain = setTimeout(() => (this.#seen = true), A_LOOK);
  }

  #sayTheLast(): void {
    clearTimeout(this.#last);
    if (this.told?.result && !this.stage.busy) this.#last = setTimeout(() => (this.over = true), A_BLINK);
  }

  /** As soon as everybody wants another game they sit down at it; whoever leafs through this one goes when they like. */
  #goOn(): void {
    const next = this.told?.next ?? null;
    if (next !== null && this.#alone && this.seat !== null && !this.looking) router.go(`/game/${next}`);
    this.#alone = this.told !== null && next === null;
  }

  async lookBack(): Promise<void> {
    this.closedEnding = true;
    await this.replay.seek(this.replay.length);
    await this.openReview();
  }

  /** What a review says is on the board is there: all sides open, at the end or where one was. */
  async openReview(): Promise<void> {
    this.reviewing = true;
    if (!this.looking || this.replay.seat !== "all") await this.replay.as("all");
  }

  /** As a link asks for it: the review, open at a moment. */
  async lookAt(moment: number): Promise<void> {
    this.closedEnding = true;
    this.reviewing = true;
    await this.replay.turn(moment);
  }
}

/** The lines told last. */
const ending = (lines: readonly Line[]): Line[] => lines.filter((line) => line.moment === lines.at(-1)?.moment);
