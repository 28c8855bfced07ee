// Plain addresses, no reloads: /, /game/<id>, /join#<token>, /rules/<game>, /learn/<lesson>/<step>, /try/<lesson>/<step>, /scroll,
// /account#<token>, /admin, /games, /player/<name>, /leaders, /puzzles/<id>.
import { offline } from "./offline.svelte";
import { at, inside } from "./root";

class Router {
  path = $state(inside(location.pathname));
  hash = $state(location.hash);
  query = $state(location.search);
  /** Where the rules are: those of the game on the table, if there is one. */
  rules = $state("/rules");

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(inside(link.pathname) + link.search + link.hash);
    });
  }

  /** To another page; in place of this one, if nobody should come back to it. */
  go(to: string, inPlace = false): void {
    if (inPlace) history.replaceState(null, "", at(to));
    else history.pushState(null, "", at(to));
    this.#read();
    scrollTo(0, 0);
    // Who goes by keys, or by ear, goes on in the new page and not above it.
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  #read(): void {
    offline.leave();
    this.path = inside(location.pathname);
    this.hash = location.hash;
    this.query = location.search;
  }
}

export const router = new Router();
