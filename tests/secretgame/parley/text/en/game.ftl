# Parley, English: the test game with secrets. Ids are `<event|move|decision|refusal>-<kind>`.

game-title = Parley
game-summary = Two to four pirates bargain with hidden cards until the coins have changed hands.

view-rows = Cards
view-coins = Coins
view-teams = Team
view-deck = In the deck
view-discards = Discards
view-round = Round
view-last-round = Last round
card-hidden = a face-down card
card-A1 = A1
card-A2 = A2
card-A3 = A3
card-A4 = A4
card-A5 = A5
card-B1 = B1
card-B2 = B2
card-B3 = B3
card-B4 = B4
card-B5 = B5
card-C1 = C1
card-C2 = C2
card-C3 = C3
card-C4 = C4
card-C5 = C5
card-D1 = D1
card-D2 = D2
card-D3 = D3
card-D4 = D4
card-D5 = D5
button-draw = draw
button-demand = demand
button-show = show
button-give = give
button-pass = pass
reason-rounds = The last round is over.
reason-last_call = The last call was made.

## Questions

decision-draw = Please draw a card.
decision-action = What do you do?
    .others = What does { $name } do?
decision-counter = Do you counter { $card } of { $mover } against { $asked }?
    .others = Does { $name } counter { $card } of { $mover } against { $asked }?

## Moves

move-draw = Draw a card
move-demand = Demand coins from { $asked } with { $card }
move-show = Show { $card } to { $asked }
move-give = Give { $card } to { $asked }
move-counter = Counter with { $card }
move-pass = Pass
move-last-call = Make the last call

## Events

event-turn-began =
    { $seat_is ->
        [you] Round { $round }: it is your turn.
       *[other] Round { $round }: it is { $seat }'s turn.
    }
event-pack-shuffled = The deck is empty, so the { $cards } discards are shuffled.
event-card-drawn =
    { $seat_is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
event-demanded =
    { $seat_is ->
        [you] You play { $card } and demand coins from { $asked }.
       *[other] { $seat } plays { $card } and demands coins from { $asked }.
    }
event-countered =
    { $seat_is ->
        [you] You counter with { $card }.
       *[other] { $seat } counters with { $card }.
    }
event-passed =
    { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-coins-paid =
    { $amount ->
        [one] { $seat_is ->
            [you] You pay { $winner } a coin.
           *[other] { $seat } pays { $winner } a coin.
        }
       *[other] { $seat_is ->
            [you] You pay { $winner } { $amount } coins.
           *[other] { $seat } pays { $winner } { $amount } coins.
        }
    }
event-card-shown =
    { $seat_is ->
        [you] You show { $asked } { $card }.
       *[other] { $seat } shows { $asked } { $card }.
    }
event-card-given =
    { $seat_is ->
        [you] You give { $asked } { $card }.
       *[other] { $seat } gives { $asked } { $card }.
    }
event-last-called = Last call: the match ends after round { $round }.
event-game-ended = { $reason } The places: { $places }.

## Why not

refusal-teams-need-four = Teams are for four players, not for { $players }.
refusal-draw-first = First draw a card.
refusal-no-draw-now = You cannot draw now: your card of this turn is drawn, or your row is full.
refusal-answer-first = First answer { $card }: counter or pass.
refusal-not-your-card = You cannot play { $card }: it does not lie in your row.
refusal-not-yourself = Choose another seat than your own.
refusal-nobody-to-ask = There is nobody you could ask for that now.
refusal-nothing-to-ask = There is nothing you could ask of { $asked } now.
refusal-other-suit = You cannot counter { $demanded } with { $card }: the suits differ.
refusal-too-low = You cannot counter { $demanded } with { $card }: it is not higher.

## Options

option-teams = Teams
option-teams-effect = Players who face each other play together and see each other's cards.
option-teams-on = on
option-teams-off = off

option-rounds = Rounds
option-rounds-effect = The match ends after this many rounds.
option-minutes = Minutes
option-minutes-effect = When this time is over, the round is the last. 0: no clock.

## Scores and awards

game-score = Coins: { $score }
game-wealth = Coins in the purse
sheet-coins = { $count } in the purse
sheet-mate = { $count } from the team mate
award-parley-coins_paid = Most generous purse
award-parley-coins_paid-why = { $name } shared gladly. Coins paid: { $amount }.
award-parley-coins_won = Golden tongue
award-parley-coins_won-why = { $name } talked coins out of every pocket. Won: { $amount }.
award-parley-counters = Quickest answer
award-parley-counters-why = { $name } always had an answer ready. Counters: { $amount }.
award-parley-demands = Boldest question
award-parley-demands-why = { $name } was never too shy to ask. Demands: { $amount }.
award-parley-gifts = Kindest pirate
award-parley-gifts-why = { $name } gave cards away. Gifts: { $amount }.
award-parley-passes = Best poker face
award-parley-passes-why = { $name } kept calm and said nothing. Passes: { $amount }.
award-parley-shows = Most honest pirate
award-parley-shows-why = { $name } hid nothing. Cards shown: { $amount }.
award-parley-times_asked = Most popular pirate
award-parley-times_asked-why = Everybody wanted something from { $name }. Times asked: { $amount }.
