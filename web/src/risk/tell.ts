// A place in one sentence: for ears, and for whoever taps it to know what it is.
import { words } from "../lib/words";
import type { Described, Owner, Shown } from "./types";

export function owned(about: Described, names: readonly string[], who: Owner): string {
  const w = words.risk;
  return who === null ? w.unowned : who === "neutral" ? w.neutral : names[who] || about.seats[who]?.name || "";
}

export function tell(about: Described, shown: Shown, names: readonly string[], id: string): string {
  const w = words.risk;
  const one = about.territories.find((place) => place.id === id);
  const land = shown.territories.find((place) => place.id === id);
  if (!one) return "";
  const parts = [w.place(one.name, owned(about, names, land?.owner ?? null))];
  if (land && land.owner !== null) parts.push(w.army(land.battalions));
  for (const seat of land?.leaders ?? []) parts.push(w.leader(owned(about, names, seat)));
  // The standard game knows neither strongholds nor sites.
  const adventure = about.road.length > 0;
  if (adventure && one.stronghold) parts.push(w.stronghold(one.stronghold));
  if (adventure && one.site) parts.push(w.site(one.site));
  if (one.port) parts.push(w.port);
  return parts.join(", ");
}
