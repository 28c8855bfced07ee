"""Programs as players: what they are told, what they may say, and one sentence for everything they do wrong."""

from __future__ import annotations

import random
import re
import shutil
import sys
from itertools import count
from pathlib import Path
from threading import Event

import pytest

import flagfall
from flagfall.arena import Here, play_match
from flagfall.core import FlagfallError
from flagfall.minds.stratego.mind import Thought
from flagfall.players import Sitter, seat_anybody
from flagfall.players.engines import line, seat, speak
from flagfall.players.engines.speak import Speaker
from flagfall.players.engines.ucc_words import read_move, write_move
from flagfall.table import Table
from flagfall.testing.engine import _leaves, checks

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PYTHON_BOT = f"{sys.executable} {ROOT}/examples/bot.py"
NODE_BOT = f"{shutil.which('node')} {ROOT}/examples/bot.js"
OURS = f"{sys.executable} -m flagfall engine"


def bad(fault):
    return f"engine:{sys.executable} {HERE}/bad_engine.py '{fault}'"


@pytest.fixture
def seated():
    """Players that are shown out when the test is over."""
    players = []

    def take(name, rules, seat=0):
        players.append(seat_anybody(name, rules, seat, random.Random(1)))
        return players[-1]

    yield take
    for player in players:
        player.leave()


@pytest.mark.parametrize(
    ("fault", "kind", "why"),
    [
        ("greeting", "nonsense", "answers 'flagfall 1' with 'hello there' instead of 'ready'"),
        ("dies", "crash", "crashed: it ended with exit code 3, saying 'no more memory'"),
        ("hangs", "silence", "is silent: it was given 3600 s and printed nothing"),
        ("dawdles", "late", "is too late: it was given 3600 s and has not decided"),
        ("garbage", "nonsense", "which is neither 'decide …' nor 'info …'"),
        ("illegal", "illegal", "decides 'a1-a9': "),
        ("other seat", "wrong seat", "answers for blue, but it is seated as red"),
        ("floods", "flood", "floods: it printed "),
    ],
)
def test_whatever_it_does_wrong_is_told_apart_in_one_sentence(seated, monkeypatch, fault, kind, why):
    rules = flagfall.rules("stratego/duel")
    table, readings = Table(rules), count(1)

    def decide():
        player = seated(bad(fault), rules)

        def clock(_):
            """Time is up for one that hangs, and for one that dawdles once it has said something; nobody else is late."""
            return 10_000 * next(readings) if fault == "hangs" or player.thoughts else 0

        monkeypatch.setattr(line.Line, "clock", clock)
        Sitter(player, table, 0).decide(3600)

    with pytest.raises(line.EngineTrouble) as trouble:
        decide()
    assert trouble.value.kind == kind
    assert why in str(trouble.value)
    assert "\n" not in str(trouble.value)


def test_a_program_that_speaks_unasked_is_refused(seated):
    rules = flagfall.rules("stratego/duel")
    table = Table(rules)
    sitter = Sitter(seated(bad("chatters"), rules), table, 0)
    table.submit(0, sitter.decide(3600))
    with pytest.raises(line.EngineTrouble, match="without being asked"):
        sitter.decide(3600)


@pytest.mark.parametrize("name", ["engine:", "engine:./no/such/program", "engine:'unclosed"])
def test_what_cannot_be_started_is_said(name):
    with pytest.raises(FlagfallError, match=r"command|cannot be started"):
        seat_anybody(name, flagfall.rules("stratego/duel"), 0, random.Random(1))


def test_in_a_match_a_bad_program_loses_and_is_named(terms):
    tally = play_match(terms(bad("illegal"), "random", "stratego/duel", 2), Here())
    assert tally.standing.losses == 2
    assert tally.report()["troubles"][0]["kind"] == "illegal"


@pytest.mark.parametrize(
    ("command", "game"),
    [(PYTHON_BOT, "stratego/quick-battle"), (NODE_BOT, "stratego/duel"), (NODE_BOT, "risk/standard")],
)
def test_the_examples_keep_the_protocol(command, game, monkeypatch):
    monkeypatch.setattr("flagfall.testing.engine.MOST_DECISIONS", 60)
    told = list(checks(command, game))
    assert [trouble for _, trouble in told] == [""] * (len(flagfall.rules(game).seats) + 2)


