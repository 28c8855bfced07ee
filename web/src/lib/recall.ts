// What the last turn did, for somebody who takes over the device after it: they have not seen it happen.
import { api } from "./api";
import type { FactHeard, Families, Family } from "./wire";

export type Recall<F extends Family> = { before: Families[F]["shown"]; facts: FactHeard<F>[]; sentence: string };

/** The table as this seat saw it before the last turn, and what it heard of that turn. */
export async function recall<F extends Family>(id: string, seat: number): Promise<Recall<F> | null> {
  const last = (await api.moments(id, seat)).at(-1)?.moment;
  if (last === undefined) return null;
  const now = await api.moment<F>(id, last, seat);
  const since = now.facts[0]?.index;
  if (since === undefined) return null;
  const before = await api.moment<F>(id, since, seat);
  return { before: before.picture, facts: now.facts, sentence: now.story.map((one) => one.text).join(" ") };
}
