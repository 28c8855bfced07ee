"""What whoever runs a server may do to games and people. Everything done is written down in the same transaction.

Servers read that log with every beat of their pulse and follow: rooms look again, sockets of somebody who may not stay end.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from flagfall.server.names import BOT, checked_name, is_bot, looks_of
from flagfall.server.refusals import No
from flagfall.server.signing import new_id, new_token, session_of_token
from flagfall.server.storage.leaving import game_ends, game_goes, person_leaves
from flagfall.server.storage.looks import accounts_like, named, passed_on
from flagfall.server.storage.people import PersonRow, found, lets_in
from flagfall.server.storage.schema import deeds, games, inputs, people, reports, seats, sessions, workers
from flagfall.speech import Phrase

ENDED = Phrase("server-ended")
LINK_HOURS = 48
MOST = 100
NAME_LETTERS = 24
SEAT, NUMBER = re.compile("[0-9]{1,3}"), re.compile("[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Wish:
    """Something to be done: by whom, what, to whom or which game, and why."""

    who: str
    what: str
    whom: str = ""
    value: str = ""
    why: str = ""


@dataclass(slots=True)
class Done:
    """What was done, in a sentence; a link's secret where one was made."""

    sentence: str
    person: str | None = field(default=None, repr=False)
    game: str | None = None
    token: str | None = field(default=None, repr=False)


