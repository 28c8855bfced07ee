"""Puzzles from real games: a question about what one side can know, and an answer that is proved.

    flag    where can the Flag be?                     counted over all deals that agree with what was heard
    safe    which attack cannot lose the attacker?     counted likewise
    best    which attack wins most often?              counted likewise
    win     which move takes the Flag in two?          every reply on many imagined tables: sampled

They lie in `shipped/*.json`, with the games they come from as scrolls.
"""
