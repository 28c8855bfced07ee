"""Who is asking, and how they are told no."""

from __future__ import annotations

import logging
import traceback
from typing import Annotated, Any, Final, TypeAlias

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter, SkipValidation
from litestar.typing import FieldDefinition
from sqlalchemy.exc import SQLAlchemyError

from flagfall.core import FlagfallError
from flagfall.server import wire
from flagfall.server.addresses import address_of
from flagfall.server.house import House
from flagfall.server.names import is_bot
from flagfall.server.possible import mended
from flagfall.server.refusals import No, from_core
from flagfall.server.signing import session_of_token
from flagfall.server.storage.people import PersonRow
from flagfall.server.storage.troubles import trouble
from flagfall.speech import Phrase, accepted

COOKIE: Final = "flagfall"
WHOSE: Final = "flagfall-whose"
"""The header that says to whom an answer was told."""
TheHouse: TypeAlias = SkipValidation[NamedDependency[House]]
Address: TypeAlias = SkipValidation[NamedDependency[str]]
Session: TypeAlias = SkipValidation[NamedDependency[str | None]]
Asker: TypeAlias = SkipValidation[NamedDependency[PersonRow | None]]
Language: TypeAlias = SkipValidation[NamedDependency[str]]
GameId = Annotated[str, PathParameter(description="A game's id.", max_length=64)]
GameName = Annotated[str, QueryParameter(name="game", description="A game of the catalog.", max_length=64)]
Agreed = Annotated[
    list[str] | None,
    QueryParameter(name="option", description="An agreement as NAME=VALUE; may be given several times."),
]
SeatWanted = Annotated[
    str | None, QueryParameter(name="seat", description="A seat's number, `all`, or nothing.", max_length=8)
]

REFUSALS: Final[dict[int, ResponseSpec]] = {
    400: ResponseSpec(wire.Refused, description="Invalid: nonsense."),
    401: ResponseSpec(wire.Refused, description="Unavailable: you are nobody yet."),
    403: ResponseSpec(wire.Refused, description="Unavailable: not yours."),
    404: ResponseSpec(wire.Refused, description="Invalid: there is no such thing."),
    409: ResponseSpec(wire.Refused, description="Unavailable: not now."),
    413: ResponseSpec(wire.Refused, description="Invalid: too long."),
    429: ResponseSpec(wire.Refused, description="Unavailable: too many."),
    503: ResponseSpec(wire.Refused, description="Unavailable: could not be stored."),
}

AND_NOTHING: Final[dict[int, ResponseSpec]] = {**REFUSALS, 204: ResponseSpec(None, description="Done.")}


async def house_of(state: State) -> House:
    house: House = state.house
    return house


async def address_of_request(request: Request[Any, Any, Any]) -> str:
    return address_of(request.scope)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language somebody is to be told in: as the address says, or else as the browser likes best; English where neither is there."""
    asked = connection.query_params.get("language")
    return accepted(str(asked or connection.headers.get("accept-language", "")))


async def language_of_request(request: Request[Any, Any, Any]) -> str:
    return language_of(request)


async def session_of(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> str | None:
    """The session in the cookie, if its seal holds; a program has a token instead."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return session_of_token(token.strip())
    sealed = connection.cookies.get(COOKIE)
    return None if sealed is None else house.seal.opened(sealed)


async def session_of_request(request: Request[Any, Any, Any], house: TheHouse) -> str | None:
    return await session_of(request, house)


async def asker_of(house: TheHouse, session: Session, request: Request[Any, Any, Any]) -> PersonRow | None:
    """Whoever is asking, or None for somebody without a name; the answer says whose it is. A program may not ask as often as a page."""
    person = await house.sessions.person(session)
    request.scope["state"][WHOSE] = house.seal.whose(None if person is None else person.id)
    if person is not None and is_bot(person.name) and not house.tallies.bot_calls.take(person.id):
        raise No("too_many", "server-program-calls", most=house.settings.limits.bot_calls_per_minute)
    return person


def named(asker: PersonRow | None) -> PersonRow:
    """The asker, who must be somebody."""
    if asker is None:
        raise No("no_name", "server-no-name")
    return asker


# -- no ------------------------------------------------------------------------------------------------
def _refusal(request: Request[Any, Any, Any], no: No, status: int) -> Response[wire.Refused]:
    return Response(no.refused(language=language_of(request)), status_code=status, media_type="application/json")


def say_no(request: Request[Any, Any, Any], no: No) -> Response[wire.Refused]:
    return _refusal(request, no, no.status)


def say_core_no(request: Request[Any, Any, Any], error: FlagfallError) -> Response[wire.Refused]:
    no = from_core(error)
    return _refusal(request, no, no.status)


def say_http_no(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refused]:
    """The framework's own refusals in our words."""
    status, headers = error.status_code, error.headers or {}
    if status == 404:
        return _refusal(request, No("unknown", "server-no-page"), 404)
    if status == 413:
        most = request.route_handler.resolve_request_max_body_size()
        return _refusal(request, No("too_long", "server-too-long", most=str(most)), 413)
    # Whoever leaves in the middle of a call is no mistake of ours.
    if status >= 500 and "disconnected" not in error.detail:
        return say_sorry(request, error)
    wrong = Phrase("server-takes", {"verbs": headers["allow"]}) if status == 405 else _unread(request, error)
    response = _refusal(request, No("unreadable", wrong), status)
    for header, value in headers.items():
        response.set_header(header, value)
    return response


def _unread(request: Request[Any, Any, Any], error: HTTPException) -> Phrase:
    """What could not be read, and what would have been possible there."""
    expected = request.route_handler.parsed_fn_signature.parameters
    if isinstance(error.extra, list):
        parts = [_mended(expected, **part) for part in error.extra]
        return parts[0] if len(parts) == 1 else Phrase("server-in-a-row", {"parts": tuple(parts)})
    for one in expected.values():
        query = one.kwarg_definition
        if isinstance(query, QueryParameter) and one.is_required and query.name not in request.query_params:
            return mended(one.annotation, query.name or "", Phrase("server-missing"))
    return (
        mended(expected["data"].annotation, "", Phrase("server-no-json"))
        if "data" in expected
        else Phrase("server-unread")
    )


def _mended(expected: dict[str, FieldDefinition], key: str, message: str, source: str) -> Phrase:
    if source == "body":
        place = "" if key == "data" else key
        return mended(expected["data"].annotation, place, message, place)
    called = expected[key].kwarg_definition
    return mended(expected[key].annotation, getattr(called, "name", None) or key, message)


def say_too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[wire.Refused]:
    """Whatever is asked for here is a few levels deep; what is not is no mistake of ours."""
    return _refusal(request, No("unreadable", "server-nested"), 400)


def say_no_text(request: Request[Any, Any, Any], _: UnicodeDecodeError) -> Response[wire.Refused]:
    return _refusal(request, No("unreadable", "server-no-utf-8"), 400)


def say_storage_no(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[wire.Refused]:
    """The database is away or cannot be written to. The pulse logs that once; nobody is told where it is."""
    if trouble(error) is None:
        return say_sorry(request, error)
    return _refusal(request, No("not_kept", "server-no-storage"), 503)


def say_sorry(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """Our own mistake: it is logged by its kind and place, never with what people sent."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
    logging.getLogger(__name__).error("%s at %s", type(error).__name__, place)
    return _refusal(request, No("not_kept", "server-wrong"), 500)
