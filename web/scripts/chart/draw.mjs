// Draws the atlas: from a board's cells to the few paths and points that the page's chart layer needs.
//
// The build draws our own boards (../chart.mjs), the page those of a designer (src/changed/): so nothing here may need
// more than a browser has.
import { readSquares } from './board.mjs';
import { evened, length, rings, smoothPath } from './contours.mjs';
import { Field, landField, seeded } from './field.mjs';
import { readHexes } from './hexes.mjs';
import { placeLabels, touch } from './labels.mjs';

export const UNIT = 100; // a cell's width in the chart's units: whole numbers are fine enough
const COAST = -0.03;
const GRASS = -0.13;
// Of letters; the page takes what is readable at its scale
const SIZES = { landscape: [0.36, 0.5], portrait: [0.44, 0.6] };

/** `languages`: those in which the names are wanted. */
export function drawChart(spec, languages) {
  const board = readBoard(spec);
  const of = (signs) => board.cells.filter((cell) => signs.includes(cell.sign));
  const kept = spec.reserved?.(board.cells) ?? []; // of something that the page draws there
  const bare = (signs) => of(signs).filter(({ centre }) => !kept.some(([x, y]) => x === centre[0] && y === centre[1]));
  const field = landField({
    width: board.columns,
    height: board.rows,
    polygons: of(spec.land).map(spec.island ?? ((cell) => cell.corners)),
    seed: spec.seed,
  });
  const random = seeded(spec.seed + 1);
  const jitter = (cell, by) => cell.centre.map((value) => value + (random() - 0.5) * by);
  const hills = bare(spec.hills).map((cell) => [...jitter(cell, 0.14), 0.85 + random() * 0.25]);
  const palms = bare(spec.palms).map((cell) => [...jitter(cell, 0.16), 0.9 + random() * 0.25]);
  const called = (names) => board.cells.filter((cell) => names.includes(cell.name));
  const rose = roseOf(spec, board, field, Array.isArray(spec.rose) ? called(spec.rose) : of(spec.rose ?? ''));
  const chart = { ...board, field, rose, spec, of, called, kept, hills };
  return {
    columns: board.columns,
    rows: board.rows,
    unit: UNIT,
    coast: outline(field, COAST, 0.17),
    grass: outline(
      field,
      GRASS,
      0.26,
      ([x, y]) =>
        !of(spec.sand ?? '').some(({ centre }) => Math.max(Math.abs(centre[0] - x), Math.abs(centre[1] - y)) <= 0.5),
    ),
    hills: hills.map(inUnits),
    palms: palms.map(inUnits),
    icons: Object.entries(spec.icons).flatMap(([sign, icon]) =>
      of(sign).map((cell) => [icon, ...inUnits(cell.centre)]),
    ),
    wharves: Object.entries(spec.wharves).flatMap(([sign, icon]) =>
      of(sign).map((cell) => [icon, ...inUnits(cell.centre)]),
    ),
    lairs: Object.entries(spec.lairs).flatMap(([sign, icon]) =>
      of(sign).map((cell) => [icon, ...inUnits(cell.centre)]),
    ),
    tufts: tufts({ ...chart, palms }, random),
    rose: inUnits(rose),
    bays: spec.bays.map((bay) => bayOf(bay, of(bay.entries))),
    waves: waves(chart, random),
    ...spec.more?.(board.cells), // what only this board has
    layouts: languages.flatMap((language) =>
      ['landscape', 'portrait'].flatMap((way) =>
        (spec.sizes ?? SIZES)[way].map((size) => layout(chart, language, way === 'portrait', size)),
      ),
    ),
  };
}

export function readBoard(spec) {
  return spec.hexes ? readHexes(spec.source) : readSquares(spec.source, spec.board);
}

/** Where the spec says. On a changed board that may be land: then it lies where the sea is widest. */
function roseOf(spec, board, field, cells) {
  const wanted = spec.roseAt ?? middle(cells.map((cell) => cell.centre));
  if (!spec.source.changed || field.at(...wanted) > 0.9) return wanted;
  const spots = board.cells.map((cell) => cell.centre);
  return spots.reduce((best, spot) => (field.at(...spot) > field.at(...best) ? spot : best));
}

/** `wanted`: asked of a point of each ring. */
function outline(field, level, step, wanted = () => true) {
  return rings(field, level)
    .filter((ring) => length(ring) > 0.8 && wanted(ring[0]))
    .map((ring) => smoothPath(evened(ring, step), UNIT))
    .join('');
}

function inUnits(values) {
  return values.map((value, at) => (at < 2 ? Math.round(value * UNIT) : Math.round(value * 100) / 100));
}

