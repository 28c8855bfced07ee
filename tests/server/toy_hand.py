"""A worker process that knows the toy, and players that misbehave."""

import os
import time

from toy import install

from flagfall.server import hand


class Dies:
    def __init__(self, rules, seat, luck): ...

    def decide(self, heard, view, choices, seconds):
        os._exit(9)


class Hangs(Dies):
    def decide(self, heard, view, choices, seconds):
        time.sleep(3600)


if __name__ == "__main__":
    install()
    plain = hand.seat_player

    def seated(name, rules, seat, luck):
        if name in ("dies", "hangs"):
            return {"dies": Dies, "hangs": Hangs}[name](rules, seat, luck)
        return plain(name, rules, seat, luck)

    hand.seat_player = seated
    hand.main()
