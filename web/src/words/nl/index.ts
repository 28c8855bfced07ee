// Nederlands. Aanspreekvorm: je; één woord voor één ding (docs/translating.md).
import type { Words } from "../../lib/words";
import { app, guest, net, settings } from "./app";
import { home, join, invite, scroll } from "./home";
import { care, report, office } from "./people";
import { puzzles, review } from "./review";
import { thoughts } from "./thoughts";
import { terms, games, player, leaders, notices } from "./standing";
import { learn } from "./learn";
import { risk } from "./risk";
import { rules } from "./rules";
import { board, setup } from "./stratego";
import { curtain, fair, great, table, replay, helping } from "./table";

const words: Words = {
  app,
  guest,
  net,
  settings,
  home,
  join,
  invite,
  scroll,
  curtain,
  fair,
  great,
  helping,
  table,
  replay,
  board,
  setup,
  risk,
  rules,
  review,
  puzzles,
  thoughts,
  learn,
  care,
  report,
  office,
  terms,
  games,
  player,
  leaders,
  notices,
};
export default words;
