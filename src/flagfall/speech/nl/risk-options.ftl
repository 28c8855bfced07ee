# Wat spelers van Risk kunnen afspreken.

risk-option-players = Spelers
risk-option-players-sentence = Hoeveel mensen of computers spelen; met twee staat er een neutraal leger tussen.
risk-option-players-is-2 = twee en een neutraal leger
risk-option-players-is-3 = drie
risk-option-players-is-4 = vier

risk-option-good_colour = Kleur van Goed
risk-option-good_colour-sentence = Welke kleur het eerste leger van Goed draagt; een tweede draagt de andere.
risk-option-good_colour-is-green = eerst groen
risk-option-good_colour-is-yellow = eerst geel

risk-option-evil_colour = Kleur van Kwaad
risk-option-evil_colour-sentence = Welke kleur het eerste leger van Kwaad draagt; een tweede draagt de andere.
risk-option-evil_colour-is-red = eerst rood
risk-option-evil_colour-is-black = eerst zwart

risk-option-deck = Avontuurstapel
risk-option-deck-sentence = Drie van de veertig kaarten kent niemand zeker: het zijn vier tweede Leiders, of één tweede Leider en drie krachten dubbel.
risk-option-deck-is-four-leaders = vier tweede Leiders
risk-option-deck-is-double-powers = één tweede Leider en drie krachten dubbel

risk-option-extra_powers = Extra krachten
risk-option-extra_powers-sentence = Schud zeven kaarten van de latere druk door de Avontuurstapel.
risk-option-extra_powers-is-false = de veertig kaarten van de doos
risk-option-extra_powers-is-true = zevenenveertig kaarten

risk-option-site_draw_on_pass = Kaart in het voorbijgaan
risk-option-site_draw_on_pass-sentence = Een Leider die alleen door een Plaats van Macht trekt, verdient ook een kaart, zoals in één druk staat.
risk-option-site_draw_on_pass-is-false = alleen waar de Leider stopt
risk-option-site_draw_on_pass-is-true = ook onderweg

risk-option-battalions_each = Bataljons bij vier spelers
risk-option-battalions_each-sentence = Met hoeveel bataljons ieder van de vier spelers begint: veertig zoals in dit boekje, of dertig zoals elders.
risk-option-battalions_each-is-40 = volgens het boekje
risk-option-battalions_each-is-30 = zoals in het andere spel van dit boekje

risk-option-turn_limit = Beurtgrens
risk-option-turn_limit-sentence = 0: spelen tot één leger elke plaats bezit, volgens het boekje. Een grens staat daar niet in: na zoveel beurten wint wie de meeste plaatsen en hele streken bezit.
