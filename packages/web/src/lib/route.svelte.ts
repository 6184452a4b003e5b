/** Where in the page we are: the part of the address after #. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'game'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string }
  /** A record carried by the link itself. */
  | { readonly at: 'shared'; readonly packed: string }
  | { readonly at: 'rules'; readonly edition: string; readonly rule: string }
  | { readonly at: 'components'; readonly edition: string }
  /** Tables on the server. */
  | { readonly at: 'online' }
  | { readonly at: 'online-new' }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'table-replay'; readonly id: string }
  | { readonly at: 'account' }
  | { readonly at: 'nowhere' };

export function readRoute(hash: string): Route {
  const [at = '', first = '', second = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (at === '') return { at: 'home' };
  if (at === 'game' && first !== '') return { at, id: first };
  if (at === 'replay' && first !== '') return { at, id: first };
  if (at === 'shared' && first !== '') return { at, packed: first };
  if (at === 'rules') return { at, edition: first || 'nz', rule: second };
  if (at === 'components') return { at, edition: first || 'nz' };
  if (at === 'online') return { at: first === 'new' ? 'online-new' : 'online' };
  if (at === 'table' && first !== '') return { at: second === 'replay' ? 'table-replay' : 'table', id: first };
  if (at === 'account') return { at };
  return { at: 'nowhere' };
}

let hash = $state(location.hash);
addEventListener('hashchange', () => {
  // Another page begins at its top; the rules find their place by themselves.
  if (readRoute(hash).at !== readRoute(location.hash).at) scrollTo(0, 0);
  hash = location.hash;
});

export const route = (): Route => readRoute(hash);

export const go = (path: string): void => void (location.hash = `#/${path}`);
