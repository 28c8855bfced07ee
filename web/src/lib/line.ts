// What a listener hears through: a socket of a table; or a line of its own, which a page laid to a table that is kept nowhere.
import { at } from "./root";
import { canUnpack } from "./unpack";
import { language } from "./words";

export const CONNECTING = 0;
export const OPEN = 1;

/** As much of a socket as a listener needs. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void | Promise<void>) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

/** Lines of their own, by the id of the table. */
export const lines = new Map<string, () => Line>();

export function lineTo(id: string, seat: number | null, since: number): Line {
  const own = lines.get(id);
  if (own) return own();
  const asked = seat === null ? "" : `seat=${seat}&`;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const packed = canUnpack ? "&packed=1" : "";
  const socket = new WebSocket(
    `${scheme}//${location.host}${at(`/api/games/${id}/socket`)}?${asked}since=${since}&language=${language}${packed}`,
  );
  socket.binaryType = "arraybuffer";
  return socket as unknown as Line;
}
