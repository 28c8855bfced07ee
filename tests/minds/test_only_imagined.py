"""No player and no mind is ever handed a state: what they know of one they have imagined from what they heard."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import flagfall

HOUSE = Path(flagfall.__file__).parent
SOURCES = sorted(
    path.relative_to(HOUSE).as_posix() for part in ("players", "minds", "lab") for path in (HOUSE / part).rglob("*.py")
)
TRUTHS = {"opening", "play", "view", "result", "chances", "to_act"}
"""What rules do with a state."""
ITS_OWN = {"lab/openings.py"}
"""The lab sets up armies of its own, before anybody hears anything."""
AT_A_TABLE = {"players/sitter.py", "players/engines/ucc_speak.py", "lab/pace.py"}
"""Who takes part at tables, and hears what its seat hears."""


def asked_of_rules(tree):
    """What is called on something named rules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            name = owner.id if isinstance(owner, ast.Name) else owner.attr if isinstance(owner, ast.Attribute) else ""
            if name.strip("_") == "rules":
                yield node.func.attr


def imported(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("source", SOURCES)
def test_only_what_was_imagined_is_looked_at(source):
    tree = ast.parse((HOUSE / source).read_text("utf-8"))

    if source not in ITS_OWN:
        assert not TRUTHS & set(asked_of_rules(tree))
        assert not [
            name for name in imported(tree) if name.endswith(".State") or (".records." in name and "games" in name)
        ]
    if source not in AT_A_TABLE:
        assert "flagfall.table.Table" not in set(imported(tree))
