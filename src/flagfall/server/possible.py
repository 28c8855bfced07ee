"""What would have been possible where a message could not be read: its type knows."""

from __future__ import annotations

import re
from typing import Any

from msgspec import inspect

from flagfall.speech import Phrase

LONGEST = 200


def mended(kind: Any, name: str, wrong: str | Phrase, path: str = "") -> Phrase:
    """What is wrong with something called so, at a place like `seats[0].who` in it, and the words or fields there are."""
    info = inspect.type_info(kind)
    for step in re.findall(r"\w+", path):
        info = _into(info, step)
    if isinstance(info, inspect.LiteralType):
        return Phrase("server-one-of", {"name": name, "words": ", ".join(map(str, info.values))})
    said: str | Phrase
    if isinstance(wrong, Phrase):
        said = Phrase("server-at", {"name": name, "wrong": wrong}) if name else wrong
    else:
        said = (f"{name}: {wrong}" if name else wrong)[:LONGEST]
    if isinstance(info, inspect.StructType):
        return Phrase("server-fields", {"wrong": said, "fields": ", ".join(field.encode_name for field in info.fields)})
    return Phrase("server-mended", {"wrong": said})


def _into(info: inspect.Type, step: str) -> inspect.Type:
    """One step down: a field of a table, an entry of a list."""
    if isinstance(info, inspect.StructType):
        return next((field.type for field in info.fields if field.encode_name == step), inspect.AnyType())
    return info.item_type if isinstance(info, inspect.ListType) else inspect.AnyType()
