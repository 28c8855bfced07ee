"""The rules as small functions over plain records: compiled by Numba, run as they are without it."""
