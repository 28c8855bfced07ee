server-old-sqlite = Partien werden mit SQLite 3.38 oder neuer aufbewahrt; dieses Python hat { $version }.
server-newer-database = Diese Datenbank wurde von einem neueren Flagfall geschrieben (ihre Tabellen sind bei { $found }, dieses kennt { $newest }). Installiere jene Version oder wähle eine andere Datenbank.
server-database-letters = Diese Datenbank bewahrt Buchstaben als { $found } auf, und Namen brauchen mehr: Lege sie mit der Kodierung UTF8 an.
server-no-log-level = Es gibt keine Protokollstufe { $level }; es gibt { $there }.
server-computer-plays = Diesen Platz spielt jetzt der Computer.
server-computer-no-draw = Der Computer nimmt kein Unentschieden an.
server-too-late-to-abort = Alle haben schon gezogen; die Partie kann aufgegeben, aber nicht mehr abgebrochen werden.
server-no-seat = Es gibt keinen Platz { $seat }; es gibt 0 bis { $last }.
server-not-over = Die Partie ist noch nicht vorbei.
server-next-game-made = Die nächste Partie gibt es schon.
server-many-games = Du hast in dieser Stunde schon viele Partien eröffnet; warte ein wenig.
server-much-talk = Das war viel auf einmal; warte ein wenig.
server-chat-length = Eine Zeile im Chat hat höchstens { $most } Zeichen.
server-nothing-to-say = Darin steht nichts.
server-guests-choose-phrases = Gäste wählen aus den fertigen Sätzen; mit einem Konto darfst du frei schreiben.
server-say-true = Sag true, um aufzugeben, abzubrechen oder noch einmal zu spielen, oder sag gar nichts.
server-no-phrase = Es gibt keinen Satz { $number }; es gibt 0 bis { $last }.
server-many-sign-in = Gerade melden sich viele an; warte ein wenig.
server-games-running = Bei dir { $most ->
        [one] läuft schon eine Partie; beende sie zuerst.
       *[other] laufen schon { $most } Partien; beende erst einige.
    }
server-full = Hier sind so viele Tische offen, wie Platz haben. Wer an einem sitzt, spielt weiter; versuch es in einer Minute noch einmal.
server-program-calls = Ein Programm darf { $most }-mal pro Minute anfragen; warte ein wenig.
server-games-an-hour = Du darfst { $most ->
        [one] eine Partie
       *[other] { $most } Partien
    } pro Stunde eröffnen; warte ein wenig.
server-games-from-address = Von deiner Adresse wurden in dieser Stunde viele Partien eröffnet; warte ein wenig.
server-seats = { $game } hat mit diesen Optionen { $seats } Plätze ({ $names }), nicht { $given }.
server-somebody-plays = Jemand muss mitspielen, oder die Partie muss öffentlich sein, damit andere zuschauen können.
server-only-computers-are-named = Nur ein Computerplatz nennt einen Spieler.
server-no-game = Diese Partie gibt es nicht.
server-about = Brettspiele mit verborgenen Armeen und Eroberungen.
server-no-page = Unter dieser Adresse gibt es nichts.
server-replay-no-seat = Es gibt keinen Platz { $seat }; es gibt { $seats } und all.
server-replay-called-off = Die Partie wurde abgebrochen, bevor sie begonnen hatte: Keine Seite wird gezeigt.
server-looked-back-often = Du hast schon oft zurückgeblickt; warte ein wenig.
server-many-scrolls = Das sind viele Aufzeichnungen; warte ein wenig.
server-setup-length = Eine Aufstellung hat höchstens { $most } Zeichen.
server-many-setups = Du hast schon { $most ->
        [one] eine Aufstellung; lösche sie zuerst.
       *[other] { $most } Aufstellungen; lösche erst einige.
    }
