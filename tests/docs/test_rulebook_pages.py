"""The rulebook pages are true: every rule has a test, every named test exists, every test is named."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rulebooks").glob("*.md"))
FOLDERS = sorted(folder for folder in (ROOT / "tests" / "rulebook").iterdir() if any(folder.glob("test_*.py")))
NAMED = re.compile(r"\b([\w/]+\.py)::(\w+)")
HOMES = (ROOT, ROOT / "tests" / "rulebook", ROOT / "tests" / "risk")
"""Where the paths of a page may begin."""
RULINGS = [*(f"R{n}" for n in range(1, 20)), *(f"T{n}" for n in range(1, 15)), *(f"X{n}" for n in (*range(1, 8), 11))]


def functions_in(path):
    """The test functions of a file, those in classes too."""
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def named_on(page):
    """Every (file, test) a page names; a path nobody knows stays as it is written."""
    found = set()
    for path, test in NAMED.findall(page.read_text("utf-8")):
        files = [home / path for home in HOMES if (home / path).exists()]
        found.add((files[0] if files else Path(path), test))
    return found


def rule_lines(page):
    """A rule is a bullet with everything indented below it, or a row of a table below its head."""
    text = page.read_text("utf-8")
    rules = re.findall(r"^- .*(?:\n  .*)*", text, re.MULTILINE)
    for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        rules += table.splitlines()[2:]
    return rules


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_names_a_test(page):
    rules = rule_lines(page)
    assert rules
    assert [rule for rule in rules if not NAMED.search(rule)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_named_test_exists(page):
    missing = [
        f"{path}::{test}" for path, test in named_on(page) if not path.exists() or test not in functions_in(path)
    ]
    assert sorted(missing) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_box_has_a_page_that_names_all_its_tests(folder):
    page = ROOT / "docs" / "rulebooks" / f"{folder.name.replace('_', '-')}.md"
    assert page.exists(), f"docs/rulebooks/{page.name} is missing"
    tests = {(path, test) for path in folder.glob("test_*.py") for test in functions_in(path)}
    assert sorted(tests - named_on(page)) == []


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_shown_by_a_test(ruling):
    """A ruling is shown where the docstring of a rulebook test names its number."""
    said = re.compile(rf"\b{ruling}\b")
    for path in (ROOT / "tests" / "rulebook").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and said.search(ast.get_docstring(node) or ""):
                return
    pytest.fail(f"no test under tests/rulebook speaks of {ruling}")
