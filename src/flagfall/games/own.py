"""Editions of one's own: a file outside the package, known by its name and by what it says: `mine@1f2e3d4c5b`.

Another word in the file is another edition. A copy of every file that was opened is kept in the user's own folder, so that stored games
and scrolls find what they were played by, even when the file has changed or is gone.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flagfall.core import BadEdition, UnknownGame

PLACES = "FLAGFALL_EDITIONS"
"""Files that are offered beside the games of the package, and folders to look for one in; as PATH is written."""
_CALLED = re.compile(r"[a-z][a-z0-9-]{0,29}")
_NAMED = re.compile(r"[a-z][a-z0-9-]{0,29}@[0-9a-f]{10}")


@dataclass(frozen=True, slots=True, eq=False)
class Own:
    """What a file says, before anybody has looked whether it can be played."""

    family: str
    name: str
    file: str
    """As whoever opened it wrote it."""
    tables: dict[str, Any]
    text: str


_OPEN: dict[tuple[str, str], Own] = {}


def is_own(name: str) -> bool:
    return "@" in name


def open_file(file: str | Path) -> Own:
    """The edition a file declares. BadEdition says what is wrong with it, and where."""
    path = Path(file)
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadEdition("edition-own-unread", file=str(file), why=error.strerror or "") from None
    except UnicodeDecodeError as error:
        raise BadEdition("edition-own-no-toml", file=str(file), why=str(error)) from None
    if not _CALLED.fullmatch(path.stem):
        raise BadEdition("edition-own-name", file=str(file), name=repr(path.stem))
    return _declared(text, path.stem, str(file))


def find(family: str, name: str) -> Own:
    """An edition that was opened here or elsewhere before; UnknownGame says where its file was looked for."""
    if (own := _OPEN.get((family, name))) is not None:
        return own
    if _NAMED.fullmatch(name):
        stem = name.partition("@")[0]
        for path in (*(_in(place, stem) for place in places()), _kept(name)):
            try:
                own = _declared(path.read_text("utf-8"), stem, str(path))
            except (OSError, UnicodeDecodeError, BadEdition):
                continue
            if (own.family, own.name) == (family, name):
                return own
    raise UnknownGame(
        "game-own-gone", game=repr(f"{family}/{name}"), file=f"{name.partition('@')[0]}.toml", places=PLACES
    )


def over(family: str, name: str) -> str:
    """The edition of the package it lies over; nothing if it stands alone."""
    tables = find(family, name).tables
    head = tables.get("edition", {}) if family == "risk" else tables
    return str(head.get("inherits", "")) if isinstance(head, dict) else ""


def places() -> tuple[Path, ...]:
    return tuple(Path(place) for place in os.environ.get(PLACES, "").split(os.pathsep) if place)


def _in(place: Path, stem: str) -> Path:
    return place / f"{stem}.toml" if place.is_dir() else place


def _declared(text: str, stem: str, file: str) -> Own:
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition("edition-own-no-toml", file=file, why=str(error)) from None
    said = json.dumps(tables, default=str).encode()  # comments and spaces say nothing
    name = f"{stem}@{hashlib.blake2b(said, digest_size=5).hexdigest()}"
    own = Own("risk" if "edition" in tables else "stratego", name, file, tables, text)
    return _OPEN.setdefault((own.family, own.name), own)


def keep(own: Own) -> None:
    """Keep a copy. Where nothing can be kept, whoever is started from here looks for the file itself."""
    kept = _kept(own.name)
    try:
        if not kept.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            new = kept.with_suffix(f".{os.getpid()}")
            new.write_text(own.text, "utf-8")
            new.replace(kept)
    except OSError:
        path = Path(own.file).absolute()
        if path not in places():
            os.environ[PLACES] = os.pathsep.join([*filter(None, [os.environ.get(PLACES)]), str(path)])


def _kept(name: str) -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "flagfall" / "editions" / f"{name}.toml"
