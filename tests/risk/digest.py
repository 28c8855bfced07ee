"""Random games as one digest: the same number must come out compiled and interpreted."""

import hashlib
import sys

import flagfall
from flagfall.core import CHANCE, NOBODY, SPECTATOR
from flagfall.kit.luck import luck, roll


def digest(edition: str, players: int, plies: int, seed: int) -> str:
    options = {"extra_powers": True, "site_draw_on_pass": True} if edition == "middle-earth" else {}
    rules = flagfall.rules(f"risk/{edition}", players=players, **options)
    dice, state = luck(seed), rules.opening()
    whole = hashlib.blake2b(digest_size=16)
    for _ in range(plies):
        seat = rules.to_act(state)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            chances = rules.chances(state)
            whole.update(repr((chances.outcomes, chances.weights)).encode())
            left = roll(dice, sum(chances.weights))
            for outcome, weight in zip(chances.outcomes, chances.weights, strict=True):
                left -= weight
                if left < 0:
                    decision = outcome
                    break
        else:
            choices = rules.choices(rules.view(state, seat))
            whole.update(repr(tuple(choices)).encode())
            decision = choices[roll(dice, len(choices))]
        state, facts = rules.play(state, decision)
        whole.update(repr([(fact.what, fact.told, int(fact.audience)) for fact in facts]).encode())
        whole.update(state.record.tobytes())
        whole.update(rules.view(state, SPECTATOR).record.tobytes())
    whole.update(repr(rules.result(state)).encode())
    return whole.hexdigest()


GAMES = [("middle-earth", 2, 700, 1), ("middle-earth", 3, 500, 2), ("middle-earth", 4, 500, 3), ("standard", 3, 250, 4)]


def digests() -> list[str]:
    return [digest(*game) for game in GAMES]


if __name__ == "__main__":
    sys.stdout.write("\n".join(digests()))
