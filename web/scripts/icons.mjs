// The page's icon as PNG pictures, for devices that install it: drawn from public/icon.svg.
import { Resvg } from '@resvg/resvg-js';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keepFresh } from './fresh.mjs';

const BOX = 32; // the icon's own units
const CLEAR = 0.72; // how much of a picture every mask leaves

/** `bleed`: the ground fills the square, and the rest stays within the circle that any mask leaves. */
export function drawn(svg, size, bleed) {
  const fitTo = { mode: 'width', value: size };
  if (!bleed) return new Resvg(svg, { fitTo }).render();
  const [, ground] = /<rect[^>]*\bfill="([^"]*)"/.exec(svg);
  return new Resvg(widened(svg, BOX / CLEAR), { fitTo, background: ground }).render();
}

/** The same drawing, with room around it. */
function widened(svg, width) {
  const corner = (BOX - width) / 2;
  return svg.replace(`viewBox="0 0 ${BOX} ${BOX}"`, `viewBox="${corner} ${corner} ${width} ${width}"`);
}

const PICTURES = [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-maskable', 512, true],
  ['icon-touch', 180, true],
];

function writeIcons() {
  const here = (path) => fileURLToPath(new URL(path, import.meta.url));
  const [source, made] = [here('../public/icon.svg'), (name) => here(`../public/generated/${name}.png`)];
  keepFresh(
    here('../src/generated/icons.stamp'),
    [source, here('icons.mjs')],
    PICTURES.map(([name]) => made(name)),
    () => {
      const svg = readFileSync(source, 'utf8');
      mkdirSync(here('../public/generated/'), { recursive: true });
      for (const [name, size, bleed] of PICTURES) writeFileSync(made(name), drawn(svg, size, bleed).asPng());
    },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeIcons();
