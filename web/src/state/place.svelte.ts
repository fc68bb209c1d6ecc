// The game whose texts the page needs now: that of the open table; none on the home page.
class TableGame {
  game = $state<string | null>(null);
}

export const tableGame = new TableGame();
