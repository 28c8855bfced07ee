"""What is told, and the numbers kernels tell it by. Behind each word stands what follows it."""

from __future__ import annotations

FACTS = (
    "now",  # register, value, register, value ...
    "rolled",  # seat, die: for a seat at the table, or for the first turn
    "dealt",  # owner, place, battalions: a Territory card dealt face up in set-up
    "claimed",  # seat, place
    "occupied",  # seat, place: with a card of the deal
    "placed",  # seat, place, battalions
    "appointed",  # seat, place: a Leader is put down
    "took",  # seat, pile (0 land, 1 tale): one card from a deck, unseen by others
    "took_land",  # seat, kind: which Territory card it was
    "took_tale",  # seat, kind: which Adventure card it was
    "turned",  # seat, turn number: a turn begins
    "granted",  # seat, for places, for regions
    "offered",  # seat, kind: a Territory card laid down for exchange
    "exchanged",  # seat, battalions
    "played",  # seat, kind, points
    "attacked",  # seat, from, to, defender, under the mountains or not
    "stormed",  # from, to, attack roll, defend roll, attack and defence bonus, attackers and defenders lost
    "converted",  # from place, to place, battalions
    "sunk",  # place, battalions
    "fell_back",  # from, to, battalions
    "leader_lost",  # owner, place
    "conquered",  # seat, place, former owner
    "advanced",  # from, to, battalions, Leader or not
    "eliminated",  # seat, by
    "handed",  # from seat, to seat, number of Territory cards
    "handed_land",  # from seat, to seat, kind
    "discarded",  # seat, kind: an Adventure card
    "cast_aside",  # seat, kind: a secret uprising nobody will see rise
    "claimed_mission",  # seat, kind, points, place
    "redeployed",  # from, to, battalions, Leader or not
    "happened",  # seat, kind: an event
    "event_land",  # kind of Territory card drawn by an event
    "frozen",  # seat whose next turn ends it, place
    "raided",  # place, battalions lost
    "hid",  # seat: a secret uprising is kept
    "hid_land",  # seat, kind
    "rose",  # seat, place, battalions: a secret uprising is revealed
    "carried",  # from, to
    "blocked",  # seat, bridge
    "thawed",  # seat: its storms, blocks and corsairs are over
    "corsairs",  # seat
    "reshuffled",  # pile (0 land, 1 tale)
    "ring_rolled",  # die, bonus, goes on or not
    "ring_moved",  # new step
    "ring_held",  # step
    "rested",  # Leaders are free again as the turn ends
    "scored",  # seat, places, regions, strongholds, cards
    "ended",  # ending, winners as bits
)
(
    NOW,
    ROLLED,
    DEALT_FACT,
    CLAIMED,
    OCCUPIED,
    PLACED,
    APPOINTED,
    TOOK,
    TOOK_LAND,
    TOOK_TALE,
    TURNED,
    GRANTED,
    OFFERED,
    EXCHANGED,
    PLAYED,
    ATTACKED,
    STORMED,
    CONVERTED,
    SUNK,
    FELL_BACK,
    LEADER_LOST,
    CONQUERED_FACT,
    ADVANCED,
    ELIMINATED,
    HANDED,
    HANDED_LAND,
    DISCARDED,
    CAST_ASIDE,
    CLAIMED_MISSION,
    REDEPLOYED,
    HAPPENED,
    EVENT_LAND,
    FROZEN,
    RAIDED,
    HID,
    HID_LAND,
    ROSE,
    CARRIED,
    BLOCKED,
    THAWED,
    CORSAIRS_FACT,
    RESHUFFLED,
    RING_ROLLED,
    RING_MOVED,
    RING_HELD,
    RESTED,
    SCORED,
    ENDED,
) = range(len(FACTS))
