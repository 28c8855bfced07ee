"""SHOOT: an attack from afar that never costs the archer.

Longbow (LotR 2004; L1-L3), Arrow Strike (Fire & Ice 2008; F10-F12), Bow (Narnia, reconstructed): the target is shown; a lower rank is
captured, anything else stays. Who is immune is a cell of the book, decided when the arrow lands (R16).
"""

from flagfall.games.stratego.kernel.numbers import EVERYONE, SHOOT, SHOT, TAKEN, TARGET_FALLS
from flagfall.games.stratego.kernel.reach import aim_far
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.two_square import forget_run
from flagfall.games.stratego.kernel.verbs import fall, kind_at, unmask
from flagfall.kit.jit import rule


@rule
def aim_shot(mind, book, sets, n):
    """Any enemy in reach may be aimed at: who is immune is not ours to know. Mount Doom shelters (L18)."""
    return aim_far(mind, book, SHOOT, mind.foe[0] & book.land[0], mind.foe[1] & book.land[1], sets, n)


@rule
def shoot(field, book, archer, target, log):
    """The arrow strikes from afar; the archer stays and cannot be captured."""
    unmask(field, archer, EVERYONE, log)
    tell(log, SHOT, archer, target, EVERYONE)
    unmask(field, target, EVERYONE, log)
    forget_run(field.mind[field.table.owner[archer]])
    if book.hit[int(field.table.ring == TAKEN), SHOOT, kind_at(field, archer), kind_at(field, target)] & TARGET_FALLS:
        fall(field, book, target, log)
