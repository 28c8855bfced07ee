"""The defender's answer, the dice, and moving in."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import ADVANCED, CONQUERED_FACT, FELL_BACK, STORMED, SUNK
from flagfall.games.risk.kernel.powers import amount_of, by_sea, play_card
from flagfall.games.risk.kernel.turn import end_run
from flagfall.games.risk.kernel.verbs import ask, lose_leader, place, tell
from flagfall.games.risk.kernel.words import (
    ABSENT,
    ARRIVED,
    ATTACK_ROLL,
    BACK,
    BESIEGED,
    CHANCE,
    CONQUERED,
    DEFENCE,
    DEFEND,
    DEFEND_ROLL,
    DICE,
    DICE_USED,
    EVERYONE,
    GAIN_ATTACKED,
    LED,
    MOST_MOVED,
    NEUTRAL,
    NUMBER,
    P_ADVANCE,
    P_ATTACK_ROLL,
    P_DEFEND,
    P_DEFEND_ROLL,
    P_WITHDRAW,
    PHASE,
    PLAY,
    S_COMBAT,
    S_DEFENCE,
    S_SETTLE,
    SAILING,
    SAILS_POWER,
    SINK_ATTACKERS,
    SITE,
    SOURCE,
    TARGET,
    TO,
    TURN,
    UNDER,
)
from flagfall.kit.jit import rule


@rule
def most_defence(field: Any, book: Any) -> int:
    """At most two dice, at most one's battalions, and only one against one (How to defend; Ruling 15)."""
    most = min(int(book.defend_dice), int(field.army[int(field.now[TARGET])]))
    if int(field.now[DICE_USED]) == 1:
        most = min(most, 1)
    return most


@rule
def enter_defence(field: Any, book: Any) -> None:
    """The defender is asked if there is a choice of dice, or a hand of cards to answer from (Ruling 61).

    The neutral army always defends with all it can (Ruling 15).
    """
    defender = int(field.owner[int(field.now[TARGET])])
    most = most_defence(field, book)
    if defender != NEUTRAL and (most > 1 or int(field.held_tale[defender]) > 0):
        ask(field, P_DEFEND, defender)
        return
    field.now[DEFENCE] = most
    ask(field, P_ATTACK_ROLL, CHANCE)


@rule
def defend(field: Any, book: Any, decision: int, log: Any) -> None:
    """The defender rolls one or two dice, or answers with a card first (Ruling 38)."""
    if decision < PLAY:
        field.now[DEFENCE] = decision - DEFEND + 1
        ask(field, P_ATTACK_ROLL, CHANCE)
        return
    source = int(field.now[SOURCE])
    target = int(field.now[TARGET])
    seat = int(field.owner[target])
    kind = decision - PLAY
    play_card(field, book, seat, kind, log)
    effect = int(book.effect[kind])
    if effect == GAIN_ATTACKED:
        place(field, seat, target, int(book.amount[kind]), log)
        field.now[PHASE] = S_DEFENCE
    elif effect == SINK_ATTACKERS:
        lost = int(field.now[DICE_USED])
        field.army[source] = int(field.army[source]) - lost
        tell(log, SUNK, EVERYONE, 2, source, lost)
        field.now[PHASE] = S_COMBAT
    else:
        ask(field, P_WITHDRAW, seat)


@rule
def withdraw(field: Any, decision: int, log: Any) -> None:
    """All but one battalion fall back into a bordering own place; the Leader stays."""
    target = int(field.now[TARGET])
    goal = decision - TO
    moved = int(field.army[target]) - 1
    field.army[target] = 1
    field.army[goal] = int(field.army[goal]) + moved
    tell(log, FELL_BACK, EVERYONE, 3, target, goal, moved)
    field.now[PHASE] = S_DEFENCE


@rule
def attack_roll(field: Any, decision: int) -> None:
    """The red dice are cast; the black ones follow."""
    field.now[ATTACK_ROLL] = decision - DICE + 1
    ask(field, P_DEFEND_ROLL, CHANCE)


