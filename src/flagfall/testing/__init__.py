"""Proofs that ship: any game and any player can be held against them."""
