# Bounty, English: what stands beside the chart in a terminal.

chart-letter-crimson = C
chart-letter-gold = G
chart-letter-emerald = E
chart-letter-azure = Z
chart-letter-violet = V
chart-letter-ivory = I
chart-target = to { $money } doubloons
chart-last-round = the last is { $round }
chart-throw = throw { $value }
chart-purse = purse
chart-loans = loans
chart-hold = hold
chart-taken = taken
chart-claim = robbed by { $ship }
chart-distress = in distress
chart-port = port
chart-fee = fee
chart-cards = cards
chart-chest = Treasure Chest { $cards }
chart-commission = { $ship } has the commission
chart-legend-bounty =
    On the chart:
      C G E Z V I   the ships (c, g: second ships); C+: more, see beside the chart
      =H =A         Home Port and Admiralty Island; type H or A
      =1 to =7      the trading ports: their names stand beside the chart; type them
      ▒ ^ *         land: lowland, hills and forest; nobody can sail there
      hold 136      cards of the ports 1, 3 and 6, the last one on top
      (Wool 12)     a card that was taken from somebody
      » or a number you can go there; the number is the one in the list
board-signs =
    Signs: **.** sea · **# ^ \*** land: lowland, hills and forest
