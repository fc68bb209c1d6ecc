# Port Blackwood, Nederlands: wat in een terminal naast de kaart staat.

chart-letter-red = R
chart-letter-blue = B
chart-letter-green = G
chart-letter-yellow = E
chart-letter-purple = P
chart-letter-white = W
chart-roll = worp { $value }
chart-home = thuis
chart-load = lading
chart-balls = kogels
chart-team = team
chart-hoard = Schat { $coins }
chart-stockpile = voorraad { $balls }
chart-stockpile-endless = voorraad eindeloos
chart-pack = stapel { $cards }
chart-anchorage = Ankerplaats:
chart-captives = Gevangen:
chart-legend-blackwood =
    Op de kaart:
      R B G E P W   de schepen (E is geel); R+: er is meer, zie naast de kaart
      @ &           Kapitein Blackbeard en het Zeemonster
      $2            twee achtergelaten dubloenen
      =P =X         de kades: goud gaat naar P en komt van X; typ P of X
      a-i           eilanden: hun namen staan boven de kaart
      S M ^ T H     de holen, kliffen, de stad en de schat
      ~ +           gewoon water: hier kom je van de ankerplaats, een windroos
      » of getal    daar kun je heen; het getal is het nummer in de lijst
board-signs =
    Tekens: **.** zee · **+** zee, onder de windroos · **>** zee, de weg vanaf de ankerplaats · **^** kliffen · **T**
    de stad · **H** de schat
