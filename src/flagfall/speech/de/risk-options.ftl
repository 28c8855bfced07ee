# Was Spieler von Risiko vereinbaren können.

risk-option-players = Spieler
risk-option-players-sentence = Wie viele Menschen oder Computer spielen; bei zweien steht eine neutrale Armee zwischen ihnen.
risk-option-players-is-2 = zwei, dazu eine neutrale Armee
risk-option-players-is-3 = drei
risk-option-players-is-4 = vier

risk-option-good_colour = Farbe des Guten
risk-option-good_colour-sentence = Welche Farbe die erste Armee des Guten hat; eine zweite hat die andere.
risk-option-good_colour-is-green = zuerst Grün
risk-option-good_colour-is-yellow = zuerst Gelb

risk-option-evil_colour = Farbe des Bösen
risk-option-evil_colour-sentence = Welche Farbe die erste Armee des Bösen hat; eine zweite hat die andere.
risk-option-evil_colour-is-red = zuerst Rot
risk-option-evil_colour-is-black = zuerst Schwarz

risk-option-deck = Abenteuerstapel
risk-option-deck-sentence = Drei der vierzig Karten kennt niemand sicher: Entweder gibt es vier zweite Heerführer, oder einen und dafür drei Kräfte doppelt.
risk-option-deck-is-four-leaders = vier zweite Heerführer
risk-option-deck-is-double-powers = ein zweiter Heerführer und drei Kräfte doppelt

risk-option-extra_powers = Weitere Kräfte
risk-option-extra_powers-sentence = Misch sieben Karten der späteren Auflage in den Abenteuerstapel.
risk-option-extra_powers-is-false = die vierzig Karten der Schachtel
risk-option-extra_powers-is-true = siebenundvierzig Karten

risk-option-site_draw_on_pass = Karte beim Durchzug
risk-option-site_draw_on_pass-sentence = Auch ein Heerführer, der nur durch eine Stätte der Macht marschiert, verdient eine Karte, wie es in einer Auflage steht.
risk-option-site_draw_on_pass-is-false = nur, wo der Heerführer anhält
risk-option-site_draw_on_pass-is-true = auch unterwegs

risk-option-battalions_each = Bataillone zu viert
risk-option-battalions_each-sentence = Mit wie vielen Bataillonen bei vier Spielern jeder beginnt: vierzig, wie in dieser Anleitung gedruckt, oder dreißig, wie anderswo.
risk-option-battalions_each-is-40 = wie in der Anleitung
risk-option-battalions_each-is-30 = wie im anderen Spiel dieser Anleitung

risk-option-turn_limit = Zuggrenze
risk-option-turn_limit-sentence = Bei 0 wird gespielt, bis eine Armee jedes Gebiet hält, wie in der Anleitung. Eine Grenze steht nicht darin: Nach so vielen Zügen gewinnt, wer die meisten Gebiete und ganzen Regionen hält.
