// Where the address leads, and the secrets in its fragment: they are taken out of the address bar at once.

export type Route =
  | { page: 'home' }
  | { page: 'table'; place: string; token: string | null }
  | { page: 'claim'; link: string }
  | { page: 'dice'; table: string | null }
  | { page: 'privacy'; table: string | null }
  | { page: 'evenings'; table: string | null }
  | { page: 'learn'; game: string; rule: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'screen'; table: string | null }
  | { page: 'replay'; table: string | null };

const ELSEWHERE = ['dice', 'evenings', 'privacy', 'replay', 'screen'];

export function routeOf(path: string, fragment: string): Route {
  const secret = decodeURIComponent(fragment.replace(/^#/, ''));
  const [first = '', second = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 't' && second) return { page: 'table', place: second, token: secret || null };
  if (first === 'claim' && secret) return { page: 'claim', link: secret };
  if (second && (first === 'learn' || first === 'rules')) return { page: first, game: second, rule: secret };
  if (ELSEWHERE.includes(first)) return { page: first as 'screen', table: second || null };
  return { page: 'home' };
}

export function tablePath(table: string): string {
  return `/t/${encodeURIComponent(table)}`;
}
