import { randomBytes } from 'node:crypto';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

/** What cookies and links are signed with: as set, or made once and kept, the same for all servers on one database. */
export const keptSecret = async (store: Store, { secret }: Pick<Settings, 'secret'>): Promise<string> =>
  secret ?? store.ensureSetting('secret', randomBytes(32).toString('hex'));
