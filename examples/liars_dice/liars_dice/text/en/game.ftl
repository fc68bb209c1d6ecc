# Liar's Dice, English. Ids are `<event|move|decision|refusal>-<kind>`; placeholders are the fields of the Structs.

game-title = Liar's Dice
game-summary = Two to six pirates roll in secret and bid higher and higher, until somebody calls the liar.
game-age = from age 8
game-wealth = dice left
game-score =
    { $score ->
        [one] { $score } die left
       *[other] { $score } dice left
    }

## Names

piece-count = { $rest } ×
place-face = { $rest }
button-roll = Roll
button-doubt = Liar!
view-round = Round
view-bidder = Bid of
view-bid-count = How many
view-bid-face = Of which face
view-dice = Dice

## Questions

decision-roll = Roll the dice under the cups.
    .others = { $name } lets everybody roll.
decision-bid =
    { $bidder ->
        [none] Make the first bid.
       *[other] { $count } × { $face } is the bid. Bid higher, or call the liar.
    }
    .others =
        { $bidder ->
            [none] { $name } makes the first bid.
           *[other] { $count } × { $face } is the bid. Does { $name } bid higher?
        }

## Moves

move-roll = Roll
move-bid = Bid { $count } × { $face }
move-doubt = Call it a lie

## Events

event-rolled =
    { $seat_is ->
        [you] You roll { $dice }.
       *[other] { $dice ->
            [none] { $seat } rolls { $count ->
                [one] one die
               *[other] { $count } dice
            } under the cup.
           *[other] { $seat } rolls { $dice }.
        }
    }
event-bid-made =
    { $seat_is ->
        [you] You bid { $count } × { $face }.
       *[other] { $seat } bids { $count } × { $face }.
    }
event-doubted =
    { $seat_is ->
        [you] You call { $bidder } a liar!
       *[other] { $seat } calls { $bidder_is ->
            [you] you
           *[other] { $bidder }
        } a liar!
    }
event-dice-shown = The cups are lifted: { $dice }. { $found } count as { $face }.
event-die-lost =
    { $seat_is ->
        [you] { $left ->
            [0] You lose your last die.
           *[other] You lose a die and have { $left } left.
        }
       *[other] { $left ->
            [0] { $seat } loses the last die.
           *[other] { $seat } loses a die and has { $left } left.
        }
    }
event-match-ended = The last one with dice wins: { $places }.

## Why not

refusal-no-bid-yet = There is no bid yet that you could doubt.
refusal-too-low = That is not higher than { $count } × { $face }.

## Options

option-dice = Dice for each
option-dice-effect = Everybody begins with this many dice. With fewer dice the match is shorter.
option-wild = Ones are wild
option-wild-effect = A one counts as every face.
option-wild-on = wild
option-wild-off = as ones only
