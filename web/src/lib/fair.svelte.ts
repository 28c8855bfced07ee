// What one page keeps of the promises of a game: it casts a lot, gathers seals now and then, and judges when all is told.
import { api } from "./api";
import { judge, newLot, type Verdict, type Witness } from "./fair";
import type { Live } from "./live.svelte";

const KEPT = "flagfall.fair.";
const MOST = 40;

export class Fair {
  pledge = $state("");
  seals = $state(0);
  draws = $state(0);
  verdict = $state<Verdict | null>(null);
  #seen: Witness;
  #next = 0;
  #asking = false;

  constructor(
    readonly id: string,
    readonly live: Live,
  ) {
    this.#seen = {
      pledge: "",
      seals: [],
      ...(JSON.parse(localStorage.getItem(KEPT + id) ?? "{}") as Partial<Witness>),
    };
  }

  /** Something was told. Promises are looked at when the table is opened, ever more rarely as it goes on, and at the end. */
  heard(): void {
    const { told, facts } = this.live;
    const over = told?.result != null;
    if (!told || this.#asking || (over ? this.verdict !== null : facts.length < this.#next)) return;
    this.#next = Math.max(2, facts.length * 2);
    this.#asking = true;
    void this.#look(over).finally(() => (this.#asking = false));
  }

  async #look(over: boolean): Promise<void> {
    const told = await api.fairness(this.id).catch(() => null);
    if (!told) return void (this.verdict = over ? "unknown" : null);
    const { seat } = this.live;
    this.#seen.pledge ||= told.pledge;
    this.pledge = told.pledge;
    if (told.seal && told.seed === null && !this.#seen.seals.includes(told.seal))
      this.#seen.seals = [...this.#seen.seals, told.seal].slice(-MOST);
    if (!over && seat !== null && this.live.told?.may_abort && !told.lots.some((lot) => lot.seat === seat)) {
      this.#seen.lot = newLot();
      this.live.say({ lot: this.#seen.lot });
    }
    this.seals = this.#seen.seals.length;
    this.draws = told.draws.length;
    localStorage.setItem(KEPT + this.id, JSON.stringify(this.#seen));
    if (told.seed !== null) this.verdict = await judge(told, this.#seen, this.#seen.lot ? seat : null);
  }
}
