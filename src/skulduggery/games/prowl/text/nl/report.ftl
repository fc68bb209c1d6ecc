# Piraten op rooftocht, Nederlands: wat het rapport van het lab over zijn dingen en gebeurtenissen zegt.

report-family-deal = Handel
report-family-back = Achterkanten van kaarten
report-done-traded = geruild
report-done-bad-luck-struck = pech
report-done-dumped = in zee gegooid
report-done-dug = opgegraven
report-done-sunk = gezonken
report-done-reborn = van een nieuwe kapitein
report-done-died = van een dode kapitein
report-done-stored = thuis opgeslagen
report-done-loaded = geladen
report-done-swapped = verwisseld
report-done-card-drawn = getrokken
report-done-card-voided = waardeloos in deze stad
report-done-spoils-taken = buitgemaakt in een gevecht
report-done-exiled = verbannen naar
