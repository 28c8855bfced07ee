# Die Regeln von Stratego, erklärt für jemanden ohne die Schachtel. ALL($pieces) sind „Gandalf und die Elben“.

stratego-section-want = Das Ziel
stratego-section-setup = Aufstellen
stratego-section-turn = Dein Zug
stratego-section-attack = Angreifen
stratego-section-pieces = Die Figuren
stratego-section-talents = Figuren mit einem Talent
stratego-section-back = Hin und her
stratego-section-using = Eine Kraft nutzen
stratego-section-powers = Besondere Kräfte
stratego-section-reinforcements = Verstärkung
stratego-section-ring = Der Ring
stratego-section-children = Die Kinder
stratego-section-rescue = Rettung
stratego-section-ends = Wie es endet
stratego-section-captured = Geschlagene Figuren
stratego-section-advice = Guter Rat
stratego-section-agreed = Was ihr vereinbart habt
stratego-section-writing = Einen Zug schreiben
stratego-section-reconstructed = Was nachempfunden ist

stratego-guide-goal = { $sentence } Deine Figuren stehen mit dem Rücken zum Gegner, und er weiß nicht, welche Figur welche ist. Finde heraus, wo er seine Fahne versteckt, und schlage sie, bevor deine geschlagen wird.
stratego-guide-board = Das Brett hat { $rows } Reihen zu { $cols } Feldern. Auf diesen Feldern ({ $zone }) darf niemand stehen: { COMMAS($squares) }.
stratego-guide-puts = { THE($army) } { PLURAL($army) ->
        [yes] stellen
       *[no] stellt
    } { WORD($count) } Figuren auf die Reihen { $first } bis { $last }.
stratego-guide-spare = Es gibt mehr Felder als Figuren: Stell sie, wohin du willst.
stratego-guide-secret = Beide stellen geheim auf: Nur du siehst die Gesichter deiner Figuren.

stratego-guide-begins = { THE($army) } { PLURAL($army) ->
        [yes] beginnen
       *[no] beginnt
    }; dann zieht ihr abwechselnd. In deinem Zug musst du entweder eine Figur ziehen oder eine feindliche Figur angreifen. Eine Figur zieht ein Feld vorwärts, rückwärts oder seitwärts auf ein leeres Feld, nie schräg, nie über eine andere Figur und nie auf ein gesperrtes Feld ({ $zone }).
stratego-guide-still = { ALL($pieces) } ziehen nie und greifen nie an.
stratego-guide-attack = Zum Angreifen ziehst du auf eine feindliche Figur, die direkt vor, hinter oder neben deiner steht. Du musst nie angreifen.
stratego-guide-both-shown = Beide Figuren werden gezeigt.
stratego-guide-silent = Ihr habt Stille Verteidigung vereinbart: Nur der Angreifer wird gezeigt. Der Verteidiger sagt nur, wer geschlagen wird, und bleibt selbst geheim, außer wenn eine Figur vom Rang 2 angreift: Dann muss er sich zeigen. Eine Fahne wird immer gezeigt.
stratego-guide-ranks = Eine höhere Zahl ist ein höherer Rang. Der niedrigere Rang wird geschlagen und verlässt das Brett. Ein Angreifer, der gewinnt, zieht auf das Feld; ein Verteidiger, der gewinnt, bleibt, wo er ist.
stratego-guide-equal-attacker = Sind beide Ränge gleich, gewinnt der Angreifer: Das habt ihr vereinbart.
stratego-guide-equal-both = Sind beide Ränge gleich, werden beide geschlagen.
stratego-guide-memory-none = Nach einem Kampf sind die Gesichter wieder verdeckt: Versuch dir zu merken, was du gesehen hast.
stratego-guide-memory-captured = Nach einem Kampf sind die Gesichter wieder verdeckt. Der Tisch führt die geschlagenen Figuren auf, die du gesehen hast; den Rest musst du dir merken.
stratego-guide-memory-marks = Nach einem Kampf sind die Gesichter wieder verdeckt, aber der Tisch merkt sich für dich, welche du gesehen hast und wer gezogen hat.
stratego-guide-memory-odds = Nach einem Kampf sind die Gesichter wieder verdeckt, aber der Tisch merkt sich für dich, welche du gesehen hast und wer gezogen hat, und rechnet aus, was jede verdeckte Figur sein könnte.
stratego-guide-rank = Rang
stratego-guide-two = Rang 2 ({ $pieces }): zieht in gerader Linie über beliebig viele leere Felder und darf am Ende angreifen. Wer weiter als ein Feld zieht, verrät allen, was er ist.
stratego-guide-three = Rang 3 ({ $pieces }): der einzige Rang, dessen { $powers ->
        [1] gewöhnlicher Angriff
       *[0] Angriff
    } { ALL($bombs) } schlägt; danach zieht er auf das Feld.
