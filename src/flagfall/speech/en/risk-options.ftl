# What players of Risk may agree on: what it is called, what it is about, and what each value means.

risk-option-players = Players
risk-option-players-sentence = How many people or computers play; with two, a neutral army stands between them.
risk-option-players-is-2 = two and a neutral army
risk-option-players-is-3 = three
risk-option-players-is-4 = four

risk-option-good_colour = Colour of Good
risk-option-good_colour-sentence = Which colour the first army of Good wears; a second one wears the other.
risk-option-good_colour-is-green = green first
risk-option-good_colour-is-yellow = yellow first

risk-option-evil_colour = Colour of Evil
risk-option-evil_colour-sentence = Which colour the first army of Evil wears; a second one wears the other.
risk-option-evil_colour-is-red = red first
risk-option-evil_colour-is-black = black first

risk-option-deck = Adventure deck
risk-option-deck-sentence = Three of the forty cards are not known for sure: there are four second Leaders, or one and three powers twice.
risk-option-deck-is-four-leaders = four second Leaders
risk-option-deck-is-double-powers = one second Leader and three powers twice

risk-option-extra_powers = Extra powers
risk-option-extra_powers-sentence = Shuffle seven cards of the later printing into the Adventure deck.
risk-option-extra_powers-is-false = the forty cards of the box
risk-option-extra_powers-is-true = forty-seven cards

risk-option-site_draw_on_pass = Draw when passing a Site
risk-option-site_draw_on_pass-sentence = A Leader who only marches through a Site of Power earns a card too, as one printing has it.
risk-option-site_draw_on_pass-is-false = only where the Leader stops
risk-option-site_draw_on_pass-is-true = also on the way

risk-option-battalions_each = Battalions for four
risk-option-battalions_each-sentence = How many battalions each of four players starts with: forty as printed here, or thirty as elsewhere.
risk-option-battalions_each-is-40 = as printed
risk-option-battalions_each-is-30 = as in the other game of this book

risk-option-turn_limit = Turn limit
risk-option-turn_limit-sentence = 0 plays until one army holds every place, as printed. A limit is not printed: after so many turns whoever holds the most places and whole regions wins.
