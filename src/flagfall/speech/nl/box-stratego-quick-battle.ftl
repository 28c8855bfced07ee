# Namen en teksten van de doos, naar de sleutel in haar eigen bestand.

stratego-quick-battle-title = Snelle slag
stratego-quick-battle-sentence = Elk tien stukken op een klein bord van acht bij acht: de snelste weg naar een gevallen Vlag.
stratego-quick-battle-reconstructed-1 = De twee kleine meren (c4 c5 en f4 f5): het bord uit de doos is niet gevonden.
stratego-quick-battle-board-zone = Meer
