// A pretend server inside the page (`?mock`): for looking at pages while the real one is being built. Never shipped.
import { arranged } from "../src/stratego/templates";
import { read, roster } from "../src/stratego/army";
import { column, neighbours, row, square } from "../src/stratego/squares";
import type { Described, Offer, Standing } from "../src/stratego/types";
import { BOXES } from "./boxes";

const card = (id: string, title: string, box: string, sentence: string, seats = [2]) => ({
  id,
  title,
  box,
  sentence,
  seats,
  options: [
    {
      name: "captured",
      title: "Captured pieces",
      sentence: "Who may look at captured pieces.",
      default: "open",
      values: ["open", "prisoner", "secret", "stealth"],
      meanings: ["Both see them.", "Only who took them sees them.", "Only their owner sees them.", "Nobody sees them."],
    },
    {
      name: "rescue",
      title: "Rescue",
      sentence: "Reach the far row and bring a piece back.",
      default: false,
      values: [false, true],
      meanings: [],
    },
    {
      name: "calm",
      title: "Quiet moves until a draw",
      sentence: "0 means no limit.",
      default: 0,
      values: [],
      meanings: [],
    },
  ],
});
const CATALOG = {
  games: [
    card("stratego/classic", "Stratego", "Stratego 1999", "Two armies of forty. Find the flag."),
    card("stratego/barrage", "Barrage", "Stratego, short forms", "Eight pieces a side."),
    card("stratego/duel", "Duel", "Stratego, short forms", "Ten pieces a side."),
    card("stratego/lotr", "Basic game", "The Lord of the Rings 2004", "Good against Evil."),
    card("stratego/lotr-ring", "The Ring", "The Lord of the Rings 2004", "Carry the Ring to Mount Doom."),
    card("stratego/fire-ice", "Fire & Ice", "Fire & Ice 2008", "Volcandria against Everwinter."),
    card("stratego/narnia", "Narnia", "Narnia 2005", "Lion against Witch."),
    card(
      "risk/middle-earth",
      "Middle-earth",
      "Risk Lord of the Rings 2002",
      "Conquer Middle-earth before the Ring is gone.",
      [2, 3, 4],
    ),
  ],
  players: ["random", "novice"],
  phrases: ["Hello!", "Good luck!", "Well played!", "Thank you!"],
};

class Pretend {
  pieces: Standing[] = [];
  phase: "setup" | "play" = "setup";
  story: string[] = [];
  facts: { index: number; what: string; text: string }[] = [];
  tray: Record<string, number>[] = [{}, {}];
  fallen = [0, 0];
  constructor(readonly about: Described) {
    const seat = 1;
    const home = about.armies[seat]!.home;
    this.pieces = [...arranged(about, seat, home, roster(about, seat), "storm")].map(([at, kind]) => ({
      at,
      seat,
      kind,
    }));
  }
  deploy(text: string): void {
    const army = read(this.about, 0, this.about.armies[0]!.home, roster(this.about, 0), text);
    if (typeof army === "string") return;
    this.pieces.push(...[...army].map(([at, kind]) => ({ at, seat: 0, kind })));
    this.phase = "play";
    this.tell("ready", "ready 0", "You have set up.");
  }
  tell(what: string, text: string, sentence: string): void {
    this.facts.push({ index: this.facts.length, what, text });
    this.story.push(sentence);
  }
  offers(seat: number): Offer[] {
    if (this.phase === "setup") return [{ do: "place", text: "marshal@a1", kind: "marshal", to: "a1" }];
    const where = new Map(this.pieces.map((p) => [p.at, p]));
    return this.pieces
      .filter((p) => p.seat === seat && this.about.kinds[p.kind!]!.moves)
      .flatMap((p) => [
        ...neighbours(this.about, p.at)
          .filter((to) => !this.about.zones.includes(to) && where.get(to)?.seat !== seat)
          .map((to): Offer => ({ do: "step", text: `${p.at}${where.has(to) ? "x" : "-"}${to}`, from: p.at, to })),
        ...(this.about.kinds[p.kind!]!.powers.includes("longbow")
          ? this.pieces
              .filter((e) => e.seat !== seat && Math.abs(row(e.at) - row(p.at)) <= 4)
              .slice(0, 4)
              .map((e): Offer => ({ do: "shoot", text: `${p.at} bow ${e.at}`, from: p.at, to: e.at }))
          : []),
      ]);
  }
  play(text: string): void {
    const [from, to] = text.match(/[a-j]\d+/g) as [string, string];
    const mover = this.pieces.find((p) => p.at === from)!;
    const other = this.pieces.find((p) => p.at === to);
    if (other) {
      const strength = (p: Standing) => Number(this.about.kinds[p.kind!]!.rank) || 0;
      this.tell(
        "attacked",
        `attacked ${from} ${to}`,
        `${this.about.kinds[mover.kind!]!.name} attacks ${this.about.kinds[other.kind!]!.name}.`,
      );
      this.facts.push(
        { index: this.facts.length, what: "unmasked", text: `unmasked ${from} ${mover.kind}` },
        { index: this.facts.length + 1, what: "unmasked", text: `unmasked ${to} ${other.kind}` },
      );
      const loser = strength(mover) > strength(other) ? other : mover;
      this.facts.push({ index: this.facts.length, what: "fell", text: `fell ${loser.at}` });
      this.pieces = this.pieces.filter((p) => p !== loser);
      this.fallen[loser.seat]!++;
      this.tray[loser.seat]![loser.kind!] = (this.tray[loser.seat]![loser.kind!] ?? 0) + 1;
      if (loser === other) mover.at = to;
    } else {
      mover.at = to;
      mover.moved = true;
      this.tell("moved", `moved ${from} ${to}`, `${this.about.armies[mover.seat]!.name} moves ${from} to ${to}.`);
    }
  }
  told(since: number, seat = 0) {
    return {
      kind: "told",
      game: "mock",
      seat,
      since,
      moment: this.facts.length,
      facts: this.facts.slice(since),
      story: this.story.slice(-(this.facts.length - since) || 9999),
      picture: {
        family: "stratego",
        listener: seat,
        phase: this.phase,
        turn: 0,
        ply: this.facts.length,
        calm: 0,
        pieces: this.pieces.map((p) => (p.seat === seat ? p : { ...p, kind: null })),
        ready: [this.phase === "play", true],
        left: this.phase === "setup" ? roster(this.about, 0) : {},
        home: this.about.armies[0]!.home,
        tray: this.tray,
        fallen: this.fallen,
        pending: null,
        barred: [],
        result: null,
      },
      choices: this.offers(seat),
      to_act: 0,
      clocks: null,
      watching: 2,
      people: [
        { seat: 0, name: "Ann", player: null, here: true, replaced: false },
        { seat: 1, name: "Novice", player: "novice", here: true, replaced: false },
      ],
      draw: [],
      rematch: [],
      next: null,
      may_abort: false,
      muted: [],
      result: null,
      chat: [],
      answers: null,
    };
  }
}

