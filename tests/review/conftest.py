"""Games looked back at: short ones, with everything in them that is worth a sentence."""

import pytest

import flagfall


@pytest.fixture(scope="session")
def barrage():
    """Red's Scout dies on a Bomb, the Marshal shows itself beside the Spy and falls, and the General takes the Flag."""
    table = flagfall.Table(flagfall.rules("stratego/barrage"))
    table.submit("red", "flag@a1, bomb@b1, marshal@e4, general@j4, spy@a2, scout@a4, scout@b4, miner@c1")
    table.submit("blue", "flag@j10, bomb@a7, marshal@h10, general@i9, spy@e8, scout@e7, scout@b10, miner@c10")
    for seat, line in (
        ("red", "a4-a7"), ("blue", "b10-b9"), ("red", "e4-e5"), ("blue", "c10-c9"), ("red", "e5-e6"), ("blue", "b9-b8"),
        ("red", "e6-e7"), ("blue", "e8-e7"), ("red", "j4-j5"), ("blue", "c9-c8"), ("red", "j5-j6"), ("blue", "b8-b9"),
        ("red", "j6-j7"), ("blue", "c8-c9"), ("red", "j7-j8"), ("blue", "b9-b10"), ("red", "j8-j9"), ("blue", "c9-c10"),
        ("red", "j9-j10"),
    ):  # fmt: skip
        table.submit(seat, line)
    return table
