# Bounty, Nederlands: de voorwaarden van het origineel.

credits-terms = Het spelregelboek van het origineel noemt geen auteur en geen licentie. Weet je wie dit spel heeft gemaakt? Laat het ons weten.
