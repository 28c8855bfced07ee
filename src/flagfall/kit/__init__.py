"""Tools that know no game: compiling, bits, grids, luck, text."""
