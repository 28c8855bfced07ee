"""What is said about lists of games and how people stand, as typed structs; `docs/wire.md` is the book to it."""

from __future__ import annotations

from flagfall.server.wire import Asked, ClockWish, Said, Summary, Value


class MyGames(Said, frozen=True, kw_only=True):
    """A page of your own games."""

    games: list[Summary]
    more: bool
    waiting: int
    """How many wait for you."""


class Seek(Asked, frozen=True, kw_only=True):
    """A game with anybody who wants the same; whoever waits for that already is found at once."""

    game: str
    options: dict[str, Value] = {}  # noqa: RUF012 (a struct makes a new one for each)
    clock: ClockWish = ClockWish()
    rated: bool = False
    seat: int | None = None


class Sought(Said, frozen=True, kw_only=True):
    """The game, and your seat in it."""

    id: str
    seat: int
    paired: bool
    """Whether somebody waited there; otherwise you wait there yourself."""


# -- how people stand --------------------------------------------------------------------------------
class Rating(Said, frozen=True, kw_only=True):
    """How well somebody plays the games of a box."""

    rating: int
    give_or_take: int
    sure: bool
    """Not a guess any more."""
    games: int


class Rerated(Said, frozen=True, kw_only=True):
    """What a rated game made of somebody's rating."""

    seat: int
    before: int
    after: int


class Tally(Said, frozen=True, kw_only=True):
    """What became of games."""

    won: int
    lost: int
    drawn: int


class BoxRecord(Said, frozen=True, kw_only=True):
    """Somebody's games of one box."""

    box: str
    rating: Rating | None
    rated: Tally
    history: list[int]
    """The rating after each of the latest rated games, oldest first."""
    people: Tally | None
    computer: Tally | None
    """All games against people, and against the computer: for yourself only."""


class Favourite(Said, frozen=True, kw_only=True):
    """A set-up you have led into battle more than once."""

    game: str
    title: str
    name: str | None
    """As you saved it, if you did."""
    used: int
    won: int


class Profile(Said, frozen=True, kw_only=True):
    """Somebody, as others may see an account, or as you see yourself."""

    name: str
    account: bool
    you: bool
    since: int | None
    boxes: list[BoxRecord]
    streak: int
    """Games won in a row: now, and the most ever. Of others rated ones only."""
    longest: int
    favourites: list[Favourite]


class Leader(Said, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    place: int
    name: str
    rating: Rating
    won: int
    you: bool


class Leaders(Said, frozen=True, kw_only=True):
    """Who plays the games of a box best."""

    box: str
    boxes: list[str]
    leaders: list[Leader]
    yours: Rating | None
    least_games: int


# -- the lobby's socket ------------------------------------------------------------------------------
class Lobby(Said, frozen=True, kw_only=True, tag_field="kind", tag="lobby"):
    """Games that wait for anybody, and games to watch: sent when it changes."""

    open: list[Summary]
    watch: list[Summary]


class Waiting(Said, frozen=True, kw_only=True, tag_field="kind", tag="waiting"):
    """Your games that wait for you: sent when it changes."""

    games: list[Summary]
