"""Scrolls in and out of the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.server.refusals import No

if TYPE_CHECKING:
    from flagfall.server.house import House
    from flagfall.server.room import Room
    from flagfall.server.storage.people import PersonRow


def written(room: Room) -> str:
    raise No("not_now", "not yet")


def opened(house: House, person: PersonRow, text: str) -> str:
    raise No("not_now", "not yet")
