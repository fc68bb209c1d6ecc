# Piraten op rooftocht, Nederlands: wat in een terminal naast de kaart staat.

chart-letter-prowl-blue = B
chart-letter-prowl-green = G
chart-letter-prowl-black = Z
chart-letter-prowl-red = R
chart-letter-prowl-yellow = J
chart-letter-prowl-pink = I
chart-letter-prowl-white = W
chart-letter-prowl-purple = P
chart-letter-prowl-davy = ☠
chart-prowl-target = tot { $target } dubloenen
chart-prowl-steps = stappen { $steps }
chart-prowl-masts = aan boord: { $cards }
chart-prowl-chest = kist: { $cards }
chart-prowl-worth = kist: { $cards } ({ $value })
chart-prowl-dead = door de Kraken verslonden
chart-prowl-wrecked = schipbreuk
chart-prowl-idle = nog { $turns } beurten muiterij
chart-prowl-commander = onder bevel van { $name }
chart-prowl-stock = Voorraad: { $left }
chart-prowl-stacks = Blinde stapel { $blind } · open stapel { $pile }
chart-legend-prowl =
    Op de kaart:
      B G Z R J I W P  de schepen: blauw, groen, zwart, rood, geel (J), roze (I),
                       wit en paars; ☠ Davy Jones
      =T ~p =3         steden, eilanden, thuishavens: hun namen staan boven de kaart
      =D               het Rijk van Davy Jones
      ▒ ♣ & *          land, palmen, wrakken en de Kraken: daar kan niemand varen
      > < ^ v          stromingen: één stap, alleen naar voren eruit
      N E S W          bruggen: N leidt naar S, E naar W
      12,5             een vak: kolom 12, rij 5; typ het, of de naam van een plek
      »                daar kun je heen; "alles" geeft een lijst
board-signs =
    Tekens: **.** open zee · **< > ^ v** stromingen, die gaan waarheen ze wijzen · **# %** de continenten · **Y**
    palmen · **&** wrakken · **\*** krakens
