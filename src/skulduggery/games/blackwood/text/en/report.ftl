# Port Blackwood, English: what the report of the lab says of its things and events.

report-family-lair = Lairs
report-family-jailer = Jailers
report-done-event-drawn = drawn
report-done-jailer-moved = moved
report-done-event-voided = without effect
report-done-captured = captured a ship
report-done-escaped = escaped from
