// Where the names go: in the sea beside their land or wholly on it, never across a wharf, the rose or each other, and
// across a coast only where a game allows it.

import { seeded } from './field.mjs';

const LINE = 1.08; // height of a line, in letters' size
const GAP = 0.12; // free cells between a name and anything else
const STEP = 0.14; // between the spots that are tried
const ROUNDS = 500;
const MISSING = 1000;
const CLEAR = 0.6; // cells that any other land should be further away than a name's own
const WET = 3; // for each cell of a current that a name would lie on
const ACROSS = 2.5; // for a name that may cross a coast where there is no better room

/** Widths of letters in the chart's face, in parts of its size, measured in a browser; a generous guess for others. */
const WIDE = {
  ' ': 0.36,
  "'": 0.22,
  '-': 0.35,
  i: 0.32,
  I: 0.36,
  l: 0.47,
  t: 0.5,
  j: 0.35,
  f: 0.48,
  s: 0.46,
  m: 0.78,
  w: 0.8,
  M: 0.92,
  W: 1.0,
};

export function textWidth(text, size) {
  return (
    [...text].reduce((sum, letter) => sum + (WIDE[letter] ?? (letter === letter.toUpperCase() ? 0.72 : 0.56)), 0) * size
  );
}

/** One line, or two of about the same length: every way to break between words. */
export function wrappings(text) {
  const words = text.split(' ');
  const broken = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  return [[text], ...broken];
}

/**
 * The cheapest arrangement of many: names are placed in a random order, each on its best free spot, then moved as long
 * as that helps. All lengths in cells.
 * @param chart {width, height, field, land: centres of all land cells, taken: boxes that no name may touch,
 *   flows: cells that a name should rather keep clear of}
 * @param wanted [{id, text, cells: centres of its land, size, ashore, across, water}]
 */
export function placeLabels(chart, wanted, seed = 5) {
  const random = seeded(seed);
  const choices = wanted.map((label) => thinned(candidates(chart, label)));
  let best = { cost: Infinity, spots: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const order = wanted
      .map((_, at) => [random(), at])
      .sort((one, other) => one[0] - other[0])
      .map(([, at]) => at);
    const spots = settled(choices, order);
    const cost = spots.reduce((sum, spot) => sum + (spot ? spot.cost : MISSING), 0);
    if (cost < best.cost) best = { cost, spots };
  }
  return best.spots.filter(Boolean);
}

function settled(choices, order) {
  const spots = choices.map(() => null);
  for (let pass = 0; pass < 3; pass++) {
    for (const at of order) {
      spots[at] =
        choices[at].find((spot) =>
          spots.every((other, nth) => nth === at || !other || !touch(spot.box, other.box, GAP)),
        ) ?? null;
    }
  }
  return spots;
}

/** Spots side by side are alike: of each little area the best is enough. */
function thinned(spots) {
  const seen = new Set();
  const kept = spots.filter(({ x, y, lines }) => {
    const area = [lines, Math.round(x / 0.3), Math.round(y / 0.2)].join();
    return !seen.has(area) && seen.add(area);
  });
  return kept.slice(0, 120);
}

