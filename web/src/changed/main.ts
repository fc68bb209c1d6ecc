// The server puts this script before the page's own where it plays a game with a designer's board or data: then the
// page draws the chart of that game by itself.
import { changed } from '../games/data';
import { drawnAnew } from './draw';

const game = document.querySelector<HTMLMetaElement>('meta[name="changed-game"]')?.content;
if (game) changed.files = drawnAnew(game);
