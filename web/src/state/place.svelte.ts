// Which game's words the page needs now: the one of the table that is open, none on the home page.
class TableGame {
  game = $state<string | null>(null);
}

export const tableGame = new TableGame();
