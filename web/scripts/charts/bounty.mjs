// What the signs of Bounty's board mean on the chart, and what the page needs to know of its parts.
import { parse } from 'smol-toml';

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

/** The way into a port on the south coast. */
function northOf(cells, port) {
  const [x, y] = cells.find((cell) => cell.name === port).centre;
  return cells.find(({ centre }) => centre[0] === x && centre[1] === y - 1);
}

function charts(source) {
  const book = parse(source.data);
  const [home, admiralty] = ['home', 'admiralty'].map((kind) => book.harbour.find((each) => each.kind === kind).square);
  return [
    {
      game: 'bounty',
      source,
      seed: 23,
      land: LAND,
      hills: '^',
      palms: '*',
      icons: {},
      wharves: { ...Object.fromEntries(ICONS.map((icon, at) => [at + 1, icon])), H: 'medieval-village-01', A: 'gavel' },
      lairs: {},
      rose: ['K8', 'L8', 'K9', 'L9'],
      labels: [
        { id: 'place-I13', squares: [home], great: true, ashore: true, across: true },
        { id: 'place-I7', squares: [admiralty], great: true, ashore: true, across: true },
        ...book.port.map(({ key, square }) => ({ id: `port-${key}`, squares: [square], ashore: true, across: true })),
        ...book.water.map(({ name, squares }) => ({ id: waterId(name), squares, water: true })),
      ],
      bays: [],
      /** Names keep clear of the price scrolls and of the way into Home Port, too. */
      reserved: (cells) =>
        [...book.port.map(({ square }) => ashore(cells, square)), northOf(cells, home)].flatMap((cell) =>
          cell ? [cell.centre] : [],
        ),
      parts: (cells) => ({
        home,
        admiralty,
        ports: Object.fromEntries(
          book.port.map(({ key, square }, at) => [
            key,
            { square, icon: ICONS[at], ashore: ashore(cells, square)?.name ?? square },
          ]),
        ),
        waters: Object.fromEntries(book.water.map(({ name, squares }) => [waterId(name), squares])),
        coins: Object.values(book.coins).flatMap(({ value }) => value ?? []),
        // By card: what it is, what Home Port pays for it, and how many there are.
        cards: Object.fromEntries(book.card.map(({ id, kind, value, copies }) => [id, [kind, value, copies]])),
        shots: book.game.shootout_rolls,
        chest: Object.fromEntries(book.chest.map(({ id, effect }) => [id, effect])),
      }),
    },
  ];
}

export default charts;
