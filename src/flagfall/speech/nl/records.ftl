scroll-breaks-off = het verslag breekt af: na de laatste invoer moet een regel 'end' staan
scroll-too-long = een verslag heeft hooguit { $most } regels
scroll-empty = het verslag is leeg
scroll-long-line = de regel heeft { $letters } tekens; het mogen er hooguit { $most } zijn
scroll-unprintable = de regel bevat tekens die niet te drukken zijn
scroll-is-none = dit is geen verslag: het moet beginnen met '{ $header }: 1'
scroll-no-header = { $header } is geen kopregel; de kopregels zijn { $known }, dan een lege regel
scroll-header-twice = de kopregel { $header } staat hier twee keer
scroll-header-missing = de kopregel { $header } ontbreekt
scroll-no-text = het verslag moet tekst in UTF-8 zijn; deze regel is dat niet
scroll-goes-on = het verslag gaat door na het einde
scroll-no-version = { $version } is geen versie van een verslag; een klein geheel getal wel
scroll-newer = dit verslag heeft versie { $version }; deze Flagfall leest versies 1 tot en met { $newest }
scroll-seats = de plaatsen moeten { $wanted } zijn
scroll-other-result = het verslag zegt { $result }, maar de partij zoals gespeeld is { $played }
scroll-no-seat = { $who } zit niet aan deze tafel; een regel begint met een van: { $known }
scroll-decides-nothing = { $who } beslist niets
check-no-pledge = { $file } zegt niets over een belofte: die partij is niet gespeeld op een server die er een doet.
check-other-pledge = De belofte van dit verslag is { $pledge }, niet de belofte die je zag: dit is een andere partij, of iemand heeft het verslag veranderd.
check-other-luck = De uitkomst van het toeval in beslissing { $number } is niet wat er beloofd was.
check-other-seal = Niets in dit verslag past bij het zegel { $seal }: een opstelling of beslissing is veranderd, of het hoort bij een andere partij.
scroll-fair = het toeval van het spel moet een startwaarde van 64 tekens van 0 tot en met f zijn, dan de loten: seat=word@number
strados-length = Een stelling heeft 100 letters; deze heeft er { $letters }.
strados-elsewhere = { $pieces ->
        [one] Eén stuk staat waar { $game } het niet opstelt.
       *[other] { $pieces } stukken staan waar { $game } ze niet opstelt.
    }
strados-no-letter = Er is geen letter voor { $kind }: alleen de klassieke stukken hebben er een.
strados-unknown-letter = { $letter } op { $square } is geen letter van een stelling: A tot en met Y en _ wel.
gravon-type = Partijen van de soort { $type } worden hier niet gespeeld; deze wel: { $known }.
gravon-declarations = Een Gravon-partij is een kort XML-bestand zonder eigen declaraties.
gravon-no-field = Er is geen <game> met een <field content=…>: de partij eindigde voordat beide legers stonden.
gravon-long = Een Gravon-partij is een korte tekst.
gravon-neither = Dit is noch Gravon-XML, noch Gravons oudere Stratego-notatie.
gravon-no-setup = Er is geen opstelling: de partij eindigde voordat beide legers stonden.
gravon-no-xml = De XML is niet te lezen: { $why }.
scroll-line = regel { $line }: { $why }
check-fair = Het toeval viel zoals beloofd ({ $pledge }): { $drawn ->
        [one] één uitkomst van het toeval
       *[other] { $drawn } uitkomsten van het toeval
    } en { $seals ->
        [one] één zegel
       *[other] { $seals } zegels
    } gecontroleerd.
