// A Stratego table: two armies, set up at the same time.
import type { Recall } from "../lib/recall";
import type { Scene } from "../lib/scene";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { GameTable } from "../lib/table.svelte";
import type { Short } from "../lib/story";
import type { GameSheet } from "../lib/wire";
import { acts, meetings, type Act } from "./acts";
import { paint } from "./armies";
import { Choosing } from "./choosing.svelte";
import { meets } from "./clash";
import { merged } from "./open";
import { short } from "./short";
import type { Shown } from "./types";

export class StrategoTable extends GameTable<"stratego", Act> {
  readonly choosing = new Choosing(this);

  constructor(sheet: GameSheet<"stratego">) {
    super(sheet, sheet.seats[0] ?? null);
  }

  readonly beside = true;

  get sides(): string[] {
    return this.sheet.describe.armies.map((army) => army.name);
  }
  get flags(): string[] {
    return this.sheet.describe.armies.map((army, n) => paint(army.colour, n).body);
  }

  override kind(id: string): string {
    return this.sheet.describe.kinds[id]?.name ?? id;
  }
  /** Likeliest first: with the fullest memory aid, or as a computer takes them. */
  get guesses(): Record<string, Record<string, number>> | undefined {
    return this.pondered ? this.pondered.guesses : this.picture?.odds;
  }

  override letGo(): void {
    this.choosing.letGo();
  }
  override get moves(): readonly Short[] {
    return short(this.stage.now?.facts ?? []);
  }
  override get turns(): boolean {
    return true;
  }
  /** The army above sees the board from its own side. */
  override get flipped(): boolean {
    return (this.seat === 1) !== this.turned;
  }
  override get editing(): boolean {
    return this.picture?.phase === "setup" && this.myTurn;
  }
  /** A move by its squares. */
  override inShort(text: string): string {
    return this.offers.some((offer) => offer.text === text && offer.do === "step") ? text : "";
  }
  /** Until both armies stand it is everybody's turn who is not ready. At one device, only of who holds it. */
  busy(n: number): boolean {
    const { phase, ready } = this.picture ?? {};
    if (phase === "setup" && ready) return !ready[n] && (!this.together || n === this.seat);
    return this.told?.to_act === n;
  }
  override get ownEnding(): string | undefined {
    return this.told?.picture.result?.sentence;
  }
  override get losses(): number[] | undefined {
    return this.told?.picture.fallen;
  }

  protected override arrived(): void {
    this.choosing.goAhead();
  }

  protected beats(now: Scene<"stratego">, before: Scene<"stratego">): Act[] {
    return acts(this.sheet.describe, now, before, settings);
  }
  /** Whoever takes over the device sees how the last fight went, always. */
  protected override recounted({ before, facts, sentence }: Recall<"stratego">): Act[] {
    const pace = settings.pace === "off" ? "quick" : settings.pace;
    return meetings(before, facts, [], () => sentence, { pace, still: settings.still });
  }

  protected override entered(now: Scene<"stratego">, before: Scene<"stratego"> | null, hurried: boolean): void {
    super.entered(now, before, hurried);
    if (!before || !now.fresh.length || now.told.picture.phase === "setup") return;
    const met = now.fresh.find((fact) => meets(fact) || fact.what === "raged");
    sound(!met ? "step" : met.what === "attacked" ? "clash" : "power");
  }

  merged(pictures: Shown[]): Shown | undefined {
    return merged(pictures);
  }
}
