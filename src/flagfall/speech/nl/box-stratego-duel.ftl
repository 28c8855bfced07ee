# Namen en teksten van de doos, naar de sleutel in haar eigen bestand.

stratego-duel-title = Tweegevecht
stratego-duel-sentence = Elk tien stukken op het hele bord: kort, fel en vol bluf.
