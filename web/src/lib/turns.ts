// Who is to do something, as far as a page may know it from the picture.
import type { Told } from "./wire";

/** Several armies at one device: the one that is to act now and does not hold it. */
export function handedTo(
  told: Pick<Told, "result" | "choices" | "to_act">,
  here: readonly number[],
  seat: number | null,
): number | null {
  const to = told.to_act;
  if (here.length < 2 || told.result || told.choices.length || to === null || to === seat) return null;
  return here.includes(to) ? to : null;
}
