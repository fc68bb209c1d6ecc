// The little of a browser that the state needs, for tests that run without one.
import { vi } from 'vitest';

export const browser = {
  document: { hidden: false, documentElement: { dataset: {} } },
  matchMedia: () => ({ matches: false }),
  localStorage: { getItem: () => null },
  navigator: { languages: ['en'] },
};

Object.entries(browser).forEach(([name, value]) => vi.stubGlobal(name, value));
