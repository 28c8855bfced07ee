# What happens in Risk, told to somebody who heard it: one message for each word of the facts, which says what they speak of.

## Who and how many

risk-neutral = the neutral army
risk-colour-green = Green
risk-colour-yellow = Yellow
risk-colour-red = Red
risk-colour-black = Black
risk-wild = a wild card
risk-battalions = { $number ->
        [one] one battalion
       *[other] { $number } battalions
    }
risk-bridge = between { $a } and { $b }
risk-fort = { $stronghold } in { $place }
risk-worth = { $points ->
        [0] { "" }
        [one] , worth { $points } point
       *[other] , worth { $points } points
    }

## Setting up

risk-rolled = { $by } rolls { $die }.
risk-dealt = { $to } starts in { $at } with { $battalions }.
risk-claimed = { $by } claims { $at }.
risk-occupied = { $by } occupies { $at }.
risk-placed = { $by } adds { $battalions } in { $at }.
risk-appointed = { $by }'s Leader appears in { $at }.

## Cards

risk-took = { $pile ->
        [adventure] { $by } draws an Adventure card.
       *[territory] { $by } draws a Territory card.
    }
risk-took-land = You draw the Territory card { $card }.
risk-took-land-wild = You draw a wild Territory card.
risk-took-tale = You draw the Adventure card { $card }.
risk-reshuffled = { $pile ->
        [adventure] The Adventure discards are shuffled into a new deck.
       *[territory] The Territory discards are shuffled into a new deck.
    }
risk-offered = { $by } lays down { $card }.
risk-exchanged = { $by }'s set brings { $battalions }.
risk-played = { $by } plays { $card }{ $worth }.
risk-discarded = { $by } discards { $card }.
risk-claimed-mission = { $by }'s Leader completes the mission { $card } in { $at }{ $worth }.

## The turn

risk-turned = Turn { $turn }: { $by }.
risk-granted = { $regions ->
        [0] { $by } gets { $battalions }.
       *[other] { $by } gets { $battalions } and { $regions } for whole regions.
    }
risk-thawed = What { $by } had closed is open again.
risk-blocked = { $by } closes the bridge { $bridge }.
risk-carried = A Leader is carried from { $from } to { $to }.

## Fighting

risk-attacked = { $under ->
        [1] { $by } marches from { $from } under the mountains against { $defender } in { $fort }.
       *[0] { $by } marches from { $from } against { $defender } in { $fort }.
    }
risk-stormed = { $from } storms { $fort }: { $red } against { $black }; { $losers ->
        [both] both sides lose { $losses }
        [attackers] the attackers lose { $losses }
       *[defenders] the defenders lose { $losses }
    }.
risk-converted = { $battalions } from { $from } { $number ->
        [one] goes
       *[other] go
    } over to { $to }.
risk-sunk = { $battalions } from { $from } { $number ->
        [one] is
       *[other] are
    } lost at sea.
risk-fell-back = { $battalions } { $number ->
        [one] falls
       *[other] fall
    } back from { $from } to { $to }.
risk-leader-lost = { $by }'s Leader falls in { $at }.
risk-conquered = { $by } takes { $at } from { $former }.
risk-advanced = { $battalions } { $number ->
        [one] moves
       *[other] move
    } in{ $leader ->
        [1] { " " }with the Leader
       *[0] { "" }
    }.
risk-rose = Uprising in { $at }: { $by } gains { $battalions }.
risk-eliminated = { $seat } is out of the game, beaten by { $by }.
risk-handed = { $to } takes over { $cards ->
        [one] { $cards } Territory card
       *[other] { $cards } Territory cards
    } from { $from }.
risk-handed-land = { $card } goes from { $from } to { $to }.
risk-cast-aside = { $by }'s secret uprising in { $card } comes to nothing.

## Marching

risk-redeployed = { $number ->
        [0] The Leader marches
        [one] { $battalions }{ $leader ->
            [1] { " " }with the Leader
           *[0] { "" }
        } marches
       *[other] { $battalions }{ $leader ->
            [1] { " " }with the Leader
           *[0] { "" }
        } march
    } from { $from } to { $to }.

## Events

risk-happened = { $by } draws an event: { $card }. { $summary }
risk-event-land = The card drawn shows { $card }.
risk-frozen = Storms close { $at } until { $by }'s next turn.
risk-raided = { $at } loses { $battalions }.
risk-hid = { $by } keeps a secret uprising.
risk-hid-land = Your secret uprising waits in { $card }.
risk-corsairs = Corsairs watch the coast until { $by }'s next turn.

## The Ring and the end

risk-ring-rolled = The Fellowship rolls { $roll }: it { $goes_on ->
        [1] can go on
       *[0] stays where it is
    }.
risk-ring-moved = The Ring comes to { $place }.
risk-ring-left = The Ring leaves Middle-earth.
risk-ring-held = The Ring stays in { $place }.
risk-scored = { $by } scores { $whole }: { $places } for places, { $regions } for regions, { $strongholds } for strongholds, { $cards } for cards.
risk-ended = { AND($winners) } { $count ->
        [one] wins
       *[other] share Middle-earth
    }: { $reason }.
risk-reason-ring_left = the Ring has left Middle-earth
risk-reason-conquest = every place of Middle-earth is conquered
risk-reason-last_standing = no other player is left
risk-reason-turns_over = the agreed number of turns is over
