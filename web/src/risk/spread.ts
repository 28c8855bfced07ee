// Battalions placed for somebody: to the borders, where they are fewest. Nobody's secret is in it.
import type { Described, Offer, Shown } from "./types";

export function spread(about: Described, shown: Shown, seat: number | null, offers: readonly Offer[]): string | null {
  const land = new Map(shown.territories.map((one) => [one.id, one]));
  const foreign = (id: string) => land.get(id)?.owner !== seat;
  const faced = (id: string) => about.borders.some(({ a, b }) => (a === id && foreign(b)) || (b === id && foreign(a)));
  const few = (id: string) => (land.get(id)?.battalions ?? 0) + (faced(id) ? 0 : 1000);
  const places = offers.flatMap((offer) => offer.place ?? []);
  return places.reduce<string | null>((best, id) => (best === null || few(id) < few(best) ? id : best), null);
}
