# Die Regeln von Risiko, erklärt für jemanden ohne die Schachtel.

risk-side-good = Gut
    .kind = gute
risk-side-evil = Böse
    .kind = böse
risk-side-neutral = neutrale

risk-when-start = zu Beginn deines Zuges
risk-when-attack = vor einem deiner Angriffe
risk-when-passage = für einen deiner Angriffe
risk-when-defend = wenn du angegriffen wirst
risk-when-redeploy = nach deinen Kämpfen
risk-when-before_roll = in jedem Zug, gleich bevor der Ring weiterzieht
risk-when-after_roll = in jedem Zug, wenn der Ring weiterziehen würde

risk-section-want = Das Ziel
risk-section-setup = Aufbau
risk-section-reinforcement = 1. Verstärkung
risk-section-combat = 2. Kampf
risk-section-ways = Wohin ein Angriff gehen kann
risk-section-leaders = Heerführer und Festungen
risk-section-redeployment = 3. Marsch
risk-section-cards = 4. Karten
risk-section-missions = Missionen
risk-section-playing = Karten spielen
risk-section-fellowship = 5. Die Gefährten
risk-section-counting = Die Punkte
risk-section-beaten = Wer alles verliert
risk-section-neutral = Die neutrale Armee
risk-section-regions = Regionen
risk-section-places = Gebiete mit Besonderheiten
risk-section-deck-mission = Abenteuerkarten: Missionen
risk-section-deck-power = Abenteuerkarten: Kräfte
risk-section-deck-event = Abenteuerkarten: Ereignisse
risk-section-writing = Eine Entscheidung schreiben
risk-section-reconstructed = Was nachempfunden ist

risk-guide-points = Wer dann die meisten Punkte hat, gewinnt.
risk-guide-limit = { $turns ->
        [one] Nach einem Zug
       *[other] Nach { $turns } Zügen
    } gewinnt, wer die meisten Gebiete und ganzen Regionen hält: Das habt ihr vereinbart.
risk-guide-conquest = Eine Armee, die jedes Gebiet hält oder als letzte übrig ist, gewinnt sofort.
risk-guide-map = Die Karte hat { $places } Gebiete. Jeder von euch hat { $battalions } Bataillone. Wer am höchsten würfelt, bekommt den ersten Platz; die anderen folgen im Uhrzeigersinn. Der Platz entscheidet, ob du Gut oder Böse führst.
risk-guide-deal-all = Alle Gebietskarten außer den Jokern werden verdeckt ausgeteilt; sie sagen, wem welches Gebiet gehört. Reihum stellt ihr je ein Bataillon in ein Gebiet eurer Karten, in beliebiger Reihenfolge.
risk-guide-one-more = Zu viert bekommen zwei von euch eine Karte mehr.
risk-guide-deal = Gebietskarten werden offen ausgeteilt. Sie sagen, wer wo beginnt, mit je einem Bataillon in diesen Gebieten:
risk-guide-dealt-cards = { $count } { KIND($side) }
risk-guide-dealt = Spieler { $player }, { $side }: { AND($cards) } Karten.
risk-guide-dealt-neutral = Die neutrale Armee: { AND($cards) } Karten und je { $each } Bataillone in diesen Gebieten.
risk-guide-left = Die { $left } übrigen Gebiete nehmt ihr euch reihum, mit je einem Bataillon, bis keins mehr frei ist.
risk-guide-rest = Dann stellen alle den Rest ihrer Bataillone in eigene Gebiete: reihum, eins nach dem anderen.
risk-guide-leader = Zuletzt stellt jeder einen Heerführer in ein eigenes Gebiet.
risk-guide-hand = Jeder bekommt { $tales } Abenteuerkarten (keine Ereignisse){ $lands ->
        [0] { "" }
        [one] {" "}und { $lands } Gebietskarte
       *[other] {" "}und { $lands } Gebietskarten
    }.
risk-guide-first = Ein Wurf bestimmt, wer den ersten Zug hat.
risk-guide-figures = In der Schachtel steht ein Bogenschütze oder ein Ork für ein Bataillon, ein Reiter für drei, ein Adler oder ein Troll für fünf. Hier stehen dafür Zahlen.

