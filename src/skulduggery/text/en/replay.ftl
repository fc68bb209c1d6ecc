# Skulduggery, English: the replay of a match. Fetched with that page only.

replay-title = Replay
replay-view-as = View as
replay-outsider = an outsider
replay-all-open = All cards open
replay-everybody = everybody
replay-seen-as = Now seen as { $name }.
replay-as-outsider = Until this match is over, you see it as an outsider does.
replay-moment = This moment
replay-keys = Keys
replay-more = More
replay-dice = Check the dice
replay-review = Review
replay-download = Download
replay-wealth = Wealth over the match, and what each is worth at this moment
replay-wealth-tab = Wealth

## The line of the match

replay-controls = Replay controls
replay-timeline = Moment of the match
replay-place =
    { $turn ->
        [0] Setup · move { $move } of { $moves }
       *[other] Turn { $turn } · move { $move } of { $moves }
    }
replay-turn =
    { $turn ->
        [0] Setup
       *[other] Turn { $turn }
    }
replay-nothing = Nothing that can be seen happens here.
replay-marks = Marked moments
replay-mark =
    { $kind ->
        [prize] Prize
        [loss] Loss
       *[fight] Fight
    }{ $count ->
        [one] { "" }
       *[other] { "" } and more ({ $count })
    }, move { $move }
replay-kind-prize = prize
replay-kind-loss = loss
replay-kind-fight = fight

replay-start = To the beginning
replay-turn-back = One turn back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-turn-on = One turn on
replay-end = To the end
replay-speed = Speed
replay-rate =
    { $rate ->
        [one] { $rate }×, normal speed
       *[other] { $rate }×, { $rate } times as fast
    }

## Share

replay-share = Share this moment
replay-share-tab = Share
replay-share-about =
    { $turn ->
        [0] The link opens the match at move { $move }, seen as { $name }.
       *[other] The link opens the match at turn { $turn }, move { $move }, seen as { $name }.
    }
replay-share-running = While the match goes on, others see it as outsiders do.
replay-link = Link to this moment

## Play on

replay-fork = Play on from here
replay-fork-about =
    { $turn ->
        [0] A new match begins where move { $move } ended. The dice are new.
       *[other] A new match begins in turn { $turn }, after move { $move }. The dice are new.
    }
replay-fork-end = The match is over here. Go back to an earlier move, then play on from there.
replay-fork-seat = Who do you want to be?
replay-fork-nobody = Nobody: bots play on, and I watch
replay-fork-level = The bots play as
replay-fork-crew = With the same crew
replay-fork-crew-effect = Everybody keeps name and seat, and bots stay bots. Bots play for your friends until they come: the menu of the new table has a link for each of them.
replay-fork-go = Set sail

## A match that goes on

replay-running = This match is still being played.
replay-newest = Show the newest
replay-newer =
    { $moves ->
        [0] Nothing new yet.
        [one] The match went on: one new move.
       *[other] The match went on: { $moves } new moves.
    }

## Files

replay-drop = Drop the file here
replay-lost = This match cannot be shown.
replay-broken = This file cannot be replayed.
replay-file-about = Every match can be kept as a file: its record. Open one here to watch the match again.
replay-file-drop = Drop a record here, or choose one.
replay-file-pick = Choose a file
replay-file-privacy = The server reads the file once to tell the match. It keeps nothing of it.
refusal-record-too-large = The file is too large for a match. A record has at most { $megabytes } MB.

## Keys

replay-key-space = play and pause
replay-key-arrows = one move back or on
replay-key-turns = one turn back or on
replay-key-marks = previous or next marked moment
replay-key-ends = to the beginning or the end
replay-key-rate = speed
replay-key-log = go to the log; up and down walk its lines, Enter jumps there
replay-key-rule = the rule behind the line
replay-key-share = share this moment
