"""How a table stands for a seat, from -1 to 1: a small network over its signs.

One row of numbers for each sign is added up; the last of the sums counts directly, the others bend twice.
`dense` holds the layers behind: WIDTH x NARROW weights, NARROW of the sums' second bend, NARROW weights out, and a constant.
"""

from flagfall.kit.jit import rule
from flagfall.minds.stratego.kernel.numbers import NARROW, WIDTH


@rule
def add_up(rows, signs, n, sums):
    for j in range(WIDTH):
        sums[j] = 0.0
    i = 0
    while i + 4 <= n:  # four at a time, in the same order: the sums stay in the processor meanwhile
        a, b, c, d = rows[signs[i]], rows[signs[i + 1]], rows[signs[i + 2]], rows[signs[i + 3]]
        for j in range(WIDTH):
            sums[j] = sums[j] + a[j] + b[j] + c[j] + d[j]
        i += 4
    while i < n:
        row = rows[signs[i]]
        for j in range(WIDTH):
            sums[j] += row[j]
        i += 1


@rule
def bend(sums, dense, bent):
    """From the sums to the value; `bent` keeps the second layer."""
    for k in range(NARROW):
        bent[k] = dense[WIDTH * NARROW + k]
    for j in range(WIDTH - 1):
        h = float(sums[j])
        if h > 0.0:
            for k in range(NARROW):
                bent[k] += h * dense[j * NARROW + k]
    total = float(sums[WIDTH - 1]) + dense[WIDTH * NARROW + 2 * NARROW]
    for k in range(NARROW):
        if bent[k] > 0.0:
            total += bent[k] * dense[WIDTH * NARROW + NARROW + k]
    return total / (1.0 + abs(total))
