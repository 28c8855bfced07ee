"""A mind for Stratego, in every edition."""
