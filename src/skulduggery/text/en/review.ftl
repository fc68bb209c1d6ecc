# Skulduggery, English: the review of a finished match. Fetched with that page only.

review-title = Review
review-of = Review: { $game }
review-replay = To the replay
review-loading = The match is played through …
review-percent = { $percent }{ "\u00A0" }%
review-lost = There is no review of this match.

## What the figures mean

review-about = What these figures mean
review-meaning-fitted = 40 % means: if bosuns played on from here, about 40 of 100 such matches would be won. The figures were fitted to matches between bots.
review-meaning-playouts = The figures were counted: from each position bots played some matches to the end.
review-meaning-none = Nobody knows the chances of this game, and the match is too long to try out every position.
review-all-cards = This review knows all cards, also those that were hidden during the match. So the chart shows more than anybody at the table could know.
review-fair = A choice is called a mistake only by what the player could know at that moment: hidden cards are dealt anew many times. And only if fresh trials confirm it.

## The chart

review-chart = Chance to win
review-chart-of = Chance to win over the match. At the end: { $summary }
review-chance-of = { $name } { $percent }{ "\u00A0" }%
review-moment = Moment of the match
review-place =
    { $turn ->
        [0] Setup, move { $move } of { $moves }
       *[other] Round { $round }, turn { $turn }, move { $move } of { $moves }
    }
review-round = Round
review-tap = Tap the chart to see that moment in the replay.
review-watch = Watch this moment
review-table = As a table
review-turn = Turn
review-start = Start
review-end = End

## What decided it

review-swings = Decisive moments
review-no-swings = No single turn changed the chances much.
review-swing =
    { $rise ->
        [on] { $name }: from { $before }{ "\u00A0" }% up to { $after }{ "\u00A0" }%
       *[off] { $name }: from { $before }{ "\u00A0" }% down to { $after }{ "\u00A0" }%
    }

## Mistakes and luck of each player

review-looking =
    { $pieces ->
        [0] Looking for mistakes and lucky throws …
       *[other] Looking for mistakes and lucky throws: { $looked } of { $pieces } …
    }
review-done = The review is complete.
review-mistakes = Largest mistakes
review-no-mistakes = No mistake that fresh trials confirm.
review-no-mistakes-yet = No mistake found yet.
review-played = Played: { $choice }
review-better = Better: { $choice }
review-loss = { $chance }{ "\u00A0" }% instead of { $best }{ "\u00A0" }%
review-lucky = Luckiest throws
review-unlucky = Unluckiest throws
review-no-luck = No throw changed much.
review-no-luck-yet = None found yet.
review-throw = { $chance }{ "\u00A0" }% instead of { $expected }{ "\u00A0" }% on average
review-look = Look at it
review-what-if = What if?
