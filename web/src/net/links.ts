// Where the address leads, and the secrets in its fragment: they are taken out of the address bar at once.

export type Route =
  | { page: 'home' }
  | { page: 'table'; place: string; token: string | null }
  | { page: 'claim'; link: string }
  | { page: 'dice'; table: string | null }
  | { page: 'privacy' }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'replay'; table: string | null };

export function routeOf(path: string, fragment: string): Route {
  const secret = decodeURIComponent(fragment.replace(/^#/, ''));
  const [first = '', second = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 't' && second) return { page: 'table', place: second, token: secret || null };
  if (first === 'claim' && secret) return { page: 'claim', link: secret };
  if (first === 'replay') return { page: 'replay', table: second || null };
  if (first === 'dice') return { page: 'dice', table: second || null };
  if (first === 'privacy') return { page: 'privacy' };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: secret };
  return { page: 'home' };
}

export function joinLink(origin: string, place: string): string {
  return `${origin}/t/${encodeURIComponent(place)}`;
}

export function tablePath(table: string): string {
  return `/t/${encodeURIComponent(table)}`;
}

/** `parrot 7`, `Parrot-7` and `PARROT7` are the same code; a pasted link works too. */
export function placeFrom(typed: string): string {
  const linked = /\/t\/([^/#?\s]+)/.exec(typed);
  if (linked?.[1]) return decodeURIComponent(linked[1]);
  const spoken = /^\s*([a-z]+)[\s-]*(\d+)\s*$/i.exec(typed);
  return spoken ? `${spoken[1]?.toUpperCase()}-${spoken[2]}` : typed.trim();
}
