# Die Regeln von Risiko, erklärt für jemanden ohne die Schachtel.

risk-side-good = Gut
risk-side-evil = Böse
risk-side-neutral = neutrale

risk-when-start = zu Beginn deines Zuges
risk-when-attack = vor einem Angriff von dir
risk-when-passage = für einen Angriff von dir
risk-when-defend = wenn du angegriffen wirst
risk-when-redeploy = wenn deine Schlachten vorbei sind
risk-when-before_roll = in jedem Zug, wenn der Ring gleich zieht
risk-when-after_roll = in jedem Zug, wenn der Ring ziehen würde

risk-section-want = Das Ziel
risk-section-setup = Aufbau
risk-section-reinforcement = 1. Verstärkung
risk-section-combat = 2. Kampf
risk-section-ways = Wohin ein Angriff gehen kann
risk-section-leaders = Anführer und Festungen
risk-section-redeployment = 3. Marsch
risk-section-cards = 4. Karten
risk-section-missions = Aufträge
risk-section-playing = Karten spielen
risk-section-fellowship = 5. Die Gefährten
risk-section-counting = Zählen
risk-section-beaten = Wer besiegt ist
risk-section-neutral = Die neutrale Armee
risk-section-regions = Regionen
risk-section-places = Orte mit eigenem Namen
risk-section-deck-mission = Aufträge unter den Abenteuerkarten
risk-section-deck-power = Kräfte unter den Abenteuerkarten
risk-section-deck-event = Ereignisse unter den Abenteuerkarten
risk-section-writing = Eine Entscheidung schreiben
risk-section-reconstructed = Was nachempfunden ist

risk-guide-points = Wer dann die meisten Punkte hat, gewinnt.
risk-guide-limit = Nach { $turns } Zügen gewinnt, wer die meisten Orte und ganzen Regionen hält: Das habt ihr vereinbart.
risk-guide-conquest = Eine Armee, die jeden Ort hält oder als letzte übrig ist, gewinnt sofort.
risk-guide-map = Die Karte hat { $places } Orte. Jeder von euch hat { $battalions } Bataillone. Wer am höchsten würfelt, sitzt zuerst; die anderen folgen nach links, und der Platz entscheidet, ob du Gut oder Böse führst.
risk-guide-deal-all = Die Gebietskarten, ohne die Joker, werden alle verdeckt ausgeteilt; sie sagen, wem welcher Ort gehört. Reihum stellt ihr ein Bataillon auf einen Ort eurer Karten, in beliebiger Reihenfolge.
risk-guide-one-more = Zu viert bekommen zwei von euch eine Karte mehr.
risk-guide-deal = Gebietskarten werden offen ausgeteilt und sagen, wer wo beginnt, mit einem Bataillon auf jedem dieser Orte:
risk-guide-dealt-cards = { $count } { $side }
risk-guide-dealt = Spieler { $player }, { $side }: Karten { AND($cards) }.
risk-guide-dealt-neutral = Die neutrale Armee: Karten { AND($cards) } und je { $each } Bataillone auf diesen Orten.
risk-guide-left = Die { $left } übrigen Orte werden reihum genommen, ein Bataillon nach dem anderen, bis keiner mehr frei ist.
risk-guide-rest = Dann stellen alle den Rest der Bataillone reihum einzeln auf eigene Orte.
risk-guide-leader = Zuletzt setzt jeder einen Anführer auf einen eigenen Ort.
risk-guide-hand = Jeder bekommt { $tales } Abenteuerkarten, ohne Ereignisse{ $lands ->
        [0] { "" }
        [one] , und { $lands } Gebietskarte
       *[other] , und { $lands } Gebietskarten
    }.
risk-guide-first = Ein Wurf bestimmt, wer den ersten Zug hat.
risk-guide-figures = In der Schachtel steht ein Bogenschütze oder ein Ork für ein Bataillon, ein Reiter für drei, ein Adler oder ein Troll für fünf. Hier tun das Zahlen.

