# Claims, English: the few texts that its table needs.

game-title = Claims
game-summary = Two players claim hexes in turn, around an island.

view-left = Claims left
view-owners = Claimed by
view-gulls = Gulls
piece-gull = the gull
decision-claim = Which hex do you claim?
    .others = Which hex does { $name } claim?
move-claim = Claim { $hex }
event-claimed =
    { $seat_is ->
        [you] You claim { $hex }.
       *[other] { $seat } claims { $hex }.
    }
