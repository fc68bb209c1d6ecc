// What the signs of Bounty's board mean on the chart, and what the page needs to know of its parts.
import { parse } from 'smol-toml';
import { readParts } from '../chart/board.mjs';

const BOOK = parse(readParts('bounty'));
const ICONS = [
  'mooring-bollard',
  'barrel',
  'brandy-bottle',
  'hot-spices',
  'cut-diamond',
  'rolled-cloth',
  'jewel-crown',
];
const LAND = '#^*';
const SIDES = [
  [0, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
]; // where a price scroll hangs, best first: below the quay

/** The square ashore on which the price scroll of a port lies. */
function ashore(cells, port) {
  const [x, y] = cells.find((cell) => cell.name === port).centre;
  const beside = SIDES.map(([dx, dy]) => cells.find(({ centre }) => centre[0] === x + dx && centre[1] === y + dy));
  return beside.find((cell) => cell && LAND.includes(cell.sign));
}

function waterId(name) {
  return `water-${name.toLowerCase().replace(/^the /, '').replaceAll("'", '').replaceAll(' ', '-')}`;
}

export default {
  game: 'bounty',
  seed: 23,
  land: LAND,
  hills: '^',
  palms: '*',
  icons: {},
  wharves: { ...Object.fromEntries(ICONS.map((icon, at) => [at + 1, icon])), H: 'medieval-village-01', A: 'gavel' },
  lairs: {},
  rose: ['K8', 'L8', 'K9', 'L9'],
  labels: [
    { id: 'place-I13', squares: ['I13'], great: true, ashore: true, across: true },
    { id: 'place-I7', squares: ['I7'], great: true, ashore: true, across: true },
    ...BOOK.port.map(({ key, square }) => ({ id: `port-${key}`, squares: [square], ashore: true, across: true })),
    ...BOOK.water.map(({ name, squares }) => ({ id: waterId(name), squares, water: true })),
  ],
  bays: [],
  /** Names keep clear of the price scrolls and of the way into Home Port, too. */
  reserved: (cells) =>
    [...BOOK.port.map(({ square }) => ashore(cells, square)), cells.find(({ name }) => name === 'I12')].map(
      ({ centre }) => centre,
    ),
  parts: (cells) => ({
    home: BOOK.harbour.find(({ kind }) => kind === 'home').square,
    admiralty: BOOK.harbour.find(({ kind }) => kind === 'admiralty').square,
    ports: Object.fromEntries(
      BOOK.port.map(({ key, square }, at) => [key, { square, icon: ICONS[at], ashore: ashore(cells, square).name }]),
    ),
    waters: Object.fromEntries(BOOK.water.map(({ name, squares }) => [waterId(name), squares])),
    coins: Object.values(BOOK.coins).flatMap(({ value }) => value ?? []),
    // By card: what it is, what Home Port pays for it, and how many there are.
    cards: Object.fromEntries(BOOK.card.map(({ id, kind, value, copies }) => [id, [kind, value, copies]])),
    shots: BOOK.game.shootout_rolls,
    chest: Object.fromEntries(BOOK.chest.map(({ id, effect }) => [id, effect])),
  }),
};
