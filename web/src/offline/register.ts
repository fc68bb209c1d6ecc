// After the first move is possible: fetch the service worker, and look now and then whether there is a newer page.
import { mount } from 'svelte';
import Renewal from './Renewal.svelte';

const BETWEEN = 20 * 60_000; // ms between two looks, at least

/** Lets the page work offline, and offers a newer one when there is one. */
export function registerWorker(): void {
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined); // plain http and private windows have none
  let looked = Date.now();
  let offered = false;
  document.addEventListener('visibilitychange', () => {
    if (offered || document.hidden || Date.now() - looked <= BETWEEN) return;
    looked = Date.now();
    void isOutdated().then((outdated) => {
      if (outdated && !offered) mount(Renewal, { target: document.body });
      offered ||= outdated;
    });
  });
}

/** The server's document names this very script, unless there is a newer one. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const served = await fetch('/', { cache: 'no-cache' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  return own !== null && served.includes('<script') && !served.includes(new URL(own.src).pathname);
}