@rule
def attack_bonus(field: Any, book: Any) -> int:
    """A Leader who joins in adds one to the highest die; so do black sails by sea."""
    bonus = int(field.now[LED]) * int(book.leader_bonus)
    if int(field.now[SAILING]) == int(field.now[TARGET]) + 1 and by_sea(
        book, int(field.now[SOURCE]), int(field.now[TARGET]), int(field.now[UNDER])
    ):
        bonus += amount_of(book, SAILS_POWER)
    return bonus


@rule
def defence_bonus(field: Any, book: Any) -> int:
    """A Leader adds one, a Stronghold adds one, both add two (Leaders, Strongholds; Ruling 58)."""
    target = int(field.now[TARGET])
    bonus = 0
    if int(book.leaders) == 1 and int(field.leader[target]) != ABSENT:
        bonus += int(book.leader_bonus)
    if int(book.stronghold[target]) == 1 and int(field.now[BESIEGED]) != target + 1:
        bonus += int(book.stronghold_bonus)
    return bonus


@rule
def defend_roll(field: Any, book: Any, decision: int, log: Any) -> None:
    """How to do battle: highest against highest, then the second dice; the defender wins ties.

    Bonuses go to the highest die after sorting, which may then show more than six (Rulings 17, 18).
    """
    source = int(field.now[SOURCE])
    target = int(field.now[TARGET])
    attack = int(field.now[ATTACK_ROLL]) - 1
    defence = decision - DICE
    field.now[DEFEND_ROLL] = defence + 1
    more_attack = attack_bonus(field, book)
    more_defence = defence_bonus(field, book)
    attackers_lost = 0
    defenders_lost = 0
    for pair in range(min(int(field.now[DICE_USED]), int(field.now[DEFENCE]))):
        red = int(book.faces[attack, pair])
        black = int(book.faces[defence, pair])
        if pair == 0:
            red += more_attack
            black += more_defence
        if red > black:
            defenders_lost += 1
        else:
            attackers_lost += 1
    field.army[source] = int(field.army[source]) - attackers_lost
    field.army[target] = int(field.army[target]) - defenders_lost
    tell(
        log,
        STORMED,
        EVERYONE,
        8,
        source,
        target,
        attack,
        defence,
        more_attack,
        more_defence,
        attackers_lost,
        defenders_lost,
    )
    if int(field.army[target]) > 0:
        field.now[PHASE] = S_COMBAT
    else:
        _conquer(field, book, log)


@rule
def _conquer(field: Any, book: Any, log: Any) -> None:
    """The last defender is gone, and its Leader with it. At least the dice used move in (Ruling 21)."""
    seat = int(field.now[TURN])
    source = int(field.now[SOURCE])
    target = int(field.now[TARGET])
    former = int(field.owner[target])
    lose_leader(field, target, log)
    field.owner[target] = seat
    field.now[BACK] = former
    field.now[CONQUERED] = 1
    end_run(field)
    tell(log, CONQUERED_FACT, EVERYONE, 3, seat, target, former)
    most = min(int(field.army[source]) - 1, MOST_MOVED)
    if most == int(field.now[DICE_USED]):
        _advance(field, book, most, log)
    else:
        ask(field, P_ADVANCE, seat)


@rule
def _advance(field: Any, book: Any, battalions: int, log: Any) -> None:
    """A Leader used in the conquering roll must move in; a Site there earns a draw (Rulings 22, 58)."""
    source = int(field.now[SOURCE])
    target = int(field.now[TARGET])
    led = int(field.now[LED])
    field.army[source] = int(field.army[source]) - battalions
    field.army[target] = int(field.army[target]) + battalions
    if led == 1:
        field.leader[source] = ABSENT
        field.leader[target] = ARRIVED
        if int(book.site[target]) == 1:
            field.now[SITE] = 1
    tell(log, ADVANCED, EVERYONE, 4, source, target, battalions, led)
    field.now[PHASE] = S_SETTLE


@rule
def advance(field: Any, book: Any, decision: int, log: Any) -> None:
    """Moving in: any number from the dice used to all but one."""
    _advance(field, book, decision - NUMBER, log)