def test_what_does_not_is_named():
    (told,) = checks(bad("garbage").partition(":")[2], "stratego/duel")
    assert told[1].startswith("it prints ")
    (told,) = checks("no-such-program", "stratego/duel")
    assert told[1] == "no-such-program cannot be started: No such file or directory."


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        ("stays", "it has not left 0.5 s after 'quit'"),
        ("strict", "it crashed: it ended with exit code 1, saying 'what is"),
    ],
)
def test_it_passes_over_what_it_does_not_know_and_leaves_when_told(monkeypatch, fault, why):
    monkeypatch.setattr("flagfall.testing.engine.PARTING", 0.5)
    assert _leaves(bad(fault).partition(":")[2]).startswith(why)


def test_the_python_example_is_short_and_needs_no_flagfall():
    text = (ROOT / "examples" / "bot.py").read_text("utf-8")
    assert len(text.splitlines()) <= 45
    assert "import flagfall" not in text
    assert "from flagfall" not in text


def test_a_program_takes_a_whole_set_up_in_one_line(terms, tmp_path):
    bot = tmp_path / "deploys.py"
    bot.write_text(
        "import sys\n"
        "for line in sys.stdin:\n"
        "    word, _, rest = line.strip().partition(' ')\n"
        "    if word == 'flagfall': print('wants view\\nready', flush=True)\n"
        "    if word == 'view': seen = rest\n"
        "    if word == 'choices': choices = rest.split(' | ')\n"
        "    if word == 'go' and '@' in choices[0]:\n"
        "        print('decide deploy M9......../33......../22S......./BBF.......', flush=True)\n"
        "    elif word == 'go': print('info score 0.7\\ndecide', choices[0], flush=True)\n"
    )
    rules = flagfall.rules("stratego/duel")
    player = seat_anybody(f"engine:{sys.executable} {bot}", rules, 0, random.Random(1))
    table = Table(rules, random.Random(2))
    sitter = Sitter(player, table, 0)
    while table.moment < 21:
        if table.to_act == 0:
            table.submit(0, sitter.decide(5))
        else:
            table.submit(1, table.choices(1)[0])
    player.leave()
    assert player.outlook == 0.7


def told_by(player, *lines):
    said = []
    Speaker(player, said.append).run([*lines, "quit"])
    return said


def test_our_players_answer_in_the_same_lines():
    options = "captured=open two_square=2"
    said = told_by("random", "flagfall 1", f"game stratego/duel {options}", "seat red", "luck 5", "go seconds 1")
    assert said[:3] == ["id name random", "id author Flagfall", "ready"]
    assert re.fullmatch(r"decide [a-z]+@[a-j]\d", said[3])
    assert said == told_by(
        "random", "flagfall 1", f"game stratego/duel {options}", "seat red", "luck 5", "go seconds 1"
    )


class Ponderer:
    """Finds something better as soon as it has been heard, and decides when that has been heard as well."""

    def __init__(self, rules, seat, luck):
        self.info, self.heard = Thought(0.0, (("a4-a5", 0.0),), {"b7": {"marshal": 0.4}}, 1), Event()

    def hear(self, facts): ...

    def answer(self, question):
        self.heard.wait()
        self.heard.clear()
        self.info = Thought(0.5, (("b4-b5", 0.5), ("a4-a5", 0.0)), {"b7": {"marshal": 0.9}}, 2)
        self.heard.wait()
        return question.choices[0]


def test_what_our_player_thinks_is_told_while_it_thinks(monkeypatch):
    said, player = [], Ponderer(None, 0, None)
    monkeypatch.setattr(speak, "seat_anybody", lambda *asked: player)

    def say(line):
        said.append(line)
        if line.startswith("info piece"):
            player.heard.set()

    Speaker("ponderer", say, every=0.001).run(["game stratego/duel", "seat red", "go seconds 60", "quit"])
    told = said.index("info line 0.750 b4-b5")
    assert said[:3] == ["info score 0.500", "info line 0.500 a4-a5", "info piece b7 marshal 0.40"]
    assert told < said.index("info piece b7 marshal 0.90") < len(said) - 1
    assert said[-1].startswith("decide ")


