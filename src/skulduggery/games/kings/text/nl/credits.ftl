# Koning van de Piraten, Nederlands: de voorwaarden van het origineel.

credits-terms = Volgens het spelregelboek van het origineel ligt het auteursrecht bij Borzag Games; een licentie noemt het niet.
