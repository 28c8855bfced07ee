"""The wire is a book: the structs, the browser's types and the document say the same."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from flagfall.server import typescript, verbs, wire
from flagfall.server.api.socket import read
from flagfall.server.refusals import REASONS, No
from flagfall.speech import Phrase

ROOT = Path(__file__).parents[2]
BOOK = (ROOT / "docs/wire.md").read_text(encoding="utf-8")


def test_the_browsers_types_are_those_of_the_structs() -> None:
    """Run `python -m flagfall.server.typescript` after changing wire.py, verbs.py, or what a family says in its own words."""
    for path, written in typescript.files().items():
        assert (ROOT / typescript.TARGET / path).read_text(encoding="utf-8") == written, path


@pytest.mark.parametrize("verb", verbs.VERBS)
def test_every_verb_is_in_the_book(verb: str) -> None:
    assert f'`{{"{verb}":' in BOOK.replace('· `{"', '`{"')


@pytest.mark.parametrize(("reason", "kind"), REASONS.items())
def test_every_reason_is_in_the_book_with_its_kind_and_status(reason: str, kind: tuple[str, int]) -> None:
    refusal, status = kind
    assert f"| `{reason}` | {refusal} | {status} |" in BOOK


def test_every_example_of_a_message_in_the_book_can_be_read() -> None:
    table = BOOK.split("### What a page says")[1].split("### How a socket ends")[0]
    examples = re.findall(r'`(\{".*?\})`', table)
    assert len(examples) > len(verbs.VERBS)
    for example in examples:
        assert isinstance(read(example), verbs.Verb)


def test_the_example_of_a_refusal_is_what_a_table_would_say() -> None:
    """Its sentence in English, what stands in the way by itself, and what both are made of."""
    example = next(block for block in re.findall(r"```json\n(.*?)```", BOOK, re.S) if '"kind": "refused"' in block)
    why = Phrase("stratego-nobody-there", {"square": "a1"})
    no = No("illegal", "stratego-no-act", asked="a1-a3", why=why, squares=["a4", "b4"], there=2)
    assert msgspec.json.decode(msgspec.json.encode(no.refused(7))) == msgspec.json.decode(example)


def test_every_field_of_told_is_in_the_example() -> None:
    example = next(block for block in re.findall(r"```json\n(.*?)```", BOOK, re.S) if '"kind": "told"' in block)
    told = msgspec.json.decode(example, type=wire.Told)
    assert msgspec.to_builtins(told) == msgspec.json.decode(example)


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "[]", "{}", '{"decide": 3, "after": 0}', '{"decide": "x"}', '{"ping": true, "extra": 1}',
     '{"ping": true, "resign": true}', '{"since": 1.5}', '{"phrase": "x"}', "[" * 5000, b"\xff\xfe", '"x"'],
)  # fmt: skip
def test_nonsense_is_refused_as_unreadable(text: str | bytes) -> None:
    with pytest.raises(No) as refused:
        read(text)
    assert refused.value.reason == "unreadable"
    assert refused.value.refused().refusal == "invalid"
