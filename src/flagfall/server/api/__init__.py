"""The calls of docs/wire.md, a file for each group of them."""
