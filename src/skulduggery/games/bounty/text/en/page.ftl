# Bounty, English: what only the page says. Served together with the game's own texts.

## On the chart

bounty-ship =
    { $cards ->
        [0] { $ship }, ship of { $player }, at { $place }: { $role }, empty hold
        [one] { $ship }, ship of { $player }, at { $place }: { $role }, one card aboard
       *[other] { $ship }, ship of { $player }, at { $place }: { $role }, { $cards } cards aboard
    }
bounty-price =
    { $cards ->
        [0] { $port }: a card costs { $fee }, but the pack is empty. It began with: { $list }
        [one] { $port }: a card costs { $fee }. One card is left. The pack began with: { $list }
       *[other] { $port }: a card costs { $fee }. { $cards } cards are left. The pack began with: { $list }
    }
bounty-pack-line =
    { $copies ->
        [one] { $card } { $value }
       *[other] { $copies } × { $card } { $value }
    }
bounty-commission-free = The commission lies on Admiralty Island
bounty-effect-raid = raid
bounty-effect-engage = engage
bounty-effect-raid-ship = raid this ship alone
bounty-effect-won = win the match
bounty-effect-sold = sell everything aboard
bounty-effect-distress-ended = safe from distress
bounty-effect-commission-returned = give the commission back
bounty-engage = Engage { $ship }
bounty-raid-ship = Raid { $ship } alone

## Crew panels

bounty-purse =
    { $target ->
        [0] { $purse } doubloons
       *[other] { $purse } of { $target } doubloons
    }
bounty-cards =
    { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }
bounty-loans =
    { $loans ->
        [one] one loan to pay back
       *[other] { $loans } loans to pay back
    }
bounty-ious = the Bank owes { $ious }
bounty-distress = in distress
bounty-claim = robbed by { $robber }
bounty-has-commission = has the commission
bounty-fan =
    { $open ->
        [none] { $title }, from the bottom up: { $backs }
       *[other] { $title }, from the bottom up: { $backs }. On top lies { $open }
    }

## Own mat

bounty-throw =
    { $distress ->
        [on] { $value ->
            [0] In distress! Throw, and hurry home.
            [1] A one: a card from the Treasure Chest.
           *[other] In distress: { $value } squares, straight home!
        }
       *[off] { $value ->
            [0] The die says how far the ship sails.
            [1] A one: a card from the Treasure Chest.
            [6] 6 squares, and then another throw. Harbours need no exact throw.
           *[other] { $value } squares. Harbours need no exact throw.
        }
    }
bounty-die = The die shows { $value }
bounty-die-waiting = The die waits
bounty-hold = Hold
bounty-worth = All of it together: { $value }
bounty-hold-top = Your hold, the top card first
bounty-plunder = Plunder
bounty-empty = empty
bounty-look = Keep pressing to look
bounty-look-new = New card! Keep pressing to look
bounty-keep-open = Keep your cards open
bounty-cover = Cover your cards
bounty-you-are = { $ship }: { $role }
bounty-purse-title = Purse
bounty-voyage = This voyage
bounty-port =
    { $used ->
        [on] { $port }, fee { $fee }: used on this voyage
       *[off] { $port }, fee { $fee }: still open on this voyage
    }
bounty-chest =
    { $cards ->
        [0] The Treasure Chest is empty: it will be shuffled
        [one] One card in the Treasure Chest
       *[other] { $cards } cards in the Treasure Chest
    }

## The stage

bounty-stage-raid =
    { $ship_is ->
        [you] You raid!
       *[other] { $ship } raids!
    }
bounty-stage-engage =
    { $ship_is ->
        [you] You engage!
       *[other] { $ship } engages!
    }
bounty-stage-shootout = Shoot-out!
bounty-stage-wins =
    { $ties ->
        [0] { $ship_is ->
            [you] You win and take the cargo!
           *[other] { $ship } wins and takes the cargo!
        }
       *[other] { $ship_is ->
            [you] A tie! The best throw again, and you win and take the cargo!
           *[other] A tie! The best throw again, and { $ship } wins and takes the cargo!
        }
    }
bounty-stage-bought =
    { $ship_is ->
        [you] You take a new card aboard
       *[other] { $ship } takes a new card aboard
    }
bounty-stage-bought-text =
    { $kind ->
        [pirate] Worth { $value }. With this card on top you are a pirate. Nobody else knows.
        [warship] Worth { $value }. With this card on top you are a warship. Nobody else knows.
       *[goods] Worth { $value } in Home Port.
    }
bounty-stage-chest =
    { $ship_is ->
        [you] You open the Treasure Chest
       *[other] { $ship } opens the Treasure Chest
    }
bounty-stage-trial =
    { $ship_is ->
        [you] You stand trial
       *[other] { $ship } stands trial
    }
bounty-verdict-innocent = Innocent!
bounty-verdict-guilty = Guilty!

## The text table

bounty-table-ships = Ships
bounty-table-ship = Ship
bounty-table-player = Player
bounty-table-place = Place
bounty-table-role = Role
bounty-table-hold = Hold (backs)
bounty-table-plunder = Plunder (backs)
bounty-table-note = Note
bounty-table-purses = Money
bounty-table-purse = Purse
bounty-table-loans = Loans
bounty-table-ports = Ports
bounty-table-port = Port
bounty-table-fee = Fee
bounty-table-cards = Cards left
bounty-table-pack = The pack began with
bounty-table-table = On the table
bounty-table-what = What
bounty-table-state = State
bounty-table-round = Round
bounty-table-throw = Throw
bounty-table-chest = Treasure Chest
bounty-table-commission = Commission
bounty-round =
    { $last ->
        [0] { $round }
       *[other] { $round } of { $last }
    }
bounty-no-throw = not thrown yet
