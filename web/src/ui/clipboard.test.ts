import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './clipboard';

afterEach(() => vi.unstubAllGlobals());

/** A document that remembers which texts were selected when something was copied. */
function page(allowed: boolean): { copied: string[]; parents: string[]; focused: string[] } {
  const seen = { copied: [] as string[], parents: [] as string[], focused: [] as string[] };
  let selected = '';
  const parent = (name: string): object => ({ append: () => seen.parents.push(name) });
  const field = { value: '', style: { cssText: '' }, select: () => (selected = field.value), remove: () => undefined };
  vi.stubGlobal('document', {
    activeElement: { closest: () => parent('dialog'), focus: () => seen.focused.push('button') },
    body: parent('body'),
    createElement: () => field,
    execCommand: () => {
      seen.copied.push(selected);
      return allowed;
    },
  });
  return seen;
}

describe('copying a text', () => {
  it('uses the clipboard where there is one', async () => {
    const texts: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(texts.push(text)) } });
    expect([await copyText('a link'), texts]).toEqual([true, ['a link']]);
  });

  it('copies from a field over plain http, inside the open dialog, and gives the focus back', async () => {
    vi.stubGlobal('navigator', {});
    const seen = page(true);
    expect(await copyText('a link')).toBe(true);
    expect(seen).toEqual({ copied: ['a link'], parents: ['dialog'], focused: ['button'] });
  });

  it('says so if neither is allowed', async () => {
    vi.stubGlobal('navigator', {});
    page(false);
    expect(await copyText('a link')).toBe(false);
  });
});
