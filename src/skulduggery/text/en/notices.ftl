# Skulduggery, English: what the server writes into notices and feeds. Only whose turn it is at which table.

notice-title = Your turn
notice-table = { $game }, with { $names }
feed-your-turn = It is your turn.
feed-turn =
    { $whose ->
        [you] It is your turn, but somebody else has to answer first.
       *[other] It is { $name }’s turn.
    }
feed-standing =
    { $status ->
        [lobby] The match has not begun yet.
        [paused] The match is paused.
        [over] The match is over.
       *[other] The match does not go on now.
    }
