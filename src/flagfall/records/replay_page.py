"""A game on a page of its own: every step as a drawing, and what happened in words. It needs no server and no other file."""

from __future__ import annotations

import json
from base64 import b64encode
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING, Any
from zlib import compress

from flagfall.core import SPECTATOR
from flagfall.records.read import check_result, opened, retell
from flagfall.records.scroll import UNFINISHED
from flagfall.records.story import Story
from flagfall.table import Table

if TYPE_CHECKING:
    from flagfall.core import Listener, Rules
    from flagfall.core.drawing import Drawing
    from flagfall.records.lines import Line

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title><style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 1rem auto; padding: 0 1rem; color: #222; background: #fdfcf9 }}
h1 {{ font-size: 1.3rem; margin: .5rem 0 0 }} p {{ margin: .3rem 0 }}
#steps {{ display: flex; gap: .5rem; align-items: center; margin: .7rem 0 }} #steps input {{ flex: 1; min-width: 3rem }}
button {{ font: inherit; min-width: 2.75rem; min-height: 2.75rem }} #story {{ min-height: 3rem }}
#table svg {{ display: block; margin: auto; background: #fff }}
@media (prefers-color-scheme: dark) {{ body {{ color: #ddd; background: #1b1c1e }} }}
</style></head>
<body>
<h1>{title}</h1>
<p>{ended}</p>
<div id="steps">
<button aria-label="First step">|◀</button><button aria-label="Step back">◀</button>
<input type="range" min="0" value="0" aria-label="Step">
<button aria-label="Next step">▶</button><button aria-label="Last step">▶|</button>
</div>
<p><span id="where"></span> <small>(arrow keys)</small></p>
<div id="table" role="img" aria-label="The table"></div>
<p id="story" aria-live="polite"></p>
<noscript>This page shows the game step by step, which needs JavaScript.</noscript>
<script>
const packed = Uint8Array.from(atob("{steps}"), (letter) => letter.charCodeAt(0));
const whole = new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate")));
whole.json().then(({{ head, shapes, steps }}) => {{
  const slider = document.querySelector("input"), last = steps.length - 1, wanted = Number(location.hash.slice(1)) - 1;
  let at = 0;
  const show = (step) => {{
    at = Math.min(Math.max(step || 0, 0), last);
    const [who, drawn, told] = steps[at];
    document.getElementById("table").innerHTML = head + drawn.map((shape) => shapes[shape]).join("") + "</svg>";
    document.getElementById("where").textContent = `${{at + 1}} of ${{last + 1}}: ${{who}}`;
    document.getElementById("story").textContent = told.join(" ");
    slider.value = at;
  }};
  const ways = [() => 0, () => at - 1, () => at + 1, () => last];
  slider.max = last;
  slider.oninput = () => show(Number(slider.value));
  document.querySelectorAll("button").forEach((button, way) => {{ button.onclick = () => show(ways[way]()); }});
  document.onkeydown = (event) => {{
    const way = ["Home", "ArrowLeft", "ArrowRight", "End"].indexOf(event.key);
    if (way >= 0) {{ event.preventDefault(); show(ways[way]()); }}
  }};
  show(wanted);
}});
</script>
</body>
</html>
"""


def replay_page(text: str | bytes, eyes: Listener | None = None) -> str:
    """The page of a scroll, seen through somebody's eyes; else all sides open if the game is over, or as a spectator saw it."""
    rules, players, body, result = opened(text)
    seats = ", ".join(f"{seat}: {player}" for seat, player in zip(rules.seats, players, strict=True))
    steps = b64encode(compress(json.dumps(_told(rules, body, result, eyes)).encode(), 9)).decode()
    return PAGE.format(title=escape(f"{rules.id} ({seats})"), ended=escape(result.text), steps=steps)


def _told(rules: Rules[Any, Any], body: list[Line], result: Line, eyes: Listener | None) -> dict[str, Any]:
    """Every step: who, the shapes drawn by their numbers, the sentences. A shape stands on the page once."""
    table, shapes = Table.retold(rules), dict[str, int]()
    listener = SPECTATOR if eyes is None else eyes
    everybody = eyes is None and result.text != UNFINISHED
    looking = range(len(rules.seats)) if everybody else (listener,)
    whos, drawn, heard = ["start"], list[list[int]](), [0]

    def draw() -> Drawing:
        drawing = rules.picture(*(table.view(eye) for eye in looking))
        drawn.append([shapes.setdefault(shape.svg(), len(shapes)) for shape in drawing.shapes])
        heard.append(table.heard_count(listener))
        return drawing

    drawing = draw()
    for line in retell(rules, table, body):
        whos.append(line.text.partition(" ")[0])
        draw()
    check_result(rules, table, result)
    story = Story(rules, table.heard(listener))
    told = [story.between(since, until) for since, until in pairwise(heard)]
    wide, high = drawing.wide, drawing.high
    head = f'<svg viewBox="0 0 {wide:g} {high:g}" font-family="sans-serif" style="width: min(100%, {72 * wide / high:.1f}vh)">'
    return {"head": head, "shapes": list(shapes), "steps": list(zip(whos, drawn, told, strict=True))}
