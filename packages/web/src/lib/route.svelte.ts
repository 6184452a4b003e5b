/** Where in the page we are: the part of the address after #. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'game'; readonly id: string }
  /** From a move on; none is the end of a finished game, else its beginning. */
  | { readonly at: 'replay'; readonly id: string; readonly move: string }
  /** A record carried by the link itself. */
  | { readonly at: 'shared'; readonly packed: string }
  /** No edition is the first one. */
  | { readonly at: 'rules'; readonly edition: string; readonly rule: string }
  | { readonly at: 'components'; readonly edition: string }
  /** No chapter, or no puzzle, is the list of them. */
  | { readonly at: 'learn' | 'puzzles'; readonly edition: string; readonly chapter: string }
  /** No term is the whole of it. */
  | { readonly at: 'glossary'; readonly edition: string; readonly term: string }
  /** Tables on the server. */
  | { readonly at: 'online' }
  | { readonly at: 'online-new' }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'table-replay'; readonly id: string; readonly move: string }
  | { readonly at: 'account' }
  /** A new password, by the link of a mail; without one it is asked for. */
  | { readonly at: 'password'; readonly person: string; readonly token: string }
  | { readonly at: 'admin' }
  | { readonly at: 'nowhere' };

export function readRoute(hash: string): Route {
  const [at = '', first = '', second = '', third = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (at === '') return { at: 'home' };
  if (at === 'game' && first !== '') return { at, id: first };
  if (at === 'replay' && first !== '') return { at, id: first, move: second };
  if (at === 'shared' && first !== '') return { at, packed: first };
  if (at === 'rules') return { at, edition: first, rule: second };
  if (at === 'components') return { at, edition: first };
  if (at === 'learn' || at === 'puzzles') return { at, edition: first, chapter: second };
  if (at === 'glossary') return { at, edition: first, term: second };
  if (at === 'online') return { at: first === 'new' ? 'online-new' : 'online' };
  if (at === 'table' && first !== '' && second === 'replay') return { at: 'table-replay', id: first, move: third };
  if (at === 'table' && first !== '') return { at, id: first };
  if (at === 'password') return { at, person: first, token: second };
  if (at === 'account' || at === 'admin') return { at };
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
