// Seats are told apart by colour and by the shape of their counters.
import type { Described, Owner } from "./types";

export const COUNTERS = [
  "M0 -14a14 14 0 1 0 .01 0z",
  "M-12 -13h24a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2h-24a2 2 0 0 1-2-2v-22a2 2 0 0 1 2-2z",
  "M0 -17L16 -1 0 15-16-1z",
  "M-8 -14h16l8 14-8 14h-16l-8-14z",
];

export const counter = (owner: Owner): string =>
  typeof owner === "number" ? (COUNTERS[owner % COUNTERS.length] ?? COUNTERS[0]!) : "M-12 -8h24v16h-24z";

export function hue(about: Described, owner: Owner): string {
  if (typeof owner === "number") return about.seats[owner]?.hex ?? "#777777";
  return owner === "neutral" ? (about.neutral?.hex ?? "#8a877e") : "#cfc6b2";
}

/** Black or white, whichever can be read on this colour. */
export function inkOn(hex: string): string {
  const n = Number.parseInt(hex.replace("#", ""), 16);
  const light = (((n >> 16) & 255) * 299 + ((n >> 8) & 255) * 587 + (n & 255) * 114) / 1000;
  return light > 140 ? "#1c1608" : "#ffffff";
}
