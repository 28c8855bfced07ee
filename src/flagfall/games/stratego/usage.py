"""What a person may type in Stratego."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flagfall.core import Seat
    from flagfall.games.stratego.edition import Piece
    from flagfall.games.stratego.rules import Stratego
    from flagfall.speech import Said


def usage(rules: Stratego, seat: Seat, setting_up: bool) -> Iterator[tuple[str, Phrase]]:
    """An example of each, and what it does: while setting up, and afterwards."""
    own = [piece for piece in rules.edition.pieces if piece.army == seat]
    return (
        _placing(rules, [piece for piece in own if not piece.late], seat) if setting_up else _playing(rules, own, seat)
    )


def _placing(rules: Stratego, own: Sequence[Piece], seat: Seat) -> Iterator[tuple[str, Phrase]]:
    described = rules.describe()
    home = described["armies"][seat]["home"]
    rows = len({square[1:] for square in home})
    letters = [Phrase("stratego-usage-letter", {"letter": piece.letter, "piece": piece.name}) for piece in own]
    yield f"{own[0].id}@{home[0]}", Phrase("stratego-usage-place")
    yield (
        "deploy …/…",
        Phrase("stratego-usage-deploy", {"rows": rows, "cols": described["cols"], "letters": letters}),
    )


def _playing(rules: Stratego, own: Sequence[Piece], seat: Seat) -> Iterator[tuple[str, Phrase]]:
    described = rules.describe()
    yield "a4-a5", Phrase("stratego-usage-move")
    for power in rules.powers:
        owners = [piece.name for piece in own if piece.id in power.owners]
        if owners:
            told: dict[str, Said] = {"power": power.name, "owners": owners, "sentence": power.sentence}
            made_up = power.source == "reconstruction"
            said = Phrase("stratego-usage-power-reconstructed" if made_up else "stratego-usage-power", told)
            yield described["powers"][power.id]["example"], said
    reserve = rules.edition.reserve
    if reserve and reserve.army == seat:
        first = next(piece.id for piece in own if piece.late)
        yield f"enter, {first}@a4, …", Phrase("stratego-usage-enter", {"count": reserve.after})
    if rules.options["rescue"]:
        yield f"rescue {own[0].id}@a1", Phrase("stratego-usage-rescue")
