# Bounty, English: what the report of the lab says of its things and events.

report-family-role = Roles
report-done-bought = bought
report-done-revealed = revealed
report-done-cargo-taken = cargo taken
report-done-sold = sold
report-done-chest-drawn = drawn from the chest
report-done-tried = at a trial
report-done-packs-shuffled = shuffled
