# King of the Pirates, English: what the report of the lab says of its things and events.

report-family-pirate = Pirates
report-family-tile = Sea tiles
report-family-foe = Opponents
report-family-nation = Nations
report-family-part = Ship parts
report-done-pack-shuffled = shuffled
report-done-cards-drawn = drawn
report-done-card-discarded = discarded
report-done-card-played = played
report-done-pirates-drawn = drawn
report-done-pirate-discarded = discarded
report-done-captain-set = made captain
report-done-compass-rolled = rolled with the compass
report-done-caught = lost to the Flying Dutchman
report-done-tile-turned = turned over
report-done-tile-removed = removed
report-done-part-bought = bought
report-done-fight-began = a fight began
report-done-fight-ended = a fight ended
report-done-dice-rolled = rolled
