# Was Spieler von Stratego vereinbaren können.

stratego-option-aggressor_advantage = Vorteil des Angreifers
stratego-option-aggressor_advantage-sentence = Treffen zwei Figuren gleichen Ranges aufeinander, gewinnt der Angreifer, statt dass beide fallen.

stratego-option-silent_defense = Stille Verteidigung
stratego-option-silent_defense-sentence = Nur der Angreifer nennt seinen Rang; der Verteidiger bleibt geheim, außer vor einem Aufklärer (jeder Figur vom Rang 2).

stratego-option-rescue = Rettung
stratego-option-rescue-sentence = Erreiche die letzte Reihe des Gegners mit einer Figur, die nicht Rang 2 hat, und du darfst eine geschlagene Figur, die sich bewegen kann, in deine eigene Hälfte zurückholen. Zweimal im Spiel, mit zwei verschiedenen Figuren; damit endet der Zug.

stratego-option-captured = Geschlagene Figuren
stratego-option-captured-sentence = Wer die geschlagenen Figuren ansehen darf; bei Stiller Verteidigung ist das immer, wer sie verloren hat.
stratego-option-captured-is-open = alle
stratego-option-captured-is-prisoner = nur, wer sie geschlagen hat
stratego-option-captured-is-secret = nur, wer sie verloren hat
stratego-option-captured-is-stealth = niemand

stratego-option-two_square = Zwei-Felder-Regel
stratego-option-two_square-sentence = Wie viele Züge hintereinander eine Figur zwischen denselben zwei Feldern machen darf.
stratego-option-two_square-is-2 = zwei, wie in der Anleitung; der dritte wird abgelehnt
stratego-option-two_square-is-3 = drei, wie auf Turnieren
stratego-option-two_square-is-5 = fünf, wie früher
stratego-option-two_square-is-off = so viele du willst

stratego-option-more_square = Jagdregel
stratego-option-more_square-sentence = Niemand wird ewig im Kreis gejagt: Wer immer wieder an Figuren herantritt, die weglaufen, darf das Brett in derselben Jagd nicht wieder so aussehen lassen wie schon einmal.

stratego-option-calm_limit = Ruhegrenze
stratego-option-calm_limit-sentence = Das Spiel ist unentschieden nach so vielen Zügen, ohne dass etwas geschlagen wurde; 0 für nie.

stratego-option-ply_limit = Längengrenze
stratego-option-ply_limit-sentence = Das Spiel ist unentschieden nach so vielen Zügen insgesamt; 0 für nie.

stratego-option-both_stuck = Beide blockiert
stratego-option-both_stuck-sentence = Was geschieht, wenn keine Seite mehr ziehen kann.
stratego-option-both_stuck-is-draw = das Spiel ist unentschieden
stratego-option-both_stuck-is-loss = wer am Zug ist, verliert

stratego-option-memory = Gedächtnishilfe
stratego-option-memory-sentence = Was der Tisch sich für dich merkt.
stratego-option-memory-is-none = nichts, wie am echten Brett
stratego-option-memory-is-captured = die geschlagenen Figuren, die du gesehen hast
stratego-option-memory-is-marks = geschlagene Figuren, und wer gezogen oder sein Gesicht gezeigt hat
stratego-option-memory-is-odds = alles Gesehene, und was jede verdeckte Figur sein könnte

stratego-option-haradrim_falls = Frodo schlägt Haradrim
stratego-option-haradrim_falls-sentence = Wenn Frodo einen Haradrim trifft, fällt der Haradrim, statt dass beide bleiben.

stratego-option-rampage_hides = Raserei wahrt Geheimnisse
stratego-option-rampage_hides-sentence = Eine Raserei zeigt die Fahnen und Fallen daneben nicht.

stratego-option-all_powers = Alle nachempfundenen Kräfte
stratego-option-all_powers-sentence = Dazu kommen die Kräfte, die für Figuren neu erfunden wurden, deren gedruckte Kräfte verloren sind.

stratego-option-entry_in_parts = Verstärkung in Teilen
stratego-option-entry_in_parts-sentence = Passt nicht die ganze Verstärkung aufs Brett, darf zuerst kommen, was passt.
