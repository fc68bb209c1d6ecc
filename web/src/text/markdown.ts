// The players' rulebook is simple Markdown. It becomes data that components draw: no HTML is ever made from text.

export interface Span {
  text: string;
  bold: boolean;
  /** The text names this rule: it leads there. */
  rule?: string;
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[]; rule: string | null; silent?: true } // the printed book does not say it
  | { kind: 'list'; items: Span[][]; ordered: boolean }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'situation'; caption: string; drawing: string }
  | { kind: 'chart'; board: string; drawing: string };

export const SILENT = '°';
const RULE = /^\*\*([A-Z]+-[A-Z0-9]+\.\d+)( °)?\*\*\s*/;
const NAMED = /\b([A-Z]+-[A-Z0-9]+\.\d+)/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const SITUATION = /^```situation\s*(.*)\n([\s\S]*?)\n```$/;
const CHART = /^```chart +(\S+)\n([\s\S]*?)\n?```$/;

export function blocksOf(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(part: string): Block {
  const lines = part.split('\n');
  const [first = ''] = lines;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, spans: spansOf(heading[2] ?? '') };
  const situation = SITUATION.exec(part);
  if (situation) return { kind: 'situation', caption: situation[1] ?? '', drawing: situation[2] ?? '' };
  const chart = CHART.exec(part);
  if (chart) return { kind: 'chart', board: chart[1] ?? '', drawing: chart[2] ?? '' };
  if (first.startsWith('|')) return tableOf(lines);
  if (lines.every((line) => ITEM.test(line))) {
    return { kind: 'list', ordered: /^\s*\d/.test(first), items: lines.map((line) => spansOf(line.replace(ITEM, ''))) };
  }
  const text = lines.join(' ');
  const rule = RULE.exec(text);
  const spans = spansOf(text.replace(RULE, ''));
  return { kind: 'paragraph', rule: rule?.[1] ?? null, spans, ...(rule?.[2] ? { silent: true } : {}) };
}

function tableOf(lines: string[]): Block {
  const cells = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spansOf(cell.trim())),
  );
  return { kind: 'table', head: cells[0] ?? [], rows: cells.slice(2) };
}

/** Bold words and names of rules are all the rulebooks use; backticks are shown without their marks. */
export function spansOf(text: string): Span[] {
  return text
    .replaceAll('`', '')
    .split('**')
    .flatMap((piece, index) => linked(piece, index % 2 === 1))
    .filter((span) => span.text !== '');
}

function linked(piece: string, bold: boolean): Span[] {
  return piece.split(NAMED).map((text, at) => (at % 2 === 1 ? { text, bold, rule: text } : { text, bold }));
}