def test_what_a_program_tells_of_its_thinking_is_read(seated):
    """Ours, so that both sides are one language: a value, lines that can be decided, and what hidden pieces are."""
    rules = flagfall.rules("stratego/duel")
    table = Table(rules, random.Random(3))
    player = seated(f"engine:{OURS} --player mind:worlds=2:plies=2:candidates=3", rules)
    sitters = [Sitter(player, table, 0), Sitter(seat_anybody("novice", rules, 1, random.Random(1)), table, 1)]
    while player.info is None:
        table.submit(table.to_act, sitters[table.to_act].decide(5))
    thought = player.info
    assert -1 <= thought.value <= 1
    assert thought.lines
    assert all(sum(kinds.values()) <= 1.02 for kinds in thought.odds.values())


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["flagfall 9"], "speaks flagfall 1"),
        (["go seconds 1"], "No game has been named yet"),
        (["game stratego/chess"], "There is no game"),
        (["game stratego/duel", "seat green"], "There is no seat 'green'; the seats are red, blue."),
        (["game stratego/duel", "heard what"], "words | numbers | listeners"),
        (["game stratego/duel", "seat red", "go seconds soon"], "Seconds are a number"),
        (["sing"], "'sing' is no word of this protocol."),
    ],
)
def test_what_our_side_cannot_read_it_says_and_goes_on(lines, why):
    said = told_by("random", *lines)
    assert said[0].startswith("info error ")
    assert why in said[0]


@pytest.mark.parametrize("game", ["stratego/quick-battle", "risk/standard"])
def test_a_player_behind_lines_plays_as_it_would_at_the_table(game):
    """The speaker knows only lines: it decides as the same player with the same luck that sits at the table."""
    rules = flagfall.rules(game)
    table, said = Table(rules, random.Random(3)), []
    speaker = Speaker("novice", said.append)
    options = " ".join(f"{k}={str(v).lower()}" for k, v in rules.options.items())
    speaker.run([f"game {game} {options}", f"seat {rules.seats[0].lower()}", "luck 5"])
    near = Sitter(seat_anybody("novice", rules, 0, random.Random("5")), table, 0)
    others = random.Random(4)
    told = 0
    for _ in range(120):
        if table.result is not None:
            break
        if table.to_act != 0:
            table.submit(table.to_act, others.choice(table.choices(table.to_act).decisions))
            continue
        facts = table.heard(0, told).facts
        told += len(facts)
        speaker.run([*(f"heard {seat.told(rules, fact)}" for fact in facts), "go seconds 5"])
        decision = near.decide(5)
        assert said[-1] == f"decide {rules.write(decision, 0)}"
        table.submit(0, decision)


CLASSIC = {"two_square": "off", "ply_limit": 300}
UCC_BOT = f"ucc:{sys.executable} {HERE}/ucc_bot.py"


def test_a_ucc_bot_plays_classic_from_both_sides(terms):
    tally = play_match(terms(UCC_BOT, "random", "stratego/classic", 2, agreed=CLASSIC, seconds=3600), Here())
    assert tally.report()["troubles"] == []
    assert [side["games"] for side in tally.sides] == [1, 1]


def test_our_players_speak_ucc_to_a_house_that_does(terms):
    ours = f"ucc:{OURS} --protocol ucc --player random"
    tally = play_match(terms(ours, UCC_BOT, "stratego/classic", 2, agreed=CLASSIC, seconds=3600), Here())
    assert tally.report()["troubles"] == []


def test_ucc_is_for_the_classic_game_only():
    with pytest.raises(FlagfallError, match="UCC programs play stratego/classic only"):
        seat_anybody(UCC_BOT, flagfall.rules("stratego/duel"), 0, random.Random(1))


def test_a_ucc_move_is_read_as_it_is_written():
    for start, end in (((0, 3), (0, 4)), ((9, 6), (9, 3)), ((4, 4), (0, 4))):
        assert read_move(write_move(start, end)) == (start, end)
    for text in ("", "0 3", "0 3 SIDEWAYS", "0 3 DOWN x", "0 3 DOWN 9", "a b UP"):
        assert read_move(text) is None
