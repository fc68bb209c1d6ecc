// The sounds as data: each is a few voices that start together or one after the other. Times in seconds, pitch in
// hertz.
export interface Voice {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  length: number;
  loud: number;
  after?: number;
}

const ring = (from: number, after: number, length: number, loud: number): Voice => ({
  wave: 'sine',
  from,
  length,
  loud,
  after,
});
const clink = (from: number, after: number): Voice => ({
  wave: 'triangle',
  from,
  to: from * 0.98,
  length: 0.16,
  loud: 0.09,
  after,
});
const knock = (after: number, loud: number): Voice => ({
  wave: 'noise',
  from: 2600,
  to: 500,
  length: 0.05,
  loud,
  after,
});

const blow = (from: number, after: number, length: number): Voice[] => [
  { wave: 'triangle', from, length, loud: 0.13, after },
  { wave: 'sawtooth', from, length, loud: 0.022, after },
];
/** Pitch, start and length: up the chord, a breath, and the last one in three voices. */
const FANFARE: [from: number, after: number, length: number][] = [
  [392, 0, 0.2],
  [523, 0.16, 0.2],
  [659, 0.32, 0.2],
  [784, 0.48, 0.36],
  [659, 0.84, 0.2],
  [523, 1, 0.95],
  [784, 1, 0.95],
  [1047, 1, 0.95],
];

export const SOUNDS = {
  turn: [ring(988, 0, 0.9, 0.16), ring(2470, 0, 0.5, 0.05), ring(988, 0.28, 1.1, 0.16), ring(2470, 0.28, 0.6, 0.05)],
  roll: [knock(0, 0.3), knock(0.11, 0.26), knock(0.2, 0.22), knock(0.31, 0.2), knock(0.45, 0.26), knock(0.58, 0.14)],
  card: [{ wave: 'noise', from: 900, to: 5200, length: 0.16, loud: 0.12 }],
  sail: [
    { wave: 'noise', from: 300, to: 900, length: 0.55, loud: 0.1 },
    { wave: 'noise', from: 1200, to: 240, length: 0.4, loud: 0.06, after: 0.3 },
  ],
  cannon: [
    { wave: 'noise', from: 1800, to: 60, length: 0.8, loud: 0.5 },
    { wave: 'sine', from: 110, to: 32, length: 0.5, loud: 0.5 },
  ],
  splash: [{ wave: 'noise', from: 5200, to: 380, length: 0.5, loud: 0.2 }],
  coins: [clink(2093, 0), clink(2637, 0.07), clink(2349, 0.13), clink(3136, 0.2)],
  ball: [
    { wave: 'sine', from: 190, to: 90, length: 0.2, loud: 0.25 },
    { wave: 'sine', from: 170, to: 80, length: 0.18, loud: 0.16, after: 0.16 },
  ],
  capture: [
    { wave: 'sawtooth', from: 220, to: 98, length: 0.5, loud: 0.1 },
    clink(640, 0.18),
    clink(560, 0.3),
    clink(520, 0.4),
  ],
  win: [
    ...FANFARE.flatMap((note) => blow(...note)),
    clink(2093, 1.1),
    clink(2637, 1.22),
    clink(3136, 1.36),
    clink(2349, 1.5),
  ],
  lose: [...blow(523, 0, 0.26), ...blow(494, 0.28, 0.26), ...blow(440, 0.56, 0.9), ring(220, 0.56, 1.2, 0.06)],
} satisfies Record<string, Voice[]>;
