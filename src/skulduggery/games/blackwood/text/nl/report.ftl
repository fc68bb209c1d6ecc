# Port Blackwood, Nederlands: wat het rapport van het lab over zijn dingen en gebeurtenissen zegt.

report-family-lair = Schuilplaatsen
report-family-jailer = Cipiers
report-done-event-drawn = getrokken
report-done-jailer-moved = verplaatst
report-done-event-voided = zonder gevolg
report-done-captured = veroverde een schip
report-done-escaped = ontsnapt uit
