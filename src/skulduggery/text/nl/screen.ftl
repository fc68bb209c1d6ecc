# Skulduggery, Nederlands: een groot scherm als bord, en telefoons als hand.

screen-title = Groot scherm
screen-show = Op een groot scherm tonen
screen-about = Een televisie, een tablet of een laptop toont het bord, en iedereen speelt op de eigen telefoon. Open daar dit adres. Het blijft hetzelfde voor elke revanche.
screen-code = Of typ daar op de startpagina de code { $code }, en kies “{ screen-here }”.
screen-open = In een nieuw venster openen
screen-qr = QR-code van het grote scherm
screen-here = Op dit scherm tonen
screen-set-up = Op dit scherm klaarzetten
screen-set-up-about = Dit scherm is het bord, en niemand speelt erop. Iedereen doet mee met de eigen telefoon.
screen-connected =
    { $screens ->
        [one] Een groot scherm toont deze tafel.
       *[other] { $screens } grote schermen tonen deze tafel.
    }
screen-number = Groot scherm { $screen }
screen-join = Scan om mee te spelen
screen-join-late = Scan om een bot over te nemen
screen-join-code = of typ deze code op { $host }
screen-only-here = Alleen deze computer kan de tafel openen. Wil je dat telefoons meedoen, stop dan de server en start hem met “make play LAN=1” (of “skulduggery serve --lan”).
screen-free = vrije plaats
screen-waiting-crew = Wachten op de bemanning
screen-host-starts = { $name } laat op de telefoon uitvaren.
screen-start-here = Iedereen mag hier laten uitvaren.
screen-options = Bemanning en huisregels
screen-full = Volledig scherm
screen-menu = Dit scherm
screen-wait-rematch = Een revanche wordt op een van de telefoons geopend. Dit scherm gaat vanzelf mee.
screen-point = Kies hier: { $name } laat iedereen dit scherm aanwijzen.
screen-lost = Deze tafel is er niet meer. Open thuis een nieuwe.
screen-paused = Gepauzeerd

hand-use = Deze telefoon als hand gebruiken
hand-use-about = Alleen je kaarten en je keuzes. Het bord staat op het grote scherm.
hand-point = Groot scherm { $screen }: iedereen mag voor mij kiezen
hand-point-about = Alleen wat geen geheim verraadt: dobbelstenen, plaatsen op het bord. Je kaarten blijven op deze telefoon.
hand-look-up = Kijk naar het grote scherm.
hand-choices = Je keuzes
hand-chart = Kleine kaart: kies een plaats
hand-no-screen = Er is geen groot scherm verbonden.
