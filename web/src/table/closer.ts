// A large picture of a small thing: a piece of the chart as it is drawn there, or the icons of anything else.

const SVG = 'http://www.w3.org/2000/svg';
const PIECE = 56; // pixels
const ICON = 32;
const MOST = 3; // icons

export function largePicture(thing: Element): Node[] {
  if (thing instanceof SVGGraphicsElement) return [pieceOf(thing)];
  const uses = [...thing.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  return [...new Set(uses)].slice(0, MOST).map(iconOf);
}

/** A copy in a frame of its own; where it stands on the chart does not matter here. */
function pieceOf(thing: SVGGraphicsElement): SVGElement {
  const { x, y, width, height } = thing.getBBox();
  const copy = thing.cloneNode(true) as SVGGraphicsElement;
  for (const mark of ['transform', 'tabindex', 'role', 'data-piece', 'data-target', 'data-closer'])
    copy.removeAttribute(mark);
  copy.style.transform = 'none';
  const frame = drawn('svg', {
    viewBox: `${x - 6} ${y - 6} ${width + 12} ${height + 12}`,
    width: PIECE,
    height: PIECE,
  });
  frame.append(copy);
  return frame;
}

function iconOf(href: string): SVGElement {
  const frame = drawn('svg', { width: ICON, height: ICON });
  frame.append(drawn('use', { href }));
  return frame;
}

function drawn(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
