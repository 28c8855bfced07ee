// A finished game with all sides open.
import type { Shown } from "./types";

/** All pieces with the faces any side sees. */
export function merged([first, ...rest]: readonly Shown[]): Shown | undefined {
  if (!first) return undefined;
  const faces = new Map<string, string>();
  for (const picture of rest) for (const { at, kind } of picture.pieces) if (kind) faces.set(at, kind);
  return {
    ...first,
    odds: undefined,
    pieces: first.pieces.map((piece) => (piece.kind ? piece : { ...piece, kind: faces.get(piece.at) ?? null })),
  };
}
