"""Data sets: every decision of a game as a row, read back by what people use."""

import json
import sys
from pathlib import Path

import numpy as np
import pandas
import polars
import pytest
from pyarrow import parquet

import flagfall
from flagfall.cli.app import main
from flagfall.core import CHANCE, FlagfallError
from flagfall.records import scroll_of, write
from flagfall.records.decisions import Decisions, OtherVersion, Writer, about, random_games, rows_of

BOT = f"{sys.executable} {Path(__file__).parents[2]}/examples/bot.py"
DUEL = flagfall.rules("stratego/duel", ply_limit=60)


def command(*words):
    with pytest.raises(SystemExit) as ended:
        main([str(word) for word in words])
    return ended.value.code or 0


def game(rules, seed):
    table = flagfall.Table(rules, seed=seed)
    luck = np.random.default_rng(seed)
    while table.result is None:
        table.submit(table.to_act, table.choices(table.to_act)[luck.integers(len(table.choices(table.to_act)))])
    return table


def told_again(rules, found, row_of_game):
    """Every row of a game is what the seat could decide and know then."""
    table = flagfall.Table.retold(rules)
    for row in row_of_game:
        one = found[row]
        assert one["seat"] == table.to_act
        assert set(np.flatnonzero(one["legal"])) == set(table.choices(table.to_act))
        assert (one["observation"] == table.observe(table.to_act)).all()
        table.relive(table.to_act, int(one["action"]))
    return table


def test_random_games_round_trip(tmp_path, capsys):
    file = tmp_path / "games.parquet"
    asked = ("--games", 3, "-o", "ply_limit=60", "--observations", "--seed", 4)
    assert command("data", "make", "stratego/duel", "--to", file, *asked) == 0
    assert "decisions of 3 games are in" in capsys.readouterr().out
    found = Decisions(file, DUEL)
    frame, columns = pandas.read_parquet(file), polars.read_parquet(file)
    assert len(frame) == len(columns) == len(found)
    assert frame["game"].nunique() == 3
    for number, rows in frame.groupby("game"):
        table = told_again(DUEL, found, rows.index)
        assert [table.result.scores[seat] for seat in rows["seat"]] == rows["result"].tolist()
        assert (columns.filter(polars.col("game") == number)["ply"] == list(range(len(rows)))).all()
    said = json.loads(parquet.read_schema(file).metadata[b"flagfall"])
    assert said["version"] == DUEL.spec.version
    assert said["players"] == ["random", "random"]
    assert command("data", "check", file) == 0


def test_the_same_seed_gives_the_same_rows_and_rows_told_again_are_the_same():
    (one,), (same,) = (list(random_games(DUEL, 2, seed=9, observations=True)) for _ in range(2))
    assert all((one[name] == same[name]).all() for name in one)
    first = one["game"] == 0
    record = [(int(seat), int(action)) for seat, action in zip(one["seat"][first], one["action"][first], strict=True)]
    again = rows_of(DUEL, record, flagfall.Table(DUEL, record=record).result.scores, observations=True)
    assert all((again[name] == one[name][first]).all() for name in one)


def test_named_players_play_and_chance_has_no_rows(tmp_path):
    file = tmp_path / "games.parquet"
    assert (
        command(
            "data",
            "make",
            "stratego/duel",
            "--to",
            file,
            "--players",
            f"engine:{BOT},random",
            "--games",
            1,
            "-o",
            "ply_limit=20",
        )
        == 0
    )
    assert about(file)["players"] == [f"engine:{BOT}", "random"]
    rules = flagfall.rules("risk/standard", turn_limit=1)
    table = game(rules, 2)
    rows = rows_of(rules, table.record(), table.result.scores)
    assert len(rows["action"]) == sum(seat != CHANCE for seat, _ in table.record())


