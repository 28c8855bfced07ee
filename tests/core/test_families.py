"""Whoever needs to know a rule asks the rules: nothing in the house asks which family of games it has before it."""

import ast
import re
from pathlib import Path

import pytest

import flagfall
from flagfall.catalog.entries import families

PACKAGE = Path(flagfall.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"
NAMES = {family.id for family in families()}
STOREYS = (
    "players",
    "server",
    "cli",
    "arena",
    "envs",
    "bench",
    "records",
    "review",
    "lessons",
    "machine",
    "table",
    "core",
)
KNOWN = {
    "players/mind.py": "says which families it plays",
    "players/planner.py": "says which families it plays",
}


def sources(*storeys):
    return [file for storey in storeys for file in sorted((PACKAGE / storey).rglob("*.py"))]


def asks(tree):
    """Comparisons with the name of a family, beginnings of ids, and `isinstance` of a family's own classes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            told = [node.left, *node.comparators]
            if any(isinstance(one, ast.Constant) and one.value in NAMES for one in told):
                yield node.lineno
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            first = node.args[0] if node.args else None
            if name == "startswith" and isinstance(first, ast.Constant) and str(first.value).strip("/") in NAMES:
                yield node.lineno
            if name == "isinstance" and {"Stratego", "Risk"} & {
                part.id for part in ast.walk(node.args[1]) if isinstance(part, ast.Name)
            }:
                yield node.lineno
            if name in ("getattr", "hasattr") and isinstance(first, ast.Name) and first.id == "rules":
                yield node.lineno


def test_nobody_asks_which_family_it_has():
    found = {}
    for file in sources(*STOREYS):
        if lines := list(asks(ast.parse(file.read_text("utf-8")))):
            found[file.relative_to(PACKAGE).as_posix()] = lines
    assert set(found) == set(KNOWN), found


def test_the_test_would_notice():
    for line in (
        'if rules.family.id == "risk": pass',
        'if "stratego" != game: pass',
        'rules.id.startswith("stratego/")',
        "isinstance(rules, Risk)",
        'getattr(rules, "book", None)',
    ):
        assert list(asks(ast.parse(line))), line


@pytest.mark.skipif(not WEB.is_dir(), reason="a package without the app's sources")
def test_the_page_asks_neither():
    """A family of games is one line of two tables; everywhere else its own words decide."""
    asked = re.compile(r"""(?:[=!]==?|case|startsWith\()\s*["'`](?:stratego|risk)\b|\bfamily\s*[=!]==?""")
    files = [file for end in ("*.ts", "*.svelte") for file in WEB.rglob(end)]
    assert len(files) > 100
    assert not [file.name for file in files if asked.search(file.read_text("utf-8"))]
