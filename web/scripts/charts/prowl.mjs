// What the signs of the two boards of Pirates on the Prowl mean on the chart. A field may have several squares.
import { parse } from 'smol-toml';
import { outerEdges } from '../chart/field.mjs';
import { readSquares } from '../chart/board.mjs';

const ARROWS = { '<': [-1, 0], '>': [1, 0], '^': [0, -1], v: [0, 1] };
const UNIT = 100;
const INSET = 7; // of the outline of a field
const EMBLEMS = {
  blue: 'anchor',
  green: 'parrot-head',
  black: 'pirate-skull',
  red: 'crossed-sabres',
  yellow: 'crown',
  pink: 'mermaid',
  white: 'ship-wheel',
  purple: 'kraken-tentacle',
};
const TOWN = 'medieval-village-01';

/** The fields of several squares, and those with a name: [id, sign, squares]. */
function fieldsOf(book, cells, small) {
  const at = new Map(cells.map((cell) => [String(corner(cell)), cell]));
  const seen = new Set();
  return cells.flatMap((cell) => {
    if ('.#%Y&*'.includes(cell.sign) || seen.has(cell)) return [];
    const run = [cell];
    for (const one of run) {
      for (const [dx, dy] of [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ]) {
        const arrow = ARROWS[cell.sign];
        const beside = at.get(String([corner(one)[0] + dx, corner(one)[1] + dy]));
        if (beside?.sign === cell.sign && !run.includes(beside) && !(arrow && (arrow[0] === 0) !== (dx === 0)))
          run.push(beside);
      }
    }
    run.forEach((one) => seen.add(one));
    return [[idOf(book, cell, small), cell.sign, run.map(corner)]];
  });
}

function corner({ corners }) {
  return corners[0];
}

function idOf(book, cell, small) {
  if (cell.sign in ARROWS) return `cur:${corner(cell)}`;
  if (cell.sign === 'D') return 'kingdom';
  const home = book.home.find(({ char }) => char === cell.sign);
  if (home) return `home_${home.id}`;
  const size = small ? 'small_' : '';
  return [...book[`${size}town`], ...book[`${size}island`], ...book.twir].find(({ char }) => char === cell.sign).id;
}

function span(squares) {
  const [xs, ys] = [0, 1].map((axis) => squares.map((square) => square[axis]));
  return [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) + 1 - Math.min(...xs),
    Math.max(...ys) + 1 - Math.min(...ys),
  ];
}

/** Where ships stand: the whole field, or around the middle of one with a corner missing. */
function roomOf(squares) {
  const [x, y, width, height] = span(squares);
  if (width * height === squares.length) return [x, y, width, height].map((value) => value * UNIT);
  const [mx, my] = [0, 1].map((axis) => squares.reduce((sum, square) => sum + square[axis] + 0.5, 0) / squares.length);
  return [mx - 0.9, my - 0.9, 1.8, 1.8].map((value) => Math.round(value * UNIT));
}

/** Around all squares of a field, a little inside. */
function outline(squares) {
  const edges = outerEdges(
    squares.map(([x, y]) => [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ]),
  );
  const ring = [edges[0]];
  while (ring.length < edges.length) ring.push(edges.find(([from]) => String(from) === String(ring.at(-1)[1])));
  const turns = ring.filter(([from, to], nth) => {
    const [before] = ring.at(nth - 1);
    return (from[0] - before[0]) * (to[1] - from[1]) !== (from[1] - before[1]) * (to[0] - from[0]);
  });
  // Clockwise: the inside lies to the right of both edges.
  const points = turns.map(([from, to]) => {
    const [before] = ring.find(([, end]) => String(end) === String(from));
    return [from[0] * UNIT - INSET * (to[1] - before[1]), from[1] * UNIT + INSET * (to[0] - before[0])];
  });
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
}

/** The currents as lines from their beginnings to their ends, for dashes that run along them. */
function currents(fields) {
  return fields
    .filter(([, sign]) => sign in ARROWS)
    .map(([, sign, squares]) => {
      const [dx, dy] = ARROWS[sign];
      const ends = [...squares].sort((one, other) => (one[0] - other[0]) * dx + (one[1] - other[1]) * dy);
      const [from, to] = [ends[0], ends.at(-1)].map(([x, y]) => [(x + 0.5) * UNIT, (y + 0.5) * UNIT]);
      return { from: [from[0] - 26 * dx, from[1] - 26 * dy], to: [to[0] + 16 * dx, to[1] + 16 * dy], way: [dx, dy] };
    });
}

