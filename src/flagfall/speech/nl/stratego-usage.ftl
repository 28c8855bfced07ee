# Wat je bij Stratego kunt typen en wat het doet: in de terminal, telkens naast een voorbeeld.

stratego-usage-place = één stuk opstellen
stratego-usage-deploy = een hele opstelling: { $rows } rijen van { $cols } letters, van de bovenkant van het bord naar beneden, een punt voor een leeg veld. { $letters }.
stratego-usage-letter = { $letter } { $piece }
stratego-usage-move = zetten, of aanvallen wat daar staat; een beurt in meer stappen is één regel met komma's
stratego-usage-power = { $power }, { $owners }: { $sentence }
stratego-usage-power-reconstructed = { $power }, { $owners } (gereconstrueerd): { $sentence }
stratego-usage-enter = al je versterkingen binnenbrengen, zodra { $count } vijandelijke stukken weg zijn; daarna zet je zoals altijd
stratego-usage-rescue = een geslagen stuk terughalen, meteen nadat je de achterste rij van de vijand hebt bereikt; `stop` als je dat niet wilt
