"""Risk: The Lord of the Rings (2002), and the standard game printed in the same book."""
