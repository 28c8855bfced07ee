server-old-sqlite = Spellen worden bewaard met SQLite 3.38 of nieuwer; deze Python heeft { $version }.
server-newer-database = Deze database is geschreven door een nieuwere Flagfall (haar tabellen staan op { $found }, deze kent { $newest }). Installeer die versie of kies een andere database.
server-database-letters = Deze database bewaart letters als { $found }, en namen hebben meer nodig: maak haar met ENCODING 'UTF8'.
server-no-log-level = Er is geen logniveau { $level }; er zijn { $there }.
server-computer-plays = Deze plaats wordt nu door de computer gespeeld.
server-computer-no-draw = De computer neemt geen remise aan.
server-too-late-to-abort = Iedereen heeft al een zet gedaan; je kunt de partij opgeven maar niet meer afbreken.
server-no-seat = Er is geen plaats { $seat }; er zijn 0 tot en met { $last }.
server-not-over = De partij is nog niet voorbij.
server-next-game-made = De volgende partij is er al.
server-many-games = Je hebt dit uur veel partijen gemaakt; wacht even.
server-much-talk = Dat was veel achter elkaar; wacht even.
server-chat-length = Een chatregel heeft hooguit { $most } tekens.
server-nothing-to-say = Daar staat niets in.
server-guests-choose-phrases = Gasten kiezen uit de zinnen; met een account mag je vrij schrijven.
server-say-true = Zeg true om op te geven, af te breken of nog eens te spelen, of zeg niets.
server-no-phrase = Er is geen zin { $number }; er zijn 0 tot en met { $last }.
server-many-sign-in = Er loggen nu veel mensen in; wacht even.
server-games-running = Je hebt { $most ->
        [one] een lopende partij; maak die eerst af.
       *[other] { $most } lopende partijen; maak er eerst een paar af.
    }
server-program-calls = Een programma mag hooguit { $most } keer per minuut iets vragen; wacht even.
server-games-an-hour = Je mag { $most ->
        [one] één partij
       *[other] { $most } partijen
    } per uur maken; wacht even.
server-games-from-address = Vanaf jouw adres zijn dit uur veel partijen gemaakt; wacht even.
server-full = Er zijn hier zoveel tafels open als er passen. Wie aan een tafel zit, speelt door; probeer het over een minuut opnieuw.
server-seats = { $game } heeft met deze opties { $seats } plaatsen ({ $names }), niet { $given }.
server-somebody-plays = Iemand moet spelen, of de partij moet openbaar zijn zodat anderen kunnen kijken.
server-only-computers-are-named = Alleen bij een plaats voor de computer hoort een speler.
server-no-game = Die partij bestaat niet.
server-about = Bordspellen met verborgen legers en veroveringen.
server-no-page = Op dit adres is niets te vinden.
server-replay-no-seat = Er is geen plaats { $seat }; er zijn { $seats }, en all.
server-replay-called-off = De partij is afgebroken voordat er iets gebeurd was: van niemand wordt de kant getoond.
server-looked-back-often = Je hebt vaak teruggekeken; wacht even.
server-many-scrolls = Dat zijn veel verslagen; wacht even.
server-setup-length = Een opstelling heeft hooguit { $most } tekens.
server-many-setups = Je hebt { $most ->
        [one] al een opstelling; verwijder die eerst.
       *[other] { $most } opstellingen; verwijder er eerst een paar.
    }
