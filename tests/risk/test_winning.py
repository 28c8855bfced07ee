"""Winning the game; scoring points; tie-breaks."""

from tests.risk.scene import LEADER, Scene


def leaving(**puts):
    """The Ring leaves the Dead Marshes at the end of this turn; three players, seat 1 holds the rest."""
    scene = Scene(players=3).all(1, 2).put("rhun_hills", 0, 2, LEADER).put("moria", 2, 2, LEADER)
    scene.put("carrock", 1, 2, LEADER).on(0, "redeploy").now(moves=1, ring=13)
    return scene


def finish(scene):
    scene.decide("pass")
    facts = scene.dice(6)
    return facts, scene.rules.result(scene.state)


def test_the_game_ends_at_once_when_the_ring_leaves():
    """Winning the game; Ruling 45: turns need not be equal."""
    facts, result = finish(leaving())
    assert "ring_moved 14" in facts
    assert result.winners == (1,)
    assert result.reason == "the Ring has left Middle-earth"


def test_points_are_places_regions_strongholds_and_played_cards():
    """Scoring points: one a place, region bonuses, two a Stronghold, the points of played cards."""
    scene = leaving().region("rhun", 0, 1).put("fangorn", 0, 1)
    scene.row["points"][0] = 3
    facts, result = finish(scene)
    assert "scored red 6 2 2 3" in facts
    assert result.points[0] == 13


def test_unplayed_cards_do_not_count():
    scene = leaving().give(0, "bree").give(1, "gollum")
    scene.row["held_tale"][:] = 0
    _, result = finish(scene)
    assert result.points[0] == 1


def tied(**points):
    """Two players with the same total: seat 0 with more places, seat 1 with more card points."""
    scene = Scene(players=2).all("neutral", 2)
    for place in ("angmar", "north_downs", "carrock"):
        scene.put(place, 0, 2)
    for place in ("buckland", "old_forest", "harlindon"):
        scene.put(place, 1, 2)
    scene.put("angmar", 0, 2, LEADER).put("buckland", 1, 2, LEADER)
    return scene.on(0, "redeploy").now(moves=1, ring=13)


def test_a_tie_goes_to_more_places():
    scene = tied().put("esgaroth", 0, 2)
    scene.row["points"][1] = 1
    assert finish(scene)[1].winners == (0,)


def test_then_to_more_strongholds():
    scene = tied().put("harlindon", "neutral", 2).put("moria", 1, 2)
    scene.row["points"][0] = 2
    assert finish(scene)[1].winners == (1,)


def test_then_to_more_card_points():
    """With places and Strongholds equal, a tie in points means equal cards unless regions differ."""
    scene = tied().region("rhun", 0, 2)
    for place in ("angmar", "north_downs", "carrock"):
        scene.put(place, "neutral", 2)
    scene.put("esgaroth", 0, 2, LEADER).put("dunland", 1, 2)
    scene.row["points"][1] = 2
    assert finish(scene)[1].winners == (1,)


def test_and_then_it_is_shared():
    """Ruling 47: joint winners."""
    result = finish(tied())[1]
    assert result.winners == (0, 1)
    assert result.scores == (0.5, 0.5)
    assert result.draw


def test_who_conquers_every_place_wins_at_once():
    """Winning the game, note; Ruling 46: neutral places count too."""
    scene = Scene(players=2).all(0, 3).put("rhun_hills", 1, 1)
    scene.storm("attack brown_lands > rhun_hills", (6, 6), (1,))
    result = scene.rules.result(scene.state)
    assert result.winners == (0,)
    assert result.reason == "every place of Middle-earth is conquered"


def test_neutral_places_left_make_it_last_player_standing():
    """Rulings 25, 50."""
    scene = Scene(players=2).all("neutral", 3).put("brown_lands", 0, 4).put("rhun_hills", 1, 1)
    scene.storm("attack brown_lands > rhun_hills", (6, 6, 6), (1,))
    result = scene.rules.result(scene.state)
    assert result.winners == (0,)
    assert result.reason == "no other player is left"


def test_the_live_score_shows_its_parts():
    scene = leaving().region("rhun", 0, 1).put("fangorn", 0, 1)
    score = scene.rules.show(scene.view(4))["scores"][0]
    assert (score["territories"], score["regions"], score["strongholds"], score["total"]) == (6, 2, 2, 10)
    assert {part["id"]: part["held"] for part in score["progress"]}["rhun"] == 4
