# Pirates on the Prowl, English: the terms of the original.

credits-edition = version 2.01, August 2025
credits-terms = You may download, print and copy the original and pass it on for nothing. Making money with it is the right of its makers alone. Whoever enjoys it is asked for 1 GBP or 1 USD for Doctors Without Borders; its rulebook names the account.
