// A clipping of the board, drawn as text in the rulebook (src/skulduggery/text/situations.py tells the format).

export interface Situation {
  columns: string[];
  rows: string[];
  /** What stands on each square: pieces, gold, or the sign of the ground. */
  squares: Map<string, string[]>;
  ways: { piece: string; squares: string[]; blast: boolean }[];
  offered: string[];
  coins: Map<string, number>;
  signs: { square: string; icon: string }[];
  roll: number;
  event: string;
}

/** Beside the squares, for the names of columns and rows; a square is 100. */
export const EDGE = 46;

export function ratioOf({ columns, rows }: Situation): number {
  return (columns.length * 100 + EDGE) / (rows.length * 100 + EDGE);
}

export function situationOf(drawing: string): Situation {
  const lines = drawing.split('\n').filter((line) => line.trim());
  const notes = lines.flatMap((line): [string, string[]][] => {
    const [key = '', value] = line.split(': ');
    return value === undefined ? [] : [[key.trim(), value.trim().split(/\s+/)]];
  });
  const [columns = [], ...rows] = lines.filter((line) => !line.includes(': ')).map((line) => line.trim().split(/\s+/));
  const noted = new Map(notes);
  const squares = new Map(
    rows.flatMap(([row = '', ...signs]) =>
      signs.map((sign, at): [string, string[]] => [`${columns[at] ?? ''}${row}`, sign === '*' ? (noted.get(`${columns[at] ?? ''}${row}`) ?? []) : [sign]]),
    ),
  );
  return {
    columns,
    rows: rows.map(([row = '']) => row),
    squares,
    ways: about(notes, /^(way|blast) /).map(([key, way]) => ({ piece: lastWord(key), squares: way, blast: key.startsWith('blast') })),
    offered: noted.get('squares') ?? [],
    coins: new Map(about(notes, /^coins /).map(([key, [amount]]) => [lastWord(key), Number(amount)])),
    signs: about(notes, /^sign /).map(([key, [icon = '']]) => ({ square: lastWord(key), icon })),
    roll: Number(noted.get('roll')?.[0] ?? 0),
    event: noted.get('event')?.[0] ?? '',
  };
}

function about(notes: readonly [string, string[]][], pattern: RegExp): [string, string[]][] {
  return notes.filter(([key]) => pattern.test(key));
}

function lastWord(key: string): string {
  return key.split(' ').at(-1) ?? '';
}
