// Where there is something to do besides playing.
import { words } from "./words";

export const places = (): { path: string; title: string }[] => [
  { path: "/learn", title: words.learn.title },
  { path: "/puzzles", title: words.puzzles.title },
  { path: "/leaders", title: words.leaders.title },
];
