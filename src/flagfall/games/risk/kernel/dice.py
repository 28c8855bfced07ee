"""The defender's answer, the dice, and moving in."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.decks import play_card
from flagfall.games.risk.kernel.numbers import (
    ABSENT,
    ADVANCED,
    ATTACK_ROLL,
    BESIEGED,
    CAST,
    CHANCE,
    CONQUERED,
    CONQUERED_FACT,
    DEFENCE,
    DEFEND,
    DEFEND_ROLL,
    DEFENDED,
    DICE,
    DICE_USED,
    EVERYONE,
    FELL_BACK,
    FORMER,
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
    PLAY,
    S_COMBAT,
    S_DEFENCE,
    S_SETTLE,
    SAILING,
    SAILS_POWER,
    SINK_ATTACKERS,
    SOURCE,
    STORMED,
    SUNK,
    TARGET,
    TO,
    TURN,
    UNDER,
)
from flagfall.games.risk.kernel.powers import amount_of, by_sea
from flagfall.games.risk.kernel.verbs import (
    ask,
    end_run,
    lose,
    lose_leader,
    march,
    place,
    reach_site,
    shift,
    tell,
    then,
)
from flagfall.kit.jit import rule


@rule
def most_defence(table: Any, book: Any) -> int:
    """At most two dice, at most one's battalions, and only one against one (How to defend; Ruling 15)."""
    most = min(int(book.defend_dice), int(table.army[int(table.now[TARGET])]))
    if int(table.now[DICE_USED]) == 1:
        most = min(most, 1)
    return most


@rule
def enter_defence(table: Any, book: Any, log: Any) -> None:
    """The defender is asked if there is a choice of dice, or a hand of cards to answer from (Ruling 61).

    The neutral army always defends with all it can (Ruling 15).
    """
    defender = int(table.owner[int(table.now[TARGET])])
    most = most_defence(table, book)
    if defender != NEUTRAL and (most > 1 or int(table.held_tale[defender]) > 0):
        ask(table, P_DEFEND, defender, log)
        return
    _stand(table, most, log)


@rule
def _stand(table: Any, dice: int, log: Any) -> None:
    """The defender rolls so many dice; first the attacker does."""
    table.now[DEFENCE] = dice
    tell(log, DEFENDED, EVERYONE, dice)
    ask(table, P_ATTACK_ROLL, CHANCE, log)


@rule
def defend(state: Any, book: Any, decision: int, log: Any) -> None:
    """The defender rolls one or two dice, or answers with a card first (Ruling 38)."""
    table = state.table
    if decision < PLAY:
        _stand(table, decision - DEFEND + 1, log)
        return
    target = int(table.now[TARGET])
    seat = int(table.owner[target])
    kind = decision - PLAY
    play_card(state, book, seat, kind, log)
    effect = int(book.effect[kind])
    if effect == GAIN_ATTACKED:
        place(table, seat, target, int(book.amount[kind]), log)
        then(table, S_DEFENCE)
    elif effect == SINK_ATTACKERS:
        lose(table, SUNK, int(table.now[SOURCE]), int(table.now[DICE_USED]), log)
        then(table, S_COMBAT)
    else:
        ask(table, P_WITHDRAW, seat, log)


@rule
def withdraw(table: Any, decision: int, log: Any) -> None:
    """All but one battalion fall back into a bordering own place; the Leader stays."""
    target = int(table.now[TARGET])
    shift(table, FELL_BACK, target, decision - TO, int(table.army[target]) - 1, log)
    then(table, S_DEFENCE)


@rule
def attack_roll(table: Any, decision: int, log: Any) -> None:
    """The red dice are cast; the black ones follow."""
    table.now[ATTACK_ROLL] = decision - DICE + 1
    tell(log, CAST, EVERYONE, decision - DICE)
    ask(table, P_DEFEND_ROLL, CHANCE, log)


