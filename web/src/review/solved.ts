// Which puzzles were solved in this browser, and which answered wrongly; nothing of it is sent anywhere.
const KEY = "flagfall.puzzles";
export type Progress = Record<string, boolean>;

export function progress(): Progress {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Progress;
  } catch {
    return {};
  }
}

/** Once solved stays solved. */
export function noted(before: Progress, id: string, right: boolean): Progress {
  const after = { ...before, [id]: right || before[id] === true };
  try {
    localStorage.setItem(KEY, JSON.stringify(after));
  } catch {
    // a browser that keeps nothing forgets this too
  }
  return after;
}

/** The next one not solved yet, behind the one on the board; any other if all are. */
export function next(ids: readonly string[], now: string, solved: Progress): string | undefined {
  const at = ids.indexOf(now);
  const ring = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
  return ring.find((id) => !solved[id]) ?? ring[0];
}
