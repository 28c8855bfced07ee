# Wat spelers van Stratego kunnen afspreken.

stratego-option-aggressor_advantage = Voordeel aanvaller
stratego-option-aggressor_advantage-sentence = Als twee stukken van dezelfde rang elkaar treffen, wint de aanvaller in plaats dat beide vallen.

stratego-option-silent_defense = Stille verdediging
stratego-option-silent_defense-sentence = Alleen de aanvaller zegt zijn rang; de verdediger blijft geheim, behalve voor een Verkenner (elk stuk van rang 2).

stratego-option-rescue = Redding
stratego-option-rescue-sentence = Bereik de achterste rij van de vijand met een stuk dat niet van rang 2 is, en je mag een geslagen stuk dat kan bewegen terugbrengen op je eigen helft. Twee keer per spel, met twee verschillende stukken; daarmee eindigt de beurt.

stratego-option-captured = Geslagen stukken
stratego-option-captured-sentence = Wie de geslagen stukken mag bekijken; met Stille verdediging is dat altijd wie ze verloor.
stratego-option-captured-is-open = iedereen
stratego-option-captured-is-prisoner = alleen wie ze sloeg
stratego-option-captured-is-secret = alleen wie ze verloor
stratego-option-captured-is-stealth = niemand

stratego-option-two_square = Twee-veldenregel
stratego-option-two_square-sentence = Hoeveel zetten achter elkaar één stuk tussen dezelfde twee velden mag doen.
stratego-option-two_square-is-2 = twee, volgens het boekje; de derde wordt geweigerd
stratego-option-two_square-is-3 = drie, zoals op toernooien
stratego-option-two_square-is-5 = vijf, zoals vroeger
stratego-option-two_square-is-off = zoveel je wilt

stratego-option-more_square = Jaagregel
stratego-option-more_square-sentence = Niemand wordt eindeloos rondgejaagd: wie steeds op stukken afstapt die weglopen, mag het bord er in dezelfde jacht niet nog eens zo laten uitzien als eerder.

stratego-option-calm_limit = Rustgrens
stratego-option-calm_limit-sentence = Het spel is remise na zoveel zetten zonder dat er iets geslagen is; 0 voor nooit.

stratego-option-ply_limit = Lengtegrens
stratego-option-ply_limit-sentence = Het spel is remise na zoveel zetten in totaal; 0 voor nooit.

stratego-option-both_stuck = Beide vast
stratego-option-both_stuck-sentence = Wat er gebeurt als geen van beide kanten meer kan zetten.
stratego-option-both_stuck-is-draw = het spel is remise
stratego-option-both_stuck-is-loss = wie aan zet is verliest

stratego-option-memory = Geheugensteun
stratego-option-memory-sentence = Wat de tafel voor je onthoudt.
stratego-option-memory-is-none = niets, zoals met de echte doos
stratego-option-memory-is-captured = de geslagen stukken die je hebt gezien
stratego-option-memory-is-marks = geslagen stukken, en wie er bewogen of zijn gezicht getoond heeft
stratego-option-memory-is-odds = alles wat gezien is, en wat elk verborgen stuk kan zijn

stratego-option-haradrim_falls = Frodo slaat Haradrim
stratego-option-haradrim_falls-sentence = Als Frodo een Haradrim treft, valt de Haradrim in plaats dat beide blijven.

stratego-option-rampage_hides = Razernij bewaart geheimen
stratego-option-rampage_hides-sentence = Een razernij toont de Vlaggen en Vallen ernaast niet.

stratego-option-all_powers = Alle gereconstrueerde krachten
stratego-option-all_powers-sentence = Voegt de krachten toe die opnieuw bedacht zijn voor stukken waarvan de gedrukte krachten verloren zijn.

stratego-option-entry_in_parts = Versterking in delen
stratego-option-entry_in_parts-sentence = Past niet de hele versterking op het bord, dan mag eerst komen wat past.
