import type { Forms } from '../pack/plural.ts';
import type { ByEdition } from '../pack/shapes.ts';

/** What each edition calls its own. */

export const editions: ByEdition = { nz: 'New Zealand', second: 'Second Edition' };
export const currencies: ByEdition = { nz: '£', second: '$' };
export const herders: ByEdition = { nz: 'runholder', second: 'herder' };
export const ends: ByEdition = { nz: 'Wellington', second: 'Kansas City' };
export const tokens: ByEdition = { nz: 'bonus tiles market token', second: 'job market token' };
export const masters: ByEdition = { nz: 'harbourmaster tile', second: 'station master tile' };
export const goodLand: ByEdition = { nz: 'lush space', second: 'forest' };

/** An animal card, several, and what the market sells. */
export const animals: ByEdition<
  Forms['en'] & { readonly card: string; readonly stock: string; readonly herd: string }
> = {
  nz: { one: 'sheep', other: 'sheep', card: 'sheep card', stock: 'sheep', herd: 'flock' },
  second: { one: 'cattle card', other: 'cattle cards', card: 'cattle card', stock: 'cattle', herd: 'herd' },
};
