# Pirates on the Prowl, English: what the report of the lab says of its things and events.

report-family-deal = Deals
report-family-back = Backs of cards
report-done-traded = traded
report-done-bad-luck-struck = bad luck
report-done-dumped = thrown into the sea
report-done-dug = dug up
report-done-sunk = sunk
report-done-reborn = of a new captain
report-done-died = of a dead captain
report-done-stored = stored at home
report-done-loaded = loaded
report-done-swapped = swapped
report-done-card-drawn = drawn
report-done-card-voided = worthless in this town
report-done-spoils-taken = taken in a fight
report-done-exiled = exiled to
