import { createHash } from 'node:crypto';

/** For secrets that we made ourselves, long and random: a plain hash keeps them safe. Passwords need more. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
