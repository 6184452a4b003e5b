import { isOnline } from '../lib/offline.svelte.ts';

/** A copy of the page that lies on a plain web space has nobody to ask: there are no online tables then. */
let served = $state(false);
let asked = false;

export function isServed(): boolean {
  return served;
}

export async function findServer(): Promise<void> {
  if (asked || !isOnline()) return;
  asked = true;
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    served = answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
  } catch {
    asked = false;
  }
}
