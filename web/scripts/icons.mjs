// The page's icon as PNG pictures, for devices that install it: drawn from public/icon.svg, without any other tool.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { keepFresh } from './fresh.mjs';

const BOX = 32; // the icon's own units
const FINE = 4; // points looked at per pixel, along each side
const CURVE = 16; // straight pieces per curve

/** Every shape as (inside, colour): what lies at a point, the last one on top. */
export function shapesOf(svg) {
  const shapes = [];
  let stroke = null;
  for (const [, tag, text] of svg.matchAll(/<(\/?\w+)([^>]*?)\/?>/g)) {
    const of = (name) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];
    if (tag === 'g') stroke = { colour: of('stroke'), reach: Number(of('stroke-width')) / 2 };
    if (tag === '/g') stroke = null;
    if (tag === 'rect') shapes.push({ colour: rgb(of('fill')), inside: roundedBox(Number(of('rx'))), ground: true });
    if (tag === 'circle') shapes.push({ colour: rgb(of('fill')), inside: disc(Number(of('cx')), Number(of('cy')), Number(of('r'))) });
    if (tag === 'path' && stroke) shapes.push({ colour: rgb(stroke.colour), inside: lines(outlines(of('d')), stroke.reach) });
    else if (tag === 'path') shapes.push({ colour: rgb(of('fill')), inside: area(outlines(of('d'))) });
  }
  return shapes;
}

function rgb(hex) {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

function roundedBox(radius) {
  const beyond = (value) => Math.max(radius - value, value - (BOX - radius), 0);
  return (x, y) => x >= 0 && y >= 0 && x <= BOX && y <= BOX && Math.hypot(beyond(x), beyond(y)) <= radius;
}

function disc(cx, cy, radius) {
  return (x, y) => Math.hypot(x - cx, y - cy) <= radius;
}

function lines(found, reach) {
  const near = ([ax, ay], [bx, by], x, y) => {
    const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
    return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) <= reach;
  };
  return (x, y) => found.some((points) => points.slice(1).some((to, at) => near(points[at], to, x, y)));
}

/** Even and odd crossings, as far as one outline can tell. */
function area([points = []]) {
  const edges = points.map((to, at) => [...points.at(at - 1), ...to]);
  return (x, y) => {
    let within = false;
    for (const [ax, ay, bx, by] of edges) if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
    return within;
  };
}

/** The commands the icon is made of: M, L (implied), h, v, H, V, c, Z. */
function outlines(path) {
  const found = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.\d+|\.\d+|\d+)/g)].map(Number);
    const put = (nx, ny) => found.at(-1).push([(x = nx), (y = ny)]);
    if (command === 'M') {
      found.push([]);
      for (let at = 0; at < numbers.length; at += 2) put(numbers[at], numbers[at + 1]);
    } else if (command === 'c') {
      for (let at = 0; at < numbers.length; at += 6) for (const point of curve([x, y], numbers.slice(at, at + 6))) put(...point);
    } else if (command === 'h') put(x + numbers[0], y);
    else if (command === 'v') put(x, y + numbers[0]);
    else if (command === 'H') put(numbers[0], y);
    else if (command === 'V') put(x, numbers[0]);
    else if (command !== 'Z') throw new Error(`the icon has a command that nobody taught us: ${command}`);
  }
  return found;
}

function curve([x, y], [ax, ay, bx, by, cx, cy]) {
  return Array.from({ length: CURVE }, (_, nth) => {
    const [t, u] = [(nth + 1) / CURVE, 1 - (nth + 1) / CURVE];
    const at = (from, a, b, c) => from + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * c;
    return [at(x, ax, bx, cx), at(y, ay, by, cy)];
  });
}

/** `bleed`: the ground fills the square, and the rest stays within the circle that any mask leaves. */
export function drawn(shapes, size, bleed) {
  const shrink = bleed ? 0.72 : 1;
  const unit = (value) => ((value / size - 0.5) / shrink + 0.5) * BOX;
  const topAt = (x, y) => shapes.findLast((shape) => (bleed && shape.ground) || shape.inside(unit(x), unit(y)));
  const corners = Array.from({ length: (size + 1) ** 2 }, (_, at) => topAt(at % (size + 1), Math.floor(at / (size + 1))));
  const pixels = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const first = y * (size + 1) + x;
      const same = [1, size + 1, size + 2].every((step) => corners[first + step] === corners[first]);
      pixels.set(same ? colourOf([corners[first]]) : colourOf(points(x, y).map(([px, py]) => topAt(px, py))), (y * size + x) * 4);
    }
  }
  return pixels;
}

/** Only where something ends is a pixel looked at closely. */
function points(x, y) {
  return Array.from({ length: FINE * FINE }, (_, nth) => [x + ((nth % FINE) + 0.5) / FINE, y + (Math.floor(nth / FINE) + 0.5) / FINE]);
}

function colourOf(tops) {
  const covered = tops.filter(Boolean);
  const mean = (channel) => Math.round(covered.reduce((sum, { colour }) => sum + colour[channel], 0) / (covered.length || 1));
  return [mean(0), mean(1), mean(2), Math.round((255 * covered.length) / tops.length)];
}

export function png(pixels, size) {
  const rows = Array.from({ length: size }, (_, row) => Buffer.concat([Buffer.from([0]), pixels.subarray(row * size * 4, (row + 1) * size * 4)]));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8);
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function crc(data) {
  let sum = ~0;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

const PICTURES = [['icon-192', 192, false], ['icon-512', 512, false], ['icon-maskable', 512, true], ['icon-touch', 180, true]];

function writeIcons() {
  const here = (path) => fileURLToPath(new URL(path, import.meta.url));
  const [source, made] = [here('../public/icon.svg'), (name) => here(`../public/generated/${name}.png`)];
  keepFresh(here('../src/generated/icons.stamp'), [source, here('icons.mjs')], PICTURES.map(([name]) => made(name)), () => {
    const shapes = shapesOf(readFileSync(source, 'utf8'));
    mkdirSync(here('../public/generated/'), { recursive: true });
    for (const [name, size, bleed] of PICTURES) writeFileSync(made(name), png(drawn(shapes, size, bleed), size));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeIcons();
