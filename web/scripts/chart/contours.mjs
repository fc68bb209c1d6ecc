// Level lines of a field as closed rings, and rings as smooth closed SVG paths.

/** Marching squares: every ring at `level`, land on its left, as lists of points. The field's rim must be water. */
export function rings(field, level) {
  const next = new Map();
  for (let row = 0; row < field.rows - 1; row++) {
    for (let column = 0; column < field.columns - 1; column++) {
      for (const [from, to] of crossings(field, level, column, row)) next.set(from, to);
    }
  }
  const found = [];
  while (next.size > 0) {
    const ring = [];
    let [at] = next.keys();
    while (next.has(at)) {
      ring.push(edgePoint(field, level, at));
      const following = next.get(at);
      next.delete(at);
      at = following;
    }
    if (ring.length > 2) found.push(ring);
  }
  return found;
}

/** The pieces of line in one cell, from edge to edge; an edge is named by its first sample and its direction. */
function crossings(field, level, column, row) {
  const land = (dx, dy) => field.value(column + dx, row + dy) < level;
  const edges = {
    top: `${column},${row},h`,
    right: `${column + 1},${row},v`,
    bottom: `${column},${row + 1},h`,
    left: `${column},${row},v`,
  };
  const sign = (land(0, 0) ? 1 : 0) + (land(1, 0) ? 2 : 0) + (land(1, 1) ? 4 : 0) + (land(0, 1) ? 8 : 0);
  const lines = {
    1: ['left top'],
    2: ['top right'],
    3: ['left right'],
    4: ['right bottom'],
    5: ['left top', 'right bottom'],
    6: ['top bottom'],
    7: ['left bottom'],
    8: ['bottom left'],
    9: ['bottom top'],
    10: ['top right', 'bottom left'],
    11: ['bottom right'],
    12: ['right left'],
    13: ['right top'],
    14: ['top left'],
  };
  return (lines[sign] ?? []).map((line) => line.split(' ').map((side) => edges[side]));
}

function edgePoint(field, level, edge) {
  const [column, row, way] = edge.split(',');
  const [x, y] = [Number(column), Number(row)];
  const [a, b] = [field.value(x, y), way === 'h' ? field.value(x + 1, y) : field.value(x, y + 1)];
  const part = (level - a) / (b - a);
  return way === 'h' ? field.point(x + part, y) : field.point(x, y + part);
}

export function length(ring) {
  return ring.reduce((sum, point, at) => sum + apart(point, ring[(at + 1) % ring.length]), 0);
}

function apart([ax, ay], [bx, by]) {
  return Math.hypot(bx - ax, by - ay);
}

/** The same ring with points at even distances of about `step`. */
export function evened(ring, step) {
  const total = length(ring);
  const count = Math.max(8, Math.round(total / step));
  const points = [];
  let [at, gone] = [0, 0];
  for (let k = 0; k < count; k++) {
    const wanted = (k * total) / count;
    for (;;) {
      const piece = apart(ring[at], ring[(at + 1) % ring.length]);
      if (gone + piece >= wanted || at === ring.length - 1) break;
      gone += piece;
      at++;
    }
    const [a, b] = [ring[at], ring[(at + 1) % ring.length]];
    const part = Math.min(1, (wanted - gone) / (apart(a, b) || 1));
    points.push([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]);
  }
  return points;
}

/** A closed curve through the midpoints of a ring, in whole units (`unit` a cell), written relative: short. */
export function smoothPath(ring, unit) {
  const spots = ring.map(([x, y]) => [Math.round(x * unit), Math.round(y * unit)]);
  const middles = spots.map(([x, y], at) => {
    const [nx, ny] = spots[(at + 1) % spots.length];
    return [Math.round((x + nx) / 2), Math.round((y + ny) / 2)];
  });
  let [x, y] = middles[0];
  let path = `M${x} ${y}q`;
  for (let k = 1; k <= spots.length; k++) {
    const [bend, end] = [spots[k % spots.length], middles[k % spots.length]];
    path += numbers([bend[0] - x, bend[1] - y, end[0] - x, end[1] - y], k > 1);
    [x, y] = end;
  }
  return `${path}z`;
}

function numbers(list, continued) {
  return list.map((value, at) => (value < 0 || (at === 0 && !continued) ? String(value) : ` ${value}`)).join('');
}
