"""What the documents show can be done: examples run, links lead somewhere, commands and files exist."""

import os
import re
import subprocess
import sys
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


def fenced(page):
    """Every block of a page: what stands right above it, its language, and what is in it."""
    parts = (ROOT / page).read_text("utf-8").split("\n```")
    blocks = zip(parts[::2], parts[1::2], strict=False)
    return [(before.rpartition("\n")[2], *inside.partition("\n")[::2]) for before, inside in blocks]


def runs(above, language):
    """A block is tried unless the line above it says `<!-- by hand: why -->`."""
    return language in ("python", "console") and not re.fullmatch("<!-- by hand: .+ -->", above)


TRIED = [name for name in map(str, PAGES) if any(runs(above, language) for above, language, _ in fenced(name))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_block_says_what_it_is(page):
    assert {language for _, language, _ in fenced(page)} <= {"python", "console", "toml", "json", "text", "diff"}
    outside = "".join(page.read_text("utf-8").split("\n```")[::2])
    assert not re.search(r"\n\n    \S", outside), "a block is fenced, so that it says what it is"


@pytest.mark.parametrize("page", TRIED, ids=lambda page: str(Path(page).relative_to(ROOT)))
def test_the_examples_run_one_after_the_other(page, capfd, tmp_path, monkeypatch):
    """In an empty folder with examples/, as a reader would: what is Python in one process, what is typed in a shell."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    shared = {"__name__": page}
    for number, (above, language, code) in enumerate(fenced(page), start=1):
        if file := re.fullmatch("<!-- file: (.+) -->", above):
            Path(file[1]).write_text(code, "utf-8")
        if not runs(above, language):
            continue
        if language == "python":
            exec(compile(code, f"{page}, example {number}", "exec"), shared)
        else:
            subprocess.run(["bash", "-euc", code], check=True, stdin=subprocess.DEVNULL)
    assert capfd.readouterr().out


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
        below = getattr(commands[verb], "commands", {})
        command = below.get("".join(words.split()[:1]), commands[verb])
        options = {option for parameter in command.params for option in parameter.opts}
        assert set(re.findall(r"--[a-z-]+", words)) <= options
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for line in re.findall(r"(?:`|^    )make ([a-z -]+)`?$|`make ([a-z -]+)`", text, re.MULTILINE):
        assert set(" ".join(line).split()) <= targets


def test_the_scroll_in_the_book_of_scrolls_can_be_played():
    (shown,) = (block for block in blocks("docs/scroll.md", "text") if block.startswith("Flagfall-Scroll"))
    assert check(shown.replace(" …", ""))[1].moment == 18


def test_the_position_in_the_book_of_notation_can_be_read_and_written():
    (line,) = (block.strip() for block in blocks("docs/notation.md", "text") if block.startswith("stratego/"))
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
