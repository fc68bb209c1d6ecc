# Wat alleen de pagina zegt.

liars-nobody = Nog geen bod
liars-bid = { $name } biedt { $count } × { $face }
liars-cup = De dobbelstenen van { $name }
liars-count = Hoeveel
liars-more = Meer
liars-fewer = Minder
