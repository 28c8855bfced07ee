"""One decision, played: the table of contents of the rules."""

from flagfall.games.stratego.kernel.burst import burst, resolve, strike
from flagfall.games.stratego.kernel.chase import chase_on, end_chase, flee, leave_trail
from flagfall.games.stratego.kernel.choices import gather
from flagfall.games.stratego.kernel.clash import attack
from flagfall.games.stratego.kernel.convert import convert
from flagfall.games.stratego.kernel.heal import heal
from flagfall.games.stratego.kernel.leap import leap
from flagfall.games.stratego.kernel.numbers import (
    BORNE,
    BURST,
    BURSTING,
    CHAIN,
    CHAINING,
    CONVERT,
    DESTROYED,
    ENTER,
    EVERYONE,
    FREE,
    HEAL,
    LANDING,
    LEAP,
    MOVED,
    NONE,
    PLACE,
    PLAY,
    PROBE,
    RESCUE,
    RESCUING,
    RING,
    SETUP,
    SHOOT,
    SQUARES,
    STEP,
    STONE,
    STOP,
    STRIDE,
    STRIKE,
    VERB,
)
from flagfall.games.stratego.kernel.probe import probe
from flagfall.games.stratego.kernel.reinforcements import bring_in, enter
from flagfall.games.stratego.kernel.rescue import may_rescue, rescue
from flagfall.games.stratego.kernel.settle import finish_turn, meet_the_turn
from flagfall.games.stratego.kernel.setup import place
from flagfall.games.stratego.kernel.shoot import shoot
from flagfall.games.stratego.kernel.squares import holds
from flagfall.games.stratego.kernel.stone import petrify, set_free
from flagfall.games.stratego.kernel.stride import stride
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.turn import await_more
from flagfall.games.stratego.kernel.verbs import fall, move, unmask
from flagfall.kit.jit import rule


@rule
def play(field, book, decision, sets, log):
    """Play a legal decision in place; how many rows of choices the seat to act has next."""
    verb, a, b = decision // VERB, decision // 100 % 100, decision % 100
    if field.table.phase == SETUP:
        place(field, book, a, b, log)
        if field.table.phase == PLAY:
            return meet_the_turn(field, book, sets, log)
        return gather(field.table, field.mind[field.table.turn], book, sets)

    if verb == STEP:
        going_on = step(field, book, a, b, sets, log)
    else:
        going_on = act(field, book, verb, a, b, sets, log)

    if going_on and field.table.phase == PLAY:
        n = gather(field.table, field.mind[field.table.turn], book, sets)
        if n > 0 or field.table.pending:
            return n
        return meet_the_turn(field, book, sets, log)
    return finish_turn(field, book, sets, log)


@rule
def step(field, book, start, target, sets, log):
    """A move or an attack. True if the same seat may go on."""
    seat = int(field.table.turn)
    if field.table.owner[target] == NONE:
        # A Scout that goes further than one square lets everybody know what it is.
        far = abs(target - start)
        if far != 10 and (far != 1 or start // 10 != target // 10):
            unmask(field, start, EVERYONE, log)
        move(field, book, start, target, MOVED, log)
        if book.more_square:
            leave_trail(field.table, sets, start, target)
            chase_on(field.mind[seat], book, target)
            flee(field.table, field.mind[1 - seat], book, sets, start)
        if target == book.doom:
            destroy_the_ring(field, book, log)
        return ask_rescue(field, book, seat, target, log)
    end_chase(field.table, field.mind[0])
    end_chase(field.table, field.mind[1])
    won = attack(field, book, start, target, sets, log)
    return won and after_winning(field, book, seat, target, log)


@rule
def after_winning(field, book, seat, square, log):
    """What a winning attacker may do before the turn ends."""
    if field.table.phase != PLAY:
        return False
    mind = field.mind[seat]
    # Repeat Attack (LotR 2004; L9, L10): on, as long as an enemy stands beside it.
    if holds(mind.own[CHAIN], square):
        beside0 = mind.foe[0] & book.beside[square, 0] & book.land[0]
        beside1 = mind.foe[1] & book.beside[square, 1] & book.land[1]
        if beside0 | beside1:
            await_more(field, CHAINING, square, log)
            return True
    return ask_rescue(field, book, seat, square, log)


@rule
def ask_rescue(field, book, seat, square, log):
    if may_rescue(field, book, seat, square):
        await_more(field, RESCUING, square, log)
        return True
    return False


@rule
def act(field, book, verb, a, b, sets, log):
    """Everything but stepping. True if the same seat may go on."""
    seat = int(field.table.turn)
    if LEAP <= verb <= HEAL:
        end_chase(field.table, field.mind[0])
        end_chase(field.table, field.mind[1])
    if verb == LEAP:
        return leap(field, book, a, b, log) or ask_rescue(field, book, seat, b, log)
    if verb == STRIDE:
        attacked = field.table.owner[b] != NONE
        won = stride(field, book, a, b, sets, log)
        if won:
            return after_winning(field, book, seat, b, log)
        return not attacked and ask_rescue(field, book, seat, b, log)
    if verb == BURST:
        return burst(field, book, a, b, log) or linger(field, book, seat, b, log)
    if verb == STRIKE:
        strike(field, a, b, log)
        return True
    if verb == SHOOT:
        shoot(field, book, a, b, log)
    elif verb == PROBE:
        probe(field, book, a, b, log)
    elif verb == CONVERT:
        convert(field, book, a, b, log)
    elif verb == STONE:
        petrify(field, book, a, b, log)
    elif verb == FREE:
        set_free(field, book, a, b, log)
    elif verb == HEAL:
        heal(field, book, a, b, log)
    elif verb == RESCUE:
        rescue(field, book, a, b, log)
    elif verb == ENTER:
        enter(field, log)
        return True
    elif verb == PLACE:
        bring_in(field, book, a, b, log)
        return True
    elif verb == STOP and field.table.pending == BURSTING:
        at = int(field.table.at)
        resolve(field, book, at, field.table.hits[0], field.table.hits[1], log)
        return linger(field, book, seat, at, log)
    elif verb == STOP and (field.table.pending == CHAINING or field.table.pending == LANDING):
        return ask_rescue(field, book, seat, int(field.table.at), log)
    return False


@rule
def linger(field, book, seat, square, log):
    """A burst was a move as well: who survived it on the enemy's back row may rescue (T6)."""
    return field.table.owner[square] == seat and ask_rescue(field, book, seat, square, log)


@rule
def destroy_the_ring(field, book, log):
    """Completing Frodo's mission (LotR 2004; L19, L20): gray 2, 4-8 and every Stronghold are gone at once."""
    bearer = int(field.table.owner[book.doom])
    unmask(field, book.doom, EVERYONE, log)
    if field.table.ring == BORNE:
        field.table.ring = DESTROYED
        tell(log, RING, DESTROYED, 0, EVERYONE)
        evil = field.mind[1 - bearer]
        for square in range(SQUARES):
            if field.table.owner[square] == 1 - bearer and book.doomed[evil.kind[square]]:
                fall(field, book, square, log)