/** All spots that touch nothing fixed, best first. */
function candidates(chart, label) {
  const found = [];
  const others = otherLand(chart, label);
  for (const lines of wrappings(label.text).length > 1 ? [1, 2] : [1]) {
    const [width, height] = boxOf(label, lines);
    for (const [x, y, away] of around(label.cells, width, height)) {
      const box = { x: x - width / 2, y: y - height / 2, width, height };
      if (label.water && away > 0.3) continue; // rather no name than one on other water
      if (!onChart(chart, box) || chart.taken.some((taken) => touch(box, taken, 0))) continue;
      const ashore = label.ashore && isAshore(chart, box);
      const across = !ashore && !isAtSea(chart, box);
      if (across && !label.across) continue;
      const doubt = ashore || label.water ? 0 : doubtful(others, box, away);
      const price = label.water ? afloat(label, x, y, away, lines) : cost(label, x, y, away, lines, ashore);
      found.push({
        id: label.id,
        x,
        y,
        lines,
        size: label.size,
        box,
        cost: price + doubt + (across && !label.close ? ACROSS : 0) + WET * shared(chart.flows, box),
      });
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** How much of a box lies on others, in cells. */
function shared(others, box) {
  let sum = 0;
  for (const other of others) {
    const wide = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const high = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    if (wide > 0 && high > 0) sum += wide * high;
  }
  return sum;
}

function boxOf({ text, size }, lines) {
  const ways = wrappings(text).filter((way) => way.length === lines);
  const width = Math.min(...ways.map((way) => Math.max(...way.map((line) => textWidth(line, size)))));
  return [width, lines * LINE * size];
}

function* around(cells, width, height) {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const reach = 1.4;
  for (let y = Math.min(...ys) - 0.5 - height / 2 - reach; y <= Math.max(...ys) + 0.5 + height / 2 + reach; y += STEP) {
    for (let x = Math.min(...xs) - 0.5 - width / 2 - reach; x <= Math.max(...xs) + 0.5 + width / 2 + reach; x += STEP) {
      yield [x, y, nearest(cells, x, y, width, height)];
    }
  }
}

/** How far the nearest of the cells is from a box around (x, y). Asked a million times, so it makes no lists. */
function nearest(cells, x, y, width, height) {
  let [best, dx, dy] = [Infinity, Infinity, Infinity];
  for (const [cx, cy] of cells) {
    const across = Math.max(0, Math.abs(cx - x) - width / 2 - 0.5);
    const down = Math.max(0, Math.abs(cy - y) - height / 2 - 0.5);
    const square = across * across + down * down;
    if (square < best) [best, dx, dy] = [square, across, down];
  }
  return Math.hypot(dx, dy);
}

/** The land that does not belong to the name. */
function otherLand({ land }, { cells }) {
  return land.filter(([lx, ly]) => !cells.some(([cx, cy]) => Math.hypot(cx - lx, cy - ly) < 0.1));
}

/** A name must be nearer to its own land than to any other. */
function doubtful(others, box, away) {
  const other = nearest(others, box.x + box.width / 2, box.y + box.height / 2, box.width, box.height);
  return Math.max(0, away + CLEAR - other) * 3 + (other < away ? 3 : 0);
}

/** Near, centred under or over its land, on one line, inside the land of great islands. */
function cost({ cells }, x, y, away, lines, ashore) {
  const middle = (values) => (Math.min(...values) + Math.max(...values)) / 2;
  const [dx, dy] = [x - middle(cells.map(([cx]) => cx)), y - middle(cells.map(([, cy]) => cy))];
  if (ashore) return -3 + away * 6 + Math.abs(dx) * 0.2 - dy * 0.3 + (lines - 1) * 0.4;
  return away * 5 + Math.abs(dx) * 0.7 + Math.abs(dy) * 0.25 + (dy < 0 ? 0.15 : 0) + (lines - 1) * 0.7;
}

/** In the middle of its own water. */
function afloat({ cells }, x, y, away, lines) {
  const mean = (axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  return away * 5 + Math.abs(x - mean(0)) * 0.5 + Math.abs(y - mean(1)) * 0.5 + (lines - 1) * 0.3;
}

function onChart(chart, box) {
  return (
    box.x > 0.1 && box.y > 0.05 && box.x + box.width < chart.width - 0.1 && box.y + box.height < chart.height - 0.05
  );
}

function* samples(box) {
  const across = Math.ceil(box.width / 0.2);
  for (let u = 0; u <= across; u++)
    for (let v = 0; v <= 1; v += 0.25) yield [box.x + (u / across) * box.width, box.y + v * box.height];
}

function isAtSea(chart, box) {
  for (const [x, y] of samples(box)) if (chart.field.at(x, y) < 0.1) return false;
  return true;
}

function isAshore(chart, box) {
  for (const [x, y] of samples(box)) if (chart.field.at(x, y) > -0.12) return false;
  return true;
}

export function touch(a, b, gap) {
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  );
}
