// The service worker. It keeps the page's files, texts, charts and fonts on the device, so that the page opens without
// a network. It never keeps messages of a table, nor anything that belongs to a seat. scripts/worker.mjs replaces the
// words FILES, TEXTS and BUILD.
const SHELL = FILES; // of this build; those under /assets/ never change
const WORDS = TEXTS; // the same for everybody: sentences, rulebooks, lessons
const CACHE = 'skulduggery-BUILD';
const COMMON = /^\/api\/(games$|(texts|rules|lessons)\/)/;
const PATIENCE = 4000; // ms without an answer, after which we behave as without a network

addEventListener('install', (event) => event.waitUntil(stock()));
addEventListener('activate', (event) => event.waitUntil(clearOut()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (SHELL.includes(pathname) && pathname !== '/') event.respondWith(fromHere(request));
  else if (COMMON.test(pathname)) event.respondWith(freshOr(request, pathname));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(freshOr(request, '/'));
});
addEventListener('push', (event) => event.waitUntil(announce(event.data.json())));
addEventListener('notificationclick', (event) => event.waitUntil(bringUp(event.notification)));

async function stock() {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    SHELL.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })),
  );
  await Promise.allSettled(WORDS.map((file) => cache.add(file)));
}

/** A new build waits until the last page of the old one is closed, so nothing is taken from under an open page. */
async function clearOut() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('skulduggery-') && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function fromHere(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}

/** What the server says counts, so an update is there at the next visit; without it, what was kept under `name`. */
async function freshOr(request, name) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(name);
  try {
    const answer = await fetch(request, kept ? { signal: AbortSignal.timeout(PATIENCE) } : {});
    if (answer.ok && COMMON.test(name)) await cache.put(name, answer.clone());
    return answer;
  } catch (lost) {
    if (!kept) throw lost;
    return kept;
  }
}

/** It is somebody's turn here. Whoever looks at the table knows that already. */
async function announce({ title, body, path }) {
  const pages = await clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path)) return;
  const icon = '/generated/icon-192.png';
  await registration.showNotification(title, { body, tag: path, data: path, icon, renotify: true });
}

/** The page of the table whose turn was announced. */
async function bringUp(notification) {
  notification.close();
  const pages = await clients.matchAll({ type: 'window' });
  const open = pages.find((page) => new URL(page.url).pathname === notification.data);
  await (open ? open.focus() : clients.openWindow(notification.data));
}
