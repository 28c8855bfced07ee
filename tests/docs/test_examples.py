"""What the documents show can be done: examples run, links lead somewhere, commands and files exist."""

import re
from pathlib import Path

import msgspec
import pytest
import typer

import flagfall
from flagfall.cli.app import app
from flagfall.games.stratego.position import read_position, write_position
from flagfall.records import check
from flagfall.server import wire, wire_help, wire_lists, wire_review

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), ROOT / "web" / "README.md"]
PLACES = (ROOT, ROOT / "src" / "flagfall", *(ROOT / "src" / "flagfall" / "games").iterdir())
"""Where the paths of a page may begin."""


def blocks(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "docs/players.md",
        "docs/machines.md",
        "docs/arena.md",
        "docs/environments.md",
        "docs/datasets.md",
        "docs/looking-back.md",
    ],
)
def test_the_examples_run_one_after_the_other(page, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shared = {"__name__": page}
    for number, code in enumerate(blocks(page, "python"), start=1):
        exec(compile(code, f"{page}, example {number}", "exec"), shared)
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page):
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_named_is_there(page):
    named = re.findall(r"`((?:\w[\w.-]*/)+[\w*.-]*)`", page.read_text("utf-8"))
    files = [path for path in named if path.endswith("/") or re.search(r"\.(py|ts|svelte|toml|md)$", path)]
    homes = (*PLACES, page.parent)
    assert [path for path in files if not any(any(home.glob(path.rstrip("/"))) for home in homes)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_named_is_there(page):
    text = page.read_text("utf-8")
    commands = typer.main.get_command(app).commands
    for verb, words in re.findall(r"\bflagfall ([a-z]+)((?: [^`\n]*)?)", "\n".join(re.findall(r"`[^`]+`", text))):
        assert verb in commands, f"flagfall {verb}"
        options = {option for parameter in commands[verb].params for option in parameter.opts}
        assert set(re.findall(r"--[a-z-]+", words)) <= options
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for line in re.findall(r"(?:`|^    )make ([a-z -]+)`?$|`make ([a-z -]+)`", text, re.MULTILINE):
        assert set(" ".join(line).split()) <= targets


def test_the_scroll_in_the_book_of_scrolls_can_be_played():
    (shown,) = (block for block in blocks("docs/scroll.md", "") if block.startswith("Flagfall-Scroll"))
    assert check(shown.replace(" …", ""))[1].moment == 18


def test_the_position_in_the_book_of_notation_can_be_read_and_written():
    (line,) = (block.strip() for block in blocks("docs/notation.md", "") if block.startswith("stratego/"))
    rules = flagfall.rules("stratego/quick-battle")
    assert write_position(rules, read_position(rules, line)) == line


def test_every_message_in_the_book_of_the_wire_has_exactly_the_fields_of_one():
    pages = (wire, wire_help, wire_lists, wire_review)
    said = [kind for page in pages for kind in vars(page).values()]
    structs = [kind for kind in said if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    fields = {frozenset(field.name for field in msgspec.structs.fields(kind)): kind for kind in structs}
    for example in blocks("docs/wire.md", "json"):
        shown = msgspec.json.decode(example)
        for message in shown if isinstance(shown, list) else [shown]:
            said_with = frozenset(message)
            msgspec.convert(message, fields.get(said_with) or fields[said_with - {"kind"}])
