// What the service worker keeps, and for whom: the worker itself, with caches and a server that answer when they are told to.
import { expect, test } from "vitest";
import worker from "../public/sw.js?raw";

type Handler = (event: Record<string, unknown>) => void;
const BASE = "http://here/";

class Drawer {
  held = new Map<string, Response>();
  async put(at: string | Request, answer: Response) {
    this.held.set(typeof at === "string" ? at : at.url, answer);
  }
  async match(at: string | Request) {
    return this.held.get(typeof at === "string" ? at : at.url)?.clone();
  }
  async keys() {
    return [...this.held.keys()];
  }
  async delete(at: string) {
    return this.held.delete(at);
  }
}

function device() {
  const drawers = new Map<string, Drawer>();
  const caches = {
    open: async (name: string) => drawers.get(name) ?? drawers.set(name, new Drawer()).get(name)!,
    has: async (name: string) => drawers.has(name),
    keys: async () => [...drawers.keys()],
    delete: async (name: string) => drawers.delete(name),
    match: async (at: string) => (await Promise.all([...drawers.values()].map((one) => one.match(at)))).find(Boolean),
  };
  const handlers: Record<string, Handler> = {};
  const self = {
    registration: { scope: BASE },
    addEventListener: (what: string, run: Handler) => (handlers[what] = run),
  };
  const waiting: { path: string; answer: (response: Response) => void; fail: () => void }[] = [];
  const fetch = (request: Request) =>
    new Promise<Response>((answer, refuse) =>
      waiting.push({ path: new URL(request.url).pathname, answer, fail: () => refuse(new TypeError("offline")) }),
    );
  new Function("self", "caches", "fetch", "location", worker)(self, caches, fetch, new URL(BASE));
  const late: Promise<unknown>[] = [];
  const settled = async () => {
    for (let n = 0; n < 50; n++) await Promise.resolve(await Promise.all(late));
  };
  return {
    settled,
    /** Ask for something; what comes back. */
    ask(path: string, method = "GET"): Promise<Response> {
      let answer: Promise<Response> | undefined;
      handlers.fetch!({
        request: new Request(BASE + path, { method }),
        respondWith: (given: Promise<Response>) => (answer = given),
        waitUntil: (given: Promise<unknown>) => late.push(given),
      });
      return answer!;
    },
    say: (data: object) => handlers.message!({ data, waitUntil: (given: Promise<unknown>) => late.push(given) }),
    /** The server answers what was asked first of this path, and says whose it is. */
    async answers(path: string, text: string, whose: string, status = 200) {
      await settled();
      const at = waiting.findIndex((one) => one.path === `/${path}`);
      const body = status === 204 ? null : text;
      waiting.splice(at, 1)[0]!.answer(new Response(body, { status, headers: { "flagfall-whose": whose } }));
      await settled();
    },
    async away(path: string) {
      await settled();
      waiting
        .splice(
          waiting.findIndex((one) => one.path === `/${path}`),
          1,
        )[0]!
        .fail();
    },
    lies: () => [...drawers].flatMap(([name, drawer]) => [...drawer.held.keys()].map((at) => `${name}: ${at}`)),
  };
}
const games = "api/mine";
/** Read without a connection. */
async function offline(here: ReturnType<typeof device>, path = games): Promise<string> {
  const read = here.ask(path).then(
    (answer) => answer.text(),
    () => "nothing",
  );
  await here.away(path);
  return read;
}

test("what was read opens for whoever read it, and says since when", async () => {
  const here = device();
  void here.ask(games);
  await here.answers(games, "Ann's", "ann");
  expect(await offline(here)).toBe("Ann's");
  const again = here.ask(games);
  await here.away(games);
  expect(Number((await again).headers.get("flagfall-as-of"))).toBeGreaterThan(0);
});

test("while the server answers nothing else does", async () => {
  const here = device();
  void here.ask(games);
  await here.answers(games, "old", "ann");
  const fresh = here.ask(games);
  await here.answers(games, "new", "ann");
  expect(await (await fresh).text()).toBe("new");
  expect((await fresh).headers.get("flagfall-as-of")).toBeNull();
});

test("whoever comes after somebody finds nothing of them, however that came about", async () => {
  const here = device();
  void here.ask(games);
  await here.answers(games, "Ann's", "ann");
  void here.ask("api/me");
  await here.answers("api/me", "Ben", "ben");
  expect(await offline(here)).toBe("nothing");
  expect(here.lies()).toEqual([expect.stringContaining("flagfall-own ben")]);
  void here.ask("api/me");
  await here.answers("api/me", "refused", "nobody", 401);
  expect(here.lies()).toEqual([]);
});

test("what was asked before somebody left is not kept when it is answered after", async () => {
  const here = device();
  void here.ask(games);
  await here.answers(games, "Ann's", "ann");
  void here.ask(games);
  void here.ask("api/session", "DELETE");
  await here.answers("api/session", "", "ann", 204);
  await here.answers(games, "Ann's", "ann");
  expect(here.lies()).toEqual([]);
});

test("a late answer to one person never takes the place of another's", async () => {
  const here = device();
  void here.ask("api/profile");
  void here.ask(games);
  await here.answers(games, "Ben's", "ben");
  await here.answers("api/profile", "Ann's", "ann");
  expect(await offline(here)).toBe("Ben's");
});

test("signing out forgets also where the server does not hear of it", async () => {
  const here = device();
  void here.ask(games);
  await here.answers(games, "Ann's", "ann");
  const out = here.ask("api/session", "DELETE").catch(() => "unreachable");
  await here.away("api/session");
  expect(await out).toBe("unreachable");
  expect(here.lies()).toEqual([]);
});

test("a table is kept for whoever sat there, and for nobody who has gone", async () => {
  const here = device();
  void here.ask(games);
  await here.answers(games, "Ann's", "ann");
  here.say({ table: { whose: "ann", at: `${BASE}kept/x?seat=0`, heard: { facts: [] } } });
  await here.settled();
  expect(here.lies().filter((one) => one.includes("kept/x"))).toHaveLength(1);
  here.say({ forgotten: true });
  here.say({ table: { whose: "ann", at: `${BASE}kept/x?seat=0`, heard: { facts: [] } } });
  await here.settled();
  expect(here.lies()).toEqual([]);
});

test("a first page asks for several things at once, and keeps them all", async () => {
  const here = device();
  for (const path of ["api/me", "api/leaders", games]) void here.ask(path);
  for (const path of [games, "api/leaders", "api/me"]) await here.answers(path, path, "ann");
  expect(here.lies()).toHaveLength(3);
});
