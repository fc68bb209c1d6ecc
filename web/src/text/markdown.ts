// The players' rulebook is simple Markdown. It becomes data that components draw: no HTML is ever made from text.

export interface Span {
  text: string;
  bold: boolean;
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[]; rule: string | null }
  | { kind: 'list'; items: Span[][]; ordered: boolean }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const RULE = /^\*\*([A-Z]{2}-\d+\.\d+)\*\*\s*/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;

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
  if (first.startsWith('|')) return tableOf(lines);
  if (lines.every((line) => ITEM.test(line))) {
    return { kind: 'list', ordered: /^\s*\d/.test(first), items: lines.map((line) => spansOf(line.replace(ITEM, ''))) };
  }
  const text = lines.join(' ');
  const rule = RULE.exec(text);
  return { kind: 'paragraph', rule: rule?.[1] ?? null, spans: spansOf(text.replace(RULE, '')) };
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

/** Bold is all the rulebooks use; backticks are shown without their marks. */
export function spansOf(text: string): Span[] {
  return text
    .replaceAll('`', '')
    .split('**')
    .map((piece, index) => ({ text: piece, bold: index % 2 === 1 }))
    .filter((span) => span.text !== '');
}
