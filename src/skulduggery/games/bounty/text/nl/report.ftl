# Bounty, Nederlands: wat het rapport van het lab over zijn dingen en gebeurtenissen zegt.

report-family-role = Rollen
report-done-bought = gekocht
report-done-revealed = onthuld
report-done-cargo-taken = lading buitgemaakt
report-done-sold = verkocht
report-done-chest-drawn = uit de kist getrokken
report-done-tried = bij een proces
report-done-packs-shuffled = geschud
