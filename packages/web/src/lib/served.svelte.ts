import { isOnline } from './offline.svelte.ts';

/**
 * A copy of the page that lies on a plain web space has nobody to ask: there are no online tables then. What was found
 * is remembered, so that the page looks the same from the first moment on at the next visit.
 */
const MARK = 'drover-served';

function remembered(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

let served = $state(remembered());
let asked = false;

export const isServed = (): boolean => served;

export async function findServer(): Promise<void> {
  if (asked || !isOnline()) return;
  asked = true;
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    served = answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
    if (served) localStorage.setItem(MARK, 'yes');
    else localStorage.removeItem(MARK);
  } catch {
    asked = false;
  }
}
