"""Writes the browser's types from the structs of `wire` and `verbs`: `python -m flagfall.server.typescript [FILE]`."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec import inspect as shapes

from flagfall.server import verbs, wire

TARGET = Path("web/src/lib/wire.ts")
HEAD = """\
// Written by `python -m flagfall.server.typescript` from src/flagfall/server/wire.py and verbs.py. Do not edit.
// docs/wire.md explains every message.

export type Value = boolean | number | string;
"""
PLAIN = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


def structs() -> list[type[Struct]]:
    """Every struct of the wire that is said as itself, in the order of the pages."""
    abstract = (wire.Said, wire.Asked, verbs.Verb)
    return [
        kind
        for page in (wire, verbs)
        for kind in vars(page).values()
        if inspect.isclass(kind)
        and issubclass(kind, Struct)
        and kind.__module__ == page.__name__
        and kind not in abstract
    ]


def spelled(shape: shapes.Type) -> str:
    """A field's type in the browser's words."""
    if isinstance(shape, shapes.UnionType):
        parts = [spelled(part) for part in shape.types]
        return "Value" if set(parts) == {"boolean", "number", "string"} else " | ".join(dict.fromkeys(parts))
    if isinstance(shape, shapes.ListType):
        inner = spelled(shape.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(shape, shapes.DictType):
        return f"Record<{spelled(shape.key_type)}, {spelled(shape.value_type)}>"
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(f'"{value}"' for value in shape.values)
    if isinstance(shape, shapes.StructType):
        return shape.cls.__name__
    return PLAIN[type(shape)]


def interface(kind: type[Struct]) -> str:
    """One struct as an interface, its sentence above it."""
    shape: Any = shapes.type_info(kind)
    lines = [f"/** {(inspect.getdoc(kind) or '').splitlines()[0]} */", f"export interface {kind.__name__} {{"]
    if shape.tag_field:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    said = issubclass(kind, wire.Said)
    for field in shape.fields:
        mark = "" if field.required or said else "?"
        lines.append(f"  {field.encode_name}{mark}: {spelled(field.type)};")
    return "\n".join([*lines, "}"])


def text() -> str:
    """The whole file."""
    blocks = [HEAD.rstrip()]
    blocks += [interface(kind) for kind in structs()]
    blocks.append("export type ServerMessage = Told | Earlier | Refused | Pong;")
    blocks.append(f"export type PageMessage = {' | '.join(verb.__name__ for verb in verbs.VERBS.values())};")
    return "\n\n".join(blocks) + "\n"


def main() -> None:
    """Write the file anew."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
