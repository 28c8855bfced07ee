"""The Combat phase up to the dice: declaring an attack, cards before it, and with how many it is led."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import ATTACKED, CONVERTED, SUNK
from flagfall.games.risk.kernel.powers import amount_of, by_sea, play_card
from flagfall.games.risk.kernel.turn import end_run
from flagfall.games.risk.kernel.verbs import ask, place, tell
from flagfall.games.risk.kernel.ways import free_leader
from flagfall.games.risk.kernel.words import (
    ACROSS_RANGE,
    ATTACK,
    ATTACK_ROLL,
    BESIEGED,
    CANCEL_STRONGHOLD,
    CARD,
    CONVERT,
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
    NUMBER,
    P_CONVERT,
    P_DECLARED,
    P_NAMING,
    P_WAY_FROM,
    P_WAY_TO,
    PASS,
    PHASE,
    PLAY,
    ROLL,
    RUN,
    S_COMBAT,
    S_DEFENCE,
    S_REDEPLOY,
    SAILING,
    SOURCE,
    TARGET,
    TO,
    TURN,
    UNDER,
    UNDERWAY,
    WAY_FROM,
    WAY_TO,
)
from flagfall.kit.jit import rule


@rule
def declare(field: Any, book: Any, source: int, target: int, under: int, log: Any) -> None:
    """Say which place is attacked and from where. A new target starts a new run (Ruling 55).

    While corsairs lie off the coast, whoever sets out by sea loses battalions first; going on from the same port
    costs no more.
    """
    seat = int(field.now[TURN])
    new_run = int(field.now[RUN]) != target + 1
    sets_out = new_run or int(field.now[SOURCE]) != source or int(field.now[UNDER]) == 1
    if new_run:
        end_run(field)
        field.now[RUN] = target + 1
    field.now[SOURCE] = source
    field.now[TARGET] = target
    field.now[UNDER] = under
    field.now[DICE_USED] = 0
    field.now[LED] = 0
    field.now[DEFENCE] = 0
    tell(log, ATTACKED, EVERYONE, 5, seat, source, target, int(field.owner[target]), under)
    if sets_out and int(field.now[CORSAIRS]) != 0 and by_sea(book, source, target, under):
        lost = min(amount_of(book, CORSAIRS_EVENT), int(field.army[source]) - 1)
        if lost > 0:
            field.army[source] = int(field.army[source]) - lost
            tell(log, SUNK, EVERYONE, 2, source, lost)


@rule
def face(field: Any) -> None:
    """The attack goes on if a battalion can leave; else it is called off."""
    if int(field.army[int(field.now[SOURCE])]) < 2:
        field.now[PHASE] = S_COMBAT
    else:
        ask(field, P_DECLARED, int(field.now[TURN]))


@rule
def combat(field: Any, book: Any, decision: int, log: Any) -> None:
    """Attack, play a card before an attack, or end the phase. Missions are claimed elsewhere."""
    seat = int(field.now[TURN])
    if decision == PASS:
        field.now[PHASE] = S_REDEPLOY
    elif decision == UNDERWAY:
        declare(field, book, int(field.now[WAY_FROM]) - 1, int(field.now[WAY_TO]) - 1, 1, log)
        face(field)
    elif decision >= ATTACK:
        edge = decision - ATTACK
        declare(field, book, int(book.edge_from[edge]), int(book.edge_to[edge]), 0, log)
        face(field)
    else:
        kind = decision - PLAY
        play_card(field, book, seat, kind, log)
        field.now[CARD] = kind
        if int(book.effect[kind]) == ACROSS_RANGE:
            ask(field, P_WAY_FROM, seat)
        else:
            ask(field, P_NAMING, seat)


@rule
def name_attack(field: Any, book: Any, decision: int, log: Any) -> None:
    """A card before an attack names both places, and that attack must follow (Ruling 55)."""
    edge = decision - ATTACK
    declare(field, book, int(book.edge_from[edge]), int(book.edge_to[edge]), 0, log)
    strengthen(field, book, int(field.now[CARD]), log)


@rule
def way_from(field: Any, decision: int) -> None:
    """Where the way under the mountains begins."""
    field.now[SOURCE] = decision - FROM
    ask(field, P_WAY_TO, int(field.now[TURN]))


@rule
def way_to(field: Any, book: Any, decision: int, log: Any) -> None:
    """Where it ends; it stays open for one run of attacks."""
    source = int(field.now[SOURCE])
    target = decision - TO
    declare(field, book, source, target, 1, log)
    field.now[WAY_FROM] = source + 1
    field.now[WAY_TO] = target + 1
    face(field)


@rule
def strengthen(field: Any, book: Any, kind: int, log: Any) -> None:
    """What a card does to the attack it was played before."""
    seat = int(field.now[TURN])
    source = int(field.now[SOURCE])
    target = int(field.now[TARGET])
    effect = int(book.effect[kind])
    if effect == CONVERT:
        most = min(int(book.amount[kind]), int(field.army[target]) - 1)
        if most > 1:
            field.now[CARD] = kind
            ask(field, P_CONVERT, seat)
            return
        _convert(field, most, log)
    elif effect == GAIN_SOURCE:
        place(field, seat, source, int(book.amount[kind]), log)
    elif effect == CANCEL_STRONGHOLD:
        field.now[BESIEGED] = target + 1
    else:
        field.now[SAILING] = target + 1
    face(field)


@rule
def _convert(field: Any, battalions: int, log: Any) -> None:
    source = int(field.now[SOURCE])
    target = int(field.now[TARGET])
    field.army[target] = int(field.army[target]) - battalions
    field.army[source] = int(field.army[source]) + battalions
    tell(log, CONVERTED, EVERYONE, 3, target, source, battalions)


@rule
def convert(field: Any, decision: int, log: Any) -> None:
    """Up to so many battalions of the target change sides; one stays."""
    _convert(field, decision - NUMBER, log)
    face(field)


@rule
def declared(field: Any, book: Any, decision: int, log: Any) -> None:
    """State the number of battalions, and whether a Leader who is there joins in (Ruling 16)."""
    if decision >= PLAY:
        kind = decision - PLAY
        play_card(field, book, int(field.now[TURN]), kind, log)
        strengthen(field, book, kind, log)
        return
    if decision >= HOLD:
        field.now[DICE_USED] = decision - HOLD + 1
        field.now[LED] = 0
    else:
        field.now[DICE_USED] = decision - ROLL + 1
        field.now[LED] = int(free_leader(field, book, int(field.now[SOURCE])))
    field.now[ATTACK_ROLL] = 0
    field.now[DEFEND_ROLL] = 0
    field.now[PHASE] = S_DEFENCE
