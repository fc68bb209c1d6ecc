# Koning van de Piraten, Nederlands: wat in een terminal naast de kaart staat.

chart-letter-british = b
chart-letter-french = f
chart-letter-spanish = s
chart-kings-goal =
    { $round ->
        [0] Voor de eerste ronde
       *[other] { $rounds ->
            [0] Ronde { $round }
           *[other] Ronde { $round } van { $rounds }
        }
    } · wie het eerst { $target } dubloenen heeft, wint
chart-kings-money = dubloenen
chart-kings-amount = { $amount }
chart-kings-moves = stappen
chart-kings-rum = rum
chart-kings-balls = kogels
chart-kings-scurvy = scheurbuik
chart-kings-cards = kaarten
chart-kings-captain = Kapitein { $pirate }
chart-kings-defence = verdedigt
chart-kings-loot = buit
chart-kings-treasure = schat van { $amount } voor { $clues } aanwijzingen
chart-kings-sketched = Typ b om het bord te zien.
chart-kings-signs = H schuilplaats, X de Vliegende Hollander, ~ onbekend water, ≈ met haaien, · open water
chart-kings-abilities = { $captain } (als kapitein), { $crew } (altijd)
chart-kings-gains =
    { $rum ->
        [0] één stap meer, plaats voor één kanonskogel en { $pirates } piraten meer
       *[other] één stap meer, plaats voor { $rum } rum en { $pirates } piraten meer
    }
chart-kings-fight =
    Het gevecht bij { $place }: { $attacker } tegen { $foe }, { $attack } tegen { $defence }{ $standing ->
        [winning] {" "}(genoeg om te winnen)
        [tie-winning] {" "}(gelijk is genoeg om te winnen)
        [losing] {" "}(niet genoeg om te winnen)
        [tie-losing] {" "}(gelijk is niet genoeg om te winnen)
       *[open] {""}
    }, { $loot } buitkaarten te winnen
chart-kings-packs = Stapels: { $actions } actiekaarten, { $loot } buitkaarten, { $pirates } piraten
chart-kings-hand = Je hand:
chart-legend-kings =
    Op de kaart:
      A tot F    de schepen, in de volgorde van de tafel; X de Vliegende Hollander
      H          schuilplaatsen: voorraad, nieuwe scheepsdelen en nieuwe piraten
      T F        steden en vestingen; m M W koopvaardijschepen en oorlogsschepen
      b f s      erachter: van wie ze zijn (Brits, Frans, Spaans)
      I i        schateilanden, groot en klein
      ~ ≈        onbekend water, en onbekend haaienwater; · open water
      A3         een zeshoek: de derde van rij A; typ het, of de naam van een plaats
      een getal  daar kun je heen; het getal is het nummer in de lijst
board-signs =
    Tekens: **H** schuilplaats · **F** vesting · **T** stad · **I** groot schateiland · **i** klein schateiland · **s**
    donkere plek, voor een haaientegel · **~** lichte plek, voor een oceaantegel
