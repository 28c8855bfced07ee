"""Every step of every lesson: its position can be, what is asked for can be done, and what is said comes of it."""

import pytest

from flagfall.catalog import games
from flagfall.core import FlagfallError, GameOver, Illegal, UnknownGame
from flagfall.lessons import Stage, lesson, lessons
from flagfall.lessons.lesson import everything
from flagfall.lessons.stage import fits, shown_way
from flagfall.speech import catalogue, languages

STEPS = [step for one in everything() for step in one.steps]
PLAYED = pytest.mark.parametrize("step", STEPS, ids=[step.name for step in STEPS])


def played(step):
    """A step done as it is asked for."""
    stage = Stage(step)
    for line in shown_way(step):
        stage.decide(line)
    return stage


@PLAYED
def test_a_step_can_be_done_and_leads_to_what_is_said(step):
    stage = played(step)
    heard = [stage.rules.spell(fact) for fact in stage.table.heard(stage.seat).facts]
    assert stage.so_far == "done"
    assert step.happens
    for what in step.happens:
        assert any(fact.startswith(what) for fact in heard), (what, heard)
    assert not list(stage._replies), "somebody has an answer that is never given"
    assert not stage._outcomes, "chance is told something that never happens"


@PLAYED
def test_the_learner_is_asked_first_and_has_more_than_one_choice(step):
    """Where only one thing can be done there is nothing to learn, except at the end of a turn."""
    stage = Stage(step)
    assert stage.table.to_act == stage.seat
    choices = [stage.rules.write(choice, stage.seat) for choice in stage.table.choices(stage.seat)]
    assert len(choices) > 1 or step.want[0].split(" ")[0] in ("pass", "draw")
    assert any(fits(step.want[0], choice) for choice in choices)


@PLAYED
def test_whoever_does_something_else_is_told_so_and_can_begin_again(step):
    stage = Stage(step)
    texts = [stage.rules.write(choice, stage.seat) for choice in stage.table.choices(stage.seat)]
    other = next((text for text in texts if not fits(step.want[0], text)), None)
    if other is None:
        assert step.want[0] in ("pass", "place …", "offer …", "take …")  # whatever is done here will do
        return
    stage.decide(other)
    assert stage.so_far == "other"
    assert step.says("else")
    with pytest.raises(GameOver, match="This step is finished"):
        stage.decide(texts[0])
    assert Stage(step).so_far == "open"


@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_sentences(language):
    say = catalogue(language)
    steps = {f"{step.key}{what}" for step in STEPS for what in ("", "-title", "-done")}
    heads = {f"learn-{one.id}{what}" for one in lessons() for what in ("", "-sentence")}
    assert sorted((steps | heads) - say.keys) == []
    told = {
        key for key in say.keys if key.startswith("learn-") and not key.startswith("learn-no-") and key.count("-") > 1
    }
    assert sorted(told - steps - heads - {f"{step.key}-else" for step in STEPS}) == []


def test_each_box_has_a_lesson_of_ten_to_twenty_steps():
    assert {one.box for one in lessons()} == {game.box for game in games()}
    for one in lessons():
        assert 10 <= len(one.steps) <= 20


def test_the_lessons_show_every_power():
    """Whoever has done them all has used every power of every box, agreed ones too."""
    used = {}
    for step in STEPS:
        if step.game.startswith("stratego/"):
            stage = played(step)
            words = {decided.split(" ")[1] for decided in stage.decided if decided.count(" ") == 2}
            words |= {decided.split(" ")[0] for decided in stage.decided if decided.startswith("heal")}
            used.setdefault(step.game, set()).update(words)
    for game in ("stratego/lotr-powers", "stratego/fire-ice-powers", "stratego/narnia-powers"):
        powers = {power.word for step in STEPS if step.game == game for power in step.made().powers} - {""}
        assert powers <= used[game], game


def test_luck_is_the_same_for_whoever_decides_the_same():
    step = lesson("risk").step("attack")
    stories = set()
    for _ in range(3):
        stage = Stage(step, free=True)
        stage.decide("attack moria > eregion to the end")
        stories.add(tuple(map(stage.rules.spell, stage.table.heard(0).facts)))
    assert len(stories) == 1


@pytest.mark.parametrize("name", ["classic/attack", "lotr/repeat", "narnia/stone", "fire-ice/flight", "risk/place"])
def test_in_free_play_the_others_answer_and_nothing_is_expected(name):
    one, _, step = name.partition("/")
    stage = Stage(lesson(one).step(step), free=True)
    for _ in range(6):
        if stage.over:
            break
        assert stage.table.to_act == stage.seat
        stage.decide(stage.rules.write(stage.table.choices(stage.seat)[0], stage.seat))
        assert stage.so_far == "open"
    assert stage.table.heard_count(stage.seat) > 6


def test_a_refusal_changes_nothing():
    stage = Stage(lesson("classic").step("march"))
    with pytest.raises(Illegal):
        stage.decide("e2-e9")
    assert (stage.so_far, stage.decided, stage.table.heard_count(0)) == ("open", [], 0)


def test_what_is_not_there_is_refused_by_name():
    with pytest.raises(UnknownGame, match="no lesson 'chess'; there are classic, "):
        lesson("chess")
    with pytest.raises(UnknownGame, match="no lesson"):
        lesson("../classic")
    with pytest.raises(UnknownGame, match="no step 'fly' in this lesson; there are march, "):
        lesson("classic").step("fly")


def test_a_table_laid_in_the_middle_of_a_game_has_no_record():
    with pytest.raises(ValueError, match="has no record"):
        Stage(lesson("classic").step("march")).table.record()


@pytest.mark.parametrize(
    ("name", "said", "wrong"),
    [
        ("classic/march", {"board": "S S", "turn": "red"}, "holds 1"),
        ("classic/march", {"board": "S", "turn": "red", "lakes": 3}, "lakes"),
        ("risk/attack", {"places": {"mordor": "red 3"}, "others": ["green"]}, "mordor"),
        ("risk/attack", {"places": {}, "others": ["green"], "now": {"weather": 1}}, "weather"),
    ],
)
def test_a_position_that_cannot_be_is_refused(name, said, wrong):
    one, _, step = name.partition("/")
    rules = lesson(one).step(step).made()
    with pytest.raises((ValueError, FlagfallError, KeyError), match=wrong):
        rules.family.position(rules, said, "a test")
