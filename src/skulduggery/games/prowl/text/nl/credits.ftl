# Pirates on the Prowl, Nederlands: de voorwaarden van het origineel.

credits-edition = versie 2.01, augustus 2025
credits-terms = Het origineel mag je gratis downloaden, printen, kopiëren en doorgeven. Er geld mee verdienen mogen alleen de makers. Wie er plezier aan beleeft, wordt gevraagd om 1 Britse pond of 1 Amerikaanse dollar voor Artsen zonder Grenzen; het rekeningnummer staat in het spelregelboek.