stratego-guide-spy = S ({ $pieces }): schlägt die feindliche 10, wenn er selbst angreift, und kann die Fahne schlagen. Gegen alle anderen verliert er, egal, wer angreift. Treffen zwei von ihnen aufeinander, { $both ->
        [attacker] gewinnt der Angreifer.
       *[both] werden beide geschlagen.
    }
stratego-guide-spy-powers = Für Kräfte zählt er weniger als jede Zahl.
stratego-guide-bomb = { $pieces }: kann weder ziehen noch angreifen. Wer so eine Figur angreift, wird geschlagen, und sie bleibt stehen; { $powers ->
        [1] in einem gewöhnlichen Angriff räumt nur Rang 3 sie weg.
       *[0] nur Rang 3 räumt sie weg.
    }
stratego-guide-flag = { $pieces }: kann weder ziehen noch angreifen. Jede Figur, die sie angreift, gewinnt das Spiel.
stratego-guide-back = Eine Figur darf { WORD($times) } Züge hintereinander zwischen denselben zwei Feldern hin- und hergehen, nicht mehr: Der nächste solche Zug wird abgelehnt, auch wenn er ein Angriff wäre und was auch immer dein Gegner tut. Tust du dazwischen etwas anderes, beginnt die Zählung von vorn.
stratego-guide-chase = Ihr habt die Jagdregel vereinbart. Angenommen, du trittst an eine feindliche Figur heran, sie läuft weg, du trittst wieder heran, sie läuft wieder weg: Das ist eine Jagd. Wer jagt, darf das Brett in derselben Jagd nicht noch einmal genauso aussehen lassen wie vorher, sondern muss etwas anderes tun. Nur der Schritt sofort zurück, woher deine Figur kam, ist immer erlaubt. Wer gejagt wird, darf überallhin.
stratego-guide-rescue = Ihr habt Rettung vereinbart. Kommt eine Figur von dir durch einen Zug oder einen gewonnenen Angriff auf die letzte Reihe des Gegners, darfst du sofort eine deiner geschlagenen Figuren zurückholen: auf ein leeres Feld deiner eigenen Hälfte (die { WORD($half) } Reihen auf deiner Seite), mit verdecktem Gesicht. Damit endet dein Zug. Das darfst du zweimal im Spiel tun, aber nicht beide Male durch dieselbe Figur. Keine Figur vom Rang 2 ({ $slow }) kann retten, aber gerettet werden kann sie; { ALL($bombs) } kannst du nicht zurückholen.

stratego-guide-flag-wins = Wer die feindliche Fahne schlägt, gewinnt.
stratego-guide-stuck = Wer am Zug ist und weder ziehen noch angreifen kann, verliert.
stratego-guide-stuck-powers = Eine Kraft, die angreift, zählt als Angriff; eine, die nur { $idle ->
        [looks] schaut
        [frees] befreit
       *[all] schaut, befreit oder heilt
    }, nicht.
stratego-guide-stuck-back = Ein Zug, der wegen des Hin und Her abgelehnt wird, zählt dabei nicht als Zug.
stratego-guide-no-child = { THE($army) } gewinnt auch, wenn kein Kind mehr frei ist.
stratego-guide-both-stuck-draw = Kann keine Seite mehr ziehen, ist das Spiel unentschieden. In der Anleitung steht davon nichts; auf Turnieren spielt man so.
stratego-guide-both-stuck-loss = Kann keine Seite mehr ziehen, hat verloren, wer am Zug ist: Das habt ihr vereinbart.
stratego-guide-calm_limit = Das Spiel ist unentschieden, wenn { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } lang nichts geschlagen wurde.
stratego-guide-ply_limit = Das Spiel ist unentschieden, wenn es { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } gedauert hat.
stratego-guide-captured-silent = Du behältst die Figuren, die du verloren hast; dein Gegner sieht nur, wie viele es sind.
stratego-guide-captured-open = Geschlagene Figuren liegen offen: Alle können sie sehen.
stratego-guide-captured-prisoner = Du behältst die Figuren, die du schlägst; nur du darfst sie ansehen.
stratego-guide-captured-secret = Du nimmst die Figuren zurück, die du verloren hast; nur du darfst sie ansehen.
stratego-guide-captured-stealth = Geschlagene Figuren liegen verdeckt: Niemand darf sie ansehen.