function spec(source, book, board, small, more) {
  const size = small ? 'small_' : '';
  const [towns, islands] = [book[`${size}town`], book[`${size}island`]];
  const called = small ? 'chart' : 'place'; // two names in one are long
  const signs = (entries) => entries.map(({ char }) => char).join('');
  const homes = book.home.filter(({ char }) => (small ? '2345' : '12345678').includes(char));
  const crests = (cells) =>
    fieldsOf(book, cells, small).flatMap(([id, , squares]) => {
      const [x, y, width, height] = span(squares);
      const colour = id.startsWith('home_') ? id.slice(5) : '';
      if (colour) return [[EMBLEMS[colour], x + width / 2, y + height / 2, 1.1, colour]];
      return id === 'kingdom' ? [['skull-crossed-bones', x + 1, y + 1, 1.3, 'davy']] : [];
    });
  return {
    game: 'prowl',
    source,
    board,
    land: `#%Y${signs(towns)}${signs(islands)}${signs(homes)}`,
    hills: '#%',
    sand: signs(islands), // one can land there: no grass, unlike where palms are in the way
    palms: `Y${signs(islands)}`,
    icons: {},
    wharves: { N: 'compass', E: 'compass', S: 'compass', W: 'compass' },
    lairs: { '&': 'ship-wreck', '*': 'sea-serpent' },
    crests,
    flows: Object.keys(ARROWS).join(''),
    lonely: 'D', // no land, but no name may seem to be its
    bays: [],
    labels: [
      ...towns.map(({ id, char }) => ({ id: `${called}-${id}`, signs: char, great: true, across: true })),
      ...islands.map(({ id, char }) => ({ id: `${called}-${id}`, signs: char, across: true })),
      ...homes.map(({ id, char }) => ({ id: `ship-${id}`, signs: char, across: true })),
    ],
    more: (cells) => {
      const fields = fieldsOf(book, cells, small);
      const town = (sign) => towns.some(({ char }) => char === sign);
      return {
        numbered: true,
        icons: [
          ...fields
            .filter(([, sign]) => town(sign))
            .map(([, , squares]) => [
              TOWN,
              ...roomOf(squares)
                .slice(0, 2)
                .map((value) => value + 90),
              1.35,
            ]),
          ...crests(cells).map(([icon, x, y, ...rest]) => [icon, x * UNIT, y * UNIT, ...rest]),
        ],
        flows: currents(fields)
          .map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`)
          .join(''),
        tips: currents(fields)
          .map(
            ({ to: [x, y], way: [dx, dy] }) =>
              `M${x + 26 * dx} ${y + 26 * dy}l${-34 * dx - 22 * dy} ${-34 * dy - 22 * dx}l${44 * dy} ${44 * dx}Z`,
          )
          .join(''),
        fields: Object.fromEntries(
          fields.map(([id, , squares]) => [id, { room: roomOf(squares), outline: outline(squares), squares }]),
        ),
      };
    },
    ...more,
  };
}

const DECKS = (cells) => {
  const spot = (sign) => middle(cells.filter((cell) => cell.sign === sign)).map((value) => value * UNIT);
  return { cargo: spot('#'), treasure: spot('%') };
};

/** Between the outermost cells: the broadest part of a continent is where the cards lie. */
function middle(cells) {
  return [0, 1].map((axis) => {
    const along = cells.map(({ centre }) => centre[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
}

/** Names keep clear of the towns. */
const TOWNS = 'TUCRBLMF';
const called = (cells, signs) => cells.filter(({ sign }) => signs.includes(sign)).map(({ centre }) => centre);

const near = (cells, sign, reach) => {
  const own = cells.filter((cell) => cell.sign === sign);
  const [x, y] = middle(own);
  return own
    .filter(({ centre }) => Math.abs(centre[0] - x) <= reach[0] && Math.abs(centre[1] - y) <= reach[1])
    .map(({ centre }) => centre);
};

export default function charts(source) {
  const book = parse(source.data);
  const large = spec(source, book, 'large', false, {
    file: 'chart-large',
    seed: 31,
    rose: ['O12', 'P13'],
    sizes: { landscape: [0.42, 0.5], portrait: [0.44, 0.52] },
    reserved: (cells) => [...near(cells, '#', [1.6, 1.1]), ...near(cells, '%', [2.1, 1.1]), ...called(cells, TOWNS)],
  });

  const small = spec(source, book, 'small', true, {
    seed: 37,
    rose: ['H8', 'I8', 'H9', 'I9'],
    sizes: { landscape: [0.34, 0.46], portrait: [0.38, 0.5] },
    reserved: (cells) => [...near(cells, '#', [2.6, 1]), ...near(cells, '%', [2.6, 1]), ...called(cells, TOWNS)],
    parts: (cells) => ({
      cards: Object.fromEntries(
        book.cargo.map(({ id, kind, to, small_to, goods, extra, reward }) => [
          id,
          { kind, to, small_to, goods, extra, reward },
        ]),
      ),
      treasures: Object.fromEntries(book.treasure.map(({ id, value, back }) => [id, { value, back }])),
      masts: book.game.masts,
      decks: { small: DECKS(cells), large: DECKS(readSquares(source, 'large').cells) },
      islands: [...book.island, ...book.small_island].map(({ id }) => id),
      bridges: Object.fromEntries(book.twir.map(({ id, other }) => [id, other])),
    }),
  });
  return [large, small];
}
