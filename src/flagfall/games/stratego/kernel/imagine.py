"""A full state drawn at random among all that agree with everything a listener heard."""

from flagfall.games.stratego.kernel.choices import gather
from flagfall.games.stratego.kernel.deal import (
    agrees,
    count_deals,
    draw_deal,
    link_returns,
    reserve_outside,
    settle_certain,
    sort_out,
)
from flagfall.games.stratego.kernel.numbers import (
    AID_CAPTURED,
    CHILD,
    KINDS,
    MEN,
    MOVED_MARK,
    NONE,
    PROOF,
    SETUP,
    STONE_MARK,
    WATCHER,
)
from flagfall.games.stratego.kernel.ponder import (
    BACK,
    FALLEN,
    IDS,
    WAS_HEALED,
    WAS_MOVED,
    WAS_RESCUER,
    WAS_RESERVE,
    WAS_TURNED,
    ponder,
    wonder,
)
from flagfall.games.stratego.kernel.settle import children_gone
from flagfall.games.stratego.kernel.squares import flip, holds
from flagfall.games.stratego.kernel.verbs import add_to_tray, own_flip, tray_audience
from flagfall.kit.jit import door, long_door, rule


@door
def begin_guess(guesses, books, listener):
    wonder(guesses[0], books[0], listener)


@door
def ponder_facts(guesses, books, rows, begin, sets):
    ponder(guesses[0], books[0], rows, begin, sets)


@door
def prepare(guesses, books, deals, ways, caps, take):
    """Count the deals of every hidden army; says how many there are (of the last one counted)."""
    total = 1.0
    for army in range(2):
        if army != guesses[0].listener:
            deal = deals[army]
            if not sort_out(guesses[0], books[0], army, deal, False):
                sort_out(guesses[0], books[0], army, deal, True)
            total = count_deals(deal, ways[army], caps, take)
    return total


@door
def count_one(guesses, books, deals, ways, caps, take, army):
    """How many deals one army has."""
    if not sort_out(guesses[0], books[0], army, deals[army], False):
        return 0.0
    return count_deals(deals[army], ways[army], caps, take)


@door
def imagine_one(guesses, books, deals, ways, caps, take, luck, kinds, used, fields, i, sets, tries):
    """Draw one state into fields[i]; how many draws it took, 0 if none of `tries` fitted."""
    guess, book = guesses[0], books[0]
    for attempt in range(tries):
        fitted = True
        for army in range(2):
            settle_certain(guess, army, kinds)
            if army != guess.listener:
                draw_deal(deals[army], ways[army], caps, take, luck, kinds)
                if deals[army].coarse:
                    fitted = fitted and agrees(guess, army, kinds)
        for who in range(IDS):
            used[who] = 0
        for army in range(2):
            if fitted and army != guess.listener:
                fitted = link_returns(guess, army, kinds, used, luck)
        if not fitted:
            continue
        build(guess, book, kinds, used, fields[i])
        if plausible(fields[i], book, sets):
            return attempt + 1
    return 0


@long_door
def imagine_many(guesses, books, deals, ways, caps, take, luck, kinds, used, fields, i, sets, times):
    """The same many times over, for measuring and for counting odds."""
    drawn = 0
    for _ in range(times):
        drawn += imagine_one(guesses, books, deals, ways, caps, take, luck, kinds, used, fields, i, sets, 1000) > 0
    return drawn


@long_door
def imagine_each(guesses, books, deals, ways, caps, take, luck, kinds, used, fields, sets, tries):
    """Draw one state into every record; how many could be drawn."""
    drawn = 0
    for i in range(fields.shape[0]):
        drawn += imagine_one(guesses, books, deals, ways, caps, take, luck, kinds, used, fields, i, sets, tries) > 0
    return drawn


