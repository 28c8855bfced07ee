# Was Spieler von Stratego vereinbaren können.

stratego-option-aggressor_advantage = Vorteil des Angreifers
stratego-option-aggressor_advantage-sentence = Treffen zwei Figuren gleichen Ranges aufeinander, gewinnt der Angreifer, statt dass beide fallen.

stratego-option-silent_defense = Stille Verteidigung
stratego-option-silent_defense-sentence = Nur der Angreifer nennt seinen Rang; der Verteidiger bleibt geheim, außer vor einem Aufklärer (also vor jeder Figur vom Rang 2).

stratego-option-rescue = Rettung
stratego-option-rescue-sentence = Erreichst du mit einer Figur die letzte Reihe des Gegners, darfst du eine geschlagene Figur, die ziehen kann, in deine eigene Hälfte zurückholen. Figuren vom Rang 2 können nicht retten. Zweimal im Spiel, durch zwei verschiedene Figuren; damit endet der Zug.

stratego-option-captured = Geschlagene Figuren
stratego-option-captured-sentence = Wer die geschlagenen Figuren ansehen darf; bei Stiller Verteidigung immer der, der sie verloren hat.
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
stratego-option-more_square-sentence = Niemand wird ewig im Kreis gejagt: Wer immer wieder an Figuren herantritt, die weglaufen, darf das Brett in derselben Jagd nicht noch einmal genauso aussehen lassen wie vorher.

stratego-option-calm_limit = Züge ohne Schlagen
stratego-option-calm_limit-sentence = Nach so vielen Zügen, in denen nichts geschlagen wurde, ist das Spiel unentschieden; 0 für nie.

stratego-option-ply_limit = Züge insgesamt
stratego-option-ply_limit-sentence = Nach so vielen Zügen insgesamt ist das Spiel unentschieden; 0 für nie.

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
stratego-option-haradrim_falls-sentence = Treffen Frodo und ein Haradrim aufeinander, fällt der Haradrim, statt dass beide stehen bleiben.

stratego-option-rampage_hides = Raserei verrät weniger
stratego-option-rampage_hides-sentence = Eine Raserei zeigt die Fahnen und Fallen daneben nicht.

stratego-option-all_powers = Alle nachempfundenen Kräfte
stratego-option-all_powers-sentence = Dazu kommen neu erfundene Kräfte für Figuren, deren gedruckte Kräfte nicht mehr zu finden sind.

stratego-option-entry_in_parts = Verstärkung in Teilen
stratego-option-entry_in_parts-sentence = Passt nicht die ganze Verstärkung aufs Brett, darf zuerst kommen, was passt.
