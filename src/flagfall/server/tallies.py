"""How often each may do what, counted by person or by address; where several workers serve, for all of them together."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flagfall.server.limits import Limits, Tally
from flagfall.server.tries import Tries

if TYPE_CHECKING:
    from flagfall.server.messenger import Messenger
    from flagfall.server.wall_clock import WallClock

SHARED = {
    "games_made": ("games_per_hour", 3600),
    "games_from": ("games_per_address", 3600),
    "listed_from": ("listed_per_hour", 3600),
    "guests_from": ("guests_per_hour", 3600),
    "renaming": ("renames_per_hour", 3600),
    "accounts_from": ("accounts_per_hour", 3600),
    "forgotten": ("forgotten_per_hour", 3600),
    "letters": ("letters_per_hour", 3600),
    "reporting": ("reports_per_hour", 3600),
    "hints": ("hints_per_minute", 60),
    "taking_back": ("taken_back_per_hour", 3600),
    "chatting": ("chat_per_minute", 60),
    "calls": ("calls_per_minute", 60),
    "bot_calls": ("bot_calls_per_minute", 60),
    "pages": ("pages_per_minute", 60),
    "looks": ("looks_per_minute", 60),
    "tries": ("tries_per_minute", 60),
    "sockets": ("sockets_per_minute", 60),
}
"""What is counted by all workers together; each says what it has counted."""

AT_ONCE = {"accounts_from": 20, "guests_from": 100, "calls": 300, "pages": 300, "looks": 20, "tries": 120}
"""What is dear is not to be had all at once, though a whole club may come in one evening."""
ONE_AFTER_THE_OTHER = 20
"""Calls of one address that are answered at once; of more than that each waits a moment, and others are heard in between."""


class Tallies:
    """One per worker process."""

    def __init__(self, limits: Limits, messenger: Messenger, wall_clock: WallClock) -> None:
        counted = partial(Tally, seconds=wall_clock.seconds)

        def told(name: str) -> Tally:
            limit, within = SHARED[name]
            tell = partial(messenger.send_taken, name) if messenger.shared else None
            most = getattr(limits, limit)
            return counted(most, within, brim=min(AT_ONCE.get(name, most), most), tell=tell)

        self.games_made, self.games_from = told("games_made"), told("games_from")
        self.listed_from = told("listed_from")
        self.guests_from, self.accounts_from = told("guests_from"), told("accounts_from")
        self.forgotten, self.reporting, self.chatting = told("forgotten"), told("reporting"), told("chatting")
        self.letters, self.renaming = told("letters"), told("renaming")
        self.hints, self.taking_back = told("hints"), told("taking_back")
        self.wrong_passwords = Tries(
            limits.wrong_passwords_per_address,
            limits.wrong_passwords,
            limits.wrong_password_seconds,
            partial(messenger.send_taken, "wrong_passwords") if messenger.shared else None,
            wall_clock.seconds,
        )
        self.calls, self.bot_calls, self.pages = told("calls"), told("bot_calls"), told("pages")
        self.looks, self.tries, self.sockets = told("looks"), told("tries"), told("sockets")
        self.moments = Tally(limits.calls_per_second, 1, brim=ONE_AFTER_THE_OTHER)
        # What passes over sockets is counted by the worker that has them: to tell of it would cost more than it does.
        self.messages = counted(limits.messages_per_address, 1)
        self.watcher_messages = counted(limits.watcher_messages_per_address, 1)
        self.retold = counted(limits.facts_retold_per_second, 1, brim=limits.facts_retold)
        messenger.taken = self._taken

    def _taken(self, name: str, hidden: str, much: float) -> None:
        if name in SHARED or name == "wrong_passwords":
            tally: Tally | Tries = getattr(self, name)
            tally.spill(hidden, much)
