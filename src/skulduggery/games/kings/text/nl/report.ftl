# Koning van de Piraten, Nederlands: wat het rapport van het lab over zijn dingen en gebeurtenissen zegt.

report-family-pirate = Piraten
report-family-tile = Zeetegels
report-family-foe = Tegenstanders
report-family-nation = Naties
report-family-part = Scheepsdelen
report-done-pack-shuffled = geschud
report-done-cards-drawn = getrokken
report-done-card-discarded = afgelegd
report-done-card-played = gespeeld
report-done-pirates-drawn = getrokken
report-done-pirate-discarded = afgelegd
report-done-captain-set = kapitein gemaakt
report-done-compass-rolled = gegooid met het kompas
report-done-caught = verloren aan de Vliegende Hollander
report-done-tile-turned = omgedraaid
report-done-tile-removed = weggehaald
report-done-part-bought = gekocht
report-done-fight-began = een gevecht begon
report-done-fight-ended = een gevecht eindigde
report-done-dice-rolled = gegooid
