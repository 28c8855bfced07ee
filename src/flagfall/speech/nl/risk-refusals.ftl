risk-no-place = Op dit bord is geen plaats die { $text } heet.{ $meant }
risk-no-card = Er is geen Avontuurkaart die { $text } heet.{ $meant }
risk-not-understood = Ik begrijp { $text } niet. Bijvoorbeeld: place moria, attack moria > eregion, pass.
risk-dice-number = Bij { $verb } horen 1 tot en met { $most } dobbelstenen, niet { $said }.
risk-no-bridge = Tussen { THE($a) } en { THE($a2) } is geen brug.
risk-which-place = Welke plaats? Noem er een van het bord, zoals moria.
risk-too-long = { $text } is langer dan welke beslissing ook.
risk-two-places = Er zijn twee plaatsen nodig, zoals in: moria { $mark } eregion.
risk-no-decision = { $decision } is geen beslissing van dit spel.
risk-empty-line = Een lege regel beslist niets. Bijvoorbeeld: place moria, of pass.
risk-place-nothing = Geen bataljon plaatsen is niets doen.
risk-too-many-to-place = Je hebt { $waiting ->
        [one] één bataljon
       *[other] { $waiting } bataljons
    } te plaatsen, niet { $count }.
risk-set-of-three = Een set is drie Gebiedskaarten, zoals in: trade moria eregion wild.
risk-no-set = Je hebt geen set Gebiedskaarten om te ruilen.
risk-attack-two-places = Er zijn twee plaatsen nodig, zoals in: attack moria > eregion.
risk-no-border-possible = { $why } { $possible }
risk-nobody-to-spend = Je hebt daar al { $army }: er is niemand om in te zetten tot er nog { $left } over zijn.
risk-march-needs = Een mars heeft twee plaatsen en een getal nodig, zoals in: move moria > gladden_fields 4.
risk-march-most = Er trekken hooguit { $most } bataljons tegelijk.
risk-leader-must = Die mars vanuit { THE($place) } kan alleen met de Leider.
risk-no-leader = Er staat geen Leider van jou in { THE($place) }. Verplaats alleen bataljons: laat `with leader` weg.
risk-no-position = Dit is geen stelling van dit spel: { $why }.
risk-kept-apart = Tussen { THE($a) } en { THE($b) } ligt { $barrier ->
        [river] een rivier zonder brug
       *[mountain] een berg
    }.
risk-no-border = Tussen { THE($a) } en { THE($b) } is geen grens.
risk-leader-pinned = De Leider in { THE($place) } heeft een opdracht opgeëist en blijft. Bataljons mogen zonder hem gaan: laat `with leader` weg.
risk-leader-would-meet = De Leider in { THE($place) } zou een andere Leider van jou tegenkomen. Bataljons mogen zonder hem gaan: laat `with leader` weg.
