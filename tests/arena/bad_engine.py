"""A program that speaks the engine protocol until it does the one thing it is called with."""

import os
import sys
import time

fault = sys.argv[1]


def say(line):
    os.write(1, f"{line}\n".encode())  # all of it at once, buffered or not


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "flagfall":
        say("hello there" if fault == "greeting" else "ready")
    elif word == "choices":
        choices = rest.split(" | ")
    elif word == "go":
        if fault == "dies":
            print("no more memory", file=sys.stderr)
            os._exit(3)
        elif fault == "hangs":
            time.sleep(600)
        elif fault == "dawdles":
            say("info depth 1")
            time.sleep(600)
        elif fault == "garbage":
            say("\x00\x01 what?")
        elif fault == "illegal":
            say("decide a1-a9")
        elif fault == "other seat":
            say(f"decide blue {choices[0]}")
        elif fault == "floods":
            while True:
                sys.stdout.write("info " + "x" * 1000)
        elif fault == "chatters":
            say(f"decide {choices[0]}\ndecide {choices[0]}")
        else:
            say(f"decide red {choices[0]}")
    elif word == "quit":
        if fault == "stays":
            time.sleep(600)
        break
    elif word == "weather" and fault == "strict":
        sys.exit(f"what is {word}?")
