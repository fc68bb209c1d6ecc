// The land as a field: how far each point of the chart lies inside (negative) or outside (positive) the coast.
// Level lines of one field are nested and never cross themselves, whatever the shape of a board's cells.

/** A seeded stream of numbers in [0, 1): the same chart every time. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The edges that only one cell has: the outline of all cells together. */
export function outerEdges(polygons) {
  const edges = new Map();
  for (const corners of polygons) {
    corners.forEach((from, at) => {
      const edge = [from, corners[(at + 1) % corners.length]];
      const key = edge
        .map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`)
        .sort()
        .join(' ');
      edges.set(key, edges.has(key) ? null : edge);
    });
  }
  return [...edges.values()].filter(Boolean);
}

function toEdge(x, y, ax, ay, bx, by) {
  const along = Math.max(
    0,
    Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
  );
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

/** How far a point is from the outline; negative on land. Every second crossing of the outline changes sides. */
export function signedDistance([x, y], edges) {
  let nearest = 3;
  let inside = false;
  for (const [[ax, ay], [bx, by]] of edges) {
    const beside = Math.max(Math.min(ax, bx) - x, x - Math.max(ax, bx), Math.min(ay, by) - y, y - Math.max(ay, by));
    if (beside < nearest) nearest = Math.min(nearest, toEdge(x, y, ax, ay, bx, by)); // most edges are too far away
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside ? -nearest : nearest;
}

/** A grid of samples over the chart and `margin` beyond it. */
export class Field {
  constructor(width, height, margin, step) {
    Object.assign(this, {
      margin,
      step,
      columns: Math.round((width + 2 * margin) / step) + 1,
      rows: Math.round((height + 2 * margin) / step) + 1,
    });
    this.values = new Float64Array(this.columns * this.rows);
  }

  point(column, row) {
    return [column * this.step - this.margin, row * this.step - this.margin];
  }

  value(column, row) {
    return this.values[
      Math.max(0, Math.min(this.rows - 1, row)) * this.columns + Math.max(0, Math.min(this.columns - 1, column))
    ];
  }

  /** Between the samples, straight lines. */
  at(x, y) {
    const [u, v] = [(x + this.margin) / this.step, (y + this.margin) / this.step];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const mix = (a, b, part) => a + (b - a) * part;
    const upper = mix(this.value(column, row), this.value(column + 1, row), u - column);
    const lower = mix(this.value(column, row + 1), this.value(column + 1, row + 1), u - column);
    return mix(upper, lower, v - row);
  }

  fill(measure) {
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++)
        this.values[row * this.columns + column] = measure(this.point(column, row));
    }
    return this;
  }

  /** Rounds the corners: three box blurs are nearly a Gaussian. */
  smoothed(radius) {
    const reach = Math.max(1, Math.round(radius / this.step));
    for (let pass = 0; pass < 3; pass++) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
      ]) {
        const before = Object.assign(Object.create(Field.prototype), this, { values: this.values.slice() });
        for (let row = 0; row < this.rows; row++) {
          for (let column = 0; column < this.columns; column++) {
            let sum = 0;
            for (let by = -reach; by <= reach; by++) sum += before.value(column + by * dx, row + by * dy);
            this.values[row * this.columns + column] = sum / (2 * reach + 1);
          }
        }
      }
    }
    return this;
  }
}

/** The coast: union of the land cells, corners rounded, pushed in and out by a few seeded waves. */
export function landField({ width, height, polygons, margin = 1, step = 0.1, round = 0.07, wobble = 0.042, seed = 7 }) {
  const random = seeded(seed);
  const waves = [1.9, 3.1, 4.7, 6.9, 10.4, 14.5].map((pitch, at) => {
    const turn = random() * Math.PI * 2;
    return { kx: pitch * Math.cos(turn), ky: pitch * Math.sin(turn), phase: random() * 6.28, size: 1 / (1 + 0.3 * at) };
  });
  const noise = ([x, y]) =>
    waves.reduce((sum, wave) => sum + wave.size * Math.sin(wave.kx * x + wave.ky * y + wave.phase), 0);
  const edges = outerEdges(polygons);
  const field = new Field(width, height, margin, step).fill((point) => signedDistance(point, edges)).smoothed(round);
  return field.fill(withNoise(field, noise, wobble));
}

function withNoise(field, noise, size) {
  const before = field.values.slice();
  let at = 0;
  return (point) => before[at++] + size * noise(point);
}
