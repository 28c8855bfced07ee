"""A league on one page: ratings with their errors, who beat whom, and every game. It needs no server and no other file but the scrolls."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.arena.league import League, Results
    from flagfall.arena.ratings import Rated

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fdfcf9 }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left } svg { max-width: 100%; height: auto } .note { color: #666 }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #1b1c1e } th, td { border-color: #444 } a { color: #8ab4f8 } .note { color: #aaa }
}
"""
PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title><style>{style}</style></head>
<body>
{body}
</body>
</html>
"""
WIDE, ROW, LABELS = 720, 28, 200


def scroll_name(fixture: int, game: int) -> str:
    """Where a game of a fixture is kept, seen from the page."""
    return f"scrolls/{fixture:04}-{game:06}.scroll"


def replay_name(fixture: int, game: int) -> str:
    """Where the same game can be looked at, step by step."""
    return f"replays/{fixture:04}-{game:06}.html"


def page(league: League) -> str:
    """The whole page."""
    parts = [f"<h1>{escape(league.name)}</h1>", f"<p>{escape(league.kind)}, {_count(league)} games</p>"]
    for table, terms in enumerate(league.tables):
        seats = len(terms.rules().seats)
        rated = league.ratings(table)
        results = [result for result in league.results if result.fixture.table == table]
        model = "Elo by Bradley and Terry, around an average of 0" if seats == 2 else "OpenSkill (Plackett-Luce)"
        parts += [
            f"<h2>{escape(terms.game)}</h2>",
            f'<p class="note">{model}; the bars hold the truth 95 times in a hundred.</p>',
        ]
        parts += [_plot(rated), _ratings(rated, results)] if rated else ["<p>Nobody is rated here yet.</p>"]
        parts += [_cross(rated, results)] if rated and seats == 2 else []
        parts += ["<h3>Games</h3>", *(_games(result, league.replays) for result in results)]
    body = "\n".join(parts)
    title = escape(league.name)
    return PAGE.format(title=title, style=STYLE, body=body)


def _count(league: League) -> int:
    return sum(len(result.games) for result in league.results)


def _plot(rated: list[Rated]) -> str:
    """Ratings as dots with their intervals, drawn to one scale."""
    low, high = min(r.low for r in rated), max(r.high for r in rated)
    room = (high - low) * 0.05 or 1.0
    low, high = low - room, high + room

    def x(value: float) -> float:
        return LABELS + (WIDE - LABELS - 20) * (value - low) / (high - low)

    tall = ROW * (len(rated) + 1)
    drawn = [
        f'<svg viewBox="0 0 {WIDE} {tall}" role="img" aria-label="Ratings with their intervals" fill="currentColor">'
    ]
    for number, player in enumerate(rated):
        y = ROW * (number + 0.7)
        drawn += [
            f'<text x="0" y="{y + 5}" font-size="15">{escape(_short(player.player))}</text>',
            f'<line x1="{x(player.low):.1f}" x2="{x(player.high):.1f}" y1="{y}" y2="{y}" stroke="#8a6d3b" stroke-width="3"/>',
            f'<circle cx="{x(player.rating):.1f}" cy="{y}" r="5" fill="#b03a2e"/>',
        ]
    for value in (low + room, (low + high) / 2, high - room):
        drawn.append(f'<text x="{x(value):.1f}" y="{tall - 4}" font-size="12" text-anchor="middle">{value:.0f}</text>')
    return "\n".join([*drawn, "</svg>"])


def _ratings(rated: list[Rated], results: list[Results]) -> str:
    rows = []
    for number, player in enumerate(rated, start=1):
        score, games = _score(player.player, results)
        rows.append(
            f"<tr><td>{number}. {escape(player.player)}</td><td>{player.rating:.1f}</td>"
            f"<td>{player.low:.1f} to {player.high:.1f}</td><td>{games}</td><td>{score:.1f}</td></tr>"
        )
    return f"<table><tr><th>player</th><th>rating</th><th>between</th><th>games</th><th>points</th></tr>{''.join(rows)}</table>"


def _score(name: str, results: list[Results]) -> tuple[float, int]:
    scores = [
        score * group.games
        for result in results
        for group in result.groups
        for player, score in zip(group.players, group.scores, strict=True)
        if player == name
    ]
    games = sum(group.games for result in results for group in result.groups if name in group.players)
    return sum(scores), games


def _cross(rated: list[Rated], results: list[Results]) -> str:
    """Each row's points against each column; a cell leads to the games."""
    cells: dict[tuple[str, str], str] = {}
    for result in results:
        one, other = result.fixture.terms.players
        games = len(result.games)
        points = sum(group.scores[0] * group.games for group in result.groups)
        link = f'<a href="#fixture-{result.fixture.number}">{{:g}}/{games}</a>'
        cells[one, other], cells[other, one] = link.format(points), link.format(games - points)
    names = [player.player for player in rated]
    head = "".join(f"<th>{escape(_short(name))}</th>" for name in names)
    rows = []
    for name in names:
        met = "".join(f"<td>{cells.get((name, other), '&ndash;')}</td>" for other in names)
        rows.append(f"<tr><td>{escape(name)}</td>{met}</tr>")
    return f"<h3>Who beat whom</h3><table><tr><th></th>{head}</tr>{''.join(rows)}</table>"


def _games(result: Results, replays: bool) -> str:
    players = " against ".join(map(escape, result.fixture.terms.players))
    lines = "".join(_lines(result, replays))
    number = result.fixture.number
    return f'<details id="fixture-{number}"><summary>{players}, {len(result.games)} games</summary><ol>{lines}</ol></details>'


def _lines(result: Results, replays: bool) -> Iterator[str]:
    terms = result.fixture.terms
    seats = terms.rules().seats
    for number, played in enumerate(result.games, start=1):
        told = ", ".join(
            f"{seat.lower()} {escape(terms.players[terms.who(at, played.turn, len(seats))])} {played.scores[at]:.2g}"
            for at, seat in enumerate(seats)
        )
        named = {"scroll": scroll_name} | ({"replay": replay_name} if replays else {}) if played.scroll else {}
        links = "".join(f' <a href="{name(result.fixture.number, number)}">{word}</a>' for word, name in named.items())
        yield f"<li>{told} ({escape(played.reason)}){links}</li>"


def _short(name: str) -> str:
    return name if len(name) <= 24 else f"{name[:23]}…"
