// A chart for the board of a plug-in game: its squares or hexes, and which of them are land.
import type { ChartData, Field } from '../board/scene';
import type { BoardLook } from '../wire/types';

const UNIT = 100;
const FAR = -99 * UNIT; // the rose and its rays: such a board has none
const HEX = 1.3; // the width of a hex, in units; as in scripts/chart/hexes.mjs
const SIDE = HEX / Math.sqrt(3);
const EDGE = 0.22;

type Point = readonly [x: number, y: number];

export function chartFrom(board: BoardLook): ChartData {
  const cells = board.radius > 0 ? hexes(board.radius) : squares(board.columns, board.rows);
  const fields = board.places.map((place, at) => [place, cells.fields[at] as Field] as const);
  const land = fields.filter(([place]) => board.land.includes(place)).map(([, { outline }]) => outline);
  return {
    columns: cells.columns,
    rows: cells.rows,
    unit: UNIT,
    coast: land.join(''),
    grass: '',
    hills: [],
    palms: [],
    icons: [],
    wharves: [],
    lairs: [],
    tufts: [],
    rose: [FAR, FAR],
    bays: [],
    waves: [],
    layouts: ['en', 'nl'].flatMap((language) =>
      [true, false].map((portrait) => ({ language, portrait, size: 0.4, labels: [], hidden: [] })),
    ),
    fields: Object.fromEntries(fields),
    ...(board.radius > 0 ? { grid: fields.map(([, { outline }]) => outline).join('') } : {}),
  };
}

interface Cells {
  columns: number;
  rows: number;
  fields: Field[];
}

function squares(columns: number, rows: number): Cells {
  const fields = Array.from({ length: columns * rows }, (_, at): Field => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const room = [x * UNIT, y * UNIT, UNIT, UNIT];
    return { room, outline: `M${room[0]} ${room[1]}h${UNIT}v${UNIT}h${-UNIT}z`, squares: [[x, y]] };
  });
  return { columns, rows, fields };
}

/** Row by row from the top, as in core/hexes.py. */
function hexes(radius: number): Cells {
  const lines = 2 * radius + 1;
  const [columns, rows] = [HEX * lines + 2 * EDGE, SIDE * (3 * radius + 2) + 2 * EDGE];
  const fields: Field[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++)
      fields.push(hexAt([columns / 2 + HEX * (q + r / 2), rows / 2 + 1.5 * SIDE * r]));
  return { columns, rows, fields };
}

function hexAt([x, y]: Point): Field {
  const corners = Array.from({ length: 6 }, (_, at): Point => {
    const turn = (at * Math.PI) / 3;
    return [Math.round(UNIT * (x + SIDE * Math.sin(turn))), Math.round(UNIT * (y - SIDE * Math.cos(turn)))];
  });
  const room = [x - 0.5, y - 0.5, 1, 1].map((value) => Math.round(value * UNIT));
  return { room, outline: `M${corners.map((corner) => corner.join(' ')).join('L')}z`, squares: [] };
}
