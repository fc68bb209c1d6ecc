# Skulduggery, English: fair dice, and how lucky everybody was. Fetched with the screens that need it.

## The seal, in the lobby and in the menu

seal-title = The dice are sealed
seal-meaning = A secret number decides every roll of this match, and it was locked away before the first move. After the match it is shown, and everybody can check every roll.
seal-fingerprint = Fingerprint of the seal:
seal-copy = Copy the whole seal
seal-check = Check the dice
seal-pledges-changed = Careful! The shares of the luck are not those that were promised when this browser opened its own. Somebody has tried the dice again.
seal-withheld =
    { $count ->
        [one] { $names } promised a share of the luck and did not open it.
       *[other] { $names } promised shares of the luck and did not open them.
    } That can be a lost connection. Somebody who runs the server could also use it to choose between two sets of dice.
seal-changed = Careful! This browser saw another seal at this table before: { $seen }. Somebody has changed the dice.

## Check the dice

dice-title = Check the dice
dice-loading = Reading the record of the match…
dice-again = Check again
dice-save = Save the record
dice-to-table = To the table
dice-times =
    { $times ->
        [one] Worked out by this browser in { $milliseconds } ms. It needs no server for that: switch the network off and try again.
       *[other] Worked out { $times } times by this browser, the last time in { $milliseconds } ms.
    }

dice-verdict-right = The dice were fair
dice-verdict-right-about =
    { $draws ->
        [one] The only roll is exactly the one that was sealed before the first move. Nobody chose it afterwards.
       *[other] All { $draws } rolls and draws are exactly those that were sealed before the first move. Nobody chose a single one afterwards.
    }
dice-verdict-none = No dice, no doubt
dice-verdict-none-about = Nothing was rolled or drawn in this match, and its record is whole.
dice-verdict-later = Sealed until the end
dice-verdict-later-about = While the match goes on, the seal stays closed. Otherwise somebody could know the next roll.
dice-verdict-wrong = Something does not fit
dice-verdict-wrong-about =
    { $problems ->
        [one] This record is not what was played: it was changed afterwards, or damaged. Here is the place:
       *[other] This record is not what was played: it was changed afterwards, or damaged. Here are the { $problems } places:
    }

dice-now = What can be checked now
dice-after = What can be checked after the match

dice-finding-right = Right:
dice-finding-wrong = Wrong:
dice-finding-later = Later:
dice-finding-unknown = Not known:
dice-finding-none = Nothing to check:

dice-check-seal-right = The secret number fits the seal that was shown before the first move.
dice-check-seal-wrong = The secret number does not fit the seal.
dice-check-seal-later = Whether the secret number fits the seal.
dice-check-seen-right =
    { $since ->
        [lobby] It is the seal that this browser saw before the match began: { $fingerprint }
        [start] It is the seal that this browser saw when the match began: { $fingerprint }
       *[later] It is the seal that this browser saw when it came to the table: { $fingerprint }
    }
dice-check-seen-wrong = It is not the seal that this browser saw at the table.
dice-check-seen-unknown = This browser was not at the table. Ask somebody who was: their seal must be { $fingerprint }
dice-check-shares-right = Your browser’s own share of the luck was mixed in, so nobody else could choose the dice alone.
dice-check-shares-wrong = The players’ shares of the luck are not those that were given.
dice-check-shares-unknown =
    { $count ->
        [0] No browser added a share of the luck to this match.
        [one] One browser added a share of the luck: { $givers }. This one did not.
       *[other] { $count } browsers added a share of the luck: { $givers }. This one did not.
    }
dice-check-pledges-right = All shares were promised before any of them was opened, so nobody could choose a share to fit the others.
dice-check-pledges-wrong = The shares are not those that were promised before the match.
dice-check-pledges-unknown =
    { $silent ->
        [one] { $withheld } promised a share and did not open it.
       *[other] { $withheld } promised shares and did not open them.
    } Somebody who runs the server and sat there could choose between the dice with it and without it.
