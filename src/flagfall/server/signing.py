"""Seals a guest's id so that nobody can make one up."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


class Seal:
    """Signs and checks with one secret."""

    def __init__(self, secret: str) -> None:
        self._secret = hashlib.sha256(b"flagfall cookie\0" + secret.encode()).digest()

    def seal(self, person: str) -> str:
        return f"{person}.{self._mark(person)}"

    def opened(self, sealed: str) -> str | None:
        """The id inside, or None if the seal is broken."""
        person, _, mark = sealed.partition(".")
        return person if hmac.compare_digest(mark.encode(), self._mark(person).encode()) else None

    def whose(self, person: str | None) -> str:
        """A name for somebody that opens nothing: pages keep what they have read under it."""
        return "nobody" if person is None else self._mark("whose\0" + person)[:22]

    def _mark(self, person: str) -> str:
        digest = hmac.new(self._secret, person.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def __repr__(self) -> str:
        return "<Seal>"


def session_of_token(token: str) -> str:
    """The session a program's token opens: whoever reads the database cannot make a token of it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()[:32]


def new_id() -> str:
    """A random name for a person or a game: it says nothing and cannot be guessed; no command takes it for an option."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made


def new_token() -> str:
    """The secret of an invitation."""
    return secrets.token_urlsafe(24)