function middle(points) {
  return [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
}

/** A bay lies west of its entry squares; its place is where waiting ships are drawn. */
function bayOf({ place, depth }, entries) {
  const rows = entries.map((cell) => cell.centre[1]);
  const [top, bottom] = [Math.min(...rows) - 0.5, Math.max(...rows) + 0.5];
  return {
    place,
    x: Math.round(-depth * UNIT),
    y: top * UNIT,
    width: Math.round(depth * UNIT),
    height: (bottom - top) * UNIT,
  };
}

/** Little strokes on the open sea, apart from land, rose and each other. */
function waves({ columns, rows, field, rose }, random) {
  const found = [];
  for (let trial = 0; trial < 3000 && found.length < 64; trial++) {
    const [x, y] = [0.4 + random() * (columns - 1), 0.3 + random() * (rows - 0.6)];
    const clear =
      [0, 0.2, 0.4].every((step) => field.at(x + step, y) > 0.5) && Math.hypot(x - rose[0], y - rose[1]) > 1.3;
    if (clear && found.every(([a, b]) => Math.hypot(a - x, b - y) > 1.05)) found.push([x, y]);
  }
  return found.map(inUnits);
}

/** Tufts of grass where the land is bare. */
function tufts({ columns, rows, field, hills, palms, of, spec }, random) {
  const others = [
    ...hills,
    ...palms,
    ...of([spec.icons, spec.lairs].flatMap(Object.keys).join('')).map((cell) => cell.centre),
  ];
  const found = [];
  for (let trial = 0; trial < 6000 && found.length < 70; trial++) {
    const [x, y] = [random() * columns, random() * rows];
    const clear = field.at(x, y) < -0.24 && [...others, ...found].every(([a, b]) => Math.hypot(a - x, b - y) > 0.38);
    if (clear) found.push([x, y]);
  }
  return found.map(inUnits);
}

/**
 * All names in one language, for one way to hold the chart and one size of letters. East is up on a chart held upright.
 */
function layout(chart, language, portrait, size) {
  const turned = portrait ? ([x, y]) => [y, chart.columns - x] : (point) => point;
  const [width, height] = portrait ? [chart.rows, chart.columns] : [chart.columns, chart.rows];
  const field = portrait ? turnedField(chart, turned) : chart.field;
  const { source } = chart.spec;
  const known = chart.spec.labels.filter(
    (label) => source.text(language, label.id) && cellsOf(chart, label).length > 0,
  );
  const wanted = known.map((label) => ({
    id: label.id,
    text: source.text(language, label.id),
    cells: cellsOf(chart, label).map((cell) => turned(cell.centre)),
    size: size * (label.great && !portrait ? 1.18 : label.water ? 0.84 : 1),
    ashore: Boolean(label.ashore),
    across: Boolean(label.across),
    close: Boolean(label.close), // small islands in hexes: just below them, coast or not
    water: Boolean(label.water),
  }));
  const flows = chart.of(chart.spec.flows ?? '').map((cell) => around(turned(cell.centre), 0.5));
  const placed = placeLabels(
    {
      width,
      height,
      field,
      land: chart.of(chart.spec.land + (chart.spec.lonely ?? '')).map((cell) => turned(cell.centre)),
      taken: takenBoxes(chart, turned, portrait),
      flows,
    },
    wanted,
  );
  // A stretch of water may stay nameless
  const missing = wanted.filter(({ id, water }) => !water && !placed.some((spot) => spot.id === id));
  if (missing.length > 0 && !source.changed)
    throw new Error(`no room for all names at ${size}: ${missing.map(({ id }) => id)}`);
  const hidden = chart.hills.flatMap((hill, at) =>
    placed.some(({ box }) => touch(box, around(turned(hill), 0.22), 0)) ? [at] : [],
  );
  return {
    language,
    portrait,
    size: Math.round(size * UNIT),
    labels: placed.map((spot) => [spot.id, ...inUnits([spot.x, spot.y]), Math.round(spot.size * UNIT), spot.lines]),
    hidden,
  };
}

function cellsOf(chart, label) {
  if (label.signs) return chart.of(label.signs);
  return label.squares ? chart.called(label.squares) : landAround(chart, label.near);
}

function turnedField(chart, turned) {
  const field = new Field(chart.rows, chart.columns, chart.field.margin, chart.field.step);
  return field.fill(([x, y]) => chart.field.at(chart.columns - y, x), turned);
}

/** The land cells that hang together with those of this sign. */
function landAround(chart, sign) {
  const land = chart.of(chart.spec.land);
  const found = land.filter((cell) => cell.sign === sign);
  for (const cell of found) {
    for (const other of land)
      if (
        !found.includes(other) &&
        Math.hypot(other.centre[0] - cell.centre[0], other.centre[1] - cell.centre[1]) < 1.01
      )
        found.push(other);
  }
  return found;
}

function takenBoxes(chart, turned, portrait) {
  const { spec } = chart;
  const signs = [spec.icons, spec.wharves, spec.lairs].flatMap(Object.keys).join('');
  return [
    ...chart.of(signs).map((cell) => around(turned(cell.centre), 0.46)),
    ...chart.kept.map((centre) => around(turned(centre), 0.46)),
    // Where something will lie. On a phone the letters are too large to leave it free.
    ...chart.of(portrait ? '' : (spec.clear ?? '')).map((cell) => around(cell.centre, 0.18)),
    ...(spec.crests?.(chart.cells) ?? []).map(([, x, y, size]) => around(turned([x, y]), 0.5 * size)),
    around(turned(chart.rose), 0.95),
  ];
}

function around([x, y], reach) {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}
