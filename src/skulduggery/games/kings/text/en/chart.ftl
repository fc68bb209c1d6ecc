# King of the Pirates, English: what stands beside the chart in a terminal.

chart-letter-british = b
chart-letter-french = f
chart-letter-spanish = s
chart-kings-goal =
    { $round ->
        [0] Before the first round
       *[other] { $rounds ->
            [0] Round { $round }
           *[other] Round { $round } of { $rounds }
        }
    } · the first to { $target } doubloons wins
chart-kings-money = doubloons
chart-kings-amount = { $amount }
chart-kings-moves = moves
chart-kings-rum = rum
chart-kings-balls = balls
chart-kings-scurvy = scurvy
chart-kings-cards = cards
chart-kings-captain = Captain { $pirate }
chart-kings-defence = defence
chart-kings-loot = loot cards
chart-kings-treasure = treasure of { $amount } for { $clues } clues
chart-kings-sketched = Type b to see the board.
chart-kings-signs = H hideout, X the Flying Dutchman, ~ unknown water, ≈ with sharks, · open water
chart-kings-abilities = { $captain } (as captain), { $crew } (always)
chart-kings-gains =
    { $rum ->
        [0] one more move, room for one more cannonball and for { $pirates } more pirates
       *[other] one more move, room for { $rum } more rum and for { $pirates } more pirates
    }
chart-kings-fight =
    The fight at { $place }: { $attacker } against { $foe }, { $attack } to { $defence }{ $standing ->
        [winning] {" "}(enough to win)
        [tie-winning] {" "}(a tie is enough to win)
        [losing] {" "}(not enough to win)
        [tie-losing] {" "}(a tie is not enough to win)
       *[open] {""}
    }, { $loot } loot cards to win
chart-kings-packs = Packs: { $actions } action cards, { $loot } loot cards, { $pirates } pirates
chart-kings-hand = Your hand:
chart-legend-kings =
    On the chart:
      A to F     the ships, by the order of the table; X the Flying Dutchman
      H          hideouts: supplies, new parts and new pirates
      T F        towns and fortresses; m M W merchants and warships
      b f s      behind them: whose they are (British, French, Spanish)
      I i        treasure islands, large and small
      ~ ≈        unknown water, and unknown shark water; · open water
      A3         a hex: the third of row A; type it, or the name of a place
      a number   you can go there; the number is the one in the list
board-signs =
    Signs: **H** hideout · **F** fortress · **T** town · **I** large island · **i** small island · **s** dark place,
    for a shark tile · **~** light place, for an ocean tile
