// The picture for the family chat, as shapes: drawn for 1200 x 630, the size in which chats show a picture whole.
import type { IconName } from '../generated/icons';

export const SIZE = { width: 1200, height: 630 } as const;

export type Face = 'title' | 'bold' | 'text';
export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; radius: number; fill?: string; edge?: string }
  | { kind: 'disc'; x: number; y: number; radius: number; fill: string }
  | { kind: 'sea'; x: number; y: number; radius: number } // that of the charts, fading into the night
  | { kind: 'rays'; d: string; x: number; y: number; radius: number } // they fade towards their ends
  | { kind: 'icon'; icon: IconName; x: number; y: number; size: number; fill: string } // x, y: its middle
  | Text;
type Align = 'left' | 'center' | 'right';
interface Text {
  kind: 'text';
  text: string;
  x: number;
  y: number;
  size: number;
  face: Face;
  fill: string;
  align: Align;
}

/** How wide a text is in a face of that size. */
export type Measure = (text: string, face: Face, size: number) => number;

/** All that is told, in words and colours already. */
export interface Tale {
  game: string;
  headline: string;
  footnote: string; // when, how long
  moment: string; // the decisive one, or what an award was won for
  winners: SeatLook[];
  // A seat each
  rows: { place: string; seatLook: SeatLook; name: string; score: string; first: boolean; award: Honour | null }[];
}
export interface SeatLook {
  fill: string;
  ink: string;
  icon: IconName;
}
export interface Honour {
  icon: IconName;
  title: string;
}

const NIGHT = '#0c2127';
const GOLD = '#f0b93a';
const PALE_GOLD = '#f6d98b';
const PARCHMENT = '#f3e7c6';
const INK = '#3d2c12';
const WINE = '#7d1d12';
const WINNER = { x: 300, y: 285 }; // where the winner stands
const MOMENT = 82; // of the card's height
const CARD = { x: 560, y: 54, width: 590, height: 522 };

export function picture(tale: Tale, measure: Measure): Shape[] {
  return [...backdrop(), ...winnersOf(tale, measure), ...card(tale, measure)];
}

function backdrop(): Shape[] {
  const rays: Shape = { kind: 'rays', d: rayPath(WINNER.x, WINNER.y, 60, 430, 24), ...WINNER, radius: 430 };
  return [
    { kind: 'box', x: 0, y: 0, ...SIZE, radius: 0, fill: NIGHT },
    { kind: 'sea', ...WINNER, radius: 560 },
    rays,
    { kind: 'box', x: 14, y: 14, width: SIZE.width - 28, height: SIZE.height - 28, radius: 18, edge: GOLD },
    {
      kind: 'box',
      x: 22,
      y: 22,
      width: SIZE.width - 44,
      height: SIZE.height - 44,
      radius: 12,
      edge: 'rgb(246 217 139 / 45%)',
    },
  ];
}

function winnersOf(tale: Tale, measure: Measure): Shape[] {
  const radius = [96, 96, 74, 58][tale.winners.length] ?? 48;
  const step = radius * 1.75;
  const from = WINNER.x - (step * (tale.winners.length - 1)) / 2;
  const tokens = tale.winners.flatMap((seatLook, at) => token(seatLook, from + at * step, WINNER.y, radius));
  const words: Shape[] = [
    fitted(tale.game, WINNER.x, 92, 44, 'title', PALE_GOLD, 'center', 440, measure),
    { kind: 'icon', icon: 'crown', x: WINNER.x, y: WINNER.y - radius - 26, size: 92, fill: GOLD },
    ...wrapped(tale.headline, WINNER.x, 470, 78, 'title', PARCHMENT, 'center', 450, measure),
    fitted(tale.footnote, WINNER.x, 540, 24, 'text', PARCHMENT, 'center', 460, measure),
  ];
  const mark: Shape[] = [
    { kind: 'icon', icon: 'skull-crossed-bones', x: WINNER.x - 82, y: 578, size: 26, fill: PALE_GOLD },
    fitted('Skulduggery', WINNER.x - 60, 587, 28, 'title', PALE_GOLD, 'left', 200, measure),
  ];
  return [...tokens, ...words, ...mark];
}

function card(tale: Tale, measure: Measure): Shape[] {
  const room = CARD.height - (tale.moment ? MOMENT : 0);
  const height = Math.min(130, (room - 28) / tale.rows.length);
  const top = CARD.y + (room - height * tale.rows.length) / 2;
  const paper: Shape = { kind: 'box', ...CARD, radius: 22, fill: PARCHMENT, edge: '#dcc792' };
  const rows = tale.rows.flatMap((row, at) => rowShapes(row, top + at * height, height, measure));
  return [paper, ...rows, ...(tale.moment ? momentShapes(tale.moment, CARD.y + room, measure) : [])];
}

