"""The Combat phase up to the dice: declaring an attack, cards before it, and with how many it is led."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.decks import play_card
from flagfall.games.risk.kernel.numbers import (
    ACROSS_RANGE,
    ATTACK,
    ATTACK_ROLL,
    ATTACKED,
    BELOW,
    BESIEGED,
    BESIEGED_FACT,
    CANCEL_STRONGHOLD,
    CARD,
    CONVERT,
    CONVERTED,
    CORSAIRS,
    CORSAIRS_EVENT,
    DEFENCE,
    DEFEND_ROLL,
    DICE_USED,
    EVERYONE,
    FROM,
    GAIN_SOURCE,
    HOLD,
    LED,
    LED_FACT,
    NUMBER,
    OVER,
    P_CONVERT,
    P_DECLARED,
    P_NAMING,
    P_WAY_FROM,
    P_WAY_TO,
    PASS,
    PLAY,
    PROMISED,
    ROLL,
    RUN,
    S_COMBAT,
    S_DEFENCE,
    S_REDEPLOY,
    SAILED,
    SAILING,
    SOURCE,
    SUNK,
    TARGET,
    TO,
    TURN,
    UNDER,
    UNDERWAY,
    WAY_FROM,
    WAY_TO,
    WENT_UNDER,
)
from flagfall.games.risk.kernel.powers import amount_of, by_sea
from flagfall.games.risk.kernel.verbs import ask, end_run, lose, place, set_out, shift, tell, then
from flagfall.games.risk.kernel.ways import free_leader
from flagfall.kit.jit import rule


@rule
def declare(table: Any, book: Any, source: int, target: int, under: int, log: Any) -> None:
    """Say which place is attacked and from where. A new target starts a new run (Ruling 55).

    While corsairs lie off the coast, whoever sets out by sea loses battalions first; going on from the same port
    costs no more.
    """
    seat = int(table.now[TURN])
    new_run = int(table.now[RUN]) != target + 1
    sets_out = new_run or int(table.now[SOURCE]) != source or int(table.now[UNDER]) != OVER
    if new_run:
        end_run(table)
        table.now[RUN] = target + 1
    table.now[SOURCE] = source
    table.now[TARGET] = target
    table.now[UNDER] = under
    table.now[DICE_USED] = 0
    table.now[LED] = 0
    table.now[DEFENCE] = 0
    tell(log, ATTACKED, EVERYONE, seat, source, target, int(table.owner[target]), int(under != OVER))
    if sets_out and int(table.now[CORSAIRS]) != 0 and by_sea(book, source, target, under):
        lost = min(amount_of(book, CORSAIRS_EVENT), int(table.army[source]) - 1)
        if lost > 0:
            lose(table, SUNK, source, lost, log)


@rule
def face(table: Any, log: Any) -> None:
    """The attack goes on if a battalion can leave; else it is called off."""
    if int(table.army[int(table.now[SOURCE])]) < 2:
        then(table, S_COMBAT)
    else:
        ask(table, P_DECLARED, int(table.now[TURN]), log)


@rule
def combat(state: Any, book: Any, decision: int, log: Any) -> None:
    """Attack, play a card before an attack, or end the phase. Missions are claimed elsewhere."""
    table = state.table
    seat = int(table.now[TURN])
    if decision == PASS:
        then(table, S_REDEPLOY)
    elif decision == UNDERWAY:
        declare(table, book, int(table.now[WAY_FROM]) - 1, int(table.now[WAY_TO]) - 1, BELOW, log)
        open_way(table, log)
        face(table, log)
    elif decision >= ATTACK:
        edge = decision - ATTACK
        declare(table, book, int(book.edge_from[edge]), int(book.edge_to[edge]), OVER, log)
        face(table, log)
    else:
        kind = decision - PLAY
        play_card(state, book, seat, kind, log)
        if int(book.effect[kind]) == ACROSS_RANGE:
            ask(table, P_WAY_FROM, seat, log)
        else:
            ask(table, P_NAMING, seat, log)


@rule
def name_attack(table: Any, book: Any, decision: int, log: Any) -> None:
    """A card before an attack names both places, and that attack must follow (Ruling 55).

    Where only the way under the mountains leads, they are named one after the other.
    """
    if decision < ATTACK:
        way_from(table, decision, log)
        return
    edge = decision - ATTACK
    declare(table, book, int(book.edge_from[edge]), int(book.edge_to[edge]), OVER, log)
    strengthen(table, book, int(table.now[CARD]), log)


@rule
def way_from(table: Any, decision: int, log: Any) -> None:
    """Where the way under the mountains begins."""
    set_out(table, decision - FROM, log)
    ask(table, P_WAY_TO, int(table.now[TURN]), log)


@rule
def way_to(table: Any, book: Any, decision: int, log: Any) -> None:
    """Where it ends. A card that named this attack before the way is open works at once."""
    source = int(table.now[SOURCE])
    target = decision - TO
    kind = int(table.now[CARD])
    if int(book.effect[kind]) == ACROSS_RANGE:
        declare(table, book, source, target, BELOW, log)
        open_way(table, log)
        face(table, log)
    else:
        declare(table, book, source, target, PROMISED, log)
        strengthen(table, book, kind, log)


@rule
def open_way(table: Any, log: Any) -> None:
    """The way under the mountains stays open for one run of attacks."""
    table.now[UNDER] = BELOW
    table.now[WAY_FROM] = int(table.now[SOURCE]) + 1
    table.now[WAY_TO] = int(table.now[TARGET]) + 1
    tell(log, WENT_UNDER, EVERYONE, int(table.now[SOURCE]), int(table.now[TARGET]))


@rule
def strengthen(table: Any, book: Any, kind: int, log: Any) -> None:
    """What a card does to the attack it was played before."""
    seat = int(table.now[TURN])
    source = int(table.now[SOURCE])
    target = int(table.now[TARGET])
    effect = int(book.effect[kind])
    if effect == CONVERT:
        most = min(int(book.amount[kind]), int(table.army[target]) - 1)
        if most > 1:
            ask(table, P_CONVERT, seat, log)
            return
        _convert(table, most, log)
    elif effect == GAIN_SOURCE:
        place(table, seat, source, int(book.amount[kind]), log)
    elif effect == ACROSS_RANGE:
        open_way(table, log)
    elif effect == CANCEL_STRONGHOLD:
        table.now[BESIEGED] = target + 1
        tell(log, BESIEGED_FACT, EVERYONE, target)
    else:
        table.now[SAILING] = target + 1
        tell(log, SAILED, EVERYONE, target)
    face(table, log)


@rule
def _convert(table: Any, battalions: int, log: Any) -> None:
    shift(table, CONVERTED, int(table.now[TARGET]), int(table.now[SOURCE]), battalions, log)


@rule
def convert(table: Any, decision: int, log: Any) -> None:
    """Up to so many battalions of the target change sides; one stays."""
    _convert(table, decision - NUMBER, log)
    face(table, log)


@rule
def declared(state: Any, book: Any, decision: int, log: Any) -> None:
    """State the number of battalions, and whether a Leader who is there joins in (Ruling 16)."""
    table = state.table
    if decision >= PLAY:
        kind = decision - PLAY
        play_card(state, book, int(table.now[TURN]), kind, log)
        strengthen(table, book, kind, log)
        return
    dice = decision - ROLL + 1
    led = int(free_leader(table, book, int(table.now[SOURCE])))
    if decision >= HOLD:
        dice = decision - HOLD + 1
        led = 0
    table.now[DICE_USED] = dice
    table.now[LED] = led
    table.now[ATTACK_ROLL] = 0
    table.now[DEFEND_ROLL] = 0
    tell(log, LED_FACT, EVERYONE, dice, led)
    then(table, S_DEFENCE)
