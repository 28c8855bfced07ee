"""The boxes as their rulebooks print them, typed in a second time: ranks, counts, powers, boards.

Nothing here is read from the package, so a slip of the pen in an edition file shows as a disagreement.
"""

from __future__ import annotations

from dataclasses import dataclass, field

CLASSIC = """10 marshal 1, 9 general 1, 8 colonel 2, 7 major 3, 6 captain 4, 5 lieutenant 4, 4 sergeant 4, 3 miner 5,
2 scout 8, S spy 1, bomb bomb 6, flag flag 1"""

BARRAGE = """10 marshal 1, 9 general 1, 3 miner 1, 2 scout 2, S spy 1, bomb bomb 1, flag flag 1"""

DUEL = """10 marshal 1, 9 general 1, 3 miner 2, 2 scout 2, S spy 1, bomb bomb 2, flag flag 1"""

GOOD = """10 gandalf 1, 9 aragorn 1, 8 legolas 1, 8 gimli 1, 7 theoden 1, 7 eomer 1, 7 faramir 1, 6 boromir 1,
6 arwen 1, 6 treebeard 1, 6 haldir 1, 5 elf 4, 4 frodo 1, 4 sam 1, 4 merry 1, 4 pippin 1, 3 soldier 5, 2 rider 8,
S eowyn 1, bomb stronghold 6, flag flag 1"""

EVIL = """10 witch-king 1, 9 saruman 1, 8 ringwraith 2, 7 gothmog 1, 7 lurtz 1, 7 sharku 1, 6 uruk-hai 4,
5 berzerker 4, 4 haradrim 4, 3 orc 5, 2 warg-rider 8, S wormtongue 1, bomb stronghold 6, flag flag 1"""

FIRE = """10 emberheart 1, 9 lavamir 1, 8 knight 2, 7 beast-rider 3, 6 sorceress 2, 5 lava-beast 2, 4 elf 2, 3 dwarf 5,
2 scout 4, S slayer 1, bomb trap 6, flag flag 1"""

ICE = """10 frostbite 1, 9 shadazir 1, 8 knight 2, 7 beast-rider 3, 6 sorceress 2, 5 yeti 2, 4 elf 2, 3 dwarf 5,
2 scout 4, S slayer 1, bomb trap 6, flag flag 1"""

NARNIA_RED = """10 aslan 1, 9 peter 1, 8 oreius 1, 8 rumblebuffin 1, 7 edmund 1, 7 susan 1, 7 lucy 1, 6 centaur 4,
5 griffin 4, 4 tumnus 1, 4 faun 3, 3 dryad 5, 2 leopard 8, S beaver 1, bomb spring-magic 6, flag flag 1"""

NARNIA_BLUE = """10 white-witch 1, 9 otmin 1, 8 minotaur 2, 7 maugrim 1, 7 cyclops 2, 6 ogre 4, 5 goblin 4,
4 black-dwarf 4, 3 minoboar 5, 2 wolf 8, S ginarrbrik 1, bomb winter-magic 6, flag flag 1"""

LAKES = "c5 d5 c6 d6 g5 h5 g6 h6"

LOTR_POWERS = {
    "gandalf": {"fly"},
    "witch-king": {"fly"},
    "aragorn": {"detect"},
    "saruman": {"detect"},
    "legolas": {"detect", "bow"},
    "faramir": {"bow"},
    "elf": {"bow"},
    "haradrim": {"bow"},
    "gimli": {"axe"},
    "theoden": {"ride"},
    "uruk-hai": {"repeat"},
    "berzerker": {"rampage"},
}

FIRE_ICE_POWERS = {
    "emberheart": {"fly"},
    "frostbite": {"fly"},
    "lavamir": {"detect"},
    "shadazir": {"detect"},
    "knight": {"ride"},
    "beast-rider": {"ride"},
    "sorceress": {"enchant"},
    "lava-beast": {"rampage"},
    "yeti": {"rampage"},
    "elf": {"bow"},
}

NARNIA_POWERS = {"white-witch": {"stone", "tempt"}, "aslan": {"free"}}

NARNIA_ALL_POWERS = NARNIA_POWERS | {
    "aslan": {"free", "fly"},
    "maugrim": {"detect"},
    "tumnus": {"detect"},
    "cyclops": {"rampage"},
    "peter": {"ride"},
    "oreius": {"ride"},
    "centaur": {"ride"},
    "susan": {"bow"},
    "lucy": {"heal"},
    "rumblebuffin": {"club"},
    "griffin": {"fly"},
}


@dataclass
class Box:
    """One game of one box. `style` says whose wording of a shared power counts."""

    armies: tuple[str, str]
    first: int = 0
    rows: int = 10
    cols: int = 10
    setup: tuple[int, int] = (4, 4)
    zones: str = LAKES
    style: str = "classic"
    powers: dict[str, set[str]] = field(default_factory=dict)
    ring: bool = False
    late: tuple[str, ...] = ()
    children: tuple[str, ...] = ()

    def roster(self, seat: int) -> list[tuple[str, str, int]]:
        """Rank, kind and count of every kind of an army."""
        rows = [entry.split() for entry in self.armies[seat].replace("\n", " ").split(",")]
        return [(rank, kind, int(count)) for rank, kind, count in rows]


FIRE_ICE_BOARD = {"rows": 8, "setup": (3, 3), "zones": "c4 d4 c5 d5 g4 h4 g5 h5"}

BOXES = {
    "classic": Box((CLASSIC, CLASSIC)),
    "barrage": Box((BARRAGE, BARRAGE)),
    "duel": Box((DUEL, DUEL)),
    "quick-battle": Box((DUEL, DUEL), rows=8, cols=8, setup=(3, 3), zones="c4 c5 f4 f5"),
    "lotr": Box((GOOD, EVIL), first=1),
    "lotr-powers": Box((GOOD, EVIL), first=1, style="lotr", powers=LOTR_POWERS),
    "lotr-ring": Box((GOOD, EVIL), first=1, style="lotr", powers=LOTR_POWERS, ring=True),
    "fire-ice": Box((FIRE, ICE), **FIRE_ICE_BOARD),
    "fire-ice-powers": Box((FIRE, ICE), style="fire-ice", powers=FIRE_ICE_POWERS, **FIRE_ICE_BOARD),
    "narnia": Box((NARNIA_RED, NARNIA_BLUE), first=1),
    "narnia-powers": Box(
        (NARNIA_RED, NARNIA_BLUE),
        first=1,
        setup=(3, 4),
        style="narnia",
        powers=NARNIA_POWERS,
        late=("aslan", "susan", "lucy", "tumnus", "rumblebuffin", "dryad"),
        children=("peter", "susan", "edmund", "lucy"),
    ),
}
