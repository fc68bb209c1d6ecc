# Bounty, Nederlands: wat in een terminal naast de kaart staat.

chart-letter-crimson = K
chart-letter-gold = G
chart-letter-emerald = S
chart-letter-azure = Z
chart-letter-violet = V
chart-letter-ivory = I
chart-target = tot { $money } dubloenen
chart-last-round = de laatste is { $round }
chart-throw = worp { $value }
chart-purse = beurs
chart-loans = leningen
chart-hold = ruim
chart-taken = buit
chart-claim = beroofd door { $ship }
chart-distress = in nood
chart-port = haven
chart-fee = prijs
chart-cards = kaarten
chart-chest = Schatkist { $cards }
chart-commission = { $ship } heeft de kaperbrief
chart-legend-bounty =
    Op de kaart:
      K G S Z V I   de schepen (k, g: tweede schepen); K+: er is meer, zie ernaast
      =H =A         de Thuishaven en het Admiraliteitseiland; typ H of A
      =1 tot =7     de handelshavens: hun namen staan naast de kaart; typ die
      ▒ ^ *         land: laagland, heuvels en bos; daar kan niemand varen
      ruim 136      kaarten van de havens 1, 3 en 6, de laatste ligt boven
      (Wol 12)      een kaart die van iemand is afgepakt
      » of getal    daar kun je heen; het getal is het nummer in de lijst
board-signs =
    Tekens: **.** zee · **# ^ \*** land: laagland, heuvels en bos
