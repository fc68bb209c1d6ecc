// A big screen is known by a secret of its own, which this browser keeps: people may point at this screen and at no
// other. It opens no seat.
import { nonce } from '../net/api';

const KEY = 'skulduggery.screen';
let made = ''; // where the browser forbids storage, it lasts as long as the tab

export function screenSecret(): string {
  made ||= nonce();
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    localStorage.setItem(KEY, made);
  } catch {
    // `made` serves this tab.
  }
  return made;
}