def test_a_folder_of_scrolls_is_written_as_rows(tmp_path, capsys):
    for seed in (1, 2):
        (tmp_path / f"{seed}.scroll").write_text(write(scroll_of(game(DUEL, seed), ("a", "b"))), "utf-8")
    file = tmp_path / "games.parquet"
    assert command("data", "export", tmp_path, "--to", file, "--observations") == 0
    assert len(set(Decisions(file)._columns["game"])) == 2
    (tmp_path / "3.scroll").write_text(
        write(scroll_of(game(flagfall.rules("stratego/barrage", ply_limit=20), 1), ("a", "b"))), "utf-8"
    )
    assert command("data", "export", tmp_path, "--to", file) == 2
    assert "a file holds one kind; choose with --game" in capsys.readouterr().err
    assert command("data", "export", tmp_path, "--to", file, "--game", "stratego/barrage") == 0


def test_a_game_that_was_resigned_or_agreed_drawn_has_its_result(tmp_path, capsys):
    table = flagfall.Table(DUEL, seed=1)
    table.submit(0, table.choices(0)[0])
    for number, how in enumerate(("red resigns", "blue runs out of time", "draw agreed", None)):
        (tmp_path / f"{number}.scroll").write_text(write(scroll_of(table, ("a", "b"), how)), "utf-8")
    file = tmp_path / "games.parquet"
    assert command("data", "export", tmp_path, "--to", file) == 0
    assert pandas.read_parquet(file)["result"].tolist() == [0.0, 1.0, 0.5]


def test_what_cannot_be_read_is_one_sentence_and_exit_code_2(tmp_path, capsys):
    file = tmp_path / "games.parquet"
    assert command("data", "make", "stratego/duel", "--to", file, "--games", 1, "-o", "ply_limit=20") == 0
    with pytest.raises(OtherVersion, match=r"is of stratego/duel version .*; stratego/classic as asked for is version"):
        Decisions(file, flagfall.rules("stratego/classic"))
    file.write_bytes(b"nonsense of some length, more than a database begins with")
    assert command("data", "export", file, "--to", tmp_path / "other.parquet") == 2
    assert "games.parquet cannot be read as a database of a server: file is not a database." in capsys.readouterr().err
    assert command("data", "check", file) == 2
    assert "is no Parquet file" in capsys.readouterr().err
    assert command("data", "export", tmp_path / "nowhere", "--to", file) == 2
    assert command("data", "make", "stratego/duel", "--to", tmp_path / "no" / "x.parquet") == 2
    assert command("data", "make", "stratego/duel", "--to", file, "--players", "a,b,c") == 2


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ({"version": "0123"}, "is of stratego/duel version 0123; stratego/duel as asked for is version"),
        ({"format": 2}, "is a data set of format 2; this Flagfall reads format 1"),
        ({"game": "stratego/gone"}, "stratego/gone"),
        ({"options": {"dragons": True}}, "dragons"),
        ("nonsense", "does not say of which game and which format its numbers are"),
        ([1], "does not say of which game and which format its numbers are"),
        (None, "is no data set of Flagfall"),
    ],
)
def test_a_file_of_another_version_is_refused_in_one_sentence(said, refused, tmp_path, capsys):
    file = tmp_path / "games.parquet"
    with Writer(file, DUEL, ("random", "random")) as writer:
        writer.add(rows_of(DUEL, [], (0.5, 0.5)))
    table = parquet.read_table(file)
    told = json.loads(table.schema.metadata[b"flagfall"])
    told = {"flagfall": json.dumps(told | said if isinstance(said, dict) else said)} if said else None
    parquet.write_table(table.replace_schema_metadata(told), file)
    with pytest.raises(FlagfallError, match=refused):
        Decisions(file)
    assert command("data", "check", file) == 2
    last = capsys.readouterr().err
    assert refused in " ".join(last.split())
    assert "Traceback" not in last


def test_a_file_that_is_not_whole_is_not_there(tmp_path):
    file = tmp_path / "games.parquet"
    with pytest.raises(KeyboardInterrupt), Writer(file, DUEL, ("random", "random")):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_rows_are_read_as_pytorch_asks_for_them(tmp_path):
    file = tmp_path / "games.parquet"
    command("data", "make", "stratego/duel", "--to", file, "--games", 1, "-o", "ply_limit=20")
    found = Decisions(file)
    one, other = found.__getitems__([0, 5])
    assert one.keys() == found[0].keys() == {"game", "ply", "seat", "action", "legal", "result"}
    assert one["legal"][one["action"]] == other["legal"][other["action"]] == 1