@rule
def plausible(field, book, sets):
    """The game goes on, so whoever is to act can act, and a child is still free."""
    if field.table.phase != 1:
        return True
    if book.children and children_gone(field, book):
        return False
    return gather(field.table, field.mind[field.table.turn], book, sets) > 0


@rule
def build(guess, book, kinds, used, field):
    """The state that goes with a deal."""
    field.table = guess.seen[0].table
    for seat in range(2):
        field.mind[seat] = guess.seen[seat].mind
        for kind in range(KINDS):
            field.mind[seat].lost[kind] = 0
            field.mind[seat].spent[kind] = 0
            if seat != guess.listener:
                field.mind[seat].left[kind] = 0
        for row in range(3):
            for kind in range(KINDS):
                field.tray[row, kind] = 0
    for square in range(100):
        field.known[square] = guess.known[square]
        if field.table.owner[square] != NONE:
            reveal(guess, book, kinds, field, square)
    for who in range(IDS):
        if guess.at[who] == FALLEN or guess.at[who] == BACK:
            bury(guess, book, kinds, field, who, guess.at[who] == BACK or used[who] > 0)
    for seat in range(2):
        if seat != guess.listener:
            keep_waiting(guess, book, field, seat, kinds)


@rule
def reveal(guess, book, kinds, field, square):
    """Turn the unknown piece on a square into the kind it was dealt."""
    who = int(field.table.who[square])
    kind = int(kinds[who])
    mind = field.mind[int(field.table.owner[square])]
    if mind.kind[square] == 0:
        own_flip(mind, book, 0, square)
        mind.kind[square] = kind
        own_flip(mind, book, kind, square)
        if int(field.table.mark[square]) & STONE_MARK:
            own_flip(mind, book, kind, square)
            flip(mind.own[MEN], square)
    if int(guess.flag[who]) & WAS_MOVED:
        field.table.mark[square] = int(field.table.mark[square]) | MOVED_MARK
    if int(guess.flag[who]) & WAS_HEALED and book.layers[kind] >> CHILD & 1 and not holds(mind.own[PROOF], square):
        flip(mind.own[PROOF], square)


@rule
def bury(guess, book, kinds, field, who, came_back):
    """A fallen piece lies in the trays of those who may see it, and on its owner's list.

    One that came back is still on the list of those whose memory aid noted its fall and who did not see it leave.
    """
    kind = int(kinds[who])
    owner = int(guess.army[who])
    turned = int(guess.flag[who]) & WAS_TURNED
    controller = 1 - owner if turned else owner
    audience = tray_audience(book, controller)
    if book.aid >= AID_CAPTURED:
        audience |= int(guess.knew[who])
    if came_back:
        audience &= ~(tray_audience(book, controller) | 1 << controller)
    for row in range(2):
        if audience >> row & 1:
            add_to_tray(field.tray[row], book, kind)
    if audience & WATCHER:
        add_to_tray(field.tray[2], book, kind)
    if not turned and not came_back:
        mind = field.mind[owner]
        mind.lost[kind] = int(mind.lost[kind]) + 1
        if int(guess.flag[who]) & WAS_RESCUER:
            mind.spent[kind] = int(mind.spent[kind]) + 1


@rule
def keep_waiting(guess, book, field, seat, kinds):
    """What an army we do not know still has beside the board: its set-up, or its reinforcements."""
    mind = field.mind[seat]
    if field.table.phase == SETUP:
        if not field.table.ready[seat]:
            for kind in range(1, KINDS):
                if book.army[kind] == seat:
                    mind.left[kind] = book.count[kind]
        return
    if book.unlock and book.unlock_seat == seat:
        for kind in range(1, KINDS):
            if book.army[kind] == seat:
                mind.left[kind] = book.late[kind]
        if not reserve_outside(guess, book, seat):
            for who in range(100, IDS):
                if guess.army[who] == seat and int(guess.flag[who]) & WAS_RESERVE:
                    mind.left[kinds[who]] = int(mind.left[kinds[who]]) - 1
