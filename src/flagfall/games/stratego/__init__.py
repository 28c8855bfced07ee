"""Stratego: two hidden armies, four boxes, one kernel."""
