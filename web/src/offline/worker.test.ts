// The service worker in a room of its own: what it keeps, what it hands out, and what it must not touch.
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filled, texts } from '../../scripts/worker.mjs';

const HOME = 'http://ship.test';
const FILES = ['/', '/assets/first-1.js', '/icon.svg'];

interface Asked {
  request: { method: string; url: string; mode: string };
  respondWith(answer: Promise<Response>): void;
}

let listeners: Map<string, (event: never) => void>;
let stores: Map<string, Map<string, Response>>;
let network: (url: string) => Response;
let pages: { url: string; visibilityState: string; focus: () => void }[];
let shown: unknown[];
let opened: string[];

beforeEach(() => {
  listeners = new Map();
  stores = new Map([
    ['skulduggery-old', new Map()],
    ['others', new Map()],
  ]);
  network = (url) => new Response(`fresh ${url}`);
  [pages, shown, opened] = [[], [], []];
  const nameOf = (request: string | { url: string }): string =>
    new URL(typeof request === 'string' ? request : request.url, HOME).pathname;
  const fetched = async (request: string | { url: string }): Promise<Response> => network(nameOf(request));
  const open = async (name: string): Promise<unknown> => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const add = async (request: string | { url: string }): Promise<void> =>
      void store.set(nameOf(request), await fetched(request));
    return {
      match: async (request: string) => store.get(nameOf(request))?.clone(),
      put: async (request: string, answer: Response) => void store.set(nameOf(request), answer),
      add,
      addAll: (requests: string[]) => Promise.all(requests.map(add)),
    };
  };
  runInNewContext(filled({ files: FILES, texts: ['/api/games', '/api/texts/en/core.ftl'], build: 'b2' }), {
    addEventListener: (kind: string, listen: (event: never) => void) => listeners.set(kind, listen),
    caches: { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) },
    Request: class {
      url: string;
      constructor(path: string) {
        this.url = HOME + path;
      }
    },
    fetch: fetched,
    location: new URL(HOME),
    clients: { matchAll: async () => pages, openWindow: async (path: string) => void opened.push(path) },
    registration: { showNotification: async (...told: unknown[]) => void shown.push(told) },
    URL,
    AbortSignal,
    Promise,
  });
});

async function happen(kind: string, more: object = {}): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  listeners.get(kind)?.({ waitUntil: (all: Promise<unknown>) => (done = all), ...more } as never);
  await done;
}

/** The answer's text, or null where the worker leaves the request to the browser. */
async function ask(
  path: string,
  more: { method?: string; mode?: string; origin?: string } = {},
): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  const event: Asked = {
    request: { method: more.method ?? 'GET', url: (more.origin ?? HOME) + path, mode: more.mode ?? 'cors' },
    respondWith: (given) => void (answer = given),
  };
  listeners.get('fetch')?.(event as never);
  return answer === null ? null : (await (answer as Promise<Response>)).text();
}

describe('the service worker', () => {
  it('keeps the shell and the words, and clears out what older builds kept', async () => {
    await happen('install');
    await happen('activate');
    expect([...stores.keys()]).toEqual(['others', 'skulduggery-b2']);
    expect([...(stores.get('skulduggery-b2')?.keys() ?? [])]).toEqual([
      ...FILES,
      '/api/games',
      '/api/texts/en/core.ftl',
    ]);
  });

  it('is ready even where a text is missing', async () => {
    network = (url) => {
      if (url.endsWith('.ftl')) throw new TypeError('lost');
      return new Response(url);
    };
    await happen('install');
    expect(stores.get('skulduggery-b2')?.has('/assets/first-1.js')).toBe(true);
  });

  it('takes files of the build from here, documents and words from the server while there is one', async () => {
    await happen('install');
    network = (url) => new Response(`newer ${url}`);
    expect(await ask('/assets/first-1.js')).toBe('fresh /assets/first-1.js');
    expect(await ask('/t/abc', { mode: 'navigate' })).toBe('newer /t/abc');
    expect(await ask('/api/texts/en/core.ftl')).toBe('newer /api/texts/en/core.ftl');
  });

  it('opens any page without a connection', async () => {
    await happen('install');
    network = () => {
      throw new TypeError('lost');
    };
    expect(await ask('/t/abc', { mode: 'navigate' })).toBe('fresh /');
    expect(await ask('/api/texts/en/core.ftl')).toBe('fresh /api/texts/en/core.ftl');
    await expect(ask('/api/lessons/blackwood')).rejects.toThrow('lost');
  });

  it('never touches what a table says, what is sent, or what belongs to others', async () => {
    await happen('install');
    const spy = vi.fn(network);
    network = spy;
    for (const path of [
      '/api/tables/abc',
      '/api/tables/abc/story',
      '/api/tables/abc/record',
      '/api/health',
      '/api/schema',
      '/ws/abc',
    ]) {
      expect(await ask(path)).toBeNull();
    }
    expect(await ask('/api/tables/abc/record', { mode: 'navigate' })).toBeNull();
    expect(await ask('/api/games', { method: 'POST' })).toBeNull();
    expect(await ask('/assets/first-1.js', { origin: 'http://elsewhere.test' })).toBeNull();
    expect(spy).not.toHaveBeenCalled();
  });

  it('does not keep a visited address, only the shell', async () => {
    await happen('install');
    await ask('/t/abc', { mode: 'navigate' });
    expect(stores.get('skulduggery-b2')?.has('/t/abc')).toBe(false);
  });
});

describe('notices', () => {
  const told = { title: 'Your turn', body: 'Bounty, with Ben', path: '/t/abc' };
  const pushed = (): Promise<void> => happen('push', { data: { json: () => told } });
  const page = (url: string, visibilityState: string) => ({ url: HOME + url, visibilityState, focus: vi.fn() });

  it('shows what the server says, and nothing else', async () => {
    pages = [page('/t/abc', 'hidden'), page('/', 'visible')];
    await pushed();
    const more = { body: told.body, tag: '/t/abc', data: '/t/abc', icon: '/generated/icon-192.png', renotify: true };
    expect(shown).toEqual([['Your turn', more]]);
  });

  it('is silent where somebody looks at the table', async () => {
    pages = [page('/t/abc', 'visible')];
    await pushed();
    expect(shown).toEqual([]);
  });

  it('opens the table, or brings up its page', async () => {
    const notification = { data: '/t/abc', close: vi.fn() };
    await happen('notificationclick', { notification });
    expect([opened, notification.close.mock.calls.length]).toEqual([['/t/abc'], 1]);
    pages = [page('/t/abc', 'hidden')];
    await happen('notificationclick', { notification });
    expect(opened).toHaveLength(1);
    expect(pages[0]?.focus).toHaveBeenCalledOnce();
  });
});

it('lists every text of the page, in every language, and none of the terminal', () => {
  const listed = texts();
  for (const name of [
    'texts/nl/page.ftl',
    'texts/en/lesson-blackwood.ftl',
    'rules/nl/blackwood',
    'credits/nl/blackwood',
    'lessons/blackwood',
    'games',
  ]) {
    expect(listed).toContain(`/api/${name}`);
  }
  expect(listed.filter((path) => /cli|server/.test(path))).toEqual([]);
});
