// Notices of a table while its page is closed. The browser has one push subscription; each seat is given its address.
import { ask } from '../net/api';
import { StoredList } from '../net/stored';
import { settings } from '../state/settings.svelte';
import type { TableModel } from '../state/table.svelte';
import type { NoticeKey, Subscription } from '../wire/types';
import { mayNotify } from './notify';

/** Why there are no notices: the browser's settings, the server, the push service, or what the server says. */
export type Hindrance = 'forbidden' | 'none' | 'failed' | 'refused';

interface Wanted {
  table: string;
  endpoint: string; // that the server was given
}
const KEPT = 30;
const stored = new StoredList('skulduggery.push', isWanted);

export function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

export function isPushed(table: string): boolean {
  return stored.read().some((wanted) => wanted.table === table);
}

/** Asks the person, subscribes this browser, and gives its address to all seats that it holds at the table. */
export async function pushOn(model: TableModel): Promise<Hindrance | null> {
  const { key } = await ask<NoticeKey>('GET', '/api/notices');
  if (!key) return 'none';
  if (!(await mayNotify())) return 'forbidden';
  const found = await subscribed(key).catch(() => null);
  return found ? give(model, found) : 'failed';
}

export async function pushOff(model: TableModel): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  keep(model.table, null);
  if (!found) return; // the server forgets it when it is told that nobody is there
  for (const seat of model.held) await model.ask({ kind: 'notices', seat, to: addressOf(found), on: false });
}

/** Browsers and servers change their addresses and keys now and then: the seats get the newest. */
export async function renewPush(model: TableModel): Promise<void> {
  const before = stored.read().find((wanted) => wanted.table === model.table);
  if (!before || !canPush() || Notification.permission !== 'granted') return;
  const { key } = await ask<NoticeKey>('GET', '/api/notices');
  const found = key ? await subscribed(key) : null;
  if (found && found.endpoint !== before.endpoint) await give(model, found);
}

async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && inBase64(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function give(model: TableModel, found: PushSubscription): Promise<Hindrance | null> {
  for (const seat of model.held) {
    const { ok } = await model.ask({ kind: 'notices', seat, to: addressOf(found), on: true });
    if (!ok) return 'refused';
  }
  keep(model.table, found.endpoint);
  return null;
}

function addressOf(found: PushSubscription): Subscription {
  const [key, secret] = [inBase64(found.getKey('p256dh')), inBase64(found.getKey('auth'))];
  return { endpoint: found.endpoint, key, secret, language: settings.language };
}

export function inBase64(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function keep(table: string, endpoint: string | null): void {
  const others = stored.read().filter((wanted) => wanted.table !== table);
  stored.write(endpoint === null ? others : [{ table, endpoint }, ...others].slice(0, KEPT));
}

function isWanted(value: unknown): value is Wanted {
  const wanted = value as Partial<Wanted> | null;
  return typeof wanted?.table === 'string' && typeof wanted.endpoint === 'string';
}
