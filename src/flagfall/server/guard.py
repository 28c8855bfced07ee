"""Stands at the door: foreign origins, floods, and the headers every answer carries."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast
from urllib.parse import quote, urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware

from flagfall.server.addresses import address_of
from flagfall.server.api.asking import WHOSE, language_of
from flagfall.server.refusals import No

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from flagfall.server.house import House

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # boards place pieces by style attributes; no sheet or script may
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), interest-cohort=()"),
]
STAY_SECURE = (b"strict-transport-security", b"max-age=31536000")
PART = 64 * 1024
"""Bytes of an answer that go out in one go."""
OFF_THE_LINE = [(b"connection", b"close"), (b"retry-after", b"5")]
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard(ASGIMiddleware):
    """Before anything else sees a request."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        house: House = scope["litestar_app"].state.house
        headers = dict(scope["headers"])
        ours = _ours(headers, house.settings.origins)
        if scope["type"] == ScopeType.WEBSOCKET:
            if not ours:
                # Refused before it is accepted: the browser sees a plain 403.
                await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
                return
            if not house.tallies.sockets.take(address_of(scope)):
                await send({"type": "websocket.close", "code": 4429, "reason": "too many sockets"})
                return
            await _in_turn(scope, house)
            await next_app(scope, receive, send)
            return
        if not ours and scope["method"] not in SAFE:
            raise No("not_yours", "server-other-site")
        path = scope["path"]
        if "\0" in path or b"%00" in scope["query_string"]:
            raise No("unreadable", "server-nul")
        tallies = house.tallies
        if not (tallies.calls if path.startswith("/api/") else tallies.pages).take(address_of(scope)):
            await _send_away(scope, send)
            return
        await _in_turn(scope, house)
        await next_app(scope, receive, send)


async def _in_turn(scope: Scope, house: House) -> None:
    """Three hundred calls in one go are no more than a club may make in an evening; but everybody else would wait for all of them."""
    if wait := house.tallies.moments.wait(address_of(scope)):
        await asyncio.sleep(wait)


async def _send_away(scope: Scope, send: Send) -> None:
    """In a sentence, and off the line: whoever asks on has to open another, and those are counted before anything is read."""
    no, language = No("too_many", "server-many-calls"), language_of(ASGIConnection(scope))
    body = msgspec.json.encode(no.refused(language=language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *OFF_THE_LINE]
    await send({"type": "http.response.start", "status": no.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def dressed(send: Send, scope: Scope, secure: bool = False) -> Send:
    """Every answer, refusals too, carries the strict headers. Over https the browser is told to stay there, and so is the cookie."""
    secure = secure or scope.get("scheme") == "https"
    extra = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else []
    extra += [STAY_SECURE] if secure else []

    async def dress(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = [_secured(*header) for header in message["headers"]] if secure else message["headers"]
            whose = scope.get("state", {}).get(WHOSE)
            told = [(WHOSE.encode(), whose.encode())] if whose else []
            message["headers"] = [*given, *HEADERS, *extra, *told]
        elif message["type"] == "http.response.body" and len(body := message["body"]) > PART:
            parts, message["body"] = divided(body)
            for part in parts:  # whoever is slow to take it waits for the next: no more of it lies about
                await send({"type": "http.response.body", "body": part, "more_body": True})
        await send(message)

    return dress


def divided(body: bytes) -> tuple[list[bytes], bytes]:
    """All parts but the last, and the last."""
    parts = [body[at : at + PART] for at in range(0, len(body), PART)]
    return parts[:-1], parts[-1]


def _secured(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    plain = name.lower() == b"set-cookie" and b"; secure" not in value.lower()
    return (name, value + b"; Secure") if plain else (name, value)


def below(scope: Scope, path: str) -> Scope:
    """The same call as if the server stood at the root; a proxy may have cut the path off already."""
    asked = scope["path"]
    if not path or not f"{asked}/".startswith(f"{path}/"):
        return scope
    rest = asked[len(path) :] or "/"
    return cast("Scope", {**scope, "path": rest, "raw_path": quote(rest).encode()})


def _ours(headers: dict[bytes, bytes], others: tuple[str, ...]) -> bool:
    """Browsers name the page's origin; programs without one carry no cookie by accident."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    text = origin.decode("latin-1")
    return text in others or urlsplit(text).netloc.encode() == headers.get(b"host", b"")
