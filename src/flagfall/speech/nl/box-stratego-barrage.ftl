# Namen en teksten van de doos, naar de sleutel in haar eigen bestand.

stratego-barrage-title = Spervuur
stratego-barrage-sentence = Elk acht stukken op het hele bord: een complete veldslag in tien minuten.
