// An event of a Risk game in its parts: dice to be read, and what people remember it by.
import { saying, type Great, type Scene, type Shows } from "../lib/scene";
import type { Pace } from "../lib/settings.svelte";
import { words } from "../lib/words";
import { hue } from "./colours";
import { changed } from "./sight";
import type { Described, Shown } from "./types";

/** Milliseconds: dice, what somebody else does, a great moment. */
const LONG: Record<Exclude<Pace, "off">, { dice: number; other: number }> = {
  quick: { dice: 800, other: 260 },
  calm: { dice: 1800, other: 900 },
};
const GREAT = { off: 2600, quick: 2600, calm: 5000 };
const ROLLS = new Set(["stormed", "ring_rolled"]);

/** What there is to look at; what one does oneself is seen already. */
export function acts(
  about: Described,
  now: Scene<"risk">,
  before: Scene<"risk">,
  names: readonly string[],
  pace: Pace,
): Shows[] {
  const shown: Shows[] = [];
  if (!now.fresh.length) return shown;
  const was = before.told.picture;
  if (pace !== "off") {
    const own = before.told.to_act === before.told.seat && before.told.seat !== null;
    const rolled = now.fresh.some((fact) => ROLLS.has(fact.what));
    if (rolled) shown.push({ long: LONG[pace].dice });
    else if (!own && changed(was, now.told.picture).length) shown.push({ long: LONG[pace].other });
  }
  const great = greatOf(about, now, was, names);
  if (great) shown.push({ long: GREAT[pace], great });
  return shown;
}

/** What this event is remembered by, if anything. */
export function greatOf(
  about: Described,
  now: Pick<Scene<"risk">, "fresh" | "story" | "told">,
  was: Pick<Shown, "scores" | "turns">,
  names: readonly string[],
): Great | null {
  const left = now.fresh.find((fact) => fact.what === "ended" && fact.told.ending === "ring_left");
  if (left) return { what: "left", title: words.great.left, sentence: saying(now.story, [left]), colour: "#e7b93c" };
  // Before the first turn everybody is still placing.
  if (!was.turns) return null;
  for (const score of now.told.picture.scores) {
    const held = was.scores.find((one) => one.seat === score.seat)?.progress ?? [];
    const whole = score.progress.find(
      (one) => one.held === one.size && held.some((old) => old.id === one.id && old.held < old.size),
    );
    if (!whole) continue;
    const region = about.regions.find((one) => one.id === whole.id);
    const won = now.fresh.filter((fact) => fact.what === "conquered");
    return {
      what: "region",
      title: words.great.region(names[score.seat] ?? "", region?.name ?? whole.id),
      sentence: saying(now.story, won),
      colour: hue(about, score.seat),
    };
  }
  return null;
}
