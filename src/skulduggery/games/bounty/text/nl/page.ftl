# Bounty, Nederlands: wat alleen de pagina zegt. Wordt samen met de eigen teksten van het spel verstuurd.

## Op de kaart

bounty-ship =
    { $cards ->
        [0] { $ship }, schip van { $player }, bij { $place }: { $role }, leeg ruim
        [one] { $ship }, schip van { $player }, bij { $place }: { $role }, één kaart aan boord
       *[other] { $ship }, schip van { $player }, bij { $place }: { $role }, { $cards } kaarten aan boord
    }
bounty-price =
    { $cards ->
        [0] { $port }: een kaart kost { $fee }, maar de stapel is op. Aan het begin lag hier: { $list }
        [one] { $port }: een kaart kost { $fee }. Er is nog één kaart. Aan het begin lag hier: { $list }
       *[other] { $port }: een kaart kost { $fee }. Er zijn nog { $cards } kaarten. Aan het begin lag hier: { $list }
    }
bounty-pack-line =
    { $copies ->
        [one] { $card } { $value }
       *[other] { $copies } × { $card } { $value }
    }
bounty-commission-free = De kaperbrief ligt op het Admiraliteitseiland
bounty-effect-raid = overvallen
bounty-effect-engage = aanvallen
bounty-effect-raid-ship = alleen dit schip overvallen
bounty-effect-won = de partij winnen
bounty-effect-sold = alles aan boord verkopen
bounty-effect-distress-ended = uit de nood
bounty-effect-commission-returned = de kaperbrief teruggeven
bounty-engage = { $ship } aanvallen
bounty-raid-ship = Overval alleen { $ship }

## Bemanning

bounty-purse =
    { $target ->
        [0] { $purse } dubloenen
       *[other] { $purse } van { $target } dubloenen
    }
bounty-cards =
    { $cards ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $cards } kaarten
    }
bounty-loans =
    { $loans ->
        [one] één lening af te lossen
       *[other] { $loans } leningen af te lossen
    }
bounty-ious = de Bank is { $ious } schuldig
bounty-distress = in nood
bounty-claim = beroofd door { $robber }
bounty-has-commission = heeft de kaperbrief
bounty-fan =
    { $open ->
        [none] { $title }, van onder naar boven: { $backs }
       *[other] { $title }, van onder naar boven: { $backs }. Bovenop ligt { $open }
    }

## Je eigen mat

bounty-throw =
    { $distress ->
        [on] { $value ->
            [0] In nood! Gooi, en snel naar huis.
            [1] Een één: een kaart uit de Schatkist.
           *[other] In nood: { $value } vakken, recht naar huis!
        }
       *[off] { $value ->
            [0] De dobbelsteen zegt hoe ver het schip vaart.
            [1] Een één: een kaart uit de Schatkist.
            [6] 6 vakken, en daarna gooi je nog eens. Een haven hoeft niet precies.
           *[other] { $value } vakken. Een haven hoeft niet precies.
        }
    }
bounty-die = De dobbelsteen staat op { $value }
bounty-die-waiting = De dobbelsteen wacht
bounty-hold = Ruim
bounty-worth = Alles samen: { $value }
bounty-hold-top = Je ruim, de bovenste kaart eerst
bounty-plunder = Buit
bounty-empty = leeg
bounty-look = Houd vast om te kijken
bounty-look-new = Nieuwe kaart! Houd vast om te kijken
bounty-keep-open = Houd je kaarten open
bounty-cover = Dek je kaarten af
bounty-you-are = { $ship }: { $role }
bounty-purse-title = Beurs
bounty-voyage = Deze reis
bounty-port =
    { $used ->
        [on] { $port }, prijs { $fee }: op deze reis al bezocht
       *[off] { $port }, prijs { $fee }: op deze reis nog open
    }
bounty-chest =
    { $cards ->
        [0] De Schatkist is leeg: straks wordt er geschud
        [one] Eén kaart in de Schatkist
       *[other] { $cards } kaarten in de Schatkist
    }

## Het toneel

bounty-stage-raid =
    { $ship_is ->
        [you] Jij overvalt!
       *[other] { $ship } overvalt!
    }
bounty-stage-engage =
    { $ship_is ->
        [you] Jij valt aan!
       *[other] { $ship } valt aan!
    }
bounty-stage-shootout = Vuurgevecht!
bounty-stage-wins =
    { $ties ->
        [0] { $ship_is ->
            [you] Jij wint en krijgt de lading!
           *[other] { $ship } wint en krijgt de lading!
        }
       *[other] { $ship_is ->
            [you] Gelijk! De besten gooien nog eens, en jij wint en krijgt de lading!
           *[other] Gelijk! De besten gooien nog eens, en { $ship } wint en krijgt de lading!
        }
    }
bounty-stage-bought =
    { $ship_is ->
        [you] Jij neemt een nieuwe kaart aan boord
       *[other] { $ship } neemt een nieuwe kaart aan boord
    }
bounty-stage-bought-text =
    { $kind ->
        [pirate] { $value } waard. Met deze kaart bovenop ben je piraat. Niemand anders weet het.
        [warship] { $value } waard. Met deze kaart bovenop ben je oorlogsschip. Niemand anders weet het.
       *[goods] { $value } waard in de Thuishaven.
    }
bounty-stage-chest =
    { $ship_is ->
        [you] Jij opent de Schatkist
       *[other] { $ship } opent de Schatkist
    }
bounty-stage-trial =
    { $ship_is ->
        [you] Jij staat voor de rechter
       *[other] { $ship } staat voor de rechter
    }
bounty-verdict-innocent = Onschuldig!
bounty-verdict-guilty = Schuldig!

## De teksttafel

bounty-table-ships = Schepen
bounty-table-ship = Schip
bounty-table-player = Speler
bounty-table-place = Plaats
bounty-table-role = Rol
bounty-table-hold = Ruim (ruggen)
bounty-table-plunder = Buit (ruggen)
bounty-table-note = Bijzonderheden
bounty-table-purses = Geld
bounty-table-purse = Beurs
bounty-table-loans = Leningen
bounty-table-ports = Havens
bounty-table-port = Haven
bounty-table-fee = Prijs
bounty-table-cards = Kaarten over
bounty-table-pack = De stapel begon met
bounty-table-table = Op tafel
bounty-table-what = Wat
bounty-table-state = Stand
bounty-table-round = Ronde
bounty-table-throw = Worp
bounty-table-chest = Schatkist
bounty-table-commission = Kaperbrief
bounty-round =
    { $last ->
        [0] { $round }
       *[other] { $round } van { $last }
    }
bounty-no-throw = nog niet gegooid
