# Pirates on the Prowl, English: what stands beside the chart in a terminal.

chart-letter-prowl-blue = B
chart-letter-prowl-green = G
chart-letter-prowl-black = K
chart-letter-prowl-red = R
chart-letter-prowl-yellow = Y
chart-letter-prowl-pink = I
chart-letter-prowl-white = W
chart-letter-prowl-purple = P
chart-letter-prowl-davy = ☠
chart-prowl-target = to { $target } doubloons
chart-prowl-steps = steps { $steps }
chart-prowl-masts = aboard: { $cards }
chart-prowl-chest = chest: { $cards }
chart-prowl-worth = chest: { $cards } ({ $value })
chart-prowl-dead = lost to the Kraken
chart-prowl-wrecked = wrecked
chart-prowl-idle = mutiny for { $turns } more
chart-prowl-commander = commanded by { $name }
chart-prowl-stock = Stock: { $left }
chart-prowl-stacks = Blind stack { $blind } · face-up pile { $pile }
chart-legend-prowl =
    On the chart:
      B G K R Y I W P  the ships: blue, green, black (K), red, yellow, pink (I),
                       white and purple; ☠ Davy Jones
      =T ~p =3         towns, islands and homes: their names stand above the chart
      =D               Davy Jones' Kingdom
      ▒ ♣ & *          land, palms, wrecks and the Kraken: nobody can sail there
      > < ^ v          currents: one step, left only forward
      N E S W          bridges: N leads to S, E to W
      12,5             a square: column 12, row 5; type it, or the name of a place
      »                you can go there; "all" lists them
board-signs =
    Signs: **.** open sea · **< > ^ v** currents, which flow where they point · **# %** the continents · **Y** palms · **&**
    wrecks · **\*** krakens
