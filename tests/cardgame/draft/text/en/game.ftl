# Draft, English.

game-title = Draft
game-summary = Everybody keeps one of three cards, again and again.

card-oyster = Oyster: 2 for each pearl
card-crown = Crown: 2 for each ruby
card-totem = Totem: 4 for each idol
view-round = Round
view-rounds = Rounds in all
view-offered = Offered
view-kept = Kept
view-points = Points
view-pearls = Pearls
view-rubies = Rubies
view-idols = Idols
view-lost-dives = Lost dives
decision-keep = Which card do you keep?
    .others = Which card does { $name } keep?
move-keep = Keep { $card }
event-kept =
    { $seat_is ->
        [you] You keep { $card }.
       *[other] { $seat } keeps { $card }.
    }
