// Squares are words: a column letter and a row number counted from the bottom army's back row.
export type Square = string;

export const column = (square: Square): number => square.charCodeAt(0) - 97;
export const row = (square: Square): number => Number(square.slice(1)) - 1;
export const square = (col: number, rank: number): Square => `${String.fromCharCode(97 + col)}${rank + 1}`;

export type Field = { rows: number; cols: number };

export const onField = (field: Field, col: number, rank: number): boolean =>
  col >= 0 && rank >= 0 && col < field.cols && rank < field.rows;

/** Where a square is drawn, in steps from the top left corner, seen from one side of the table. */
export function place(field: Field, at: Square, flipped: boolean): { x: number; y: number } {
  const x = column(at);
  const y = row(at);
  return flipped ? { x: field.cols - 1 - x, y } : { x, y: field.rows - 1 - y };
}

/** The square drawn at a place: the inverse of `place`. */
export function at(field: Field, x: number, y: number, flipped: boolean): Square {
  return flipped ? square(field.cols - 1 - x, y) : square(x, field.rows - 1 - y);
}

/** All squares row by row, in reading order from the viewer's side. */
export function reading(field: Field, flipped: boolean): Square[][] {
  return Array.from({ length: field.rows }, (_, y) =>
    Array.from({ length: field.cols }, (_, x) => at(field, x, y, flipped)),
  );
}

export const neighbours = (field: Field, from: Square): Square[] =>
  [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ]
    .map(([dx, dy]) => [column(from) + dx!, row(from) + dy!] as const)
    .filter(([x, y]) => onField(field, x, y))
    .map(([x, y]) => square(x, y));

/** Squares that touch each other, grouped: one lake, one rock field, one zone. */
export function clusters(field: Field, squares: readonly Square[]): Square[][] {
  const left = new Set(squares);
  const groups: Square[][] = [];
  for (const start of squares) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const here of group) for (const near of neighbours(field, here)) if (left.delete(near)) group.push(near);
    groups.push(group);
  }
  return groups;
}
