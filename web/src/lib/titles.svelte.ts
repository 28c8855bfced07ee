// A game's name together with its box: "Special Powers" alone could be any of three.
import { theCatalog } from "./api";
import { boxName, named } from "./named";
import type { GameCard, Value } from "./wire";

class Titles {
  #cards = $state.raw<GameCard[]>([]);

  #asked: Promise<void> | null = null;

  /** Asked for when first needed: before that nobody knows in which language. */
  ready(): Promise<void> {
    this.#asked ??= theCatalog().then(
      (catalog) => void (this.#cards = catalog.games),
      () => void (this.#asked = null),
    );
    return this.#asked;
  }
  #all(): GameCard[] {
    void this.ready();
    return this.#cards;
  }
  of(game: { game: string; title: string }): string {
    const card = this.#card(game.game);
    return named(card?.box, card?.title ?? game.title);
  }
  /** The boxes there are: as the server calls them, and as people do. */
  get boxes(): [string, string][] {
    return [...new Set(this.#all().map((card) => card.box))].map((box) => [box, boxName(box)]);
  }
  /** What one wants in this game, in a sentence. */
  about(game: { game: string }): string {
    return this.#card(game.game)?.sentence ?? "";
  }
  /** House rules that differ from the printed ones, in a few words each. */
  agreed(game: { game: string; options: Record<string, Value> }): string[] {
    const cards = this.#card(game.game)?.options ?? [];
    return cards
      .filter((card) => card.name !== "players" && card.name in game.options)
      .map((card) => {
        const value = game.options[card.name]!;
        const meaning = card.meanings[card.values.indexOf(value)] ?? (typeof value === "boolean" ? "" : String(value));
        return meaning ? `${card.title}: ${meaning}` : card.title;
      });
  }
  #card(id: string): GameCard | undefined {
    return this.#all().find((one) => one.id === id);
  }
}

export const titles = new Titles();
