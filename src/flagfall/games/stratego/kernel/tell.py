"""Writing facts down. A log is rows of (what, a, b, audience); log[0, 0] counts them."""

from flagfall.games.stratego.kernel.numbers import FACT_WIDTH
from flagfall.kit.jit import rule


@rule
def tell(log, what, a, b, audience):
    """Tell an audience a fact. A log of one row keeps none: simulation does not listen."""
    n = log[0, 0] + 1
    if n < log.shape[0] and audience != 0:
        log[0, 0] = n
        log[n, 0] = what
        log[n, 1] = a
        log[n, 2] = b
        log[n, FACT_WIDTH - 1] = audience
