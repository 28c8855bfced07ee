"""What a seat with a perfect memory knows of every piece, whatever the memory aid shows. The truth goes in here and nowhere after."""

from flagfall.games.stratego.kernel.numbers import HALF, HIDDEN, MEN, SETUP
from flagfall.kit.bits import lowest
from flagfall.kit.jit import rule


@rule
def recall(field, seat, faces, shown):
    """Faces: what each enemy piece is known to be. Shown: the set of one's own pieces whose face the other side has seen."""
    mind, other = field.mind[seat], field.mind[1 - seat]
    for half in range(2):
        enemies = 0 if field.table.phase == SETUP else int(other.own[MEN, half])
        while enemies != 0:
            square = HALF * half + lowest(enemies)
            enemies &= enemies - 1
            faces[square] = HIDDEN
            if int(field.known[square]) >> seat & 1:
                faces[square] = other.kind[square]
        own, seen = int(mind.own[MEN, half]), 0
        while own != 0:
            square = HALF * half + lowest(own)
            if int(field.known[square]) >> (1 - seat) & 1:
                seen |= own & -own
            own &= own - 1
        shown[half] = seen
