// What the last turn did, for somebody who takes over the device after it: they have not seen it happen.
import { api } from "./api";
import type { FactHeard } from "./wire";

export type Recall = { before: Record<string, unknown>; facts: FactHeard[]; sentence: string };

/** The table as this seat saw it before the last turn, and what it heard of that turn. */
export async function recall(id: string, seat: number): Promise<Recall | null> {
  const last = (await api.moments(id, seat)).at(-1)?.moment;
  if (last === undefined) return null;
  const now = await api.moment(id, last, seat);
  const since = now.facts[0]?.index;
  if (since === undefined) return null;
  return { before: (await api.moment(id, since, seat)).picture, facts: now.facts, sentence: now.story.join(" ") };
}