dice-check-pledges-none = No share was promised before the match. Somebody who runs the server and sat at the table could have chosen one to fit the others.
dice-check-draws-right =
    { $draws ->
        [one] The only roll was worked out again: the same.
       *[other] All { $draws } rolls and draws were worked out again: every one the same.
    }
dice-check-draws-wrong = Not every roll comes out as it was written down.
dice-check-draws-later =
    { $draws ->
        [0] Every roll and every draw.
        [one] Every roll and every draw (one so far).
       *[other] Every roll and every draw ({ $draws } so far).
    }
dice-check-draws-none = Nothing was rolled or drawn.
dice-check-chain-right = All { $lines } lines of the record hang together like the links of a chain.
dice-check-chain-wrong = The lines of the record do not hang together.
dice-check-receipt-right =
    { $chain ->
        [wrong] The receipt that this browser was given for entry { $number } fits: so it is the lines that were changed, not the links.
       *[right] The receipt that this browser was given for entry { $number } fits: nothing up to there was changed since.
    }
dice-check-receipt-wrong = The record does not agree with the receipt that this browser was given.
dice-check-receipt-later = Whether the record agrees with the receipts that this browser was given.
dice-check-receipt-unknown = This browser has no receipt of this match to compare with.

## What can be wrong, and where

dice-problem-not-a-record = This is not the record of a Skulduggery match.
dice-problem-unknown-format = The record is written in format { $format }, which this page cannot read.
dice-problem-broken-line = Line { $line } cannot be read. The lines after it were not checked.
dice-problem-no-start = Line { $line } should be the start of the match, and is not.
dice-problem-wrong-number = Line { $line } has the number { $found }, but { $expected } comes next: a line was taken out or put in.
dice-problem-opening-edited = The first two lines do not belong together: the settings of the match or its start were changed.
dice-problem-line-edited = Line { $line } was changed after it had been written, or does not belong here.
dice-problem-seed-edited = Line { $line }: the secret number was exchanged. It is not the one that was sealed.
dice-problem-seal-edited = Line { $line }: the seal was exchanged. The secret number belongs to another one.
dice-problem-other-seal = Line { $line }: the seal is { $found }, but at the table this browser saw { $seen }.
dice-problem-share-edited = Line { $line }: a player’s share of the luck was changed. With these shares other dice would have fallen.
dice-problem-bad-share = Line { $line }: the share of the luck of seat { $seat } is none that a browser could have given.
dice-problem-other-share = Line { $line }: the share of the luck of seat { $seat } is not the one that this browser gave.
dice-problem-broken-pledge = Line { $line }: the share of the luck of seat { $seat } is not the one that was promised before the match.
dice-problem-other-pledges = Line { $line }: the promises are not those that this browser saw before it opened its share. Somebody has tried the dice again.
dice-problem-wrong-draw = Line { $line }, draw { $draw }: the record says { $found } of { $ways }, but the secret number gives { $expected }.
dice-problem-bad-undo = Line { $line }: more was taken back here than had been played ({ $to }).
dice-problem-told-otherwise = Line { $line }: the log tells of a { $value }, but no such die fell.
dice-problem-other-receipt = Somewhere up to line { $line } something was changed after this browser had its receipt (entry { $number }).
dice-problem-cut-short = The record ends with entry { $last }, but this browser saw entry { $number }: its end was cut off.
dice-problems-more =
    { $rest ->
        [one] Show one more
       *[other] Show { $rest } more
    }

## Line by line

dice-lines = Every roll, line by line
dice-lines-none = There are no rolls to show.
dice-lines-shown =
    { $lines ->
        [one] One line with luck
       *[other] { $shown } of { $lines } lines with luck
    }
