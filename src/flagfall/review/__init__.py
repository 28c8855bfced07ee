"""Looking back at a game that is over: what each side could know, how it stood, and where it turned. Puzzles come from the same histories.

from flagfall.review.reviewed import known, review
"""
