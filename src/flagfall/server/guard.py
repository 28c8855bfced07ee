"""Stands at the door: foreign origins, floods, and the headers every answer carries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware

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
            await next_app(scope, receive, send)
            return
        if not ours and scope["method"] not in SAFE:
            raise No("not_yours", "This page belongs to another site.")
        path = scope["path"]
        if path.startswith("/api/") and not house.calls.take(_address(scope)):
            raise No("too_many", "That is a lot of calls; wait a little.")
        await next_app(scope, receive, send)


def dressed(send: Send, scope: Scope) -> Send:
    """Every answer, refusals too, carries the strict headers."""
    extra = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else []

    async def dress(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS, *extra]
        await send(message)

    return dress


def _ours(headers: dict[bytes, bytes], others: tuple[str, ...]) -> bool:
    """Browsers name the page's origin; programs without one carry no cookie by accident."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    text = origin.decode("latin-1")
    return text in others or urlsplit(text).netloc.encode() == headers.get(b"host", b"")


def _address(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else "nowhere"
