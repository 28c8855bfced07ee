"""`flagfall drill`: everything one hostile stranger was seen to try, beside quiet tables; each figure can fail."""
