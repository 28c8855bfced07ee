"""The rules of Stratego, written once over integer records: compiled by Numba, or run as they stand."""
