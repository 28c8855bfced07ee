# Was Spieler von Risiko vereinbaren können.

risk-option-players = Spieler
risk-option-players-sentence = Wie viele Menschen oder Computer spielen; bei zweien steht eine neutrale Armee zwischen ihnen.
risk-option-players-is-2 = zwei und eine neutrale Armee
risk-option-players-is-3 = drei
risk-option-players-is-4 = vier

risk-option-good_colour = Farbe von Gut
risk-option-good_colour-sentence = Welche Farbe die erste Armee von Gut trägt; eine zweite trägt die andere.
risk-option-good_colour-is-green = erst Grün
risk-option-good_colour-is-yellow = erst Gelb

risk-option-evil_colour = Farbe von Böse
risk-option-evil_colour-sentence = Welche Farbe die erste Armee von Böse trägt; eine zweite trägt die andere.
risk-option-evil_colour-is-red = erst Rot
risk-option-evil_colour-is-black = erst Schwarz

risk-option-deck = Abenteuerstapel
risk-option-deck-sentence = Drei der vierzig Karten kennt niemand sicher: vier zweite Anführer, oder einer und drei doppelte Kräfte.
risk-option-deck-is-four-leaders = vier zweite Anführer
risk-option-deck-is-double-powers = ein zweiter Anführer und drei Kräfte doppelt

risk-option-extra_powers = Weitere Kräfte
risk-option-extra_powers-sentence = Misch sieben Karten der späteren Auflage in den Abenteuerstapel.
risk-option-extra_powers-is-false = die vierzig Karten der Schachtel
risk-option-extra_powers-is-true = siebenundvierzig Karten

risk-option-site_draw_on_pass = Karte beim Durchzug
risk-option-site_draw_on_pass-sentence = Ein Anführer, der einen Ort der Macht nur durchquert, verdient auch eine Karte, wie es in einer Auflage steht.
risk-option-site_draw_on_pass-is-false = nur, wo der Anführer anhält
risk-option-site_draw_on_pass-is-true = auch unterwegs

risk-option-battalions_each = Bataillone zu viert
risk-option-battalions_each-sentence = Mit wie vielen Bataillonen jeder von vier Spielern beginnt: vierzig, wie hier gedruckt, oder dreißig, wie anderswo.
risk-option-battalions_each-is-40 = wie in der Anleitung
risk-option-battalions_each-is-30 = wie im anderen Spiel dieses Heftes

risk-option-turn_limit = Zuggrenze
risk-option-turn_limit-sentence = 0 spielt, bis eine Armee jeden Ort hält, wie in der Anleitung. Eine Grenze steht nicht darin: Nach so vielen Zügen gewinnt, wer die meisten Orte und ganzen Regionen hält.
