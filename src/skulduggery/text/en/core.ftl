# Skulduggery, English: what all games share. Ids are `refusal-<kind>`; placeholders are the fields of that kind.

## Lists and figures

list-comma = { $before }, { $item }
list-and = { $before } and { $item }
# A throw, and the throws that break its ties.
list-then = { $before } (tie) then { $item }
list-entry = { $owner } { $value }
list-place = { $value }. { $owner }
list-times = { $count } × { $item }

## Whoever reads, and choices

# After a verb or a word such as "from"; a sentence that begins with the reader has a form of its own.
you-object = you
# In a list, or alone.
you-listed = you
question-to = { $name }: { $question }
choice-gain = { $choice }: { $gains }
gain-won =
    { $seat_is ->
        [you] you win
       *[other] { $seat } wins
    }

## Options that every game has

option-players = Players
option-players-effect = This many people and bots play.

## At the table

refusal-match-over = This match is over.
refusal-not-your-turn = Please wait: it is { $asked }'s turn.
refusal-not-offered = This move is not possible now: { $move }.
refusal-unknown-move = This game has no such move: { $detail }.
refusal-unknown-target = You cannot choose that here.
refusal-occupied = This place is taken: { $place }.
refusal-nothing-to-undo = There is nothing to take back. Dice, cards and other players' choices stand.
refusal-no-such-seat =
    { $seats ->
        [one] There is no such seat: this table has { $seats } seat.
       *[other] There is no such seat: this table has { $seats } seats.
    }

## Games, options and rulebooks

refusal-unknown-game =
    { $known ->
        [none] There is no game called "{ $game_id }".
       *[other] There is no game called "{ $game_id }". You can play { $known }.
    }
refusal-unknown-option = There is no option called "{ $option_id }". Choose from { $known }.
refusal-bad-nonce = A share in the luck must be one line of 1 to 64 characters.
refusal-bad-bot = The bot "{ $bot }" cannot play: { $detail }.
refusal-bad-option =
    { $given ->
        [none] Please choose a value for "{ $option_id }": { $expected }.
       *[other] "{ $option_id }" cannot be "{ $given }". Possible: { $expected }.
    }
credits-about = About this game
refusal-no-rulebook =
    { $known ->
        [none] There is no rulebook for "{ $game_id }".
       *[other] There is no rulebook for "{ $game_id }". There is one for { $known }.
    }
refusal-no-such-rule = There is no rule { $wanted }. Try { $known }.

## Records of matches

refusal-not-a-record = Line { $line } should begin a match record, but it does not.
refusal-broken-line = Line { $line } of the record cannot be read: { $detail }.
refusal-unknown-format = The record has format { $found }, but this program reads format { $expected }.
refusal-other-parts = { $found_id ->
    [none] This match was played with the usual board and cards of { $game_id }. Here they were changed ({ $expected }).
   *[other] This match was played with a changed board or changed cards of { $game_id } ({ $found }), which are not in use here.
}
refusal-other-rules = The record follows version { $found } of the rules of { $game_id }, but version { $expected } is installed.
refusal-wrong-number = Line { $line } has the number { $found }, but { $expected } comes next.
refusal-broken-chain = Line { $line } does not fit the lines before it: somebody changed the record.
refusal-wrong-commitment = Line { $line }: the seed is not the one that was promised.
refusal-wrong-pledge = Line { $line }: the share of the luck of seat { $seat } is not the one that was promised before the match.
refusal-seed-hidden = The seed is not in the record, so nobody can check the dice.
refusal-not-in-record = The match cannot go on after number { $number }: it has none, or it ends there.
refusal-wrong-draw = Line { $line }, draw { $draw }: the record says { $found }, but the seed gives { $expected }.
refusal-no-start = Line { $line } should be the start of the match, and is not.
refusal-missing-luck = The luck recorded on line { $line } does not fit its move.
refusal-broken-move = The move on line { $line } cannot be played here ({ $why }).
refusal-other-events = The move on line { $line } does something else than the record says.

# Behind the title of a game whose parts a designer has changed.
changed-title = · changed board, cards or figures ({ $hash })
