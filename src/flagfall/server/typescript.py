"""Writes the browser's types: `python -m flagfall.server.typescript [FOLDER]`.

What all games say comes from the structs of `wire`, `wire_help`, `wire_lists` and `verbs`; what a family says in its own words
from its shapes: the words its kernel declares, and what it describes and shows.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

from msgspec import Struct
from msgspec import inspect as shapes

from flagfall.catalog.entries import families
from flagfall.server import verbs, wire, wire_help, wire_lists, wire_review

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from flagfall.core.family import Family
    from flagfall.core.words import Words

TARGET = Path("web/src")
NO_EDIT = "Do not edit.\n// docs/wire.md explains every message."
HEAD = f"""\
// Written by `python -m flagfall.server.typescript` from src/flagfall/server/wire.py and verbs.py. {NO_EDIT}
"""
PLAIN = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}
OF_FAMILY = "<F extends Family = Family>"


def structs(*pages: ModuleType) -> list[type[Struct]]:
    """Every struct of these pages of the wire that is said as itself, in their order."""
    abstract = (wire.Said, wire.Asked, verbs.Verb)
    return [
        kind
        for page in pages
        for kind in vars(page).values()
        if inspect.isclass(kind)
        and issubclass(kind, Struct)
        and kind.__module__ == page.__name__
        and kind not in abstract
    ]


def spelled(shape: shapes.Type) -> str:
    """A type in the browser's words."""
    match shape:
        case shapes.UnionType(types=types):
            parts = [spelled(part) for part in types]
            return "Value" if set(parts) == {"boolean", "number", "string"} else " | ".join(dict.fromkeys(parts))
        case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
            inner = spelled(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.TupleType(item_types=types):
            return f"[{', '.join(map(spelled, types))}]"
        case shapes.DictType(key_type=key, value_type=value):
            return f"Record<{spelled(key)}, {spelled(value)}>"
        case shapes.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case shapes.StructType(cls=kind):
            return f"{kind.__name__}<F>" if of_family(kind) else kind.__name__
        case shapes.TypedDictType(cls=kind) | shapes.DataclassType(cls=kind):
            return kind.__name__
        case shapes.CustomType(cls=kind) if issubclass(kind, str):
            return "string"  # a name, said in a language
        case shapes.Metadata(extra={"of": part}):
            return f'Families[F]["{part}"]'
        case shapes.Metadata(type=inner):
            return spelled(inner)
        case _:
            return PLAIN[type(shape)]


def of_family(kind: type[Struct]) -> bool:
    """Whether it says something in the words of a family."""
    return kind is wire.FactHeard or any("F>" in part or "[F]" in part for _, _, part in _fields(kind))


def _fields(kind: Any) -> Iterator[tuple[str, bool, str]]:
    """Each field in the order it was declared in: its name, whether it is always there, its type."""
    shape: Any = shapes.type_info(kind)
    order = list(get_type_hints(kind)) if isinstance(shape, shapes.TypedDictType) else None
    fields = sorted(shape.fields, key=lambda field: order.index(field.name)) if order else shape.fields
    said = not isinstance(shape, shapes.StructType) or issubclass(kind, wire.Said)
    defaults = said and not isinstance(shape, shapes.TypedDictType)
    for field in fields:
        yield field.encode_name, field.required or defaults, spelled(field.type)


def interface(kind: Any) -> str:
    """One struct as an interface, its sentence above it."""
    if kind is wire.FactHeard:
        return f'{_doc(kind)}\nexport type FactHeard{OF_FAMILY} = {{ index: number }} & Families[F]["fact"];'
    shape: Any = shapes.type_info(kind)
    generic = OF_FAMILY if isinstance(shape, shapes.StructType) and of_family(kind) else ""
    lines = [_doc(kind), f"export interface {kind.__name__}{generic} {{"]
    if getattr(shape, "tag_field", None):
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    lines += [f"  {name}{'' if always else '?'}: {part};" for name, always, part in _fields(kind)]
    return "\n".join([*lines, "}"])


def _doc(kind: Any) -> str:
    return f"/** {(inspect.getdoc(kind) or '').splitlines()[0]} */"


# -- a family's own words --------------------------------------------------------------------------------
def family_text(family: Family) -> str:
    """What one family says, as a file of its own."""
    said = family.shapes()
    kinds = {kind: spelled(shapes.type_info(shape)) for kind, shape in said.kinds.items()}
    values = 'import type { Value } from "../lib/wire";\n'
    blocks = [
        _interfaces(said.described),
        _interfaces(said.shown),
        _interfaces(said.hints),
        _facts(said.facts, kinds),
        _offer(said, kinds),
    ]
    body = "\n\n".join(blocks)
    source = f"src/flagfall/games/{family.id}/shapes.py and kernel/numbers.py"
    head = f"// Written by `python -m flagfall.server.typescript` from {source}. Do not edit.\n"
    head += f"// docs/{family.id}-show.md explains every word.\n"
    return f"{head}{values if 'Value' in body else ''}\n{body}\n"


def _interfaces(kind: Any) -> str:
    """An entry with everything it is made of, the smaller ones first."""
    found: dict[Any, str] = {}

    def visit(shape: Any) -> None:
        for part in _parts(shape):
            visit(part)
        if hasattr(shape, "fields") and shape.cls not in found:
            found[shape.cls] = interface(shape.cls)

    visit(shapes.type_info(kind))
    return "\n\n".join(found.values())


def _parts(shape: Any) -> Iterator[Any]:
    for name in ("types", "item_types"):
        yield from getattr(shape, name, ())
    for name in ("item_type", "key_type", "value_type"):
        if (part := getattr(shape, name, None)) is not None:
            yield part
    if hasattr(shape, "fields"):
        yield from (field.type for field in shape.fields)


def _facts(facts: Words, kinds: dict[str, str]) -> str:
    """What may be told: a word and its arguments by name."""
    rows = []
    for word in facts:
        told = "; ".join(f"{argument.name}: {kinds[argument.kind]}" for argument in word.arguments)
        rows.append(f'  | {{ what: "{word.name}"; told: {{ {told} }} }}')
    return "\n".join(["/** What happened, and what it tells. */", "export type Fact =", *rows]) + ";"


def _offer(said: Any, kinds: dict[str, str]) -> str:
    """What may be decided. Which arguments are there depends on the word."""
    verbs = " | ".join(f'"{word.name}"' for word in said.decisions)
    parts = {argument.name: kinds[argument.kind] for word in said.decisions for argument in word.arguments}
    lines = [f"  {name}?: {part};" for name, part in parts.items()]
    head = ["/** A choice: its verb, how it is sent back, and what is behind the verb. */", "export interface Offer {"]
    return "\n".join([*head, f"  do: {verbs};", "  text: string;", *lines, "}"])


# -- files -------------------------------------------------------------------------------------------------
def text() -> str:
    """What all games say."""
    blocks = [HEAD.rstrip(), *_families()]
    blocks += [interface(kind) for kind in structs(wire, wire_help, verbs)]
    blocks.append(f"export type ServerMessage{OF_FAMILY} = Told<F> | Earlier<F> | Refused | Pong;")
    blocks.append(f"export type PageMessage = {' | '.join(verb.__name__ for verb in verbs.VERBS.values())};")
    return "\n\n".join(blocks) + "\n"


def lists_text() -> str:
    """What is said about lists of games and how people stand."""
    head = "// Written by `python -m flagfall.server.typescript` from src/flagfall/server/wire_lists.py. " + NO_EDIT
    blocks = [head, 'import type { ClockWish, Pong, Summary, Value } from "./wire";']
    blocks += [interface(kind) for kind in structs(wire_lists)]
    blocks.append("export type LobbyMessage = Lobby | Waiting | Pong;")
    return "\n\n".join(blocks) + "\n"


def review_text() -> str:
    """What is said about games that are over, and puzzles."""
    head = "// Written by `python -m flagfall.server.typescript` from src/flagfall/server/wire_review.py. " + NO_EDIT
    blocks = [head, 'import type { Families, Family, Thoughts } from "./wire";']
    return "\n\n".join(blocks + [interface(kind) for kind in structs(wire_review)]) + "\n"


def _families() -> Iterator[str]:
    ids = [family.id for family in families()]
    yield "\n".join(f'import type * as {name} from "../{name}/wire";' for name in ids)
    yield "export type Value = boolean | number | string;"
    parts = {"described": "Described", "shown": "Shown", "hints": "Hints", "offer": "Offer", "fact": "Fact"}
    rows = [f"  {name}: {{ {'; '.join(f'{part}: {name}.{kind}' for part, kind in parts.items())} }};" for name in ids]
    yield "\n".join(
        ["/** What each family of games says in its own words. */", "export interface Families {", *rows, "}"]
    )
    yield "export type Family = keyof Families;"


def files() -> dict[str, str]:
    """Every file by its path in the app's own folder."""
    shared = {"lib/wire.ts": text(), "lib/wire-lists.ts": lists_text(), "lib/wire-review.ts": review_text()}
    return shared | {f"{family.id}/wire.ts": family_text(family) for family in families()}


def main() -> None:
    """Write the files anew."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    for path, written in files().items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