risk-guide-reinforcement = Du bekommst ein Bataillon für je { $each } Orte, die du zu Beginn deines Zuges hältst, mindestens aber { $fewest }, und den Bonus jeder Region, die ganz dir gehört. Stell sie auf beliebige Orte von dir.
risk-guide-sets = Vorher darfst du drei Gebietskarten tauschen, einmal pro Zug: drei mit demselben Zeichen oder von jedem eins. Fußvolk bringt { $infantry } Bataillone, Reiterei { $cavalry }, Kreaturen { $creature }, von jedem eins { $mixed }. Eine Jokerkarte steht für jedes Zeichen, und immer für das beste. Zeigt eine Karte des Satzes einen Ort von dir, kommen dort { $bonus } Bataillone dazu, einmal pro Satz; eine Jokerkarte zeigt keinen. Mit { $must } Karten oder mehr musst du tauschen. Getauschte Karten liegen offen; ist der Stapel verbraucht, werden sie gemischt und werden der neue.
risk-guide-combat = Greif von einem Ort mit zwei oder mehr Bataillonen einen Nachbarn an, den du nicht hältst, so oft du willst, oder gar nicht. Du wirfst bis zu { $attack } Würfel, einen für jedes kämpfende Bataillon, und ein Bataillon kämpft nie, sondern bleibt zurück. Der Verteidiger wirft bis zu { $defend }, nicht mehr, als Bataillone da sind, und nur einen gegen einen. Die höchsten Würfel werden verglichen, dann die zweithöchsten; der niedrigere verliert ein Bataillon, und Gleichstand ist gut für den Verteidiger.
risk-guide-combat-example = Zum Beispiel 5, 2 und 1 gegen 4 und 2: Die 5 schlägt die 4, also verliert der Verteidiger eins. 2 gegen 2 ist Gleichstand, also verliert auch der Angreifer eins. Die 1 trifft auf niemanden.
risk-guide-moving-in = Ist der letzte Verteidiger fort, rückst du mit mindestens so vielen Bataillonen ein, wie du Würfel geworfen hast, oder mit mehr; eins bleibt immer zurück. Von dort darfst du weiter angreifen.
risk-guide-ways = Nur Nachbarn sind angreifbar. Ein Fluss wird an einer Brücke überquert und nirgends sonst, Berge gar nicht, und das Meer nur auf den gestrichelten Linien von Hafen zu Hafen. Bataillone, die nach der Schlacht marschieren, nehmen dieselben Wege.
risk-guide-leaders = Ein Anführer ist kein Bataillon. Wo er steht, zählt dein höchster Würfel { $leader } mehr, in der Verteidigung immer, im Angriff, wenn du willst, dass er kämpft. Eine Festung gibt dem höchsten Würfel des Verteidigers { $stronghold } mehr, zusammen mit einem Anführer { $both }; eine 6 darf mehr als 6 werden.
risk-guide-leader-moves = Ein Anführer, der in dem Wurf kämpfte, der einen Ort einnimmt, rückt mit ein. Fällt das letzte Bataillon um ihn, ist er verloren; hast du keinen Anführer mehr, setzt du am Ende deines Zuges einen auf einen beliebigen Ort von dir, bevor Karten gezogen werden.
risk-guide-leaders-two = Zwei Anführer einer Armee stehen nie am selben Ort. Ein zweiter kommt nur durch eine Karte.
risk-guide-redeploy-near = Einmal pro Zug marschieren Bataillone von einem Ort von dir zu einem benachbarten; mindestens eins bleibt zurück.
risk-guide-redeploy = Einmal pro Zug marschieren Bataillone von einem Ort von dir zu einem anderen; mindestens eins bleibt zurück. Der Weg führt nur durch eigene Orte. Ein Anführer darf mitgehen oder allein; er darf an einem anderen Anführer von dir vorbei, aber nicht dort anhalten, und er bleibt, wenn er in diesem Zug einen Auftrag beansprucht hat.
risk-guide-draw = Hast du in diesem Zug einen Ort erobert, darfst du eine Gebietskarte ziehen, eine pro Zug, wie viele Orte es auch waren. Die anderen sehen, wie viele Karten du hast, nicht welche.
risk-guide-draw-tale = Hat ein Anführer von dir in diesem Zug einen Ort der Macht { $passing ->
        [1] erobert, betreten oder durchquert
       *[0] erobert oder betreten
    }, darfst du eine Abenteuerkarte ziehen, eine pro Zug. Höchstens { $most } behältst du: Ist es eine zu viel, legst du eine ab. Ein Ereignis geschieht sofort, wird abgelegt, und eine andere Karte wird gezogen. Wer eine Abenteuerkarte gezogen hat, spielt in diesem Zug keine andere Karte.
