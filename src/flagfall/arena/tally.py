"""Games added up: what a match comes to, for a screen and for a file."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from flagfall.arena.played import TOO_LATE, Times
from flagfall.arena.standing import Rating, Standing, rating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.arena.played import Played
    from flagfall.arena.standing import Sprt
    from flagfall.arena.terms import Terms


class Tally:
    """Groups of games are added whole and in order."""

    def __init__(self, terms: Terms, seats: tuple[str, ...], sprt: Sprt | None = None) -> None:
        self.terms, self.seats, self.sprt = terms, seats, sprt
        self.groups: Counter[float] = Counter()
        self.sides: list[Counter[str]] = [Counter() for _ in seats]
        self.reasons: Counter[str] = Counter()
        self.times = Times(), Times()
        self.overruns, self.crashes, self.late = [0, 0], [0, 0], [0, 0]
        self.troubles: dict[tuple[str, str, str], int] = {}
        self.decisions = 0

    def add(self, group: Sequence[Played]) -> None:
        self.groups[round(sum(played.score for played in group) / len(group), 9)] += 1
        for played in group:
            self._add(played)

    def _add(self, played: Played) -> None:
        side = self.sides[played.turn]
        side["games"] += 1
        side["wins" if played.score > 1 - 1e-6 else "losses" if played.score < 1e-6 else "draws"] += 1
        side["score"] += played.score  # type: ignore[assignment]
        self.reasons[played.reason] += 1
        self.decisions += played.decisions
        for who in (0, 1):
            self.times[who].join(played.times[who])
            self.overruns[who] += played.overruns[who]
        if forfeit := played.forfeit:
            who = int(forfeit.seat != played.turn)
            (self.late if forfeit.kind in TOO_LATE else self.crashes)[who] += 1
            trouble = (self.terms.players[who], forfeit.kind, forfeit.why)
            self.troubles[trouble] = self.troubles.get(trouble, 0) + 1

    @property
    def games(self) -> int:
        return sum(side["games"] for side in self.sides)

    @property
    def failed(self) -> list[str]:
        """Players who lost every game beside the rules: nothing is known of how good they are."""
        lost = zip(self.terms.players, self.late, self.crashes, strict=False)
        return [name for name, late, crashes in lost if self.games and late + crashes == self.games]

    @property
    def standing(self) -> Standing:
        total: Counter[str] = sum(self.sides, Counter())
        games = total["games"]
        score = total["score"] / games if games else 0.0
        return Standing(
            games, total["wins"], total["draws"], total["losses"], score, self.rating, dict(sorted(self.groups.items()))
        )

    @property
    def rating(self) -> Rating:
        return rating(self.groups, len(self.seats))

    @property
    def llr(self) -> float:
        return self.sprt.llr(self.groups, len(self.seats)) if self.sprt else 0.0

    @property
    def verdict(self) -> str:
        return self.sprt.verdict(self.llr) if self.sprt else ""

    def report(self) -> dict[str, Any]:
        """Everything as plain numbers and words, in the order a reader asks for it."""
        stands, terms = self.standing, self.terms
        told: dict[str, Any] = {
            "score": round(stands.score, 6),
            "games": stands.games, "wins": stands.wins, "draws": stands.draws, "losses": stands.losses,
            "elo": round(stands.rating.elo, 1), "low": round(stands.rating.low, 1), "high": round(stands.rating.high, 1),
            "pairs": {f"{score:g}": times for score, times in stands.groups.items()},
            "sides": {self.seats[seat]: self._side(seat) for seat in range(len(self.seats))},
            "players": dict(zip("AB", terms.players, strict=True)),
            "thinking": {name: self._thinking(who) for who, name in enumerate("AB")},
            "decisions": self.decisions,
            "ended": dict(self.reasons.most_common()),
            "game": terms.game, "options": terms.options, "seats": len(self.seats), "seed": terms.seed, "seconds": terms.seconds,
            "clock": terms.clock, "increment": terms.increment, "setups": terms.setups, "draw_after": terms.draw_after,
            "troubles": [
                {"player": who, "kind": kind, "what": why, "games": times}
                for (who, kind, why), times in self.troubles.items()
            ],
        }  # fmt: skip
        if self.sprt:
            test = self.sprt
            told["sprt"] = {
                "elo0": test.elo0, "elo1": test.elo1, "llr": round(self.llr, 3), "bound": round(test.bound, 3),
                "verdict": self.verdict or "open",
            }  # fmt: skip
        return told

    def _side(self, seat: int) -> dict[str, Any]:
        """How A fared in one seat."""
        side = self.sides[seat]
        score = side["score"] / side["games"] if side["games"] else 0.0
        return {"score": round(score, 6), **{word: side[word] for word in ("games", "wins", "draws", "losses")}}

    def _thinking(self, who: int) -> dict[str, Any]:
        times = self.times[who]
        return {
            "decisions": times.count, "mean": round(times.mean, 7), "p99": round(times.within(0.99), 7),
            "most": round(times.most, 7), "overruns": self.overruns[who], "late": self.late[who], "crashes": self.crashes[who],
        }  # fmt: skip
