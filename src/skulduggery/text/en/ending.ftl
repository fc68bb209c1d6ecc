# Skulduggery, English: the end of a match. Loaded when there is one.

end-label = { $game }: the end
end-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
end-you-win =
    { $count ->
        [one] You win!
       *[other] You and { $names } win!
    }
end-behind =
    { $size ->
        [level] You have as much as the winner. It was that close!
        [near] So close: only { $score } behind the winner.
       *[far] You are { $score } behind the winner.
    }
end-all-tie = Everybody wins together!
end-turns =
    { $turns ->
        [one] One turn.
       *[other] { $turns } turns.
    }
end-length =
    { $turns ->
        [one] One turn
       *[other] { $turns } turns
    } in { $minutes ->
        [one] one minute.
       *[other] { $minutes } minutes.
    }
end-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
end-counting = Counting the gold…
end-aside = Look at the chart
end-return = The result

## Nobody has won

nobody-early = The match ended early
nobody-early-why = The crew has ended it. Nobody has won, and nobody has lost.
nobody-closed = This table is closed
nobody-closed-why = The host closed it before the match began.
nobody-frozen = This match cannot go on
nobody-frozen-why = Skulduggery was renewed, and the new rules do not fit this match. Sorry!

## Ranking

end-ranking = Who came where
end-place = Place
end-tie = a tie
end-standing = How it stood

## The moment, the wealth and the luck

end-decisive = The decisive moment
end-watch = Watch it again
end-wealth = Wealth over time
end-wealth-chart = A chart of everybody's wealth. At the end: { $summary }.
end-wealth-of = { $name } { $wealth }
end-wealth-start = start
end-wealth-finish = end
end-wealth-move = Move
end-wealth-table = Show the figures
end-luck = Luck with the dice
end-luck-fair = Fair luck
end-luck-sealed = All luck was sealed before the first move. You can check it yourself.
end-check-dice = Check the dice

## Awards

end-awards = An award for everybody
award-crew-winner = Captain of the evening
award-crew-winner-why = Nobody sailed a cleverer course than { $name }.
award-crew-eye = Keen eye
award-crew-eye-why = { $name } saw every chance, and took the best ones.
award-crew-jolly = Jolliest mate
award-crew-jolly-why = With { $name } on board, nobody fell asleep at the wheel.
award-crew-calm = Steadiest hand
award-crew-calm-why = Calm in every storm: that was { $name }.
award-crew-brave = Bravest heart
award-crew-brave-why = Whatever the sea did, { $name } never gave up.

## What now?

end-onward = What now?
rematch-call = Rematch
rematch-called =
    { $game ->
        [same] The crew sails again!
       *[other] The crew sails to another game: { $game }!
    }
rematch-join = Come along
end-other = Other game, same crew
end-other-about = Everybody keeps their seat. Which game shall it be?
end-other-players = for { $least } to { $most } players
end-replay = Replay
end-review = Review
end-share = Share picture

picture-title = A picture of the evening
picture-alt = Picture for your friends: { $headline } { $ranking }.
picture-row = { $place }. { $name }
picture-send = Share…
picture-save = Save
picture-failed = The picture could not be made. Please try again.
picture-name = Skulduggery { $game }
end-kept =
    { $days ->
        [one] This match and its replay are kept for { $days } day.
       *[other] This match and its replay are kept for { $days } days.
    }
