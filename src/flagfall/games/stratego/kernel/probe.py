"""PROBE: making an enemy show itself.

Detect Enemy (LotR 2004, Fire & Ice 2008; Narnia reconstructed): any enemy up to two squares away in any combination of directions,
also across zones, must show its face. It is no attack (R13).
"""

from flagfall.games.stratego.kernel.numbers import EVERYONE, PROBE, PROBED
from flagfall.games.stratego.kernel.reach import aim_far
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.two_square import forget_run
from flagfall.games.stratego.kernel.verbs import unmask
from flagfall.kit.jit import rule


@rule
def aim_probe(mind, book, sets, n):
    return aim_far(mind, book, PROBE, mind.foe[0], mind.foe[1], sets, n)


@rule
def probe(field, book, seer, target, log):
    unmask(field, seer, EVERYONE, log)
    tell(log, PROBED, seer, target, EVERYONE)
    unmask(field, target, EVERYONE, log)
    forget_run(field.mind[field.table.owner[seer]])
