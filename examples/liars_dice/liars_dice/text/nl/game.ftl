# Leugendobbelen, Nederlands.

game-title = Leugendobbelen
game-summary = Twee tot zes piraten gooien in het geheim en bieden steeds hoger, tot iemand de leugenaar aanwijst.
game-age = vanaf 8 jaar
game-wealth = dobbelstenen over
game-score =
    { $score ->
        [one] { $score } dobbelsteen over
       *[other] { $score } dobbelstenen over
    }

## Namen

piece-count = { $rest } ×
place-face = { $rest }
button-roll = Gooi
button-doubt = Leugenaar!
view-round = Ronde
view-bidder = Bod van
view-bid-count = Hoeveel
view-bid-face = Van welke ogen
view-dice = Dobbelstenen

## Vragen

decision-roll = Gooi de dobbelstenen onder de bekers.
    .others = { $name } laat iedereen gooien.
decision-bid =
    { $bidder ->
        [none] Doe het eerste bod.
       *[other] Het bod is { $count } × { $face }. Bied hoger, of wijs de leugenaar aan.
    }
    .others =
        { $bidder ->
            [none] { $name } doet het eerste bod.
           *[other] Het bod is { $count } × { $face }. Biedt { $name } hoger?
        }

## Zetten

move-roll = Gooi
move-bid = Bied { $count } × { $face }
move-doubt = Noem het een leugen

## Gebeurtenissen

event-rolled =
    { $seat_is ->
        [you] Je gooit { $dice }.
       *[other] { $dice ->
            [none] { $seat } gooit { $count ->
                [one] één dobbelsteen
               *[other] { $count } dobbelstenen
            } onder de beker.
           *[other] { $seat } gooit { $dice }.
        }
    }
event-bid-made =
    { $seat_is ->
        [you] Je biedt { $count } × { $face }.
       *[other] { $seat } biedt { $count } × { $face }.
    }
event-doubted =
    { $seat_is ->
        [you] Je noemt { $bidder } een leugenaar!
       *[other] { $seat } noemt { $bidder_is ->
            [you] jou
           *[other] { $bidder }
        } een leugenaar!
    }
event-dice-shown = De bekers gaan omhoog: { $dice }. { $found } tellen als { $face }.
event-die-lost =
    { $seat_is ->
        [you] { $left ->
            [0] Je verliest je laatste dobbelsteen.
           *[other] Je verliest een dobbelsteen en hebt er nog { $left }.
        }
       *[other] { $left ->
            [0] { $seat } verliest de laatste dobbelsteen.
           *[other] { $seat } verliest een dobbelsteen en heeft er nog { $left }.
        }
    }
event-match-ended = Wie als laatste dobbelstenen heeft, wint: { $places }.

## Waarom niet

refusal-no-bid-yet = Er is nog geen bod om aan te twijfelen.
refusal-too-low = Dat is niet hoger dan { $count } × { $face }.

## Opties

option-dice = Dobbelstenen per speler
option-dice-effect = Iedereen begint met zoveel dobbelstenen. Met minder dobbelstenen duurt het spel korter.
option-wild = Eenen zijn jokers
option-wild-effect = Een één telt als elk getal.
option-wild-on = joker
option-wild-off = alleen als één
