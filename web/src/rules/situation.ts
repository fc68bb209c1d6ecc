// A clipping of the board, drawn as text in the rulebook (src/skulduggery/text/situations.py tells the format).

export interface Situation {
  /** None where the drawing is of hexes. */
  columns: string[];
  /** Of hexes the first of each row. */
  rows: string[];
  /** What stands on each square: pieces, gold, or the sign of the ground. */
  squares: Map<string, string[]>;
  /** How many halves of a hex the rows reach together, as they stand. */
  halves: number;
  ways: { piece: string; squares: string[]; blast: boolean }[];
  offered: string[];
  coins: Map<string, number>;
  signs: { square: string; icon: string }[];
  rolls: number[];
  compass: string;
  event: string;
}

/** Beside the squares, for the names of columns and rows; a square is 100. */
export const EDGE = 46;
/** A hex on the chart (scripts/chart/hexes.mjs), and the paper around the outermost ones. */
export const HEX = { width: 130, height: 260 / Math.sqrt(3), rim: 14 };
const HEX_ROW = /^\s*[A-Z]\d+\s/;

export function ratioOf({ columns, rows, halves }: Situation): number {
  if (columns.length > 0) return (columns.length * 100 + EDGE) / (rows.length * 100 + EDGE);
  return ((halves * HEX.width) / 2 + 2 * HEX.rim) / (HEX.height * (0.75 * rows.length + 0.25) + 2 * HEX.rim);
}

export function situationOf(drawing: string): Situation {
  const lines = drawing.split('\n').filter((line) => line.trim());
  const notes = lines.flatMap((line): [string, string[]][] => {
    const [key = '', value] = line.split(': ');
    return value === undefined ? [] : [[key.trim(), value.trim().split(/\s+/)]];
  });
  const drawn = lines.filter((line) => !line.includes(': '));
  const noted = new Map(notes);
  const { columns, rows, signs, halves } = HEX_ROW.test(drawn[0] ?? '') ? hexesOf(drawn) : squaresOf(drawn);
  return {
    columns,
    rows,
    squares: new Map(signs.map(([name, sign]) => [name, sign === '*' ? (noted.get(name) ?? []) : [sign]])),
    halves,
    ways: about(notes, /^(way|blast) /).map(([key, way]) => ({
      piece: lastWord(key),
      squares: way,
      blast: key.startsWith('blast'),
    })),
    offered: noted.get('squares') ?? [],
    coins: new Map(about(notes, /^coins /).map(([key, [amount]]) => [lastWord(key), Number(amount)])),
    signs: about(notes, /^sign /).map(([key, [icon = '']]) => ({ square: lastWord(key), icon })),
    rolls: (noted.get('roll') ?? []).map(Number),
    compass: noted.get('compass')?.[0] ?? '',
    event: noted.get('event')?.[0] ?? '',
  };
}

interface Drawn {
  columns: string[];
  rows: string[];
  signs: [name: string, sign: string][];
  halves: number;
}

function squaresOf(drawn: readonly string[]): Drawn {
  const [columns = [], ...rows] = drawn.map(wordsOf);
  const signs = rows.flatMap(([row = '', ...found]) =>
    found.map((sign, at): [string, string] => [`${columns[at] ?? ''}${row}`, sign]),
  );
  return { columns, rows: rows.map(([row = '']) => row), signs, halves: 0 };
}

/** A row begins with the name of its first hex, the others count on. Half a hex is one letter. */
function hexesOf(drawn: readonly string[]): Drawn {
  const rows = drawn.map((line) => {
    const [name = '', ...found] = wordsOf(line);
    const west = /^\s*\S+\s+/.exec(line)?.[0].length ?? 0;
    return { name, found, west, east: west + 2 * found.length };
  });
  const signs = rows.flatMap(({ name, found }) =>
    found.map((sign, at): [string, string] => [`${name.slice(0, 1)}${Number(name.slice(1)) + at}`, sign]),
  );
  const halves = Math.max(...rows.map(({ east }) => east)) - Math.min(...rows.map(({ west }) => west));
  return { columns: [], rows: rows.map(({ name }) => name), signs, halves };
}

function wordsOf(line: string): string[] {
  return line.trim().split(/\s+/);
}

function about(notes: readonly [string, string[]][], pattern: RegExp): [string, string[]][] {
  return notes.filter(([key]) => pattern.test(key));
}

function lastWord(key: string): string {
  return key.split(' ').at(-1) ?? '';
}
