// English, the first language: what it has, every other has too (`Words`).
import { app, guest, net, settings } from "./app";
import { home, join, invite, scroll } from "./home";
import { curtain, fair, great, helping, table, replay } from "./table";
import { board, setup } from "./stratego";
import { risk } from "./risk";
import { learn } from "./learn";
import { rules } from "./rules";
import { puzzles, review } from "./review";
import { thoughts } from "./thoughts";
import { terms, games, player, leaders, notices } from "./standing";
import { care, report, office } from "./people";

export default {
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