risk-guide-used-up = Ist ein Stapel verbraucht, werden seine abgelegten Karten gemischt und werden der neue.
risk-guide-missions = Ein Auftrag nennt einen Ort der Macht. Kommt dein Anführer dort an, durch Eroberung oder auf dem Marsch nach den Schlachten, darfst du den Auftrag beanspruchen und bekommst sofort die Belohnung: Bataillone oder eine Gebietskarte mehr, wenn Karten gezogen werden. Schon dort gestanden zu haben zählt nicht. Der Anführer bleibt dann für den Rest deines Zuges und kämpft nicht in Angriffen, die Bataillone um ihn dürfen es. Was Gut und Böse bekommen, kann verschieden sein. Die Karte liegt offen vor dir und zählt am Ende ihre Punkte.
risk-guide-playing = Aufträge und Kräfte hältst du geheim, bis du sie spielst, so viele in einem Zug, wie du willst. Jede Kraft sagt, wann: zu Beginn deines Zuges, vor einem deiner Angriffe, wenn du angegriffen wirst oder wenn der Ring zieht. Eine Karte vor einem Angriff nennt woher und wohin, und dieser Angriff muss folgen; mehrere dürfen denselben Angriff stärken, in beliebiger Reihenfolge. Gespielte Karten bleiben vor dir liegen und zählen ihre Punkte.
risk-guide-fellowship = Am Ende jedes Zuges geht der Ring zu seinem nächsten Halt: { COMMAS($road) }. Um { COMMAS($most) } oder { $last } zu verlassen, muss ein Würfel mehr als { $needs } zeigen; sonst bleibt der Ring und versucht es nach dem nächsten Zug wieder. Manche Karten halten ihn auf. Verlässt er { $end }, ist das Spiel sofort vorbei.

risk-guide-counting = Ein Punkt für jeden Ort, { $stronghold } mehr für jede Festung, der Bonus jeder Region, die ganz dir gehört, und die Punkte der Karten, die du gespielt hast. Karten auf der Hand und abgelegte zählen nichts.
risk-guide-ties = Haben zwei gleich viel, gewinnt, wer mehr Orte hat, dann, wer mehr Festungen hat, dann, wer mehr Punkte aus Karten hat; sonst gewinnen sie gemeinsam.
risk-guide-beaten = Wer den letzten Ort verliert, ist aus dem Spiel. Wer ihn genommen hat, bekommt dessen Gebietskarten; mit { $must } oder mehr werden sofort Sätze getauscht und die Bataillone gestellt, bis weniger übrig sind.
risk-guide-beaten-tales = Abenteuerkarten des Besiegten werden abgelegt, schon gespielte zählen nicht mehr.
risk-guide-last = { $neutral ->
        [1] Ist nur noch ein Spieler übrig, hat er gewonnen, was die neutrale Armee auch noch hält.
       *[0] Ist nur noch ein Spieler übrig, hat er gewonnen.
    }
risk-guide-neutral = Zwischen euch beiden steht eine neutrale Armee. Sie verteidigt ihre Orte mit so vielen Würfeln, wie sie kann, und das ist alles: Sie greift nie an und marschiert nie, sie bekommt { $leaders ->
        [1] weder Verstärkung noch Anführer noch Karten
       *[0] weder Verstärkung noch Karten
    }{ $ring ->
        [1] , und sie bewegt den Ring nicht
       *[0] { "" }
    }. Um jeden Ort zu halten, musst du auch ihre Orte erobern.
risk-guide-region = { $region }: { $size } Orte, Bonus { $bonus }
risk-guide-strongholds = Festungen: { COMMAS($forts) }.
risk-guide-sites = Orte der Macht: { COMMAS($sites) }.
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
risk-guide-writing = `place moria 3`, `trade`, `attack moria > eregion 3`, `attack moria > eregion until 4`, `defend 2`, `advance all`, `move moria > gladden_fields 4`, `pass`. Im Spiel führt `moves` alles auf, was du entscheiden kannst.

risk-guide-guessed-points = Wie viele Punkte diese Karten zählen, weil sie nicht zu sehen waren: { COMMAS($cards) }.
risk-guide-guessed-places = Wohin die Bataillone dieser Aufträge kommen, ist aus den anderen geschlossen: { COMMAS($cards) }.
risk-guide-guessed-deck = Welche vierzig Karten in der Schachtel waren, ist aus anderen Auflagen geschlossen; für drei von ihnen gibt es zwei Lesarten, und die Option des Abenteuerstapels wählt zwischen ihnen.
risk-guide-guessed-ranges = Welche Orte zu einem Gebirge gehören, wonach nur eine Karte fragt, ist vom Bild des Brettes abgelesen.
risk-guide-guessed-symbols = Welches Zeichen jede Gebietskarte zeigt, ist nur aus einer Quelle bekannt.
