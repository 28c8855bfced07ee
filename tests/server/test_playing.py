"""A game between two people, from invitation to rematch."""

from __future__ import annotations

from visitors import Served, Visitor, pair


def set_up(ann, ben):
    """Both hide a number; Ann is to act."""
    ann.hear(), ben.hear()
    ann.ask(decide="hide 3", after=0)
    ben.ask(decide="hide 4", after=0)
    return ann.until(lambda told: told["choices"] and all(told["picture"]["ready"]))


def test_two_people_play_a_whole_game(server: Served) -> None:
    """Create, invite, set up at the same time, move, win; everybody hears the end."""
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right, Visitor(server.address).ear(game) as watcher:
        told = set_up(left, right)
        assert told["to_act"] == 0
        assert [choice["text"] for choice in told["choices"]][-1] == "roll"

        told = left.ask(decide="guess 4", after=told["moment"])

        assert told["result"]["winners"] == [0]
        assert told["result"]["by"] == "rules"
        assert told["choices"] == []
        assert right.until(lambda heard: heard["result"])["result"]["winners"] == [0]
        assert watcher.until(lambda heard: heard["result"])["story"][-1] == "Won left."


def test_a_move_is_answered_with_the_askers_number(server: Served) -> None:
    """The acknowledgement names the message it answers."""
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        left.hear()
        assert left.ask(decide="hide 3", after=0)["moment"] == 2
