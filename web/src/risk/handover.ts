// Two seats at one device: when they need a curtain between them.
import type { Hand } from "./types";

/**
 * Cards are all that a Risk table hides. Two seats that hold none see the same table, so the device can change hands
 * without a curtain; as soon as one of them holds a card it cannot. How many cards somebody holds, everybody may know.
 */
export function hidesNothing(picture: Record<string, unknown>, ...seats: number[]): boolean {
  if (picture.family !== "risk") return false;
  const hands = picture.hands as Pick<Hand, "seat" | "lands" | "tales" | "secrets">[];
  return seats.every((seat) => hands.some((hand) => hand.seat === seat && hand.lands === 0 && hand.tales === 0 && hand.secrets === 0));
}
