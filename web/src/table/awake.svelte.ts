// The screen stays on while a match runs, where the browser allows it: over https, and while the page is seen.
import type { TableModel } from '../state/table.svelte';

/** `always`: also for a page without a seat, as on a big screen, and in the lobby. */
export function stayAwake(model: TableModel, always = false): void {
  let lock: Promise<WakeLockSentinel | null> | null = null;

  function release(): void {
    void lock?.then((held) => held?.release());
    lock = null;
  }
  /** A browser ends the lock when the page is hidden: it is asked for again when the page is back. */
  function hold(): void {
    release();
    if (!document.hidden && 'wakeLock' in navigator) lock = navigator.wakeLock.request('screen').catch(() => null);
  }

  const running = $derived(always || (model.info?.status === 'running' && model.held.length > 0));
  $effect(() => {
    if (!running) return;
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      release();
    };
  });
}
