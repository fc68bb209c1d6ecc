// A rulebook as chapters, and what is left of it when one looks for a word.
import { blocksOf, type Block, type Span } from '../text/markdown';

export interface Chapter {
  /** The same in every language: its number. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Book {
  title: string;
  opening: Block[];
  chapters: Chapter[];
}

export function bookOf(source: string): Book {
  const book: Book = { title: '', opening: [], chapters: [] };
  for (const block of blocksOf(source)) {
    if (block.kind === 'heading' && block.level === 1) book.title = plain(block.spans);
    else if (block.kind === 'heading')
      book.chapters.push({ id: `chapter-${book.chapters.length + 1}`, title: plain(block.spans), blocks: [] });
    else (book.chapters.at(-1)?.blocks ?? book.opening).push(block);
  }
  return book;
}

/** As one types it: neither case nor accents matter. Letters stay as many as they were, so places can be compared. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The rules, tables and pictures that have the word; a chapter that has it in its title alone is kept whole. */
export function found(book: Book, wanted: string): Book {
  const word = folded(wanted.trim());
  if (word.length < 2) return book;
  const has = (block: Block): boolean => folded(words(block)).includes(word);
  const chapters = book.chapters.flatMap((chapter) => {
    const blocks = kept(chapter.blocks, has);
    if (blocks.length > 0) return [{ ...chapter, blocks }];
    return folded(chapter.title).includes(word) ? [chapter] : [];
  });
  return { title: book.title, opening: kept(book.opening, has), chapters };
}

/** A rule and its picture belong together. */
function kept(blocks: readonly Block[], has: (block: Block) => boolean): Block[] {
  return blocks.filter((block, at) => {
    const [before, after] = [blocks[at - 1], blocks[at + 1]];
    if (block.kind === 'situation' && before) return has(block) || has(before);
    return has(block) || (after?.kind === 'situation' && has(after));
  });
}

export function rulesOf(book: Book): string[] {
  return book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' && block.rule ? [block.rule] : [])),
  );
}

/** Whether some rule is one that the printed book does not say. */
export function hasSilent({ opening, chapters }: Book): boolean {
  return [{ blocks: opening }, ...chapters].some(({ blocks }) =>
    blocks.some((block) => block.kind === 'paragraph' && block.silent),
  );
}

/** The parts of a text that match the word, and those between. */
export function hits(text: string, wanted: string): { text: string; hit: boolean }[] {
  const [word, within] = [folded(wanted.trim()), folded(text)];
  if (word.length < 2 || within.length !== text.length) return [{ text, hit: false }];
  const parts: { text: string; hit: boolean }[] = [];
  let from = 0;
  for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, from)) {
    parts.push({ text: text.slice(from, at), hit: false }, { text: text.slice(at, at + word.length), hit: true });
    from = at + word.length;
  }
  return [...parts, { text: text.slice(from), hit: false }].filter((part) => part.text !== '');
}

function plain(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('');
}

function words(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `${block.rule ?? ''} ${plain(block.spans)}`;
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(plain).join(' ');
    case 'situation':
      return block.caption;
    case 'chart':
      return '';
    case 'heading':
      return plain(block.spans);
  }
}
