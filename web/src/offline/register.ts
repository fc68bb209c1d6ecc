// After the first move is possible: fetch the service worker, and look now and then whether there is a newer page.
import { mount } from 'svelte';
import Renewal from './Renewal.svelte';

const BETWEEN = 20 * 60_000; // looks, at least
let looked = Date.now();
let told = false;

export function beReadyForNoLine(): void {
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined); // plain http and private windows have none
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - looked > BETWEEN) void look();
  });
}

/** The server's document names this very script, unless there is a newer one. */
export async function look(): Promise<void> {
  looked = Date.now();
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const document_ = await fetch('/', { cache: 'no-cache' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  if (told || !own || !document_.includes('<script') || document_.includes(new URL(own.src).pathname)) return;
  told = true;
  mount(Renewal, { target: document.body });
}
