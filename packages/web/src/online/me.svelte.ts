import type { Me } from '@drover/protocol';
import { Denied } from './api.ts';
import { api } from './server.ts';

/** Who we are to the server: nobody yet, a guest, or an account. Undefined until it is known. */
let known = $state.raw<Me | null | undefined>(undefined);

export const me = (): Me | null | undefined => known;

export function becomes(person: Me | null): void {
  known = person;
  try {
    if (person === null) localStorage.removeItem(MARK);
    else localStorage.setItem(MARK, person.id);
  } catch {
    // Without storage the server is asked each time.
  }
}

/** The cookie cannot be read here; this says whether there should be one, so that strangers need not be asked about. */
const MARK = 'drover-person';

function isStranger(): boolean {
  try {
    return localStorage.getItem(MARK) === null;
  } catch {
    return false;
  }
}

export async function findMe(): Promise<void> {
  if (isStranger()) {
    known = null;
    return;
  }
  try {
    becomes(await api.me());
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    becomes(null);
  }
}

export async function signOut(): Promise<void> {
  await api.signOut();
  becomes(null);
}