const table = new Map<string, Pretend>();
const at = (id: string): Pretend => {
  const game = BOXES[`stratego/${id}`] ?? BOXES["stratego/classic"]!;
  if (!table.has(id)) table.set(id, new Pretend(game));
  return table.get(id)!;
};

export function pretend(): void {
  window.fetch = async (input, init) => {
    const path = new URL(String(input), location.href).pathname;
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    const id = /games\/([^/]+)/.exec(path)?.[1] ?? "classic";
    const answer =
      path === "/api/catalog"
        ? CATALOG
        : path === "/api/me"
          ? { name: body.name ?? "Ann", account: null }
          : path === "/api/setups" || path === "/api/guide"
            ? []
            : path === "/api/games" && init?.method === "POST"
              ? { id: String(body.game).split("/")[1], seats: [0], invites: [] }
              : path === "/api/games"
                ? [
                    {
                      id: "classic",
                      game: "stratego/classic",
                      title: "Stratego",
                      people: [
                        { seat: 0, name: "Ann", player: null, here: true, replaced: false },
                        { seat: 1, name: "Ben", player: null, here: false, replaced: false },
                      ],
                      seats: location.href.includes("watch") ? [] : [0],
                      yours_to_act: true,
                      over: false,
                      touched: 0,
                    },
                  ]
                : path.endsWith("moments")
                  ? [{ moment: 0, story: [] }]
                  : {
                      id,
                      game: at(id).about.game,
                      title: at(id).about.title,
                      options: {},
                      sides: at(id).about.seats,
                      describe: at(id).about,
                      seats: [0],
                      invites: [],
                      clock: { kind: "none" },
                      listed: false,
                    };
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  };
  class FakeSocket extends EventTarget {
    static OPEN = 1;
    static CONNECTING = 0;
    readyState = 1;
    onopen?: () => void;
    onmessage?: (e: { data: string }) => void;
    onclose?: () => void;
    game: Pretend;
    constructor(url: string) {
      super();
      this.game = at(/games\/([^/]+)/.exec(url)![1]!);
      if (location.search.includes("play") && this.game.phase === "setup")
        this.game.deploy(deployText(this.game.about));
      setTimeout(() => (this.onopen?.(), this.speak(0)), 30);
    }
    speak(since: number) {
      this.onmessage?.({ data: JSON.stringify(this.game.told(since)) });
    }
    send(text: string) {
      const said = JSON.parse(text) as { decide?: string; since?: number };
      const since = this.game.facts.length;
      if (said.decide?.startsWith("deploy")) this.game.deploy(said.decide);
      else if (said.decide) {
        this.game.play(said.decide);
        setTimeout(() => {
          const now = this.game.facts.length;
          const offers = this.game.offers(1).filter((o) => o.do === "step");
          this.game.play(offers[Math.floor(Math.random() * offers.length)]!.text);
          this.speak(now);
        }, 1200);
      }
      setTimeout(() => this.speak(said.since ?? since), 20);
    }
    close() {}
  }
  window.WebSocket = FakeSocket as unknown as typeof WebSocket;
}

function deployText(about: Described): string {
  const army = arranged(about, 0, about.armies[0]!.home, roster(about, 0), "fortress");
  const lines = [3, 2, 1, 0].map((r) =>
    Array.from({ length: about.cols }, (_, c) => about.kinds[army.get(square(c, r))!]?.letter ?? ".").join(""),
  );
  void column;
  return `deploy ${lines.join("/")}`;
}
