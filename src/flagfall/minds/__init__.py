"""Compiled minds: judgement, belief, value and search over imagined tables. `players` seats them; nothing here is handed a truth."""
