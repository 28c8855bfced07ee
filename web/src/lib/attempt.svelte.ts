// A position being tried: everything decided on it so far is sent along with each decision, and the table comes back. Nothing is kept elsewhere.
import { api, Refusal } from "./api";
import { OPEN, type Line } from "./line";
import type { Tried } from "./wire";
import { words } from "./words";

type Message = { decide?: string; after?: number; since?: number; ask?: number };

export class Attempt implements Line {
  soFar = $state<Tried["so_far"]>("open");
  /** What it meant, once it is known. */
  says = $state("");
  readyState = OPEN;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  #lines: string[] = [];

  constructor(
    readonly name: string,
    readonly free: boolean,
  ) {
    // Whoever dialled listens from the next moment on.
    queueMicrotask(() => {
      this.onopen?.();
      void this.#ask({ since: 0 });
    });
  }

  send(text: string): void {
    const said = JSON.parse(text) as Message & { ping?: boolean };
    if (said.decide !== undefined || said.since !== undefined) void this.#ask(said);
  }

  close(): void {
    this.readyState = 3;
  }

  async #ask({ decide, after, since, ask }: Message): Promise<void> {
    const wanted = decide === undefined ? this.#lines : [...this.#lines, decide];
    try {
      const tried = await api.attempt(this.name, { lines: wanted, free: this.free, since: after ?? since ?? 0 });
      if (this.readyState !== OPEN) return;
      this.#lines = wanted;
      // First what happened, then what it meant: a fight is seen before it is explained.
      await this.#tell({ ...tried.told, answers: ask ?? null });
      this.says = tried.says;
      this.soFar = tried.so_far;
    } catch (error) {
      const refused =
        error instanceof Refusal
          ? error.refused
          : { refusal: "unavailable", reason: "unknown", sentence: words.net.unreachable };
      await this.#tell({
        key: "",
        arguments: {},
        why: refused.sentence,
        ...refused,
        kind: "refused",
        answers: ask ?? null,
      });
    }
  }

  async #tell(message: object): Promise<void> {
    await this.onmessage?.({ data: JSON.stringify(message) });
  }
}
