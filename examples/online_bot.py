"""A bot that plays people on a Flagfall server: `FLAGFALL_TOKEN=… python3 examples/online_bot.py http://localhost:8000 stratego/barrage`.

It offers a game, plays whoever sits down, and offers the next one, deciding by luck: put your own `choose` here. See docs/bots.md.
"""

import json
import os
import random
import sys
import time
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

TOKEN = {"Authorization": f"Bearer {os.environ['FLAGFALL_TOKEN']}"}
PAUSE = 0.06  # a server closes a socket that says more than twenty things a second


def call(server, method, path, body=None):
    """One call of the server's API."""
    sent = None if body is None else json.dumps(body).encode()
    headers = {**TOKEN, "Content-Type": "application/json"}
    request = urllib.request.Request(server + path, sent, headers, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def choose(told):
    """One of the choices: `told["picture"]` is the table as we see it, `told["facts"]` what has happened."""
    return random.choice(told["choices"])["text"]


def play(server, game, seat):
    """A game to its result. A line that ends is taken up again: the server tells where the game stands."""
    address = f"{server.replace('http', 'ws', 1)}/api/games/{game}/socket?seat={seat}"
    while True:
        try:
            with connect(address, additional_headers=TOKEN, max_size=None) as socket:
                return decide(socket)
        except (ConnectionClosed, OSError):
            time.sleep(1)


def decide(socket):
    """The server speaks first, and again whenever something has happened."""
    decided = -1
    while True:
        told = json.loads(socket.recv())
        if told["kind"] == "refused":
            socket.send(json.dumps({"since": 0}))  # the table has moved on: look again
            decided = -1
        elif told["kind"] == "told" and told["result"]:
            return told["result"]
        elif told["kind"] == "told" and told["choices"] and told["moment"] > decided:
            decided = told["moment"]
            time.sleep(PAUSE)
            socket.send(json.dumps({"decide": choose(told), "after": decided}))


def main(server, game, games):
    print("I am", call(server, "GET", "/api/me")["name"], flush=True)
    for _ in range(games):
        seats = [{"who": "me"}, {"who": "friend"}]
        made = call(server, "POST", "/api/games", {"game": game, "seats": seats, "listed": True})
        print("offered", made["id"], flush=True)
        print(play(server, made["id"], made["seats"][0])["reason"], flush=True)


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000)
