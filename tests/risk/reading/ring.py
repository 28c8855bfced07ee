"""Moving the Fellowship (page 14), and the points when it has left (page 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.risk.reading.table import CHANCE, Ask, GameOver, dice, faces, names, place_of
from tests.risk.reading.world import DICE_STOPS, ROAD, WORLD

if TYPE_CHECKING:
    from tests.risk.reading.table import Play, Table

FORCE = ("knife_in_the_dark", "dangerous_crossing", "gollum")
SWAY = ("smeagol", "faramir")


def fellowship(t: Table, seat: int) -> Play:
    needs_roll = t.ring in DICE_STOPS
    bonus = 0
    for other in around(t, seat):
        if needs_roll and not t.options["extra_powers"]:
            break  # Ruling 39: no card of the box answers to a roll that is already required
        options = names("play", t.holding(other, SWAY if needs_roll else FORCE)) | {"pass": 1}
        said = yield Ask(other, options)
        if said == "pass":
            continue
        card = place_of(said)
        t.put_down(other, card)
        if card in FORCE:
            needs_roll = True
        elif card == "smeagol":
            bonus += 2
        else:
            bonus += 2 if (yield Ask(other, {"plus": 1, "minus": 1})) == "plus" else -2
    if needs_roll:
        (die,) = faces((yield Ask(CHANCE, dice(1))))
        if die + bonus <= 3:
            return
    for other in around(t, seat):
        stay = ("boromir", "balrog") if t.ring == "moria" else ("boromir",)
        said = yield Ask(other, names("play", t.holding(other, stay)) | {"pass": 1})
        if said != "pass":
            t.put_down(other, place_of(said))
            return
    move_ring(t)


def around(t: Table, seat: int) -> list[int]:
    """The player on turn first, then clockwise; who drew an Adventure card plays no other this turn."""
    order = [(seat + step) % t.players for step in range(t.players)]
    return [s for s in order if t.armies[s].tales and not (s == seat and t.drew)]


def move_ring(t: Table) -> None:
    t.step += 1
    if t.step == len(ROAD):
        raise GameOver("ring_left", winners(t))


def score(t: Table, seat: int) -> tuple[int, int, int, int]:
    """Territories, regions, Strongholds, cards."""
    held = t.held(seat)
    strongholds = 0 if t.standard else 2 * sum(place in WORLD.strongholds for place in held)
    return len(held), t.regions(seat), strongholds, t.armies[seat].points


def winners(t: Table) -> list[int]:
    """Most points, then Territories, Strongholds, card points; then it is shared."""
    ranks = {}
    for seat in range(t.players):
        if t.armies[seat].alive:
            places, regions, strongholds, cards = score(t, seat)
            ranks[seat] = (places + regions + strongholds + cards, places, strongholds, cards)
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
