# Namen en teksten van de doos, naar de sleutel in haar eigen bestand.

stratego-lotr-ring-title = Vernietig de Ring
stratego-lotr-ring-sentence = Frodo draagt de Ring naar de Doemberg; het Kwaad moet hem eerst vinden.
stratego-lotr-ring-goal = Het Goede verzwakt het Kwaad door Frodo naar de Doemberg te brengen; het Kwaad wordt sterker als het hem eerder slaat. De Vlag beslist nog steeds wie wint.
stratego-lotr-ring-reconstructed-1 = Welk veld de Doemberg is (h6, te betreden vanaf i6 en h7): het gedrukte bord is niet gevonden.
stratego-lotr-ring-board-zone = Verboden Zone
stratego-lotr-ring-ring-examples-1 = De Tovenaar-koning telt dan bijvoorbeeld 11, en Éowyn slaat hem nog steeds. Saruman telt 10, maar Éowyn slaat Saruman niet. De Razernij van een Berserker reikt nu tot en met rang 6. Vestingen, Gríma Slangtong en de Vlag blijven zoals ze waren.
stratego-lotr-ring-refuses-rescue = een geslagen Ringdrager kan niet terugkomen.
