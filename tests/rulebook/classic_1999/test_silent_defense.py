"""Silent Defense (Stratego 1999, tournament rule)."""

from flagfall.core import SPECTATOR
from flagfall.testing.sketch import sketch


def test_only_the_attacker_tells_its_rank():
    """T2. The attacker's rank is public; the defender removes the lower piece and says nothing (1999, Silent Defense)."""
    game = sketch("stratego/classic", """
        -6 . .
        5  . 4
    """, turn=0, silent_defense=True)  # fmt: skip
    assert game.decide("a1xa2") == [
        "attacked a1 a2 -> all",
        "unmasked a1 lieutenant -> all",
        "fell a1 red -> all",
        "lost lieutenant -> red",
        "turn blue -> all",
    ]


def test_a_beaten_defender_leaves_unnamed():
    """T2, T3. The captured defender goes to its owner, who alone knows what it was (1999, Silent Defense)."""
    game = sketch("stratego/classic", """
        -4 . .
        -3 . .
        5  . .
    """, turn=0, silent_defense=True)  # fmt: skip
    assert game.decide("a1xa2") == [
        "attacked a1 a2 -> all",
        "unmasked a1 lieutenant -> all",
        "fell a2 blue -> all",
        "lost miner -> blue",
        "took a1 a2 -> all",
        "turn blue -> all",
    ]


def test_a_scout_makes_the_defender_tell():
    """T2. When a Scout attacks, the defender must tell its number (1999, Silent Defense)."""
    game = sketch("stratego/classic", """
        5 . . .
        2 . . -6
    """, turn=0, silent_defense=True)  # fmt: skip
    assert game.decide("a1xd1")[:3] == [
        "attacked a1 d1 -> all",
        "unmasked a1 scout -> all",
        "unmasked d1 captain -> all",
    ]


def test_the_flag_is_always_declared():
    """T2. A Flag that is attacked is shown to all: the game must end (1999, Silent Defense)."""
    game = sketch("stratego/classic", """
        -4 . .
        f  . .
        5  . .
    """, turn=0, silent_defense=True)  # fmt: skip
    told = game.decide("a1xa2")
    assert "unmasked a2 flag -> all" in told
    assert told[-1] == "ended red flag -> all"


def test_each_player_sees_only_his_own_lost_pieces():
    """T3. Players keep their own captured pieces; the other side and the watchers see a count (1999, Silent Defense)."""
    game = sketch("stratego/classic", """
        -4 . .
        -3 . .
        5  . .
    """, turn=0, silent_defense=True)  # fmt: skip
    before = game.rules.show(game.view(0))["fallen"][1]
    game.decide("a1xa2")
    assert game.rules.show(game.view(1))["tray"][1] == {"miner": 1}
    for listener in (0, SPECTATOR):
        shown = game.rules.show(game.view(listener))
        assert shown["tray"][1] == {}
        assert shown["fallen"][1] == before + 1


def test_a_tie_removes_both_and_so_tells_equality():
    """T4. Both pieces leave: the attacker can conclude that they were equal, though nobody says so."""
    game = sketch("stratego/classic", """
        -4 . .
        -5 . .
        5  . 4
    """, turn=0, silent_defense=True)  # fmt: skip
    assert game.decide("a1xa2") == [
        "attacked a1 a2 -> all",
        "unmasked a1 lieutenant -> all",
        "fell a2 blue -> all",
        "lost lieutenant -> blue",
        "fell a1 red -> all",
        "lost lieutenant -> red",
        "turn blue -> all",
    ]


def test_a_bomb_is_not_named_to_whom_it_removes():
    """T5. Whoever runs into a Bomb hears the same as if a stronger piece had stood there."""
    told = []
    for defender in ("b", "-9"):
        game = sketch("stratego/classic", f"""
            {defender} . -4
            5  . 4
        """, turn=0, silent_defense=True)  # fmt: skip
        told.append(game.decide("a1xa2"))
    assert told[0] == told[1]


def test_a_miner_learns_of_a_bomb_by_winning():
    """T5. Nothing is declared when a Miner defuses a Bomb; that the Miner won is all there is to hear."""
    game = sketch("stratego/classic", """
        -4 . .
        b  . .
        3  . .
    """, turn=0, silent_defense=True)  # fmt: skip
    assert game.decide("a1xa2") == [
        "attacked a1 a2 -> all",
        "unmasked a1 miner -> all",
        "fell a2 blue -> all",
        "lost bomb -> blue",
        "took a1 a2 -> all",
        "turn blue -> all",
    ]


def test_silent_defense_decides_over_the_captured_pieces():
    """X4. With Silent Defense players keep their own, whatever was agreed about captured pieces."""
    for captured in ("open", "prisoner", "secret", "stealth"):
        game = sketch("stratego/classic", """
            -4 . .
            -3 . .
            5  . .
        """, turn=0, silent_defense=True, captured=captured)  # fmt: skip
        assert "lost miner -> blue" in game.decide("a1xa2")
