// The art of the game whose rules are open: one chart for all its pictures.
import type { ChartData } from '../board/scene';
import { Sheet } from '../board/sheet';
import { artOf } from '../games';
import { signsOf, type Signs } from '../games/signs';

class Artist {
  game = $state('');
  sheet = $state.raw<Sheet | null>(null);
  signs = $state.raw<Signs | null>(null);

  async serve(game: string): Promise<void> {
    if (this.game === game) return;
    [this.game, this.sheet, this.signs] = [game, null, null];
    const [art, signs] = await Promise.all([artOf(game), signsOf(game)]);
    if (this.game !== game || !art.chart || !signs) return;
    const chart = art.chart(null);
    this.sheet = chart && new Sheet(chart, false);
    this.signs = signs;
  }

  /** The chart of one of the game's boards, once the art is here. */
  async boardCalled(name: string): Promise<ChartData | null> {
    return (await this.signs?.boards?.[name]?.()) ?? this.sheet?.chart ?? null;
  }
}

export const artist = new Artist();
