// Every lazily loaded part of the page comes through here (scripts/parts.mjs puts it in place of Vite's own helper).
// While the connection is down a part is asked for again until it comes: whoever waits for it sees no error, only the
// ribbon of the table.

const FIRST_WAIT = 1000; // ms
const LONGEST_WAIT = 30_000;
const styles = new Map<string, Promise<void>>();

/** The module, after its style sheets: so nothing is shown without its style. It also spares a browser that never asks
 * for a failed module again the attempt while there is no connection. */
export async function fetchPart<T>(part: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.filter((file) => file.endsWith('.css')).map(styled));
  return again(part);
}

function styled(file: string): Promise<void> {
  const href = `/${file}`;
  const there = (): boolean => document.querySelector(`link[href="${href}"]`) !== null;
  const found = styles.get(href) ?? (there() ? Promise.resolve() : again(() => link(href)));
  styles.set(href, found);
  return found;
}

function link(href: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    sheet.onload = () => loaded();
    sheet.onerror = () => {
      sheet.remove();
      failed(new TypeError(href));
    };
    document.head.append(sheet);
  });
}

/** Browsers report a lost connection as a TypeError; any other error is the part's own. */
export async function again<T>(attempt: () => Promise<T>, wait = FIRST_WAIT): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    await hope(wait);
    return again(attempt, Math.min(2 * wait, LONGEST_WAIT));
  }
}

/** Waits until the browser is online again. It does not notice that a server is back, so `wait` ends it as well. */
function hope(wait: number): Promise<void> {
  return new Promise((go) => {
    addEventListener('online', () => go(), { once: true });
    setTimeout(go, wait);
  });
}
