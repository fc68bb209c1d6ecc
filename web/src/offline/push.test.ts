// Notices while the page is closed: what the browser is asked, what the seats are given, and when they get it anew.
import { beforeEach, expect, it, vi } from 'vitest';
import type { TableModel } from '../state/table.svelte';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});
vi.mock('../state/settings.svelte', () => ({ settings: { language: 'nl' } }));

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;
interface Sub {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  getKey(name: string): ArrayBuffer;
  unsubscribe: () => Promise<void>;
}
let current: Sub | null;
let permission: string;
let key: string | null;
const subscribe = vi.fn(
  async (wanted: { applicationServerKey: string }) => (current = sub(wanted.applicationServerKey)),
);

function sub(serverKey: string): Sub {
  const raw = Uint8Array.from(atob(serverKey.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  return {
    endpoint: `https://push.test/${serverKey}`,
    options: { applicationServerKey: raw.buffer },
    getKey: (name) => (name === 'auth' ? bytes(251, 255) : bytes(4, 1)),
    unsubscribe: vi.fn(async () => undefined),
  };
}

const pushManager = { getSubscription: async () => current, subscribe };
vi.stubGlobal('navigator', {
  serviceWorker: {
    register: async () => undefined,
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
  },
});
vi.stubGlobal('isSecureContext', true);
vi.stubGlobal('PushManager', vi.fn());
vi.stubGlobal('Notification', {
  requestPermission: async () => permission,
  get permission() {
    return permission;
  },
});
vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ key })));
const { canPush, inBase64, isPushed, pushOff, pushOn, renewPush } = await import('./push');

function table(ok = true): { model: TableModel; asked: unknown[] } {
  const asked: unknown[] = [];
  const ask = async (request: unknown): Promise<unknown> => (asked.push(request), { ok });
  return { model: { table: 'T', held: [0, 2], ask } as unknown as TableModel, asked };
}

beforeEach(() => {
  store.clear();
  subscribe.mockClear();
  [current, permission, key] = [null, 'granted', 'BAEC'];
});

it('gives the address of the browser to every seat of this device', async () => {
  const { model, asked } = table();
  expect([canPush(), isPushed('T')]).toEqual([true, false]);
  expect(await pushOn(model)).toBeNull();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BAEC' });
  const to = { endpoint: 'https://push.test/BAEC', key: 'BAE', secret: '-_8', language: 'nl' };
  expect(asked).toEqual([0, 2].map((seat) => ({ kind: 'notices', seat, to, on: true })));
  expect(isPushed('T')).toBe(true);
  await pushOff(model);
  expect(asked.at(-1)).toEqual({ kind: 'notices', seat: 2, to, on: false });
  expect(isPushed('T')).toBe(false);
});

it('says what is in the way', async () => {
  permission = 'denied';
  expect(await pushOn(table().model)).toBe('forbidden');
  permission = 'granted';
  expect(await pushOn(table(false).model)).toBe('refused');
  subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'));
  current = null;
  expect(await pushOn(table().model)).toBe('failed');
  key = null;
  expect(await pushOn(table().model)).toBe('none');
  expect(isPushed('T')).toBe(false);
});

it('gives a new address when the browser or the server has changed it', async () => {
  const { model, asked } = table();
  await renewPush(model);
  expect(asked).toEqual([]);
  await pushOn(model);
  asked.length = 0;
  await renewPush(model);
  expect(asked).toEqual([]);
  const before = current;
  key = 'CAEC';
  await renewPush(model);
  expect(before?.unsubscribe).toHaveBeenCalledOnce();
  expect(asked).toMatchObject([{ to: { endpoint: 'https://push.test/CAEC' } }, { seat: 2 }]);
});

it('writes bytes as addresses have them', () => {
  expect([inBase64(bytes(251, 255, 254)), inBase64(bytes(1)), inBase64(null)]).toEqual(['-__-', 'AQ', '']);
});
