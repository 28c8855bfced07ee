"""What whoever runs a server may choose, each with a default that works on one machine."""

from __future__ import annotations

import json
import os
import re
import sys
import tomllib
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, get_origin, get_type_hints

import msgspec
from sqlalchemy import make_url

from flagfall.core import FlagfallError
from flagfall.server.limits import Limits

STATIC = Path(__file__).parent / "static"


class CannotServe(FlagfallError):
    """What was chosen does not go together."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices, read from the environment by `from_environment`."""

    database: str = "sqlite:///flagfall.db"
    messenger: str = "memory"
    """How workers hear of each other: `memory` (there is one), `postgresql`, or a redis:// address."""
    secret: str = field(default="", repr=False)
    """Signs cookies; kept in the database when not given."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may connect; the server's own always may."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies in front of the server: only these are believed when they say whom they speak for."""
    secure_cookie: bool = False
    site: str = ""
    """Where people find this server, for links in letters: https://games.example.org."""
    path: str = ""
    """The path below which it is served, such as /games; nothing for the root."""
    mail: str = field(default="", repr=False)
    """A mail server for forgotten passwords: smtp://user:password@host:587/?from=flagfall@example.org."""
    static: Path = STATIC
    limits: Limits = field(default_factory=Limits)
    pulse_seconds: float = 10.0
    """How often each worker says that it is there, and who is with it."""
    compress: bool = False
    """Compress what is said on sockets: a tenth of the bytes, more work for the server, and some 300 kB of memory for each."""
    idle_seconds: float = 300.0
    """How long a room with nobody in it stays in memory."""
    thinkers: int = 2
    """Worker processes for computer seats."""
    thinker: tuple[str, ...] = (sys.executable, "-m", "flagfall.server.thinker")
    think_seconds: float = 1.0
    """How long a computer seat may think about one decision; most levels need less (`flagfall players`)."""
    pace_seconds: float = 0.8
    """When a computer seat answers: a fixed time after it was asked, whatever it knows."""
    stand_in: str = "novice"
    """Plays on for a person who has given up while others go on."""
    fallback: str = "random"
    """Plays on for a player that died or hung, if there is no level below it."""
    engines: dict[str, str] = field(default_factory=dict)
    """Programs people may play against, by name, each with its command: `forward = "python3 examples/bot.py"`."""
    editions: tuple[str, ...] = ()
    """Files of editions of one's own, offered beside the games of the package."""
    warm: bool = True
    """Compile the games in the background at start."""
    log_level: str = "warning"
    """What is logged: debug, info, warning or error."""
    log_json: bool = False
    """One JSON object on each line of the log."""


PREFIX, LIMIT, FILE = "FLAGFALL_", "FLAGFALL_LIMIT_", "FLAGFALL_CONFIG"
HIDDEN = ("secret", "mail")
"""What is not printed."""


def from_environment(**chosen: Any) -> Settings:
    """Settings from a file (FLAGFALL_CONFIG), then FLAGFALL_* variables, then what is given and not None."""
    found, limits = _from_file(os.environ.get(FILE))
    for name in _kinds(Settings):
        if name != "limits" and (text := os.environ.get(f"{PREFIX}{name.upper()}")) is not None:
            if text or name in ("secure_cookie", "warm"):
                found[name] = _read(Settings, name, text, f"{PREFIX}{name.upper()}")
    for variable, text in os.environ.items():
        if variable.startswith(LIMIT):
            limits[variable.removeprefix(LIMIT).lower()] = text
    found["limits"] = Limits(**{name: _read(Limits, name, value, name) for name, value in limits.items()})
    found.update({name: value for name, value in chosen.items() if value is not None})
    if path := str(found.get("path", "")).strip("/"):
        found["path"] = f"/{path}"
    return Settings(**found)


def _from_file(path: str | None) -> tuple[dict[str, Any], dict[str, Any]]:
    if not path:
        return {}, {}
    try:
        with open(path, "rb") as file:
            written = tomllib.load(file)
    except OSError as error:
        raise CannotServe(f"The file {path} cannot be read: {error.strerror}.") from None
    except tomllib.TOMLDecodeError as error:
        raise CannotServe(f"The file {path} is no TOML: {error}.") from None
    limits = written.pop("limits", {})
    return {name: _read(Settings, name, value, f"{name} in {path}") for name, value in written.items()}, limits


@cache
def _kinds(of: type) -> dict[str, Any]:
    return {field.name: get_type_hints(of)[field.name] for field in fields(of)}


def _read(of: type, name: str, value: Any, place: str) -> Any:
    """What was written, as what it is; a sentence that says what is possible if it is nothing of the kind."""
    kind = _kinds(of).get(name)
    if kind is None or name == "limits":
        known = ", ".join(sorted(each for each in _kinds(of) if each != "limits"))
        raise CannotServe(f"There is no {'limit' if of is Limits else 'setting'} {name}; there are {known}.")
    if get_origin(kind) is tuple and isinstance(value, str):
        value = value.split(os.pathsep if name == "editions" else None)
    if get_origin(kind) is dict and isinstance(value, str):
        value = _from_json(value)
    if kind is bool and value == "":
        value = False
    try:
        return Path(value) if kind is Path else msgspec.convert(value, kind, strict=False)
    except (msgspec.ValidationError, TypeError) as error:
        raise CannotServe(f"{place} cannot be {value!r}: {error}.") from None


def _from_json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text  # refused as what it is


def printed(settings: Settings) -> str:
    """Every setting and every limit, as a file could say it. Secrets are not shown."""
    lines = ["# flagfall serve --print-config > flagfall.toml; read again with FLAGFALL_CONFIG=flagfall.toml"]
    for name in _kinds(Settings):
        if name in HIDDEN:
            lines.append(f"# {name} is {'set' if getattr(settings, name) else 'not set'}")
        elif name != "limits":
            lines.append(f"{name} = {_toml(_shown(name, getattr(settings, name)))}")
    lines += ["", "[limits]", *(f"{name} = {_toml(getattr(settings.limits, name))}" for name in _kinds(Limits))]
    return "\n".join(lines) + "\n"


def _shown(name: str, value: Any) -> Any:
    if name == "database":
        return make_url(value).render_as_string(hide_password=True)
    return re.sub(r"(://[^:/@]*:)[^@]*@", r"\1***@", value) if name == "messenger" else value


def _toml(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{json.dumps(key)} = {_toml(text)}' for key, text in value.items())}}}"
    return json.dumps(str(value) if isinstance(value, Path) else value, ensure_ascii=False)


def together(chosen: Settings, workers: int) -> Settings:
    """The choices for so many workers: several share a database, and hear of each other."""
    if chosen.database.startswith("sqlite"):
        instead = "needs PostgreSQL, as in --database postgresql://user@host/flagfall."
        if workers > 1:
            raise CannotServe(f"More than one worker {instead}")
        if chosen.messenger == "postgresql":
            raise CannotServe(f"The messenger postgresql {instead}")
    return replace(chosen, messenger="postgresql") if workers > 1 and chosen.messenger == "memory" else chosen