risk-guide-reinforcement = Für je { $each } Gebiete, die du zu Beginn deines Zuges hältst, bekommst du ein Bataillon, mindestens aber { $fewest }; dazu kommt der Bonus jeder Region, die ganz dir gehört. Stell sie in beliebige eigene Gebiete.
risk-guide-sets = Vorher darfst du einmal pro Zug drei Gebietskarten tauschen: drei mit demselben Zeichen oder eine von jedem. Infanterie bringt { $infantry } Bataillone, Kavallerie { $cavalry }, Kreaturen { $creature }, eine von jedem { $mixed }. Eine Jokerkarte steht für jedes Zeichen, und zwar immer für das beste. Zeigt eine Karte des Satzes ein Gebiet von dir, kommen dort { $bonus } Bataillone dazu, einmal pro Satz; eine Jokerkarte zeigt keins. Mit { $must } Karten oder mehr musst du tauschen. Getauschte Karten liegen offen; ist der Stapel verbraucht, werden sie gemischt und sind der neue Stapel.
risk-guide-combat = Aus einem Gebiet mit mindestens zwei Bataillonen darfst du ein Nachbargebiet angreifen, das du nicht hältst, so oft du willst oder gar nicht. Du wirfst bis zu { $attack } Würfel, einen für jedes Bataillon, das kämpft; ein Bataillon kämpft nie mit, sondern bleibt zurück. Der Verteidiger wirft bis zu { $defend }, aber nicht mehr, als er dort Bataillone hat, und nur einen, wenn der Angreifer nur einen wirft. Verglichen werden die höchsten Würfel, dann die zweithöchsten. Wer niedriger würfelt, verliert ein Bataillon; bei Gleichstand gewinnt der Verteidiger.
risk-guide-combat-example = Zum Beispiel 5, 2 und 1 gegen 4 und 2: Die 5 schlägt die 4, also verliert der Verteidiger eins. 2 gegen 2 ist Gleichstand, also verliert auch der Angreifer eins. Die 1 trifft auf niemanden.
risk-guide-moving-in = Ist der letzte Verteidiger fort, rückst du mit mindestens so vielen Bataillonen ein, wie du Würfel geworfen hast, oder mit mehr; eins bleibt immer zurück. Von dort darfst du weiter angreifen.
risk-guide-ways = Nur Nachbargebiete lassen sich angreifen. Über einen Fluss geht es nur auf einer Brücke, über Berge gar nicht, und über das Meer nur auf den gestrichelten Linien von Hafen zu Hafen. Auch Bataillone, die nach dem Kampf marschieren, nehmen nur diese Wege.
risk-guide-leaders = Ein Heerführer ist kein Bataillon. Wo er steht, zählt dein höchster Würfel { $leader } mehr: in der Verteidigung immer, im Angriff, wenn du ihn mitkämpfen lässt. In einer Festung zählt der höchste Würfel des Verteidigers { $stronghold } mehr, zusammen mit einem Heerführer { $both }; aus einer 6 darf dabei mehr als 6 werden.
risk-guide-leader-moves = Ein Heerführer, der im entscheidenden Wurf mitgekämpft hat, rückt mit ein. Fällt das letzte Bataillon um ihn herum, ist er verloren. Hast du keinen Heerführer mehr, stellst du am Ende deines Zuges einen neuen in ein beliebiges eigenes Gebiet, bevor Karten gezogen werden.
risk-guide-leaders-two = Zwei Heerführer einer Armee stehen nie im selben Gebiet. Einen zweiten bekommst du nur durch eine Karte.
risk-guide-redeploy-near = Einmal pro Zug marschieren Bataillone aus einem deiner Gebiete in ein benachbartes, das auch dir gehört; mindestens eins bleibt zurück.
risk-guide-redeploy = Einmal pro Zug marschieren Bataillone aus einem deiner Gebiete in ein anderes; mindestens eins bleibt zurück. Der Weg führt nur durch eigene Gebiete. Ein Heerführer darf mitgehen oder allein gehen; er darf an deinem anderen Heerführer vorbei, aber nicht bei ihm anhalten. Hat er in diesem Zug eine Mission erfüllt, bleibt er, wo er ist.
risk-guide-draw = Hast du in diesem Zug ein Gebiet erobert, darfst du eine Gebietskarte ziehen: eine pro Zug, wie viele Gebiete es auch waren. Die anderen sehen, wie viele Karten du hast, aber nicht, welche.
risk-guide-draw-tale = Hat in diesem Zug ein Heerführer von dir eine Stätte der Macht { $passing ->
        [1] erobert, betreten oder durchquert
       *[0] erobert oder betreten
    }, darfst du eine Abenteuerkarte ziehen, eine pro Zug. Höchstens { $most } darfst du behalten: Ist es eine zu viel, legst du eine ab. Ein Ereignis geschieht sofort und wird abgelegt, und du ziehst noch eine Karte. Wer eine Abenteuerkarte gezogen hat, spielt in diesem Zug keine andere Karte mehr.
