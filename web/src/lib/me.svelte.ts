// Who is playing on this device: a guest with a name until they keep it with a password.
import { api } from "./api";
import type { Me } from "./wire";

const FIRST = ["Quiet", "Bold", "Swift", "Merry", "Clever", "Patient", "Lucky", "Brave", "Gentle", "Sly"];
const SECOND = ["Badger", "Falcon", "Otter", "Hare", "Fox", "Heron", "Marten", "Owl", "Lynx", "Raven"];
const one = (list: string[]): string => list[Math.floor(Math.random() * list.length)]!;

class Who {
  me = $state.raw<Me>({ name: null, account: null });
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

  /** Nobody has to think of a name before the first game. */
  async ensure(): Promise<void> {
    await this.ask();
    if (this.me.name === null) this.me = await api.name(`${one(FIRST)} ${one(SECOND)}`);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.name(name);
  }

  learn(me: Me): void {
    this.me = me;
  }
}

export const who = new Who();
