# Port Blackwood, English: what stands beside the chart in a terminal.

chart-letter-red = R
chart-letter-blue = B
chart-letter-green = G
chart-letter-yellow = Y
chart-letter-purple = P
chart-letter-white = W
chart-roll = roll { $value }
chart-home = home
chart-load = load
chart-balls = balls
chart-team = team
chart-hoard = Hoard { $coins }
chart-stockpile = stockpile { $balls }
chart-stockpile-endless = stockpile endless
chart-pack = pack { $cards }
chart-anchorage = Anchorage:
chart-captives = Captive:
chart-legend-blackwood =
    On the chart:
      R B G Y P W   the ships; R+: there is more, see beside the chart
      @ &           Captain Blackbeard and the Sea Monster
      $2            two abandoned coins
      =P =X         the wharves: gold goes to P and comes from X; type P or X
      a-i           islands: their names stand above the chart
      S M ^ T H     the lairs, cliffs, the town and the hoard
      ~ +           water like all water: the way in from the anchorage, a compass
      » or a number you can go there; the number is the one in the list
board-signs =
    Signs: **.** sea · **+** sea, under the compass rose · **>** sea, the way in from the anchorage · **^** cliffs · **T**
    the town · **H** the hoard