server-no-setup = Die opstelling bestaat niet.
server-guest-no-password = Je bent hier gast: er is nog geen wachtwoord.
server-no-mail = Deze server verstuurt geen mail.
server-no-address = Dat is geen e-mailadres; het moet er zo uitzien: ann@example.org.
server-no-mail-ask = Deze server verstuurt geen mail; vraag wie hem beheert om een link.
server-asked-often = Daar is vaak om gevraagd; wacht een uur.
server-many-tries = Te veel pogingen; wacht even.
server-old-link = Die link is te oud of al gebruikt; vraag om een nieuwe.
server-one-verb = Een bericht heeft precies één van: { $verbs }.
server-told-often = Dat is je vaak genoeg verteld; wacht even.
server-unreadable = Dat was niet te lezen: { $why }
server-message-length = Een bericht heeft hooguit { $most } bytes.
server-since = Niemand heeft minder dan niets gehoord: since is 0 of meer.
server-spectators-listen = Toeschouwers luisteren; neem een plaats om te spelen.
server-seat-not-yours = Plaats { $seat } is niet van jou; van jou is { $mine }.
server-every-seat-taken = Alle plaatsen zijn bezet.
server-no-open-game = Die open partij bestaat niet.
server-no-invitation = Die uitnodiging bestaat niet.
server-game-over = Die partij is voorbij.
server-seat-taken = Iemand anders heeft deze plaats al genomen.
server-administrators = Dat is voor wie deze server beheert.
server-report-words = Zeg in een paar woorden wat er gebeurd is.
server-report-length = Een melding heeft hooguit { $most } tekens.
server-report-nobody = Daar zit niemand.
server-many-reports = Je hebt dit uur veel gemeld; wacht even.
server-no-name = Kies eerst een naam.
server-nested = Dat is te diep genest.
server-no-utf-8 = Dat is geen tekst in UTF-8.
server-no-storage = Partijen zijn nu niet te lezen of te bewaren, dus er is niets gebeurd. Probeer het opnieuw.
server-wrong = Er ging bij ons iets mis; er is niets gebeurd.
server-too-long = Dat is te lang: op dit adres mogen het { $most } bytes zijn.
server-account-keeps-name = Een account houdt zijn naam.
server-account-already = Je hebt al een account.
server-many-accounts = Vanaf jouw adres zijn dit uur veel accounts gemaakt; wacht even.
server-account-closed = Dit account is gesloten door wie deze server beheert.
server-wrong-passwords = Te veel verkeerde wachtwoorden; probeer het over { $seconds } s opnieuw.
server-wrong-password = Naam of wachtwoord klopt niet.
server-password-short = Een wachtwoord heeft minstens { $least } tekens.
server-password-long = Een wachtwoord heeft hooguit { $most } tekens.
server-many-people = Vanaf jouw adres kwamen dit uur veel mensen; wacht even.
server-name-empty = Een naam heeft minstens één letter.
server-name-long = Een naam heeft hooguit { $most } tekens.
server-name-control = Een naam heeft geen besturingstekens.
server-name-of-program = Zo eindigt alleen de naam van een programma.
server-name-mixed = Een naam mengt geen letters uit verschillende alfabetten.
server-name-signs = Een naam bestaat alleen uit letters, cijfers en gewone tekens.
server-other-site = Deze pagina hoort bij een andere site.
server-nul = In een adres staat geen NUL.
server-many-calls = Dat zijn veel verzoeken; wacht even.
server-no-account = Er is geen account { $name }; een gast noem je naar partij en plaats, zoals Zk3v9QmW1xY:1.
server-not-running = Er loopt geen partij { $game }.
server-no-such-game = Er is geen partij { $game }.
server-name-taken = De naam { $name } is al bezet.
server-guest-has-no-password = { $name } is gast: er is geen wachtwoord.
server-no-report = Er is geen open melding { $report }.
server-no-act = Er is geen { $act }; er zijn { $acts }.
server-guest-no-administrator = { $name } is gast; alleen een account kan beheerder zijn.
server-many-look-back = Er kijken nu veel mensen terug; wacht even.
server-moved-on = Sinds je besliste, is de tafel verdergegaan.
server-time-is-up = Je tijd is om.
server-not-stored = Dit was niet te bewaren, dus er is niets gebeurd. Probeer het opnieuw.
server-no-scroll = Dit is geen verslag: { $why }
server-no-player = Er is geen speler { $player } voor { $game }. De spelers zijn: { $players }.
server-which-player = Bij een plaats voor de computer hoort een speler. De spelers zijn: { $players }.
server-name-is-taken = Die naam is bezet: een account heet zo, of lijkt er sprekend op. Hoofdletters, accenten, spaties en leestekens maken namen niet verschillend, en 0 voor O of 1 voor l ook niet. Kies een andere.
server-replay-all = Alle kanten worden getoond als de partij voorbij is.
server-replay-not-yours = Die plaats is niet van jou; je kunt hem zien als de partij voorbij is.
server-takes = Op dit adres kan alleen: { $verbs }.
server-many-names = Je hebt al veel namen gehad; houd deze een poosje.
server-in-a-row = { ROW($parts) }
server-missing = dit ontbreekt
server-no-json = Dat is geen JSON
server-unread = Dat is niet te lezen.
server-one-of = { $name } is een van: { $words }.
server-fields = { $wrong }; de velden zijn: { $fields }.
server-mended = { $wrong }.
server-at = { $name }: { $wrong }
server-scroll-later = Het verslag vertelt alles; je krijgt het als de partij voorbij is.
server-no-pledge = Over het toeval van deze partij is niets beloofd: de partij is ouder dan zulke beloften.
server-no-lot = Een lot is een woord van 8 tot 64 tekens, van 0 tot en met 9 en van a tot en met z.
server-lot-is-cast = Een lot wordt één keer geworpen, vóór je eerste beslissing.
side-red = Rood
side-blue = Blauw
side-good = Goed
side-evil = Kwaad
side-fire = Vuur
side-ice = IJs
side-green = Groen
side-yellow = Geel
side-black = Zwart
level-recruit = Rekruut
level-novice = Beginner
level-sergeant = Sergeant
level-captain = Kapitein
level-general = Generaal
level-marshal = Maarschalk
level-random = Toeval
level-recruit-sentence = Heeft net de regels gehoord en doet vaak het eerste wat hem te binnen schiet. Antwoordt meteen.
level-novice-sentence = Kent de basis, net als een vriend die de regels één keer gelezen heeft. Antwoordt meteen.
level-sergeant-sentence = Kijkt een zet vooruit en maakt nog fouten. Antwoordt meteen.
level-captain-sentence = Vindt goede aanvallen en laat de eigen kant zelden open. Antwoordt meteen.
level-general-sentence = Plant vooruit en vergist zich maar af en toe. Denkt hooguit een halve seconde.
level-marshal-sentence = De sterkste die er is: plant ver vooruit en laat je boeten voor fouten. Denkt hooguit een seconde.
server-nobody = Iemand die weg is
server-gone-resignation = { $who } heeft opgegeven.
server-gone-time = De tijd van { $who } is om.
server-computer = De computer ({ $player })
server-plays-on = { $gone } { $player } speelt verder.
server-computer-gone = { $gone } antwoordt niet meer. { $player } speelt verder voor { $side }.
server-draw-agreed = Iedereen werd het eens over remise.
server-called-off = De partij is afgebroken.
server-all-gave-up = Iedereen heeft opgegeven.
server-scroll-ends = Hier eindigt het verslag.
server-ended = Wie deze server beheert, heeft de partij beëindigd.
phrase-hello = Hallo!
phrase-good-luck = Succes en veel plezier!
phrase-nice-move = Mooie zet!
phrase-oh-no = O nee!
phrase-surprise = Dat zag ik niet aankomen.
phrase-take-your-time = Neem rustig de tijd.
phrase-one-moment = Eén moment, alsjeblieft.
phrase-well-played = Goed gespeeld!
phrase-thank-you = Bedankt voor het spelen!
phrase-once-more = Nog een keer?
server-letter-about = Een nieuw wachtwoord voor Flagfall
server-rated-needs-account = Een partij om de rating is tussen mensen met een account. Leg eerst je naam vast met een wachtwoord, of speel vriendschappelijk.
server-rated-no-program = Een programma speelt alleen vriendschappelijk.
server-rated-between-people = Een partij om de rating is tussen mensen, elk op een eigen plaats: geen computer, en niet op één apparaat.
server-rated-one-seat = In een partij om de rating heeft iedereen één plaats.
server-rated-pair = Jullie hebben op één dag al { $most ->
        [one] een partij om de rating gespeeld; speel nu vriendschappelijk.
       *[other] { $most } partijen om de rating gespeeld; speel er een vriendschappelijk.
    }
