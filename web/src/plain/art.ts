// The art of a game that our page does not draw: its own page, a board from its `board.txt`, or the plain table.
import { painted, UNKNOWN } from '../board/paints';
import type { SeatLook } from '../board/scene';
import type { Later } from '../games/art';
import { lazy } from '../net/lazy.svelte';
import { ask } from '../net/api';
import type { ForeignPage, TableArt } from '../table/plain';
import type { GameLook, View } from '../wire/types';
import { chartFrom } from './chart';
import { figuresOf, sections } from './fields';
import { foreignPage } from './foreign';
import ForeignSeen from './ForeignSeen.svelte';
import ForeignTable from './ForeignTable.svelte';
import PlainMat from './PlainMat.svelte';
import PlainSeen from './PlainSeen.svelte';
import PlainTable from './PlainTable.svelte';
import { boardScene } from './scene';

const LOOKS = painted(['red', 'blue', 'green', 'yellow', 'purple', 'white', 'black', 'pink']);
const NOTHING: GameLook = { script: null, board: null };

const later: Later<View> = {
  storyboard: (events) => events.map((event) => ({ event, motions: [], sound: null })),
  textTable: sections,
};

function emblem(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length] ?? UNKNOWN;
}

/** Seats have colours and emblems; everything else is shown as the fields of the view say. */
export async function load(game: string): Promise<TableArt> {
  const { script, board } = await look(game);
  const page = await pageFrom(script);
  const chart = board && !page ? chartFrom(board) : null;
  return {
    chart: chart && (() => chart),
    Mat: chart && { here: { default: PlainMat } },
    OpenHand: lazy(() => Promise.resolve({ default: PlainMat })),
    Table: { here: { default: page ? ForeignTable : PlainTable } },
    Seen: page ? ForeignSeen : PlainSeen,
    page,
    scene: (input) => (board ? boardScene(input, board, emblem) : { pieces: [], targets: [], path: [], mover: null }),
    // Beside a board the crew tells the figures of a seat. Elsewhere the table or the plug-in's page does.
    panel: (view, seat, words) => ({ figures: [], progress: null, note: chart ? figuresOf(view, seat, words) : '' }),
    later: lazy(() => Promise.resolve(later)),
    placeName: (place, words) => words.nameOf('place', place),
    emblem,
    look: (colour) => LOOKS.find((each) => each.colour === colour) ?? UNKNOWN,
    ...(board?.radius ? { hexes: board.radius } : {}),
  };
}

async function look(game: string): Promise<GameLook> {
  return ask<GameLook>('GET', `/api/games/${encodeURIComponent(game)}/look`).catch(() => NOTHING);
}

/** The page of a plug-in. One that cannot be used gives way to the plain table. */
async function pageFrom(script: string | null): Promise<ForeignPage | undefined> {
  try {
    return script === null ? undefined : await foreignPage(script);
  } catch (error) {
    console.error(`${script} cannot be used:`, error);
    return undefined;
  }
}
