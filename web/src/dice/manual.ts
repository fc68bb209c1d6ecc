// docs/fair-dice.md as data to draw: what the rulebooks' Markdown has, and on top of it code and longer lists.
import manual from '../../../docs/fair-dice.md?raw';
import { blocksOf, spansOf, type Block, type Span } from '../text/markdown';

/** The address of the exact description, where a table's id would stand. */
export const EXACTLY = 'exactly';

type Plain = Extract<Block, { kind: 'heading' | 'paragraph' | 'table' }>;
export type ManualBlock = Plain | { kind: 'items'; items: Span[][]; ordered: boolean } | { kind: 'code'; text: string };

const ITEM = /^(?:[-*]|\d+\.)\s+/;

export function manualBlocks(source: string = manual): ManualBlock[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+$/, ''))
    .filter((part) => part.trim() !== '')
    .map(blockOf);
}

function blockOf(part: string): ManualBlock {
  if (part.split('\n').every((line) => line.startsWith('    ')))
    return { kind: 'code', text: part.replace(/^ {4}/gm, '') };
  if (!ITEM.test(part)) return blocksOf(part)[0] as Plain;
  const items = part
    .split(/\n(?=(?:[-*]|\d+\.)\s)/)
    .map((item) => spansOf(item.replace(ITEM, '').replace(/\s*\n\s*/g, ' ')));
  return { kind: 'items', items, ordered: /^\d/.test(part) };
}