server-open-invitations = Je hebt al { $most ->
        [one] een open uitnodiging; wacht tot er iemand komt, of trek die in.
       *[other] { $most } open uitnodigingen; wacht tot er iemand komt, of trek er een in.
    }
server-notices-need-address = Geef eerst een e-mailadres op.
server-no-box = Er is geen doos { $box }; er zijn { $boxes }.
server-no-profile = Hier is geen account { $name }.
server-others-play = In deze partij speelt nog iemand: speel uit of geef op, dan kan de partij van je lijst.
server-turn-subject = Jij bent aan zet: { $title }
server-clock = { $kind ->
        [none] Een klok van de soort { $kind } heeft verder niets nodig.
        [move] Een klok van de soort { $kind } heeft 1 tot en met { $seconds } seconden.
        [total] Een klok van de soort { $kind } heeft 1 tot en met { $seconds } seconden en een toeslag van 0 tot en met { $seconds }.
       *[days] Een klok van de soort { $kind } heeft 1 tot en met { $days } dagen.
    }
server-letter =
    Iemand, waarschijnlijk jij, is het wachtwoord van het account { $name } op { $site } vergeten.

    Om een nieuw wachtwoord te kiezen, open je dit binnen { $hours } uur:

    { $link }

    Als jij het niet was, hoef je niets te doen: het wachtwoord blijft zoals het is.
server-turn-letter =
    Hallo { $name },

    Je bent aan zet in een partij { $title } tegen { $others }:

    { $link }

    Over deze partij krijg je geen nieuwe mail totdat je ernaar hebt gekeken. Je hebt om deze mails gevraagd in de instellingen van { $site }; daar kun je ze uitzetten.
server-review-over = Een analyse vertelt alles; je krijgt die als de partij voorbij is.
server-review-long = Te lang voor een analyse: deze partij heeft { $inputs } stappen, en er zijn er hooguit { $most } mogelijk.
server-no-puzzle = Die puzzel bestaat niet.
server-no-answer = Een antwoord is een paar velden, of één zet.
