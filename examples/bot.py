"""A bot for Flagfall in plain Python: `flagfall match engine:"python3 examples/bot.py" random --game stratego/barrage`.

It attacks when it can, goes forward when it cannot, and knows no rules: what is possible it is told. The lines are in docs/engine.md.
"""

import random
import sys

luck, seat, choices = random.Random(), "", []


def say(line):
    print(line, flush=True)


def score(choice):
    """An attack is written with an x, as in a4xa5; a step with a dash, as in a4-a5."""
    if "x" in choice:
        return 2
    if "-" in choice:
        start, end = (int(square[1:]) for square in choice.split("-"))
        return 1 if (end > start) == (seat == "red") and end != start else 0
    return 0


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "flagfall":
        say("id name Forward")
        say("ready")
    elif word == "seat":
        seat = rest
    elif word == "luck":
        luck = random.Random(rest)
    elif word == "choices":
        choices = rest.split(" | ")
    elif word == "go":
        best = max(map(score, choices))
        say(f"decide {luck.choice([choice for choice in choices if score(choice) == best])}")
    elif word == "quit":
        break