function momentShapes(moment: string, top: number, measure: Measure): Shape[] {
  const left = CARD.x + 82;
  return [
    { kind: 'box', x: CARD.x + 24, y: top - 2, width: CARD.width - 48, height: 3, radius: 1, fill: '#dcc792' },
    { kind: 'icon', icon: 'hourglass', x: CARD.x + 48, y: top + 38, size: 44, fill: WINE },
    ...wrapped(moment, left, top + 46, 30, 'text', INK, 'left', CARD.x + CARD.width - 30 - left, measure),
  ];
}

function rowShapes(row: Tale['rows'][number], top: number, height: number, measure: Measure): Shape[] {
  const big = Math.min(1, height / 100); // of many rows, each is drawn smaller
  const middle = top + height / 2;
  const left = CARD.x + 96 + 54 * big;
  const right = CARD.x + CARD.width - 30;
  const scoreWidth = Math.min(210, measure(row.score, 'bold', 30 * big));
  const nameLine = row.award ? middle - 8 * big : middle + 12 * big;
  const wash: Shape[] = row.first
    ? [
        {
          kind: 'box',
          x: CARD.x + 14,
          y: top + 4,
          width: CARD.width - 28,
          height: height - 8,
          radius: 14,
          fill: 'rgb(240 185 58 / 40%)',
        },
      ]
    : [];
  return [
    ...wash,
    fitted(row.place, CARD.x + 48, middle + 17 * big, 50 * big, 'title', WINE, 'center', 60, measure),
    ...token(row.seatLook, CARD.x + 106, middle, 32 * big),
    ...wrapped(row.name, left, nameLine, 34 * big, 'bold', INK, 'left', right - left - scoreWidth - 18, measure),
    fitted(row.score, right, nameLine, 30 * big, 'bold', WINE, 'right', scoreWidth, measure),
    ...(row.award ? awardShapes(row.award, left, middle + 26 * big, right - left, big, measure) : []),
  ];
}

function awardShapes(award: Honour, left: number, y: number, width: number, big: number, measure: Measure): Shape[] {
  return [
    { kind: 'icon', icon: award.icon, x: left + 14 * big, y: y - 1, size: 30 * big, fill: WINE },
    fitted(award.title, left + 36 * big, y + 8 * big, 25 * big, 'text', INK, 'left', width - 36 * big, measure),
  ];
}

function token(seatLook: SeatLook, x: number, y: number, radius: number): Shape[] {
  return [
    { kind: 'disc', x, y, radius, fill: '#0b1216' },
    { kind: 'disc', x, y, radius: radius * 0.95, fill: '#fff6dc' },
    { kind: 'disc', x, y, radius: radius * 0.91, fill: seatLook.fill },
    { kind: 'icon', icon: seatLook.icon, x, y, size: radius * 1.32, fill: seatLook.ink },
  ];
}

/** One large line if it nearly fits, otherwise two smaller ones, if the text has a space. */
function wrapped(text: string, x: number, y: number, size: number, ...rest: Rest): Shape[] {
  const [face, , , width, measure] = rest;
  const [first, second] = halves(text);
  if (!second || measure(text, face, size * 0.77) <= width) return [fitted(text, x, y, size, ...rest)];
  const upper = fitted(first, x, y - size * 0.36, size * 0.74, ...rest);
  const lower = fitted(second, x, y + size * 0.36, size * 0.74, ...rest);
  const both = Math.min(upper.size, lower.size);
  return [
    { ...upper, size: both },
    { ...lower, size: both },
  ];
}

type Rest = [face: Face, fill: string, align: Align, width: number, measure: Measure];

/** A text that keeps to its width: as small as need be, but never cut. */
export function fitted(text: string, x: number, y: number, size: number, ...rest: Rest): Text {
  const [face, fill, align, width, measure] = rest;
  const wanted = Math.min(size, (size * width) / Math.max(1, measure(text, face, size)));
  return { kind: 'text', text, x, y, size: wanted, face, fill, align };
}

/** Split at the space nearest to the middle. */
export function halves(text: string): [string, string] {
  const spaces = [...text.matchAll(/ /g)].map((found) => found.index);
  const middle = text.length / 2;
  const [at] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

export function rayPath(x: number, y: number, inner: number, outer: number, rays: number): string {
  const turn = (2 * Math.PI) / rays;
  const point = (radius: number, angle: number): string =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: rays }, (_, at) => {
    const [from, to] = [at * turn, (at + 0.5) * turn];
    return `M${point(inner, from)}L${point(outer, from)}L${point(outer, to)}L${point(inner, to)}Z`;
  }).join('');
}
