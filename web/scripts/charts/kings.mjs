// What the signs of King of the Pirates' hexes mean on the chart, and what the page needs to know of its parts.
import { parse } from 'smol-toml';
import { cornersAt, readHexes } from '../chart/hexes.mjs';

const UNIT = 100;
const EMBLEMS = {
  red: 'crossed-sabres',
  orange: 'ship-wheel',
  yellow: 'crown',
  green: 'parrot-head',
  blue: 'anchor',
  violet: 'kraken-tentacle',
};
const PAINTS = { '': 'black', violet: 'purple' }; // as the page's palette calls them
const SPREAD = { H: 0.8, F: 0.78, T: 0.76, I: 0.8, i: 0.64 }; // how much of its hex an island fills
const ICONS = { T: ['village', 0.9], F: ['castle', 0.95], I: ['treasure-map', 0.8], i: ['palm-tree', 0.8] };

function byKind(things, what) {
  return Object.fromEntries(things.map(({ kind, ...thing }) => [kind, what(thing)]));
}

const inUnits = (values) => values.map((value) => Math.round(value * UNIT));
const path = (points) => `M${points.map((point) => inUnits(point).join(' ')).join('L')}Z`;

function fieldOf({ centre: [x, y], centre }) {
  return { room: inUnits([x - 0.5, y - 0.5, 1, 1]), outline: path(cornersAt(centre, 0.93)), squares: [] };
}

function charts(source) {
  const book = parse(source.data);
  const { cells } = readHexes(source);
  const sizes = Object.fromEntries(book.island_size.map(({ size, clues, value }) => [size, { clues, value }]));
  const places = [...book.hideout, ...book.fortress, ...book.town, ...book.island];
  const hexOf = ({ q, r }) => cells.find((cell) => cell.q === q && cell.r === r);
  const byHex = (found, what) => Object.fromEntries(found.map((place) => [hexOf(place).name, what(place)]));
  const crests = () =>
    book.hideout.map((place) => [
      EMBLEMS[place.colour] ?? 'pirate-skull',
      ...hexOf(place).centre,
      0.85,
      PAINTS[place.colour] ?? place.colour,
    ]);
  return [
    {
      game: 'kings',
      source,
      hexes: true,
      seed: 43,
      land: 'HFTIi',
      island: ({ sign, centre }) => cornersAt(centre, SPREAD[sign]),
      hills: '',
      palms: '',
      icons: ICONS,
      wharves: {},
      lairs: {},
      crests,
      clear: 's~',
      roseAt: [1.15, 1.15],
      bays: [],
      labels: places.map((place) => ({
        id: `place-${hexOf(place).name}`,
        squares: [hexOf(place).name],
        across: true,
        close: true,
      })),
      sizes: { landscape: [0.26, 0.34], portrait: [0.36, 0.42] },
      more: () => ({
        grid: cells.map(({ corners }) => path(corners)).join(''),
        fields: Object.fromEntries(cells.map((cell) => [cell.name, fieldOf(cell)])),
        icons: [
          ...cells.flatMap(({ sign, centre }) =>
            ICONS[sign] ? [[ICONS[sign][0], ...inUnits(centre), ICONS[sign][1]]] : [],
          ),
          ...crests().map(([icon, x, y, ...rest]) => [icon, ...inUnits([x, y]), ...rest]),
        ],
      }),
      parts: () => ({
        hideouts: byHex(book.hideout, ({ colour }) => colour),
        sites: Object.fromEntries(
          ['town', 'fortress'].flatMap((kind) =>
            book[kind].map((site) => [hexOf(site).name, { kind, nation: site.nation }]),
          ),
        ),
        islands: byHex(book.island, ({ size }) => sizes[size]),
        dark: cells.filter(({ sign }) => sign === 's').map(({ name }) => name),
        foes: byKind(book.target, ({ sails, defence, loot }) => ({ sails, defence, loot })),
        ways: Object.fromEntries(
          book.direction.map(({ colour, dq, dr }) => [colour, [dq + dr / 2, (dr * Math.sqrt(3)) / 2]]),
        ),
        cards: byKind(book.action, ({ timing, count }) => ({ letter: timing, count })),
        ship: byKind(book.ship_part, ({ price, sails, rum, cannonballs, pirates }) => ({
          price,
          sails,
          rum,
          cannonballs,
          pirates,
        })),
        pirates: Object.fromEntries(
          book.pirate.map(({ name, crew, captain }) => [name.toLowerCase().replaceAll(' ', '-'), { crew, captain }]),
        ),
      }),
    },
  ];
}

export default charts;
