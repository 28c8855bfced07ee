"""A message of Project Fluent made ready to be said: parsed by `fluent.syntax`, then a row of small functions.

Fluent's own runtime takes a hundred times as long and brings tables of every language of the world (docs/adr/0034). Of the language
this has everything but dates: variables, selectors over words, numbers and plurals, references, and functions:

    { THE($piece) }     a form of a name, whatever the form is called; of a list, of each in it
    { WORD($number) }   a small number in letters
    { DECIMAL($text) }  a broken number, with the language's own sign: 1.5, 1,5
    { FIRST($text) }    the first of several sentences
    { COMMAS($names) }  a list with commas alone; ROW, SEMICOLONS, AND and EITHER have something else between
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from flagfall.speech.catalogue import Catalogue
    from flagfall.speech.phrase import Said

    Part = Callable[[Mapping[str, Said]], str]

BETWEEN: dict[str, Callable[[Catalogue], str]] = {
    "commas": lambda say: ", ",
    "row": lambda say: " ",
    "semicolons": lambda say: "; ",
    "either": lambda say: f" {say('or')} ",
    "and": lambda say: f" {say('and')} ",
}
"""What stands between the entries of a list that has no `and`."""

PLURALS: dict[str, Callable[[int], str]] = {"fr": lambda number: "one" if number in (0, 1) else "other"}
"""How a language counts, where that is not `one` and `other`, by the words of Unicode's CLDR."""


def compiled(catalogue: Catalogue, key: str, source: str, form: str = "") -> Part:
    """A message, or an attribute of it, as a function from what it speaks of to text."""
    message = _parsed(key, source)
    value = next((each.value for each in message.attributes if each.id.name == form), message.value)
    if value is None:
        raise ValueError(f"{catalogue.language}: {key} says nothing")
    return _pattern(catalogue, key, value)


def variables(key: str, source: str) -> set[str]:
    """What a message speaks of."""
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for inner in vars(node).values():
                look(inner)
        elif isinstance(node, list):
            for inner in node:
                look(inner)

    look(_parsed(key, source))
    return found


@cache
def _parser() -> FluentParser:
    return FluentParser(with_spans=False)


def _parsed(key: str, source: str) -> ast.Message:
    entry = _parser().parse_entry(f"{key} ={source}")
    if not isinstance(entry, ast.Message):
        raise ValueError(f"{key} is no message of Fluent: {source.strip()[:80]!r}")
    return entry


def _pattern(say: Catalogue, key: str, pattern: ast.Pattern) -> Part:
    parts = [_element(say, key, element) for element in pattern.elements]
    if len(parts) == 1:
        return parts[0]
    return lambda arguments: "".join([part(arguments) for part in parts])


def _element(say: Catalogue, key: str, element: object) -> Part:
    if isinstance(element, ast.TextElement):
        text = element.value
        return lambda arguments: text
    if isinstance(element, ast.Placeable):
        return _element(say, key, element.expression)
    if isinstance(element, ast.SelectExpression):
        return _selection(say, key, element)
    if isinstance(element, ast.StringLiteral | ast.NumberLiteral):
        literal = str(element.parse()["value"])
        return lambda arguments: literal
    if isinstance(element, ast.VariableReference):
        name, said = element.id.name, say.say
        return lambda arguments: said(arguments[name])
    if isinstance(element, ast.MessageReference):
        other = element.id.name
        return lambda arguments: say(other, **arguments)
    if isinstance(element, ast.FunctionReference):
        return _called(say, key, element)
    raise ValueError(f"{say.language}: {key} has a {type(element).__name__}, which is not spoken here")


def _called(say: Catalogue, key: str, call: ast.FunctionReference) -> Part:
    given = call.arguments.positional[0] if len(call.arguments.positional) == 1 else None
    if not isinstance(given, ast.VariableReference):
        raise ValueError(f"{say.language}: in {key}, {call.id.name} is asked of something that is no variable")
    name, form = given.id.name, call.id.name.lower()
    if form == "first":
        return lambda arguments: f"{say.say(arguments[name]).partition('. ')[0].removesuffix('.')}."
    if form == "word":
        return lambda arguments: say.number(arguments[name])
    if form == "decimal":
        return lambda arguments: say.say(arguments[name]).replace(".", say("decimal-sign"))
    if form in BETWEEN:
        between = BETWEEN[form](say)
        return lambda arguments: between.join(map(say.say, arguments[name]))  # type: ignore[arg-type]
    return lambda arguments: say.form(arguments[name], form)


def _selection(say: Catalogue, key: str, choice: ast.SelectExpression) -> Part:
    chosen = _selector(say, key, choice.selector)
    cases = {_case(variant.key): _pattern(say, key, variant.value) for variant in choice.variants}
    default = next(_pattern(say, key, variant.value) for variant in choice.variants if variant.default)
    plural = PLURALS.get(say.language, _one_or_other)

    def select(arguments: Mapping[str, Said]) -> str:
        value = chosen(arguments)
        case = cases.get(str(value))
        if case is None and isinstance(value, int):
            case = cases.get(plural(value))
        return (case or default)(arguments)

    return select


def _selector(say: Catalogue, key: str, selector: object) -> Callable[[Mapping[str, Said]], Said]:
    if isinstance(selector, ast.VariableReference):
        name = selector.id.name
        return lambda arguments: arguments[name]
    return _element(say, key, selector)


def _case(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"
