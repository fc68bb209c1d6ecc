// A list in the browser's local storage.

/** A browser may forbid storage, as in private windows: then the list lasts as long as the tab. */
export class StoredList<T> {
  private fallback: T[] = [];

  constructor(
    private readonly key: string,
    private readonly isItem: (value: unknown) => value is T,
  ) {}

  read(): T[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(this.isItem) : [];
    } catch {
      return this.fallback;
    }
  }

  write(items: T[]): void {
    this.fallback = items;
    try {
      localStorage.setItem(this.key, JSON.stringify(items));
    } catch {
      // `fallback` serves this tab.
    }
  }
}
