"""The Combat phase: declaring, cards before an attack, the defender's answer, dice, and moving in."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.powers import by_sea, play_card
from flagfall.games.risk.kernel.turn import end_run
from flagfall.games.risk.kernel.verbs import ask, lose_leader, place, tell
from flagfall.games.risk.kernel.ways import free_leader
from flagfall.games.risk.kernel.words import (
    ABSENT,
    ACROSS_RANGE,
    ADVANCED,
    ARRIVED,
    ATTACK,
    ATTACK_ROLL,
    ATTACKED,
    BACK,
    BESIEGED,
    CANCEL_STRONGHOLD,
    CARD,
    CHANCE,
    CONQUERED,
    CONQUERED_FACT,
    CONVERT,
    CONVERTED,
    CORSAIRS,
    CORSAIRS_EVENT,
    DEFENCE,
    DEFEND,
    DEFEND_ROLL,
    DICE,
    DICE_USED,
    EVERYONE,
    FELL_BACK,
    FROM,
    GAIN_ATTACKED,
    GAIN_SOURCE,
    HOLD,
    LED,
    MOST_MOVED,
    NEUTRAL,
    NUMBER,
    P_ADVANCE,
    P_ATTACK_ROLL,
    P_CONVERT,
    P_DECLARED,
    P_DEFEND,
    P_DEFEND_ROLL,
    P_NAMING,
    P_WAY_FROM,
    P_WAY_TO,
    P_WITHDRAW,
    PASS,
    PHASE,
    PLAY,
    ROLL,
    RUN,
    S_COMBAT,
    S_DEFENCE,
    S_REDEPLOY,
    S_SETTLE,
    SAILING,
    SAILS_POWER,
    SINK_ATTACKERS,
    SITE,
    SOURCE,
    STORMED,
    SUNK,
    TALES,
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
def amount_of(book: Any, effect: int) -> int:
    """The number printed on the card with this effect."""
    for kind in range(TALES):
        if int(book.effect[kind]) == effect and int(book.copies[kind]) > 0:
            return int(book.amount[kind])
    return 0


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
