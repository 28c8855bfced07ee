"""What the browser app is painted with."""

import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"


def test_no_name_of_a_colour_or_a_measure_stands_for_nothing():
    """A name nobody has defined paints black. What has a second choice behind a comma may be missing."""
    text = "\n".join(file.read_text() for file in SOURCES.rglob("*") if file.suffix in (".svelte", ".ts", ".css"))
    used = set(re.findall(r"var\((--[\w-]+)\)", text))
    assert len(used) > 30
    assert used - set(re.findall(r"(--[\w-]+)[\"']?\s*[:=]", text)) == set()


def test_every_theme_has_the_same_colours():
    themes = re.findall(r"\{([^{}]*--page:[^{}]*)\}", (SOURCES / "app.css").read_text())
    light, *others = (set(re.findall(r"(--[\w-]+):", theme)) for theme in themes)
    assert len(others) >= 2
    assert all(theme == light for theme in others)
