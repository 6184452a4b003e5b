import type { Me } from '@drover/protocol';
import { Denied } from './api.ts';
import { api } from './server.ts';

/** Who we are to the server: nobody yet, a guest, or an account. Undefined until it has been asked. */
let known = $state.raw<Me | null | undefined>(undefined);

export const me = (): Me | null | undefined => known;

export const isMe = (person: string): boolean => known?.id === person;

export const becomes = (person: Me | null): void => void (known = person);

export async function findMe(): Promise<void> {
  try {
    known = await api.me();
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    known = null;
  }
}

export async function signOut(): Promise<void> {
  await api.signOut();
  known = null;
}
