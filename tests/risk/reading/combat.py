"""Combat (pages 10 to 13): attacks, dice, Leaders, Strongholds, moving in, and the cards played meanwhile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.risk.reading.missions import claim, claims
from tests.risk.reading.spoils import settle
from tests.risk.reading.table import CHANCE, NEUTRAL, Ask, dice, faces, names, place_of
from tests.risk.reading.world import WORLD

if TYPE_CHECKING:
    from collections.abc import Generator

    from tests.risk.reading.table import Play, Table

BEFORE = ("grima_wormtongue", "ambush", "enemy_at_hand", "siege_machines", "black_sails")
BREAKERS = ("enemy_at_hand", "siege_machines")


@dataclass
class Run:
    """An attack sequence: consecutive attacks on one target (Ruling 55)."""

    target: str = ""
    port: str = ""  # where the last attack set sail
    besieged: bool = False
    sails: bool = False
    way: str = ""  # where The Way Is Under the Mountains begins


def combat(t: Table, seat: int) -> Play:
    run = Run()
    while True:
        attacks = [(a, b) for a, b in borders(t, seat) if t.army[a] >= 2]
        options = {f"attack {a} > {b}": 1 for a, b in attacks} | claims(t, seat)
        before = [
            c for c in t.holding(seat, BEFORE) if targets_of(t, seat, c, run) or behind_mountains(t, seat, c, run)
        ]
        options |= names("play", before)
        if t.holding(seat, ["way_under_mountains"]) and ways(t, seat):
            options["play way_under_mountains"] = 1
        if run.way and may_attack(t, seat, run.way, run.target):
            options["under again"] = 1
        said = yield Ask(seat, options | {"pass": 1})
        if said == "pass":
            return
        if said.startswith("claim"):
            yield from claim(t, seat, place_of(said))
        elif said == "under again":
            yield from attack(t, seat, run.way, run.target, run, way="under")
        elif said == "play way_under_mountains":
            t.put_down(seat, "way_under_mountains")
            found = ways(t, seat)
            source = place_of((yield Ask(seat, names("from", {a for a, _ in found}))))
            target = place_of((yield Ask(seat, names("to", [b for a, b in found if a == source]))))
            run = Run(target, way=source) if target != run.target else run
            run.way = source
            yield from attack(t, seat, source, target, run, way="under")
        elif said.startswith("play"):
            card = place_of(said)
            t.put_down(seat, card)
            named = {f"attack {a} > {b}": 1 for a, b in targets_of(t, seat, card, run)}
            beyond = behind_mountains(t, seat, card, run)
            said = yield Ask(seat, named | names("from", {a for a, _ in beyond}))
            if said.startswith("from"):
                source = place_of(said)
                target = place_of((yield Ask(seat, names("to", [b for a, b in beyond if a == source]))))
                run = yield from declare(t, seat, source, target, run, card, way="promised")
            else:
                run = yield from declare(t, seat, *said.removeprefix("attack ").split(" > "), run, card)
        else:
            run = yield from declare(t, seat, *said.removeprefix("attack ").split(" > "), run)


def may_attack(t: Table, seat: int, a: str, b: str, fewest: int = 2) -> bool:
    """From an own place with two battalions or more to one of another army, neither in a storm."""
    return (
        t.owner[a] == seat and t.owner[b] != seat and t.army[a] >= fewest and not t.is_frozen(a) and not t.is_frozen(b)
    )


def borders(t: Table, seat: int) -> list[tuple[str, str]]:
    """Where an attack may go over a border; over a closed bridge only with a Leader free to go."""
    return [
        (a, b)
        for a in t.held(seat)
        for b in WORLD.ways[a]
        if may_attack(t, seat, a, b, 1) and (not t.is_closed(a, b) or free_leader(t, a))
    ]


def ways(t: Table, seat: int, fewest: int = 2) -> list[tuple[str, str]]:
    return [
        (a, b)
        for a in WORLD.places
        for b in WORLD.places
        if a != b and WORLD.same_range(a, b) and may_attack(t, seat, a, b, fewest)
    ]


def behind_mountains(t: Table, seat: int, card: str, run: Run) -> list[tuple[str, str]]:
    """Attacks a card may name because The Way Is Under the Mountains will be played next (Ruling 55)."""
    if not t.holding(seat, ["way_under_mountains"]):
        return []
    over = borders(t, seat)
    found = [(a, b) for a, b in ways(t, seat, fewest_for(card)) if (a, b) not in over]
    return [(a, b) for a, b in found if useful(t, card, a, b, run, under=True)]


def free_leader(t: Table, place: str) -> bool:
    """A Leader who has claimed a mission this turn stays (Ruling 20)."""
    return t.leader.get(place, "pinned") != "pinned"


def useful(t: Table, card: str, a: str, b: str, run: Run, *, under: bool) -> bool:
    """Whether a card fits this attack; one that would change nothing is refused."""
    again = run.target == b
    if card == "grima_wormtongue":
        return t.army[b] >= 2
    if card in BREAKERS:
        return b in WORLD.strongholds and not (again and run.besieged)
    if card == "black_sails":
        return by_sea(a, b, under=under) and not (again and run.sails)
    return True


def by_sea(a: str, b: str, *, under: bool) -> bool:
    return not under and WORLD.ways[a].get(b) == "sea"


def fewest_for(card: str) -> int:
    return 1 if card in ("grima_wormtongue", "ambush") else 2


def targets_of(t: Table, seat: int, card: str, run: Run) -> list[tuple[str, str]]:
    """Attacks a before-attack card may name; two of them bring the battalions an attack needs."""
    fewest = fewest_for(card)
    return [(a, b) for a, b in borders(t, seat) if t.army[a] >= fewest and useful(t, card, a, b, run, under=False)]


def declare(
    t: Table, seat: int, a: str, b: str, run: Run, card: str = "", way: str = "over"
) -> Generator[Ask, str, Run]:
    if b != run.target:
        run = Run(b)
    if way == "over":
        set_out(t, a, b, run)
    if card:
        yield from strengthen(t, seat, card, a, b, run)
    yield from attack(t, seat, a, b, run, way=way)
    return run


def set_out(t: Table, a: str, b: str, run: Run) -> None:
    """Corsairs take three of those who sail, one stays; going on from the same port costs no more."""
    port = a if by_sea(a, b, under=False) else ""
    if port and t.corsairs and port != run.port:
        t.army[a] -= min(3, t.army[a] - 1)
    run.port = port


def strengthen(t: Table, seat: int, card: str, a: str, b: str, run: Run) -> Play:
    """What a card does to the attack that must follow."""
    if card == "grima_wormtongue":
        number = 1
        if t.army[b] > 2:
            number = int(place_of((yield Ask(seat, {"take 1": 1, "take 2": 1}))))
        t.army[b] -= number
        t.army[a] += number
    elif card == "ambush":
        t.army[a] += 3
    elif card == "way_under_mountains":
        run.way = a
    elif card in BREAKERS:
        run.besieged = True
    else:
        run.sails = True


def attack(t: Table, seat: int, a: str, b: str, run: Run, *, way: str) -> Play:
    """One attack: the dice of both sides, losses, and perhaps moving in.

    It goes over a border, under the mountains, or under them once that card, promised by another, is played.
    """
    if way != "over":
        run.port = ""
    if t.army[a] < 2:
        return
    while True:
        options = {}
        for count in range(1, min(3, t.army[a] - 1) + 1 if way != "promised" else 1):
            options[f"roll {count}"] = 1
            if free_leader(t, a) and (way == "under" or not t.is_closed(a, b)):
                options[f"roll {count} alone"] = 1
        fitting = [c for c in t.holding(seat, BEFORE) if useful(t, c, a, b, run, under=way != "over")]
        if way != "under" and WORLD.same_range(a, b):
            fitting += t.holding(seat, ["way_under_mountains"])
        said = yield Ask(seat, options | names("play", fitting))
        if said.startswith("roll"):
            break
        t.put_down(seat, place_of(said))
        yield from strengthen(t, seat, place_of(said), a, b, run)
        if said == "play way_under_mountains":
            way = "under"
            run.port = ""
    under = way == "under"
    count = int(said.split()[1])
    led = free_leader(t, a) and not said.endswith("alone")
    answer = yield from defend(t, b, count, by_sea=by_sea(a, b, under=under))
    if not answer:
        t.army[a] -= count
        return
    red = faces((yield Ask(CHANCE, dice(count))))
    black = faces((yield Ask(CHANCE, dice(answer))))
    red[0] += led + (run.sails and by_sea(a, b, under=under))
    black[0] += (b in t.leader) + (not t.standard and b in WORLD.strongholds and not run.besieged)
    for attacker, defender in zip(red, black, strict=False):
        t.army[b if attacker > defender else a] -= 1
    if not t.army[b]:
        yield from move_in(t, seat, a, b, count, led=led)


def defend(t: Table, b: str, count: int, *, by_sea: bool) -> Generator[Ask, str, int]:
    """One or two dice, at most the battalions there, one against one; none when a storm sank the attackers."""
    seat = t.owner[b]
    while True:
        most = min(2, t.army[b], count)
        if seat == NEUTRAL:
            return most
        assert isinstance(seat, int)
        options = {f"defend {n}": 1 for n in range(1, most + 1)}
        refuges = [p for p in WORLD.ways[b] if t.owner[p] == seat and not t.is_closed(b, p)]
        cards = ["courage_alone"]
        if by_sea:
            cards.append("violent_storms")
        if refuges and t.army[b] >= 2:
            cards.append("strategic_withdrawal")
        options |= names("play", t.holding(seat, cards))
        if len(options) == 1 and not t.armies[seat].tales:
            return most
        said = yield Ask(seat, options)
        if said.startswith("defend"):
            return int(place_of(said))
        t.put_down(seat, place_of(said))
        if said == "play courage_alone":
            t.army[b] += 4
        elif said == "play violent_storms":
            return 0
        else:
            refuge = place_of((yield Ask(seat, names("to", refuges))))
            t.army[refuge] += t.army[b] - 1
            t.army[b] = 1


def move_in(t: Table, seat: int, a: str, b: str, count: int, *, led: bool) -> Play:
    """At least the dice used, all but one at most; a Leader used in the roll goes along."""
    loser = t.owner[b]
    t.leader.pop(b, None)
    t.owner[b] = seat
    number, most = count, t.army[a] - 1
    if most > count:
        number = int(place_of((yield Ask(seat, {f"take {n}": 1 for n in range(count, most + 1)}))))
    t.army[a] -= number
    t.army[b] = number
    t.conquered = True
    if led:
        del t.leader[a]
        t.leader[b] = "arrived"
        t.site = t.site or b in WORLD.sites
    yield from settle(t, seat, loser)
