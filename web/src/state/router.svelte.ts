// Which page is open. Secrets in the fragment are read once and wiped from the address bar and the history.
import { routeOf, type Route } from '../net/links';

/** The state of an entry of the history: the page only watches this table. */
export const WATCH = 'watch';

class Router {
  route = $state.raw<Route>({ page: 'home' });

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
  }

  /** `state`: true for a table that is to be played at once, or `WATCH`. The entry of the history keeps it. */
  go(path: string, state: boolean | typeof WATCH = false): void {
    history.pushState(state, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Replace the address without a new entry in the history, as when a code turns out to be a table. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.read();
  }

  private read(): void {
    this.route = routeOf(location.pathname, location.hash);
    // A rulebook's fragment is a rule, every other one a secret.
    if (location.hash && this.route.page !== 'rules') history.replaceState(null, '', location.pathname);
  }
}

export const router = new Router();

/** For links that stay inside the page. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).getAttribute('href');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link);
}
