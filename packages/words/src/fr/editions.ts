import type { Forms } from '../pack/plural.ts';
import type { ByEdition } from '../pack/shapes.ts';
import { noun } from './grammar.ts';

/** What each edition calls its own. */

export const editions: ByEdition = { nz: 'Nouvelle-Zélande', second: 'Seconde Édition' };
export const currencies: ByEdition = { nz: '£', second: '$' };
export const ends: ByEdition = { nz: 'Wellington', second: 'Kansas City' };
export const tokens: ByEdition = { nz: 'marqueur Marché aux tuiles Bonus', second: 'marqueur Marché de l’emploi' };
export const masters: ByEdition = { nz: 'tuile Capitainerie', second: 'tuile Chef de gare' };
export const goodLand: ByEdition = { nz: 'végétation luxuriante', second: 'forêt' };

/** An animal card, several, and what the market sells. */
export const animals: ByEdition<Forms['fr'] & { readonly stock: string }> = {
  nz: { ...noun('carte Mouton', 'cartes Mouton'), stock: 'des moutons' },
  second: { ...noun('carte Bétail', 'cartes Bétail'), stock: 'du bétail' },
};