risk-guide-used-up = Ist ein Stapel verbraucht, werden seine abgelegten Karten gemischt und sind der neue Stapel.
risk-guide-missions = Eine Mission nennt eine Stätte der Macht. Kommt dein Heerführer dort an, als Eroberer oder auf dem Marsch nach den Kämpfen, darfst du die Mission für erfüllt erklären und bekommst sofort die Belohnung: Bataillone, oder eine Gebietskarte mehr, wenn Karten gezogen werden. Stand er schon vorher dort, zählt das nicht. Der Heerführer bleibt dann für den Rest deines Zuges dort und kämpft in Angriffen nicht mit; die Bataillone um ihn herum dürfen es. Gut und Böse bekommen manchmal Verschiedenes. Die Karte liegt offen vor dir und bringt am Ende ihre Punkte.
risk-guide-playing = Missionen und Kräfte hältst du geheim, bis du sie spielst, so viele in einem Zug, wie du willst. Jede Kraft sagt, wann: zu Beginn deines Zuges, vor einem deiner Angriffe, wenn du angegriffen wirst oder wenn der Ring weiterzieht. Zu einer Karte vor einem Angriff sagst du, von wo nach wo, und dieser Angriff muss folgen; mehrere Karten dürfen denselben Angriff stärken, in beliebiger Reihenfolge. Gespielte Karten bleiben vor dir liegen und bringen ihre Punkte.
risk-guide-fellowship = Am Ende jedes Zuges zieht der Ring zu seinem nächsten Halt: { COMMAS($road) }. An manchen Halten ({ COMMAS($most) } und { $last }) muss ein Würfel mehr als { $needs } zeigen, bevor der Ring weiterzieht; sonst bleibt er und versucht es nach dem nächsten Zug wieder. Manche Karten halten ihn auf. Nach dem letzten Halt ({ $end }) verlässt er die Karte, und das Spiel ist sofort vorbei.

risk-guide-counting = Es zählen: ein Punkt für jedes Gebiet, { $stronghold } mehr für jede Festung, der Bonus jeder Region, die ganz dir gehört, und die Punkte der Karten, die du gespielt hast. Karten auf der Hand und abgelegte Karten zählen nichts.
risk-guide-ties = Haben zwei gleich viele Punkte, gewinnt, wer mehr Gebiete hat, dann, wer mehr Festungen hat, dann, wer mehr Punkte aus Karten hat; sonst gewinnen sie gemeinsam.
risk-guide-beaten = Wer sein letztes Gebiet verliert, ist aus dem Spiel. Wer es erobert hat, bekommt die Gebietskarten dazu; sind es dann { $must } oder mehr, werden sofort Sätze getauscht und die Bataillone aufgestellt, bis es weniger sind.
risk-guide-beaten-tales = Abenteuerkarten des Besiegten werden abgelegt; auch die schon gespielten zählen nicht mehr.
risk-guide-last = { $neutral ->
        [1] Ist nur noch ein Spieler übrig, hat er gewonnen, was die neutrale Armee auch noch hält.
       *[0] Ist nur noch ein Spieler übrig, hat er gewonnen.
    }
risk-guide-neutral = Zwischen euch beiden steht eine neutrale Armee. Sie verteidigt ihre Gebiete mit so vielen Würfeln, wie sie kann, und mehr tut sie nicht: Sie greift nie an, marschiert nie und bekommt { $leaders ->
        [1] weder Verstärkung noch Heerführer noch Karten
       *[0] weder Verstärkung noch Karten
    }{ $ring ->
        [1] , und für sie zieht auch der Ring nicht weiter
       *[0] { "" }
    }. Um jedes Gebiet zu halten, musst du auch ihre Gebiete erobern.
risk-guide-region = { $region }: { $size } Gebiete, Bonus { $bonus }
risk-guide-strongholds = Festungen: { COMMAS($forts) }.
risk-guide-sites = Stätten der Macht: { COMMAS($sites) }.
risk-guide-card = { $card }: { $summary }
risk-guide-card-marks = { $card } ({ COMMAS($marks) }): { $summary }
risk-guide-times = { $copies }-mal
risk-guide-worth = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
risk-guide-worth-sides = { $points ->
        [one] { $points } Punkt für Gut, { $evil } für Böse
       *[other] { $points } Punkte für Gut, { $evil } für Böse
    }
risk-guide-writing = `place moria 3`, `trade`, `attack moria > eregion 3`, `attack moria > eregion until 4`, `defend 2`, `advance all`, `move moria > gladden_fields 4`, `pass`. Im Spiel zeigt `moves` alles, was du entscheiden kannst.

risk-guide-guessed-points = Wie viele Punkte diese Karten bringen, denn sie waren nirgends zu sehen: { COMMAS($cards) }.
risk-guide-guessed-places = Wohin die Bataillone dieser Missionen kommen, ist aus den anderen geschlossen: { COMMAS($cards) }.
risk-guide-guessed-deck = Welche vierzig Karten in der Schachtel waren, ist aus anderen Auflagen geschlossen. Bei drei von ihnen gibt es zwei Möglichkeiten; zwischen ihnen wählt die Hausregel „Abenteuerstapel“.
risk-guide-guessed-ranges = Welche Gebiete zum selben Gebirge gehören (danach fragt nur eine Karte), ist vom Bild des Spielbretts abgelesen.
risk-guide-guessed-symbols = Welches Zeichen jede Gebietskarte zeigt, ist nur aus einer Quelle bekannt.