@rule
def attack_bonus(table: Any, book: Any) -> int:
    """A Leader who joins in adds one to the highest die; so do black sails by sea."""
    bonus = int(table.now[LED]) * int(book.leader_bonus)
    if int(table.now[SAILING]) == int(table.now[TARGET]) + 1 and by_sea(
        book, int(table.now[SOURCE]), int(table.now[TARGET]), int(table.now[UNDER])
    ):
        bonus += amount_of(book, SAILS_POWER)
    return bonus


@rule
def defence_bonus(table: Any, book: Any) -> int:
    """A Leader adds one, a Stronghold adds one, both add two (Leaders, Strongholds; Ruling 58)."""
    target = int(table.now[TARGET])
    bonus = 0
    if int(book.leaders) == 1 and int(table.leader[target]) != ABSENT:
        bonus += int(book.leader_bonus)
    if int(book.stronghold[target]) == 1 and int(table.now[BESIEGED]) != target + 1:
        bonus += int(book.stronghold_bonus)
    return bonus


@rule
def defend_roll(table: Any, book: Any, decision: int, log: Any) -> None:
    """How to do battle: highest against highest, then the second dice; the defender wins ties.

    Bonuses go to the highest die after sorting, which may then show more than six (Rulings 17, 18).
    """
    source = int(table.now[SOURCE])
    target = int(table.now[TARGET])
    attack = int(table.now[ATTACK_ROLL]) - 1
    defence = decision - DICE
    more_attack = attack_bonus(table, book)
    more_defence = defence_bonus(table, book)
    attackers_lost = 0
    defenders_lost = 0
    for pair in range(min(int(table.now[DICE_USED]), int(table.now[DEFENCE]))):
        red = int(book.faces[attack, pair])
        black = int(book.faces[defence, pair])
        if pair == 0:
            red += more_attack
            black += more_defence
        if red > black:
            defenders_lost += 1
        else:
            attackers_lost += 1
    table.now[DEFEND_ROLL] = defence + 1
    table.army[source] = int(table.army[source]) - attackers_lost
    table.army[target] = int(table.army[target]) - defenders_lost
    tell(
        log,
        STORMED,
        EVERYONE,
        source,
        target,
        attack,
        defence,
        more_attack,
        more_defence,
        attackers_lost,
        defenders_lost,
    )
    if int(table.army[target]) > 0:
        then(table, S_COMBAT)
    else:
        _conquer(table, book, log)


@rule
def _conquer(table: Any, book: Any, log: Any) -> None:
    """The last defender is gone, and its Leader with it. At least the dice used move in (Ruling 21)."""
    seat = int(table.now[TURN])
    target = int(table.now[TARGET])
    lose_leader(table, target, log)
    _take_over(table, seat, target, log)
    most = min(int(table.army[int(table.now[SOURCE])]) - 1, MOST_MOVED)
    if most == int(table.now[DICE_USED]):
        _advance(table, book, most, log)
    else:
        ask(table, P_ADVANCE, seat, log)


@rule
def _take_over(table: Any, seat: int, where: int, log: Any) -> None:
    """The place is the attacker's; the run of attacks is over, and a Territory card is earned."""
    former = int(table.owner[where])
    table.owner[where] = seat
    table.now[FORMER] = former
    table.now[CONQUERED] = 1
    end_run(table)
    tell(log, CONQUERED_FACT, EVERYONE, seat, where, former)


@rule
def _advance(table: Any, book: Any, battalions: int, log: Any) -> None:
    """A Leader used in the conquering roll must move in; a Site there earns a draw (Rulings 22, 58)."""
    target = int(table.now[TARGET])
    led = int(table.now[LED])
    march(table, ADVANCED, int(table.now[SOURCE]), target, battalions, led, log)
    if led == 1 and int(book.site[target]) == 1:
        reach_site(table, log)
    then(table, S_SETTLE)


@rule
def advance(table: Any, book: Any, decision: int, log: Any) -> None:
    """Moving in: any number from the dice used to all but one."""
    _advance(table, book, decision - NUMBER, log)
