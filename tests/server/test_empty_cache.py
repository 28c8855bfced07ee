"""On a machine that has never played: whoever was chosen really plays, however long it had to be compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from visitors import OPEN, Visitor, answers, free_port

from flagfall.players.levels import offered

SERVE = "import sys; from flagfall.server import serve; serve(port=int(sys.argv[1]), database=sys.argv[2])"


def test_a_first_game_of_risk_is_played_by_every_player_that_was_chosen(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    environment.pop("NUMBA_CACHE_DIR", None)
    command = [sys.executable, "-c", SERVE, str(port), f"sqlite:///{tmp_path}/games.db"]
    with subprocess.Popen(command, env=environment) as server:
        try:
            answers(address, server)
            play(Visitor(address, "Ann"))
        finally:
            while OPEN:
                OPEN.pop().close()
            server.terminate()


def play(ann: Visitor) -> None:
    others = [offered("risk/standard")[-1].name, "novice", "random"]
    seats = len(others) + 1
    game = ann.make("me", *others, game="risk/standard", options={"players": seats})["id"]
    asked = 0
    with ann.ear(game, 0) as mine:
        told = mine.hear()
        while asked < 6:
            if told["choices"]:
                told = mine.ask(decide=told["choices"][0]["text"], after=told["moment"])
                asked += 1
            else:
                told = mine.hear()
        told = mine.until(lambda told: told["choices"])  # everybody has answered six times
    assert [(person["player"], person["replaced"]) for person in told["people"][1:]] == [(one, False) for one in others]
    assert told["notes"] == []
