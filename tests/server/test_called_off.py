"""A table that is called off before it has begun shows nobody's set-up."""

from __future__ import annotations

from visitors import Served, Visitor, pair

from flagfall import records


def test_who_calls_off_before_placing_a_piece_learns_nothing(server: Served) -> None:
    """Neither through the other's eyes, nor all sides, nor on the scroll; one's own side stays one's own."""
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        left.hear(), right.hear()
        left.ask(decide="hide 7", after=0)
        assert right.ask(abort=True)["result"]["by"] == "abort"
    for who in (ben, Visitor(server.address)):
        for path in ("moments?seat=0", "moments/1?seat=0"):
            refused = who.get(f"/api/games/{game}/{path}", expect=403)
            assert refused["sentence"] == "The game was called off before it had begun: nobody's side is shown."
        for path in ("moments?seat=all", "moments/1?seat=all", "scroll"):
            assert who.get(f"/api/games/{game}/{path}", expect=409)["reason"] == "not_now"
        assert "7" not in str(who.get(f"/api/games/{game}/moments"))
    assert ann.get(f"/api/games/{game}/moments?seat=0")


def test_a_game_that_was_resigned_is_laid_open_as_before(server: Served) -> None:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        left.hear(), right.hear()
        left.ask(decide="hide 7", after=0)
        right.ask(resign=True)
    assert ben.get(f"/api/games/{game}/moments?seat=all")
    records.check(ben.get(f"/api/games/{game}/scroll"))
