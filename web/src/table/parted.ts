// Finds players' names in a sentence, the longest first: "Ben" must not hide "Ben 2".

export interface Part {
  text: string;
  name: boolean;
}

export function parted(text: string, names: readonly string[]): Part[] {
  const known = [...names].filter(Boolean).sort((one, other) => other.length - one.length);
  if (known.length === 0) return [{ text, name: false }];
  const pattern = new RegExp(`(${known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, name: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
