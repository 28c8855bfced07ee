// What stands open, what can be watched, and which of my games wait for me: heard over one socket as it changes.
import { at } from "./root";
import { notice, stillWait } from "./notices";
import { who } from "./me.svelte";
import { offline } from "./offline.svelte";
import type { Summary } from "./wire";
import type { LobbyMessage } from "./wire-lists";

class Lobby {
  open = $state.raw<Summary[]>([]);
  watch = $state.raw<Summary[]>([]);
  waiting = $state.raw<Summary[]>([]);
  /** Whether the lists were ever heard. */
  known = $state(false);
  /** Grows with whatever may have changed among one's own games. */
  changes = $state(0);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #whose: string | null | undefined = undefined;
  #heard = false;

  /** From now on, as whoever is here; again when that is somebody else. */
  start(): void {
    $effect(() => {
      if (!who.known || this.#whose === who.me.name + (who.me.account ?? "")) return;
      this.#whose = who.me.name + (who.me.account ?? "");
      this.#heard = false;
      this.waiting = [];
      this.changes++;
      this.#connect();
    });
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => !document.hidden && this.#hurry());
    setInterval(() => this.#socket?.readyState === WebSocket.OPEN && this.#socket.send('{"ping":true}'), 30_000);
  }

  #hurry(): void {
    if (this.#whose !== undefined && (this.#socket?.readyState ?? WebSocket.CLOSED) > WebSocket.OPEN) this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${at("/api/lobby")}`);
    this.#socket = socket;
    old?.close(1000);
    socket.onopen = () => {
      this.#tries = 0;
      if (offline.since !== null) void who.again().then(() => offline.back());
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as LobbyMessage);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#timer = setTimeout(() => this.#connect(), Math.min(30_000, 1000 * 2 ** this.#tries++));
    };
  }

  #hear(message: LobbyMessage): void {
    if (message.kind === "lobby") {
      this.open = message.open;
      this.watch = message.watch;
      this.known = true;
      this.changes++;
    } else if (message.kind === "waiting") {
      const before = new Set(this.waiting.map((game) => game.id));
      const fresh = message.games.filter((game) => !before.has(game.id));
      this.waiting = message.games;
      this.changes++;
      // What waited before this page was opened is no news.
      if (this.#heard) for (const game of fresh) void notice(game);
      stillWait(this.waiting);
      this.#heard = true;
    }
  }
}

export const lobby = new Lobby();