server-no-setup = Diese Aufstellung gibt es nicht.
server-guest-no-password = Du bist hier Gast: Es gibt noch kein Passwort.
server-no-mail = Dieser Server verschickt keine Mails.
server-no-address = Das ist keine E-Mail-Adresse wie ann@example.org.
server-no-mail-ask = Dieser Server verschickt keine Mails; bitte jemanden, der ihn betreibt, um einen Link.
server-asked-often = Danach wurde schon oft gefragt; warte eine Stunde.
server-many-tries = Zu viele Versuche; warte ein wenig.
server-old-link = Dieser Link ist zu alt oder schon benutzt; bitte um einen neuen.
server-one-verb = Eine Nachricht hat genau eins von: { $verbs }.
server-told-often = Das hast du oft genug gehört; warte ein wenig.
server-unreadable = Das war nicht zu lesen: { $why }
server-message-length = Eine Nachricht hat höchstens { $most } Byte.
server-since = Weniger als nichts hat niemand gehört: since ist 0 oder mehr.
server-spectators-listen = Zuschauer hören zu; setz dich auf einen Platz, um zu spielen.
server-seat-not-yours = Platz { $seat } gehört dir nicht; dir gehört { $mine }.
server-every-seat-taken = Alle Plätze sind besetzt.
server-no-open-game = Diese offene Partie gibt es nicht.
server-no-invitation = Diese Einladung gibt es nicht.
server-game-over = Diese Partie ist vorbei.
server-seat-taken = Auf diesem Platz sitzt schon jemand anderes.
server-administrators = Das dürfen nur die, die diesen Server betreiben.
server-report-words = Sag in ein paar Worten, was geschehen ist.
server-report-length = Eine Meldung hat höchstens { $most } Zeichen.
server-report-nobody = Dort sitzt niemand.
server-many-reports = Du hast in dieser Stunde schon viel gemeldet; warte ein wenig.
server-no-name = Wähle zuerst einen Namen.
server-nested = Das ist zu tief verschachtelt.
server-no-utf-8 = Das ist kein Text in UTF-8.
server-no-storage = Partien lassen sich gerade weder lesen noch speichern; nichts wurde geändert. Versuch es noch einmal.
server-wrong = Bei uns ist etwas schiefgegangen; nichts wurde geändert.
server-too-long = Das ist zu lang: Hier sind höchstens { $most } Byte erlaubt.
server-account-keeps-name = Ein Konto behält seinen Namen.
server-account-already = Du hast schon ein Konto.
server-many-accounts = Von deiner Adresse wurden in dieser Stunde viele Konten angelegt; warte ein wenig.
server-account-closed = Dieses Konto wurde von den Betreibern dieses Servers geschlossen.
server-wrong-passwords = Zu viele falsche Passwörter; versuch es in { $seconds } s noch einmal.
server-wrong-password = Name oder Passwort stimmen nicht.
server-password-short = Ein Passwort hat mindestens { $least } Zeichen.
server-password-long = Ein Passwort hat höchstens { $most } Zeichen.
server-many-people = Von deiner Adresse kamen in dieser Stunde schon viele; warte ein wenig.
server-name-empty = Ein Name braucht mindestens einen Buchstaben.
server-name-long = Ein Name hat höchstens { $most } Zeichen.
server-name-control = In einem Namen dürfen keine Steuerzeichen stehen.
server-name-of-program = So darf nur der Name eines Programms enden.
server-name-mixed = In einem Namen dürfen nicht Buchstaben aus mehreren Alphabeten stehen.
server-name-signs = Ein Name besteht nur aus Buchstaben, Ziffern und einfachen Zeichen.
server-other-site = Diese Seite gehört zu einer anderen Website.
server-nul = In einer Adresse steht kein NUL.
server-many-calls = Das sind viele Anfragen; warte ein wenig.
server-no-account = Es gibt kein Konto { $name }; einen Gast nennt man nach Partie und Platz, wie in Zk3v9QmW1xY:1.
server-not-running = Es läuft keine Partie { $game }.
server-no-such-game = Es gibt keine Partie { $game }.
server-name-taken = Der Name { $name } ist vergeben.
server-guest-has-no-password = { $name } ist Gast: Es gibt kein Passwort.
server-no-report = Es gibt keine offene Meldung { $report }.
server-no-act = Es gibt kein { $act }; es gibt { $acts }.
server-guest-no-administrator = { $name } ist Gast; nur ein Konto kann den Server verwalten.
server-many-look-back = Gerade blicken viele zurück; warte ein wenig.
server-moved-on = Seit deiner Entscheidung ging es am Tisch schon weiter.
server-time-is-up = Deine Zeit ist um.
server-not-stored = Das ließ sich nicht speichern; nichts wurde geändert. Versuch es noch einmal.
server-no-scroll = Das ist keine Aufzeichnung: { $why }
server-no-player = Der Spieler { $player } spielt { $game } nicht, oder es gibt ihn nicht. Die Spieler sind: { $players }.
server-which-player = Ein Computerplatz nennt einen Spieler. Die Spieler sind: { $players }.
server-name-is-taken = Dieser Name ist vergeben: Ein Konto heißt so, oder zum Verwechseln ähnlich. Großbuchstaben, Akzente, Leerzeichen und Satzzeichen unterscheiden Namen nicht, auch nicht 0 statt O oder 1 statt l. Wähle einen anderen.
server-replay-all = Alle Seiten werden erst gezeigt, wenn die Partie vorbei ist.
server-replay-not-yours = Dieser Platz gehört dir nicht; du kannst ihn sehen, wenn die Partie vorbei ist.
server-takes = An dieser Adresse geht nur: { $verbs }.
server-many-names = Du hattest schon viele Namen; behalte diesen eine Weile.
server-in-a-row = { ROW($parts) }
server-missing = es fehlt
server-no-json = Das ist kein JSON
server-unread = Das ist nicht zu lesen.
server-one-of = { $name } ist eins von: { $words }.
server-fields = { $wrong }; die Felder sind: { $fields }.
server-mended = { $wrong }.
server-at = { $name }: { $wrong }
server-scroll-later = Die Aufzeichnung verrät alles; du bekommst sie, wenn die Partie vorbei ist.
server-no-pledge = Zum Zufall dieser Partie wurde nichts versprochen: Sie ist älter als solche Versprechen.
server-no-lot = Ein Los ist ein Wort aus 8 bis 64 Zeichen von 0 bis 9 und a bis z.
server-lot-is-cast = Ein Los wird nur einmal geworfen, vor deiner ersten Entscheidung.
side-red = Rot
side-blue = Blau
side-good = Gut
side-evil = Böse
side-fire = Feuer
side-ice = Eis
side-green = Grün
side-yellow = Gelb
side-black = Schwarz
level-recruit = Rekrut
level-novice = Anfänger
level-sergeant = Unteroffizier
level-captain = Hauptmann
level-general = General
level-marshal = Feldmarschall
level-random = Zufall
level-recruit-sentence = Hat gerade erst die Regeln gehört und tut oft das Erste, was ihm einfällt. Antwortet sofort.
level-novice-sentence = Kennt die Grundlagen, wie ein Freund, der die Regeln einmal gelesen hat. Antwortet sofort.
level-sergeant-sentence = Denkt einen Zug voraus und macht noch Fehler. Antwortet sofort.
level-captain-sentence = Findet gute Angriffe und lässt die eigene Seite selten ungeschützt. Antwortet sofort.
level-general-sentence = Plant voraus und irrt sich nur ab und zu. Denkt bis zu einer halben Sekunde nach.
level-marshal-sentence = Der Stärkste, den es gibt: plant weit voraus und bestraft deine Fehler. Denkt bis zu einer Sekunde nach.
server-nobody = Jemand von früher
server-gone-resignation = { $who } hat aufgegeben.
server-gone-time = Die Zeit von { $who } ist abgelaufen.
server-computer = Der Computer ({ $player })
server-plays-on = { $gone } { $player } spielt weiter.
server-computer-gone = { $gone } antwortet nicht mehr. { $player } spielt für { $side } weiter.
server-draw-agreed = Alle haben sich auf ein Unentschieden geeinigt.
server-called-off = Die Partie wurde abgebrochen.
server-all-gave-up = Alle haben aufgegeben.
server-scroll-ends = Hier endet die Aufzeichnung.
server-ended = Wer diesen Server betreibt, hat die Partie beendet.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück und viel Spaß!
phrase-nice-move = Schöner Zug!
phrase-oh-no = Oh nein!
phrase-surprise = Damit habe ich nicht gerechnet.
phrase-take-your-time = Lass dir Zeit.
phrase-one-moment = Einen Moment, bitte.
phrase-well-played = Gut gespielt!
phrase-thank-you = Danke für das Spiel!
phrase-once-more = Noch einmal?
server-letter-about = Ein neues Passwort für Flagfall
server-rated-needs-account = Gewertete Partien sind nur für Menschen mit Konto. Behalte zuerst deinen Namen mit einem Passwort, oder spiel ohne Wertung.
server-rated-no-program = Ein Programm spielt nur ohne Wertung.
server-rated-between-people = In gewerteten Partien spielen nur Menschen, jeder auf einem eigenen Platz: kein Computer, und nicht alle an einem Gerät.
server-rated-one-seat = In einer gewerteten Partie hat jeder nur einen Platz.
server-rated-pair = Ihr zwei habt an einem Tag schon { $most ->
        [one] eine gewertete Partie
       *[other] { $most } gewertete Partien
    } gespielt; spielt eine ohne Wertung.
