import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blocksOf } from './markdown';

const book = readFileSync(
  new URL('../../../src/skulduggery/games/blackwood/text/en/rules.md', import.meta.url),
  'utf8',
);

it('finds every rule of the rulebook', () => {
  const rules = blocksOf(book).flatMap((block) => (block.kind === 'paragraph' && block.rule ? [block.rule] : []));
  const written = [...book.matchAll(/^\*\*([A-Z]+-[A-Z0-9]+\.\d+)(?: °)?\*\*/gm)].map((found) => found[1]);
  expect(rules.length).toBeGreaterThan(40);
  expect(rules).toEqual(written);
});

it('reads headings, tables, lists and bold words', () => {
  const blocks = blocksOf(
    '# Title\n\nA **bold** word\nand more.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | <b>2</b> |',
  );
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, spans: [{ text: 'Title', bold: false }] },
    {
      kind: 'paragraph',
      rule: null,
      spans: [
        { text: 'A ', bold: false },
        { text: 'bold', bold: true },
        { text: ' word and more.', bold: false },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ text: 'one', bold: false }], [{ text: 'two', bold: false }]] },
    {
      kind: 'table',
      head: [[{ text: 'a', bold: false }], [{ text: 'b', bold: false }]],
      rows: [[[{ text: '1', bold: false }], [{ text: '<b>2</b>', bold: false }]]],
    },
  ]);
});

it('knows the rules that the printed book does not decide by their sign', () => {
  const [silent, said] = blocksOf('**SEA-1.02 °** See SEA-1.03.\n\n**SEA-1.03** Sail.');
  const link = { text: 'SEA-1.03', bold: false, rule: 'SEA-1.03' };
  expect(silent).toEqual({
    kind: 'paragraph',
    rule: 'SEA-1.02',
    silent: true,
    spans: [{ text: 'See ', bold: false }, link, { text: '.', bold: false }],
  });
  expect(said).toEqual({ kind: 'paragraph', rule: 'SEA-1.03', spans: [{ text: 'Sail.', bold: false }] });
});

it('reads the name of a whole board, with its rows and without', () => {
  expect(blocksOf('```chart small\nY.T\n.. \n```')).toEqual([{ kind: 'chart', board: 'small', drawing: 'Y.T\n.. ' }]);
  expect(blocksOf('```chart small\n```')).toEqual([{ kind: 'chart', board: 'small', drawing: '' }]);
});
