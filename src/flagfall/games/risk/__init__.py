"""Risk: The Lord of the Rings."""
