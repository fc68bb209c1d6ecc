// "Your turn" as a notice of the device, for those who switched it on. It says which game, and nothing of the match.

export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** Browsers ask the person; a no is final until they change it in the browser's settings. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export async function notifyTurn(title: string, game: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const path = location.pathname;
  const options = { body: game, tag: path, icon: '/generated/icon-192.png', data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Whoever looks needs no notice any more. */
export async function takeBack(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: location.pathname })) ?? []) notice.close();
}
