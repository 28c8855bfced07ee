"""The HTTP part as OpenAPI: schemathesis throws everything at it that the description allows, and more."""

from __future__ import annotations

from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from visitors import Served, Visitor, pair

BOOK = (Path(__file__).parents[2] / "docs/wire.md").read_text(encoding="utf-8")


def test_every_call_is_in_the_book(server: Served) -> None:
    described = Visitor(server.address).get("/api/schema/openapi.json")
    for path, calls in described["paths"].items():
        plain = path.replace("{game}", "{id}")
        for method in calls:
            assert f"{method.upper()} {plain}" in BOOK, f"{method} {plain} is not in docs/wire.md"


def test_no_call_can_be_made_to_fail(server: Served) -> None:
    """Whatever is sent, the answer is one the description promises and never our own mistake."""
    ann, _, game = pair(server.address)
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    promised = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    for operation in (result.ok() for result in schema.get_all_operations()):

        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            derandomize=True,
        )
        @given(case=operation.as_strategy())
        def throw(case) -> None:
            if "game" in (case.path_parameters or {}) and case.path_parameters["game"][:1] < "m":
                case.path_parameters["game"] = game
            case.call_and_validate(
                base_url=server.address, cookies={"flagfall": ann.cookie}, checks=promised, timeout=20
            )

        throw()
    assert ann.get("/health") == {"healthy": True, "troubles": []}