class Admin:
    """The office. `do` is everything that changes something; the rest only looks."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def do(self, wish: Wish, at: int) -> Done:
        act = ACTS.get(wish.what)
        if act is None:
            raise No("unreadable", "server-no-act", act=repr(wish.what), acts=", ".join(ACTS))
        with self._engine.begin() as connection:
            done = act(connection, wish, at)
            _note(connection, wish, done, at)
        return done

    def leave(self, person: PersonRow, at: int) -> None:
        """Somebody leaves by themselves; the log says so without a name."""
        with self._engine.begin() as connection:
            for game in person_leaves(connection, person.id, at):
                _note(connection, Wish("-", "left"), Done("", None, game), at)
            _note(connection, Wish("-", "left"), Done("", person.id), at)

    # -- reports -------------------------------------------------------------------------------------
    def report(self, game: str, seat: int, by: str, words: str, at: int) -> None:
        with self._engine.begin() as connection:
            name = connection.scalar(select(seats.c.name).where(seats.c.game == game, seats.c.seat == seat))
            connection.execute(insert(reports).values(at=at, game=game, seat=seat, name=name or "", by=by, words=words))

    def reports(self, settled: bool = False) -> list[Any]:
        """The latest first; those that are not settled, or all."""
        wanted = select(reports, people.c.name.label("reporter")).join(
            people, people.c.id == reports.c.by, isouter=True
        )
        wanted = wanted if settled else wanted.where(reports.c.settled.is_(None))
        return self._all(wanted.order_by(reports.c.number.desc()).limit(MOST))

    # -- looking -------------------------------------------------------------------------------------
    def deeds(self, since: int = 0) -> list[Any]:
        """What was done after that number, in order."""
        return self._all(select(deeds).where(deeds.c.number > since).order_by(deeds.c.number).limit(MOST))

    def log(self) -> list[Any]:
        """The latest that was done by somebody, the latest first."""
        return self._all(select(deeds).where(deeds.c.who != "-").order_by(deeds.c.number.desc()).limit(MOST))

    def last_deed(self) -> int:
        with self._engine.begin() as connection:
            return int(connection.scalar(select(func.max(deeds.c.number))) or 0)

    def games(self, over: bool = False) -> list[Any]:
        """The latest games, with who sits in them."""
        names = (
            select(func.aggregate_strings(func.coalesce(seats.c.name, seats.c.player, "?"), ", "))
            .where(seats.c.game == games.c.id)
            .scalar_subquery()
        )
        wanted = select(games.c.id, games.c.rules, games.c.listed, games.c.over, games.c.touched, names.label("names"))
        wanted = wanted if over else wanted.where(games.c.over.is_(False))
        return self._all(wanted.order_by(games.c.touched.desc()).limit(MOST))

    def people(self, part: str = "") -> list[Any]:
        """Accounts whose name has that part, the latest first."""
        wanted = select(people.c.name, people.c.made, people.c.admin, people.c.banned, people.c.mail).where(
            people.c.account.is_not(None)
        )
        wanted = wanted.where(people.c.account.contains(part.casefold(), autoescape=True)) if part else wanted
        return self._all(wanted.order_by(people.c.made.desc()).limit(MOST))

    def statistics(self, now: int) -> dict[str, int]:
        day, accounts = now - 86_400_000, people.c.account.is_not(None)
        counts = {
            "games running": select(func.count()).where(games.c.over.is_(False)),
            "games finished": select(func.count()).where(games.c.over.is_(True)),
            "games made in a day": select(func.count()).where(games.c.made >= day),
            "games touched in a day": select(func.count()).where(games.c.touched >= day),
            "decisions kept": select(func.count()).select_from(inputs),
            "accounts": select(func.count()).where(accounts),
            "accounts closed": select(func.count()).where(accounts, people.c.banned.is_not(None)),
            "guests": select(func.count()).where(people.c.account.is_(None)),
            "reports to read": select(func.count()).where(reports.c.settled.is_(None)),
            "server processes": select(func.count()).where(workers.c.at >= now - 60_000),
        }
        with self._engine.begin() as connection:
            return {name: int(connection.scalar(wanted) or 0) for name, wanted in counts.items()}

    def _all(self, wanted: Any) -> list[Any]:
        with self._engine.begin() as connection:
            return list(connection.execute(wanted).all())


def _note(connection: Connection, wish: Wish, done: Done, at: int) -> None:
    whom = f"{wish.whom}, now {wish.value}" if wish.what == "rename" else wish.whom
    row = {"at": at, "who": wish.who[:64], "what": wish.what, "whom": whom[:64] or None, "why": wish.why[:500]}
    connection.execute(insert(deeds).values(**row, person=done.person, game=done.game))


# -- what can be done ------------------------------------------------------------------------------------
def _person(connection: Connection, whom: str) -> PersonRow:
    """An account by its name; anybody by a game and a seat, as in Zk3v9QmW1xY:1."""
    game, colon, seat = whom.rpartition(":")
    if colon and SEAT.fullmatch(seat):
        here = (seats.c.game == game, seats.c.seat == int(seat), seats.c.person == people.c.id)
    else:
        here = (people.c.account == " ".join(whom.split()).casefold(),)  # type: ignore[assignment]
    person = found(connection, *here)
    if person is None:
        raise No("unknown", "server-no-account", name=repr(whom))
    return person


def _listed(listed: bool) -> Act:
    def act(connection: Connection, wish: Wish, at: int) -> Done:
        if connection.execute(update(games).where(games.c.id == wish.whom).values(listed=listed)).rowcount != 1:
            raise No("unknown", "server-no-such-game", game=repr(wish.whom))
        return Done(f"The game {'is listed' if listed else 'is not listed any more'}.", game=wish.whom)

    return act


def _end(connection: Connection, wish: Wish, at: int) -> Done:
    if not game_ends(connection, wish.whom, ENDED, at):
        raise No("unknown", "server-not-running", game=repr(wish.whom))
    return Done("The game is ended; nobody has won, and nobody's side is shown.", game=wish.whom)


def _delete_game(connection: Connection, wish: Wish, at: int) -> Done:
    if not game_goes(connection, wish.whom):
        raise No("unknown", "server-no-such-game", game=repr(wish.whom))
    return Done("The game is deleted with everything in it.", game=wish.whom)


def _ban(connection: Connection, wish: Wish, at: int) -> Done:
    person = _person(connection, wish.whom)
    connection.execute(update(people).where(people.c.id == person.id).values(banned=at))
    connection.execute(delete(sessions).where(sessions.c.person == person.id))
    return Done(f"{person.name} is signed out everywhere and cannot come back.", person.id)


def _unban(connection: Connection, wish: Wish, at: int) -> Done:
    person = _person(connection, wish.whom)
    connection.execute(update(people).where(people.c.id == person.id).values(banned=None))
    return Done(f"{person.name} may sign in again.", person.id)


def _bot(connection: Connection, wish: Wish, at: int) -> Done:
    """An account for a program, or another token for one that has it already: the old token ends."""
    name = f"{checked_name(wish.whom.removesuffix(BOT), NAME_LETTERS)}{BOT}"
    person = found(connection, people.c.account == name.casefold())
    if person is None:
        if accounts_like(connection, name):
            raise No("taken", "server-name-taken", name=repr(name))
        new = new_id()
        connection.execute(insert(people).values(id=new, made=at, **named(new, name, account=True)))
        person = found(connection, people.c.account == name.casefold())
    assert person is not None
    token = new_token()
    connection.execute(delete(sessions).where(sessions.c.person == person.id))
    connection.execute(insert(sessions).values(id=session_of_token(token), person=person.id, made=at))
    return Done(f"{name} may play with this token, and nobody sees it again:", person.id, token=token)


def _rename(connection: Connection, wish: Wish, at: int) -> Done:
    person, name = _person(connection, wish.whom), checked_name(wish.value, NAME_LETTERS)
    if is_bot(person.name):
        name = f"{name}{BOT}"
    looks = connection.scalar(select(people.c.looks).where(people.c.id == person.id)) or ""
    kept, called = named(person.id, name, account=person.account is not None), people.c.account == name.casefold()
    another = connection.scalar(select(people.c.id).where(called, people.c.id != person.id))
    if another is None and looks.partition(" ")[0] == looks_of(name):
        kept["looks"] = looks  # as before
    elif accounts_like(connection, name):
        raise No("taken", "server-name-taken", name=repr(name))
    connection.execute(update(people).where(people.c.id == person.id).values(**kept))
    passed_on(connection, looks)
    connection.execute(update(seats).where(seats.c.person == person.id).values(name=name))
    return Done(f"{person.name} is called {name} now.", person.id)


def _reset(connection: Connection, wish: Wish, at: int) -> Done:
    person = _person(connection, wish.whom)
    if person.account is None:
        raise No("not_now", "server-guest-has-no-password", name=person.name)
    token = lets_in(connection, person.id, at + LINK_HOURS * 3_600_000)
    return Done(
        f"{person.name} may choose another password with this link, once, within {LINK_HOURS} hours:", token=token
    )


def _delete_person(connection: Connection, wish: Wish, at: int) -> Done:
    person = _person(connection, wish.whom)
    for game in person_leaves(connection, person.id, at):
        _note(connection, Wish("-", "left"), Done("", game=game), at)
    return Done(f"{person.name} is gone: running games are given up, finished ones stay without the name.", person.id)


def _promoted(admin: bool) -> Act:
    def act(connection: Connection, wish: Wish, at: int) -> Done:
        person = _person(connection, wish.whom)
        if person.account is None:
            raise No("not_now", "server-guest-no-administrator", name=person.name)
        connection.execute(update(people).where(people.c.id == person.id).values(admin=admin))
        return Done(f"{person.name} is {'an administrator' if admin else 'no administrator any more'}.", None)

    return act


def _settle(connection: Connection, wish: Wish, at: int) -> Done:
    here = (reports.c.number == (int(wish.whom) if NUMBER.fullmatch(wish.whom) else -1), reports.c.settled.is_(None))
    if connection.execute(update(reports).where(*here).values(settled=at)).rowcount != 1:
        raise No("unknown", "server-no-report", report=repr(wish.whom))
    return Done("The report is settled.")


Act = Callable[[Connection, Wish, int], Done]
ACTS: dict[str, Act] = {
    "list": _listed(True),
    "unlist": _listed(False),
    "end": _end,
    "delete game": _delete_game,
    "ban": _ban,
    "unban": _unban,
    "rename": _rename,
    "bot": _bot,
    "reset": _reset,
    "delete person": _delete_person,
    "promote": _promoted(True),
    "demote": _promoted(False),
    "settle": _settle,
}
