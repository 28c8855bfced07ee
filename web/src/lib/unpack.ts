// What is told comes packed against what was told before over the same socket: raw deflate, whose dictionary are the last two texts.
const FARTHEST = 32_768;

/** Whether this browser can unpack; one that cannot is told everything as plain text. */
export const canUnpack = ((): boolean => {
  try {
    return new DecompressionStream("deflate-raw") instanceof DecompressionStream;
  } catch {
    return false;
  }
})();

/** One socket's messages as text, in the order in which they came. */
export class Unpacking {
  #before = new Uint8Array();
  #last = new Uint8Array();
  #queue: Promise<unknown> = Promise.resolve();

  text(message: string | ArrayBuffer): Promise<string> {
    const text = this.#queue.then(() => (typeof message === "string" ? message : this.#unpack(message)));
    this.#queue = text.catch(() => {});
    return text;
  }

  async #unpack(message: ArrayBuffer): Promise<string> {
    const known = together(this.#before, this.#last).slice(-FARTHEST);
    const packed = new Blob([stored(known), known, message]);
    const whole = packed.stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const text = new Uint8Array(await new Response(whole).arrayBuffer()).slice(known.length);
    [this.#before, this.#last] = [this.#last, text];
    return new TextDecoder().decode(text);
  }
}

/** A browser takes no dictionary, so it unpacks what is known along with what is new: the head of a block that is not packed. */
function stored(known: Uint8Array): Uint8Array<ArrayBuffer> {
  const n = known.length;
  return n ? new Uint8Array([0, n & 255, n >> 8, ~n & 255, (~n >> 8) & 255]) : new Uint8Array();
}

function together(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
