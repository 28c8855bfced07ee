// Whether a game kept what it promised: the luck it pledged, and every seal that was seen. docs/fair.md says what that proves.
import type { Fairness } from "./wire";

/** What this page saw while the game ran. */
export type Witness = { pledge: string; seals: string[]; lot?: string };
export type Verdict = "kept" | "pledge" | "luck" | "seal" | "lot" | "unknown";

const text = new TextEncoder();
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A lot of one's own: nobody could have known it. */
export function newLot(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)).buffer);
}

/** Looks at everything a finished game tells of its luck, beside what was seen on the way. Browsers check only on safe lines. */
export async function judge(told: Fairness, seen: Witness, seat: number | null): Promise<Verdict> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle || told.seed === null) return "unknown";
  const key = await subtle.importKey("raw", bytesOf(told.seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const keyed = (what: string) => subtle.sign("HMAC", key, text.encode(what));
  const pledge = hex(await subtle.digest("SHA-256", bytesOf(told.seed)));
  if (pledge !== told.pledge || pledge !== seen.pledge) return "pledge";
  if (seen.lot && !told.lots.some((lot) => lot.seat === seat && lot.word === seen.lot)) return "lot";
  for (const { number, weights, drawn } of told.draws) {
    const lots = told.lots.filter((lot) => lot.after <= number).map((lot) => ` ${lot.seat}=${lot.word}`);
    const mixed = BigInt(`0x${hex(await keyed(`draw ${number}${lots.join("")}`))}`);
    const upTo = (count: number) => BigInt(weights.slice(0, count).reduce((sum, weight) => sum + weight, 0));
    const fell = mixed % upTo(weights.length);
    if (fell < upTo(drawn) || fell >= upTo(drawn + 1)) return "luck";
  }
  const open = new Set(seen.seals);
  for (let count = told.lines.length; open.size && count >= 0; count--)
    open.delete(hex(await keyed(["seal", ...told.lines.slice(0, count)].join("\n"))));
  return open.size ? "seal" : "kept";
}