stratego-guide-columns = Spalten sind Buchstaben von links, Reihen sind Zahlen von unten: a1 ist die Ecke links unten.
stratego-guide-written = Ein Zug ist a4-a5, ein Angriff a4xa5. Ein Zug in mehreren Schritten ist eine Zeile mit Kommas.
stratego-guide-deploy = Eine ganze Aufstellung ist eine Zeile: deploy, dann die Reihen vom oberen Rand des Bretts nach unten, ein Buchstabe pro Feld, mit / zwischen den Reihen und einem Punkt für ein leeres Feld.
stratego-guide-letters = Buchstaben { OF($army) }: { COMMAS($letters) }.

stratego-guide-using = Statt gewöhnlich zu ziehen oder anzugreifen, darf eine Figur eine ihrer Kräfte nutzen; sie muss nicht. Sie zeigt dazu immer zuerst ihr Gesicht, und damit ist dein Zug verbraucht. Keine Kraft kann eine Fahne schlagen: Das geht nur mit einem gewöhnlichen Angriff.
stratego-guide-aiming = Du darfst mit einer Kraft auch auf eine verdeckte Figur zielen. Stellt sich heraus, dass sie vor dieser Kraft sicher ist, wird sie gezeigt, und sonst geschieht nichts.
stratego-power-told = { $count ->
        [0] { $sentence }
       *[other] { $sentence } Das wirkt nicht auf { ALL($safe) }.
    }
stratego-guide-reserve = Diese Figuren { OF($army) } warten neben dem Brett: { COMMAS($late) }. Sobald { WORD($after) } Figuren { OF($enemy) } fort sind, dürfen sie zu Beginn eines eigenen Zuges ins Spiel kommen: alle auf einmal, auf leere Felder der ersten { WORD($rows) } Reihen, mit verdeckten Gesichtern. Danach geht der Zug wie gewohnt weiter. Sie dürfen auch länger warten.
stratego-guide-reserve-parts = Passen nicht alle aufs Brett, kommen zuerst so viele, wie passen.
stratego-guide-reserve-whole = Passen nicht alle aufs Brett, warten sie. Wer keinen anderen Zug hat, muss sie ins Spiel bringen, wenn sie kommen dürfen.
stratego-guide-ring-bearer = { $bearer } trägt den Ring für { THE($good) }. Das Feld { $doom } ist der Schicksalsberg. Nur { $bearer } darf dorthin, nur einmal und nur von { EITHER($gates) } aus.
stratego-guide-ring-destroyed = Kommt { $bearer } dort an, ist der Ring zerstört, und diese Figuren { OF($evil) } verlassen sofort das Brett: { ALL($gone) }. Auf dem Schicksalsberg kann niemand { $bearer } angreifen. Er darf ihn in einem späteren Zug verlassen, aber nicht zurückkehren.
stratego-guide-ring-invisible = { $bearer } hat Rang { $rank }, aber gegen die Ränge { $blind } und gegen jede { $bomb } wird er unsichtbar, egal, ob er angreift oder angegriffen wird: Er wird gezeigt, niemand wird geschlagen, und beide bleiben, wo sie sind. Auch Pfeile und eine Raserei schaden ihm nicht. Nur { ALL($takers) } können ihn schlagen.
stratego-guide-ring-careful = Sobald { $bearer } unsichtbar wird, wissen alle, wo er ist: Greif mit ihm besser nicht an.
stratego-guide-ring-taken = Wird { $bearer } geschlagen, bevor er dort ist, { PLURAL($evil) ->
        [yes] haben
       *[no] hat
    } { THE($evil) } den Ring: Jede ihrer Zahlen zählt von da an eins mehr. Talente bleiben bei der Figur, nicht bei der Zahl.
stratego-guide-ring-falls = Ihr habt vereinbart, dass { $bearer } auch { $equals } schlägt, statt dass beide bleiben, wo sie sind.
stratego-guide-children = { $children } sind die Kinder. Sind sie alle zugleich geschlagen, verzaubert oder versteinert, gewinnt sofort { THE($army) }. Zum Beispiel: { $first } ist versteinert, { $middle } sind geschlagen, und nun wird { $last } verzaubert. Ein Kind, das noch neben dem Brett wartet, ist sicher; eines, das { $healing ->
        [1] befreit oder geheilt
       *[0] befreit
    } wird, ist wieder frei.
stratego-guide-made-up = Kräfte, die wir selbst nachempfunden haben: { $powers }.
stratego-guide-found = Nicht nachempfunden, sondern aus öffentlichem Material statt aus der Anleitung bekannt: die Ränge von { $pieces }.
stratego-guide-nothing-made-up = Nichts: All das folgt den gedruckten Regeln oder öffentlichem Material.
