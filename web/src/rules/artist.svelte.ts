// The art of the game whose rules are open: one chart for all its pictures.
import { Sheet } from '../board/sheet';
import { gameArt } from '../games';
import { gameSigns, type Signs } from '../games/signs';

class Artist {
  game = $state('');
  sheet = $state.raw<Sheet | null>(null);
  signs = $state.raw<Signs | null>(null);

  async serve(game: string): Promise<void> {
    if (this.game === game) return;
    [this.game, this.sheet, this.signs] = [game, null, null];
    const [art, signs] = await Promise.all([gameArt[game]?.(), gameSigns[game]?.()]);
    if (this.game !== game || !art || !signs) return;
    const chart = art.chart(null);
    this.sheet = chart && new Sheet(chart, false);
    this.signs = signs;
  }
}

export const artist = new Artist();