server-open-invitations = Du hast schon { $most ->
        [one] eine offene Einladung; warte, bis jemand kommt, oder zieh sie zurück.
       *[other] { $most } offene Einladungen; warte, bis jemand kommt, oder zieh eine zurück.
    }
server-notices-need-address = Gib zuerst eine E-Mail-Adresse an.
server-no-box = Es gibt keine Schachtel { $box }; es gibt { $boxes }.
server-no-profile = Hier gibt es kein Konto { $name }.
server-others-play = In dieser Partie spielt noch jemand: Spiel sie zu Ende oder gib auf, dann kannst du sie von deiner Liste nehmen.
server-turn-subject = Du bist am Zug: { $title }
server-clock = { $kind ->
        [none] Zu einer Uhr der Art { $kind } gehört sonst nichts.
        [move] Zu einer Uhr der Art { $kind } gehören 1 bis { $seconds } Sekunden.
        [total] Zu einer Uhr der Art { $kind } gehören 1 bis { $seconds } Sekunden und ein Zuschlag von 0 bis { $seconds }.
       *[days] Zu einer Uhr der Art { $kind } gehören 1 bis { $days } Tage.
    }
server-letter = Jemand, wahrscheinlich du, hat das Passwort des Kontos { $name } auf { $site } vergessen.

    Um ein neues zu wählen, öffne innerhalb von { $hours } Stunden diesen Link:

    { $link }

    Wenn du es nicht warst, brauchst du nichts zu tun: Das Passwort bleibt, wie es ist.
server-turn-letter = Hallo { $name },

    du bist am Zug: { $title } gegen { $others }.

    { $link }

    Zu dieser Partie kommt keine weitere Mail, bis du sie dir angesehen hast. Du hast diese Mails in den Einstellungen von { $site } eingeschaltet; dort kannst du sie auch abschalten.
server-review-over = Eine Analyse verrät alles; du bekommst sie, wenn die Partie vorbei ist.
server-review-long = Diese Partie ist zu lang für eine Analyse: Sie hat {$inputs} Schritte, möglich sind höchstens {$most}.
server-no-puzzle = Dieses Rätsel gibt es nicht.
server-no-answer = Eine Antwort sind ein paar Felder oder ein Zug.
