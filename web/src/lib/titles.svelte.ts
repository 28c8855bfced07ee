// A game's name together with its box: "Special Powers" alone could be any of three.
import { theCatalog } from "./api";
import { named } from "./named";
import type { GameCard } from "./wire";

class Titles {
  #cards = $state.raw<GameCard[]>([]);

  constructor() {
    void theCatalog()
      .then((catalog) => (this.#cards = catalog.games))
      .catch(() => {});
  }
  of(game: { game: string; title: string }): string {
    return named(this.#card(game.game)?.box, game.title);
  }
  /** What one wants in this game, in a sentence. */
  about(game: { game: string }): string {
    return this.#card(game.game)?.sentence ?? "";
  }
  #card(id: string): GameCard | undefined {
    return this.#cards.find((one) => one.id === id);
  }
}

export const titles = new Titles();
