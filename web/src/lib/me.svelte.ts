// Who is playing on this device: a guest with a name until they keep it with a password.
import { api, Refusal } from "./api";
import { forgetRead } from "./installed";
import type { Me } from "./wire";
import { words } from "./words";

const one = (list: string[]): string => list[Math.floor(Math.random() * list.length)]!;

/** Somebody without a name yet. */
export const NOBODY: Me = { name: null, account: null, mail: null, admin: false, notices: false, letters: false };

class Who {
  me = $state.raw<Me>(NOBODY);
  known = $state(false);
  #asked: Promise<void> | null = null;

  ask(): Promise<void> {
    this.#asked ??= api
      .me()
      .then((me) => {
        this.me = me;
        this.known = true;
      })
      .catch(() => {
        this.#asked = null;
      });
    return this.#asked;
  }

  /** The server can be reached again: whoever was here before may have gone. */
  async again(): Promise<void> {
    this.#asked = null;
    await this.ask();
  }

  /** Nobody has to think of a name before the first game. */
  async ensure(): Promise<void> {
    await this.ask();
    // One of them may be somebody's account by now: then another, and at last one with a number.
    for (let tried = 0; this.me.name === null; tried++) {
      const name = `${one(words.guest.first)} ${one(words.guest.second)}${tried < 3 ? "" : ` ${2 + Math.floor(Math.random() * 9998)}`}`;
      try {
        this.me = await api.name(name);
      } catch (error) {
        if (tried > 8 || !(error instanceof Refusal) || error.refused.reason !== "taken") throw error;
      }
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.name(name);
  }

  learn(me: Me): void {
    if (me.name === null) void forgetRead();
    this.me = me;
  }
}

export const who = new Who();
