reason-stratego-win = { $who } slaat { THE($enemy) } op { $square }.
reason-stratego-flag = { $who } slaat { THE($enemy) } op { $square } en wint het spel.
reason-stratego-both = { $who } en { THE($enemy) } op { $square } vallen allebei, en dat is het waard.
reason-stratego-lose = { $who } gaat verloren op { $square }, maar er wordt iets anders mee gewonnen.
reason-stratego-stand = { $who } en { THE($enemy) } op { $square } blijven allebei staan; proberen kost niets.
reason-stratego-hidden = { $who } valt het verborgen stuk op { $square } aan: gezien wat er nog over is, lukt dat in { $percent } van de 100 gevallen.
reason-stratego-finds-out = { $who } ontdekt wie er op { $square } staat: gezien wat er nog over is, lukt de aanval maar in { $percent } van de 100 gevallen, maar dan weet je het.
reason-stratego-flees = { $who } ontkomt aan { THE($enemy) }, naar { $square }.
reason-stratego-hunts = { $who } gaat naar { $square } en bedreigt daar { THE($enemy) }.
reason-stratego-faces = { $who } stapt naar { $square }, vlak voor een verborgen stuk: wie daarna beweegt, verraadt iets.
reason-stratego-advances = { $who } rukt op naar { $square }.
reason-stratego-waits = { $who } gaat naar { $square }: er wordt niets verraden, en de anderen moeten tonen wat ze willen.
reason-stratego-place = Op { $square } staat { THE($piece) } goed.
reason-stratego-heal = Op { $square } komt { THE($piece) } terug.
reason-stratego-rescue = Je krijgt je { $piece } terug, op { $square }.
reason-stratego-power = { $who } gebruikt een eigen kracht ({ $power }) op { $square }.
reason-stratego-enter = Het is tijd voor je versterkingen.
reason-stratego-stop = Het is genoeg: doorgaan riskeert meer dan het kan winnen.
reason-risk-border = Er zijn bataljons nodig in { THE($place) }: aan de grenzen { $enemies ->
        [one] staat één vijandelijk bataljon.
       *[other] staan { $enemies } vijandelijke bataljons.
    }
reason-risk-inland = In { THE($place) } staan ze net zo goed als ergens anders.
reason-risk-attacks-no-more = Voor deze beurt is het genoeg: van meer aanvallen wordt zwakker wat je moet houden.
reason-risk-pass = Er is hier niets beters te doen.
reason-risk-defend = Gooi zoveel dobbelstenen als je mag: gelijk is voor jou.
reason-risk-draw = Een kaart kost niets en kan je het spel laten winnen.
reason-risk-play = Dit is het moment voor deze kaart.
reason-risk-claim = De opdracht is vervuld: eis hem op.
reason-risk-discard = Deze kaart heb je het minst nodig.
reason-risk-offer = Kaarten zijn bataljons waard, en nu kun je die gebruiken.
reason-risk-with_leader = Met een Leider telt je hoogste dobbelsteen meer.
reason-risk-leader = Daar heb je het meest aan een Leider.
reason-risk-from = Aan bataljons die ver van elke vijand staan, heb je niets: verplaats ze.
reason-risk-to = Daar zijn ze nodig.
reason-risk-judgement = Van alles wat je kunt doen, is dit het beste voor je.
reason-risk-attack = Je kunt { THE($place) } innemen: in { $percent } van de 100 gevallen lukt het{ $breaks ->
        [yes] , en dan bezit niemand meer heel { $region }
       *[no] { "" }
    }.
reason-risk-roll = { $dice ->
        [one] Eén dobbelsteen is genoeg
       *[other] Hoe meer dobbelstenen, hoe beter: gooi er { WORD($dice) }
    }.
reason-yours = Je { $piece }
reason-theirs = { THE($piece) }
thought-risk-plan = Met de nieuwe bataljons gaat het van { $start } naar { $place }.
thought-risk-stop = Niet meer aanvallen, en bewaken wat er is.
