# Wat spelers van Stratego kunnen afspreken.

stratego-option-aggressor_advantage = Voordeel voor de aanvaller
stratego-option-aggressor_advantage-sentence = Als twee stukken van dezelfde rang tegen elkaar vechten, wint de aanvaller, in plaats van dat ze allebei vallen.

stratego-option-silent_defense = Stille verdediging
stratego-option-silent_defense-sentence = Alleen de aanvaller zegt zijn rang; de verdediger blijft geheim, behalve voor een Verkenner (elk stuk van rang 2).

stratego-option-rescue = Redding
stratego-option-rescue-sentence = Bereik je de achterste rij van de vijand met een stuk dat niet van rang 2 is, dan mag je een geslagen stuk dat kan bewegen terugzetten op je eigen helft. Twee keer per spel, met twee verschillende stukken; daarmee eindigt de beurt.

stratego-option-captured = Geslagen stukken
stratego-option-captured-sentence = Wie de geslagen stukken mag bekijken; met Stille verdediging mag dat altijd wie ze verloor.
stratego-option-captured-is-open = iedereen
stratego-option-captured-is-prisoner = alleen wie ze sloeg
stratego-option-captured-is-secret = alleen wie ze verloor
stratego-option-captured-is-stealth = niemand

stratego-option-two_square = Tweeveldenregel
stratego-option-two_square-sentence = Hoeveel zetten achter elkaar één stuk tussen dezelfde twee velden mag doen.
stratego-option-two_square-is-2 = twee, volgens het boekje; de derde wordt geweigerd
stratego-option-two_square-is-3 = drie, zoals op toernooien
stratego-option-two_square-is-5 = vijf, zoals vroeger
stratego-option-two_square-is-off = zoveel je wilt

stratego-option-more_square = Jaagregel
stratego-option-more_square-sentence = Niemand wordt eindeloos rondgejaagd: wie steeds op stukken afstapt die weglopen, mag het bord er in dezelfde jacht niet nog eens zo laten uitzien als eerder.

stratego-option-calm_limit = Rustgrens
stratego-option-calm_limit-sentence = Het spel eindigt in remise na zoveel zetten zonder dat er iets geslagen is; 0 voor nooit.

stratego-option-ply_limit = Lengtegrens
stratego-option-ply_limit-sentence = Het spel eindigt in remise na zoveel zetten in totaal; 0 voor nooit.

stratego-option-both_stuck = Allebei vast
stratego-option-both_stuck-sentence = Wat er gebeurt als geen van beide kanten meer kan zetten.
stratego-option-both_stuck-is-draw = het spel eindigt in remise
stratego-option-both_stuck-is-loss = wie aan zet is, verliest

stratego-option-memory = Geheugensteun
stratego-option-memory-sentence = Wat de tafel voor je onthoudt.
stratego-option-memory-is-none = niets, zoals met de echte doos
stratego-option-memory-is-captured = de geslagen stukken die je hebt gezien
stratego-option-memory-is-marks = geslagen stukken, en wie er bewogen of zijn gezicht getoond heeft
stratego-option-memory-is-odds = alles wat gezien is, en wat elk verborgen stuk kan zijn

stratego-option-haradrim_falls = Frodo slaat Haradrim
stratego-option-haradrim_falls-sentence = Als Frodo tegen een Haradrim vecht, valt de Haradrim, in plaats van dat ze allebei blijven staan.

stratego-option-rampage_hides = Razernij bewaart geheimen
stratego-option-rampage_hides-sentence = Een razernij toont de Vlaggen en Vallen ernaast niet.

stratego-option-all_powers = Alle gereconstrueerde krachten
stratego-option-all_powers-sentence = Voegt de krachten toe die opnieuw bedacht zijn voor stukken waarvan de gedrukte krachten verloren zijn.

stratego-option-entry_in_parts = Versterkingen in delen
stratego-option-entry_in_parts-sentence = Passen niet alle versterkingen op het bord, dan mogen zij die passen eerst komen.
