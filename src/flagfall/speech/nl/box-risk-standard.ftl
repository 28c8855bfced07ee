# Namen en teksten van de doos, naar de sleutel in haar eigen bestand.

risk-standard-edition-title = Risk: basisspel
risk-standard-edition-sentence = Verover elke plaats van Midden-aarde met alleen bataljons en dobbelstenen.
