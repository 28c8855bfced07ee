// The HTTP half of docs/wire.md: one function per call, a Refusal when the server says no.
import type {
  AccountWish,
  Catalog,
  DeedDone,
  DeedWish,
  Fairness,
  Families,
  Family,
  Office,
  Claimed,
  GameSheet,
  GameWish,
  Hint,
  LessonCard,
  Look,
  Made,
  Me,
  Moment,
  Opened,
  OpenLook,
  Preparing,
  Refused,
  Section,
  Setup,
  StepSheet,
  Summary,
  Tried,
  TryWish,
  Value,
} from "./wire";
import type { Known, PuzzleAsked, PuzzleJudged, Puzzles, Review, Thinking } from "./wire-review";
import type { Leaders, MyGames, Profile, Rerated, Seek, Sought } from "./wire-lists";
import { offline } from "./offline.svelte";
import { at } from "./root";
import { language, words } from "./words";

export class Refusal extends Error {
  constructor(
    readonly refused: Pick<Refused, "refusal" | "sentence"> & { reason: string },
    readonly status: number,
  ) {
    super(refused.sentence);
  }
}

/** Under which mark the server knows whoever is here; null while nobody has asked. */
export let whose: string | null = null;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(at(path), {
      method,
      headers: { "accept-language": language, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refusal({ refusal: "unavailable", reason: "offline", sentence: words.net.unreachable }, 0);
  }
  whose = answer.headers.get("flagfall-whose") ?? whose;
  const asOf = answer.headers.get("flagfall-as-of");
  if (asOf) offline.shows(Number(asOf));
  if (!answer.ok) {
    const told: unknown = await answer.json().catch(() => null);
    const refused =
      told && typeof told === "object" && "sentence" in told
        ? (told as Refused)
        : { refusal: "unavailable" as const, reason: "unknown", sentence: words.net.refused(answer.status) };
    throw new Refusal(refused, answer.status);
  }
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") ? await answer.json() : await answer.text()) as T;
}

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

export const api = {
  catalog: () => call<Catalog>("GET", "/api/catalog"),
  preparing: () => call<Preparing>("GET", "/api/preparing"),
  describe: <F extends Family = Family>(id: string) =>
    call<Families[F]["described"]>("GET", `/api/describe?game=${encodeURIComponent(id)}`),
  /** The rules in words, as they were agreed. */
  guide: (id: string, agreed: Record<string, Value>) =>
    call<Section[]>(
      "GET",
      `/api/guide?${new URLSearchParams([["game", id], ...Object.entries(agreed).map(([name, value]) => ["option", `${name}=${value}`])])}`,
    ),
  me: () => call<Me>("GET", "/api/me"),
  name: (name: string) => call<Me>("PUT", "/api/me", { name }),
  keepName: (name: string, password: string) => call<Me>("POST", "/api/account", { name, password }),
  signIn: (name: string, password: string) => call<Me>("POST", "/api/session", { name, password }),
  signOut: (everywhere = false) => call<void>("DELETE", `/api/session${everywhere ? "?everywhere=true" : ""}`),
  changeAccount: (wish: AccountWish) => call<Me>("PUT", "/api/account", wish),
  forgotten: (name: string) => call<void>("POST", "/api/account/forgotten", { name }),
  reset: (token: string, password: string) => call<Me>("POST", "/api/account/reset", { token, password }),
  leave: (password: string) => call<void>("POST", "/api/account/deletion", { password }),
  hint: (id: string, seat: number) => call<Hint>("POST", `${game(id)}/hint`, { seat }),
  fairness: (id: string) => call<Fairness>("GET", `${game(id)}/fair`),
  report: (id: string, seat: number, words: string) => call<void>("POST", `${game(id)}/report`, { seat, words }),
  office: () => call<Office>("GET", "/api/admin"),
  administer: (wish: DeedWish) => call<DeedDone>("POST", "/api/admin", wish),
  setups: (id: string) => call<Setup[]>("GET", `/api/setups?game=${encodeURIComponent(id)}`),
  saveSetup: (setup: Setup) => call<Setup>("PUT", "/api/setups", setup),
  dropSetup: (id: string, name: string) =>
    call<void>("DELETE", `/api/setups?game=${encodeURIComponent(id)}&name=${encodeURIComponent(name)}`),
  make: (making: GameWish) => call<Made>("POST", "/api/games", making),
  games: (list: "mine" | "open" | "watch") => call<Summary[]>("GET", `/api/games?list=${list}`),
  about: (id: string) => call<GameSheet>("GET", game(id)),
  mine: (only: string, box: string, page: number) =>
    call<MyGames>(
      "GET",
      `/api/mine?${new URLSearchParams({ only, page: String(page), ...(box ? { box } : {}) }).toString()}`,
    ),
  takeOff: (id: string) => call<void>("DELETE", `/api/mine/${encodeURIComponent(id)}`),
  seek: (seek: Seek) => call<Sought>("POST", "/api/seeks", seek),
  profile: (name: string) =>
    call<Profile>("GET", name ? `/api/profile?name=${encodeURIComponent(name)}` : "/api/profile"),
  leaders: (box: string) => call<Leaders>("GET", box ? `/api/leaders?box=${encodeURIComponent(box)}` : "/api/leaders"),
  rerated: (id: string) => call<Rerated[]>("GET", `${game(id)}/rated`),
  invitation: (token: string) => call<Summary>("POST", "/api/invitation", { token }),
  claim: (token: string) => call<Claimed>("POST", "/api/claim", { token }),
  join: (id: string) => call<Claimed>("POST", `${game(id)}/join`),
  moments: (id: string, seat: number | "all" | null) => call<Moment[]>("GET", `${game(id)}/moments${asked(seat)}`),
  moment: <F extends Family>(id: string, moment: number, seat: number | null) =>
    call<Look<F>>("GET", `${game(id)}/moments/${moment}${asked(seat)}`),
  openMoment: <F extends Family>(id: string, moment: number) =>
    call<OpenLook<F>>("GET", `${game(id)}/moments/${moment}?seat=all`),
  review: (id: string) => call<Review>("GET", `${game(id)}/review`),
  known: (id: string, moment: number) => call<Known>("GET", `${game(id)}/review/${moment}`),
  thinking: (id: string, moment: number, seat: number) =>
    call<Thinking>("GET", `${game(id)}/thinking/${moment}?seat=${seat}`),
  puzzles: () => call<Puzzles>("GET", "/api/puzzles"),
  puzzle: (id: string) => call<PuzzleAsked<"stratego">>("GET", `/api/puzzles/${encodeURIComponent(id)}`),
  solve: (id: string, answer: string[]) =>
    call<PuzzleJudged>("POST", `/api/puzzles/${encodeURIComponent(id)}`, { answer }),
  lessons: () => call<LessonCard[]>("GET", "/api/lessons"),
  step: (name: string) => call<StepSheet>("GET", `/api/lessons/${name}`),
  attempt: <F extends Family>(name: string, wish: TryWish) => call<Tried<F>>("POST", `/api/lessons/${name}`, wish),
  scroll: (id: string) => call<string>("GET", `${game(id)}/scroll`),
  openScroll: (text: string) => call<Opened>("POST", "/api/scrolls", { text }),
};

function asked(seat: number | "all" | null): string {
  return seat === null ? "" : `?seat=${seat}`;
}

let catalog: Promise<Catalog> | null = null;
/** The catalog, read once. */
export function theCatalog(): Promise<Catalog> {
  catalog ??= api.catalog().catch((error: unknown) => {
    catalog = null;
    throw error;
  });
  return catalog;
}
