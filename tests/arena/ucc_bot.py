"""A bot that speaks UCC: sets up and moves the first piece that can, forward if possible. It believes what it is told."""

import sys

SETUP = ["8BFB79s798", "B8B4655783", "69B1B52948", "9976394659"]
WAYS = {"DOWN": (0, 1), "UP": (0, -1), "RIGHT": (1, 0), "LEFT": (-1, 0)}


def line():
    text = sys.stdin.readline()
    if not text or text.startswith("QUIT"):
        sys.exit(0)
    return text.strip()


def say(text):
    print(text, flush=True)


colour = line().split()[0]
for row in SETUP if colour == "RED" else reversed(SETUP):
    say(row)
ways = list(WAYS) if colour == "RED" else ["UP", "DOWN", "RIGHT", "LEFT"]
first, turn = True, 0
while True:
    last = line()
    assert last == "START" or last.split()[3:], last
    board = [line() for _ in range(10)]
    assert all(len(row) == 10 for row in board)
    assert not first or sum(row.count("#") for row in board) >= 39
    first, turn = False, turn + 1
    moves = [
        (ways.index(way), x, y, way)
        for y, row in enumerate(board)
        for x, piece in enumerate(row)
        for way, (along, down) in WAYS.items()
        if piece in "123456789s" and 0 <= x + along < 10 and 0 <= y + down < 10 and board[y + down][x + along] in ".#"
    ]
    _, x, y, way = min(moves, key=lambda move: (move[0], (move[1] * 7 + turn) % 10))
    say(f"{x} {y} {way}")
    confirmed = line()
    assert confirmed.startswith(f"{x} {y} {way} "), confirmed