dice-lines-all = Show all { $lines } lines
dice-filter = Whose rolls?
dice-filter-all = Everybody
dice-line = Line { $line }
dice-turn = Turn { $turn }
dice-setup = Set-up
dice-table = The table
dice-die = Die
dice-draw = Draw
dice-luck = Roll or draw
dice-value = { $value } of { $ways }
dice-same = worked out again: { $expected }, the same
dice-other = worked out again: { $expected }, not the same!
dice-later = to be checked after the match
dice-forked = From here on it is another match, with luck that was sealed anew.
dice-arithmetic = The sum
dice-word =
    { $thrown ->
        [0] Move { $move }, draw { $draw }: { $word } divided by { $ways } leaves { $rest }. Counted from 1, that is { $value }.
        [one] Move { $move }, draw { $draw }: one number too large to be fair was thrown away. { $word } divided by { $ways } leaves { $rest }. Counted from 1, that is { $value }.
       *[other] Move { $move }, draw { $draw }: { $thrown } numbers too large to be fair were thrown away. { $word } divided by { $ways } leaves { $rest }. Counted from 1, that is { $value }.
    }

## Before the end, and files

sealed-lobby = The match has not begun
sealed-secrets = Sealed until the end
file-title = Bring the record of a match
file-another = Another record
file-about = Choose a record file, or drop it anywhere on this page. It is checked in your browser and goes nowhere else.
file-choose = Choose a file
file-story-about = For sentences and the luck chart the server must know the moves.
file-story = Send it to the server for its story

## How this works

how-title = How this works
how-box = Before the match, the server thinks of a huge secret number and locks it in a chest. The seal is the fingerprint of that number: any other number would have another one.
how-shares = Each player’s browser adds a number of its own, its share of the luck. It first shows only the fingerprint of that number, and the number itself when all fingerprints are there. So nobody can choose a share to fit the others, and nobody can choose the dice alone.
how-recipe = From these numbers every roll and every card follows by a fixed recipe, like a long multiplication. Whoever has the numbers gets the same dice.
how-open = After the match the chest is opened. This page works out every roll anew and compares it with what happened at the table. It does so in your browser and does not ask the server.
how-chain = Each line of the record holds the fingerprint of the line before, like the links of a chain. During the match your browser keeps receipts of it. So nobody can change a line later without being found out.
how-limits = What this cannot show: whether somebody who runs the server has peeked into the chest. They could know the dice, but not choose them.
how-exactly = The exact description, with test figures
how-table = Table

numbers-title = The numbers themselves
numbers-seal = Seal
numbers-seed = Secret number
numbers-sealed = in the chest until the end
numbers-pledge = Promise of { $name }
numbers-share = Share of { $name }
numbers-head = Last link of the chain

## Luck

luck-title = Who was lucky?
luck-rolls =
    { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }
luck-rolls-of =
    { $rolls ->
        [one] one roll of a die with { $sides } sides
       *[other] { $rolls } rolls of a die with { $sides } sides
    }
luck-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-bar = Average { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }. With fair dice it is { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } in the long run, and in 19 of 20 matches between { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } and { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
luck-is-usual = As usual.
luck-is-lucky = Lucky!
luck-is-unlucky = Unlucky!
luck-one-in =
    { $count ->
        [0] It happens in nearly every match.
        [1] It happens in nearly every match.
        [2] It happens in about every other match.
       *[other] About one match in { $number } is like that.
    }
luck-number =
    { $count ->
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }
luck-times =
    { $length ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $length }
    }
luck-streak = Longest streak: { $times } { $value }s in a row.
luck-no-streak = No number fell twice in a row.
luck-legend = The round mark is the average of this match. With fair dice it lies on the bar in 19 of 20 matches.
spread-title = How the dice fell
spread-legend = The dashed line shows how tall every bar would be if all numbers fell equally often.
spread-face =
    { $count ->
        [0] { $face }: never
        [one] { $face }: once
       *[other] { $face }: { $count } times
    }
