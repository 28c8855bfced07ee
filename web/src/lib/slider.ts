/** Where the handle of the replay slider stands. A game of one moment is at its end, as every live game is. */
export const handle = (at: number, of: number): { max: number; value: number } =>
  of > 0 ? { max: of, value: at } : { max: 1, value: 1 };
