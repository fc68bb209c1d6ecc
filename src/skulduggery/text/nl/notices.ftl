# Skulduggery, Nederlands: wat de server in meldingen en feeds schrijft. Alleen wie aan welke tafel aan de beurt is.

notice-title = Jij bent aan de beurt
notice-table = { $game }, met { $names }
feed-your-turn = Jij bent aan de beurt.
feed-turn =
    { $whose ->
        [you] Jij bent aan de beurt, maar iemand anders moet eerst antwoorden.
       *[other] { $name } is aan de beurt.
    }
feed-standing =
    { $status ->
        [lobby] De partij is nog niet begonnen.
        [paused] De partij is gepauzeerd.
        [over] De partij is afgelopen.
       *[other] De partij gaat nu niet verder.
    }
