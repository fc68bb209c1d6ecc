// Shapes onto a canvas, with the page's own fonts and icons: nothing is fetched from elsewhere.
// A canvas and not an SVG read as an image: that would have to carry the fonts along, and not every browser waits for
// them.
import sprite from '../generated/sprite.svg?no-inline';
import { lazy } from '../net/lazy.svelte';
import { again } from '../net/parts';
import { SIZE, type Face, type Measure, type Shape } from './picture';

const FACES: Record<Face, string> = {
  title: '400 SIZEpx "Pirata One", serif',
  bold: '700 SIZEpx "Atkinson Hyperlegible Next", system-ui, sans-serif',
  text: '400 SIZEpx "Atkinson Hyperlegible Next", system-ui, sans-serif',
};
const SEA = ['#2f8f92', '#1f7179', '#11505c', '#0c2127'];
const RAYS = ['rgb(246 217 139 / 24%)', 'rgb(246 217 139 / 16%)', 'rgb(246 217 139 / 0%)'];
const BOX = 512; // the icons' own grid

/** A PNG of what `draw` lays out; it is handed a measure of the fonts it will be painted in. */
export async function paint(draw: (measure: Measure) => Shape[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser does not paint');
  const [icons] = await Promise.all([
    iconPaths.get(),
    ...Object.values(FACES).map((face) => document.fonts.load(sized(face, 40))),
  ]);
  const measure: Measure = (text, face, size) => {
    context.font = sized(FACES[face], size);
    return context.measureText(text).width;
  };
  for (const shape of draw(measure)) paintShape(context, shape, icons);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser makes no PNG'))), 'image/png'),
  );
}

function sized(face: string, size: number): string {
  return face.replace('SIZE', String(size));
}

/** The paths of the page's icons, by name. */
const iconPaths = lazy(() => again(readSprite));

async function readSprite(): Promise<Map<string, Path2D>> {
  const text = await (await fetch(sprite)).text();
  const symbols = new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('symbol');
  const path = (symbol: Element): string =>
    [...symbol.querySelectorAll('path')].map((part) => part.getAttribute('d') ?? '').join('');
  return new Map([...symbols].map((symbol) => [symbol.id, new Path2D(path(symbol))]));
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape, icons: ReadonlyMap<string, Path2D>): void {
  context.save();
  switch (shape.kind) {
    case 'box':
      context.beginPath();
      context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      paintBox(context, shape.fill, shape.edge);
      break;
    case 'disc':
      paintDisc(context, shape.x, shape.y, shape.radius, shape.fill);
      break;
    case 'sea':
      paintDisc(context, shape.x, shape.y, shape.radius, fading(context, shape, SEA));
      break;
    case 'rays':
      context.fillStyle = fading(context, shape, RAYS);
      context.fill(new Path2D(shape.d));
      break;
    case 'icon':
      context.translate(shape.x - shape.size / 2, shape.y - shape.size / 2);
      context.scale(shape.size / BOX, shape.size / BOX);
      context.fillStyle = shape.fill;
      context.fill(icons.get(shape.icon) ?? new Path2D());
      break;
    case 'text':
      context.font = sized(FACES[shape.face], shape.size);
      context.textAlign = shape.align;
      context.fillStyle = shape.fill;
      context.fillText(shape.text, shape.x, shape.y);
  }
  context.restore();
}

function paintBox(context: CanvasRenderingContext2D, fill?: string, edge?: string): void {
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill();
  }
  if (edge !== undefined) {
    context.strokeStyle = edge;
    context.lineWidth = 3;
    context.stroke();
  }
}

function paintDisc(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
}

function fading(
  context: CanvasRenderingContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  colours: readonly string[],
): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  colours.forEach((colour, at) => gradient.addColorStop(at / (colours.length - 1), colour));
  return gradient;
}
