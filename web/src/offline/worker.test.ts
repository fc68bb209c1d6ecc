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

beforeEach(() => {
  listeners = new Map();
  stores = new Map([
    ['skulduggery-old', new Map()],
    ['others', new Map()],
  ]);
  network = (url) => new Response(`fresh ${url}`);
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
    URL,
    AbortSignal,
    Promise,
  });
});

async function happen(kind: string): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  listeners.get(kind)?.({ waitUntil: (all: Promise<unknown>) => (done = all) } as never);
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
      '/ws',
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

it('lists every text of the page, in every language, and none of the terminal', () => {
  const listed = texts();
  for (const name of [
    'texts/nl/page.ftl',
    'texts/en/lesson-blackwood.ftl',
    'rules/nl/blackwood',
    'lessons/blackwood',
    'games',
  ]) {
    expect(listed).toContain(`/api/${name}`);
  }
  expect(listed.filter((path) => /cli|server/.test(path))).toEqual([]);
});
