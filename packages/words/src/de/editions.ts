import type { ByEdition } from '../pack/shapes.ts';
import { das, der, die, type Word } from './declension.ts';

/** What each edition calls its own. */

export const editions: ByEdition = { nz: 'Neuseeland', second: 'Zweite Edition' };
export const currencies: ByEdition = { nz: '£', second: '$' };
export const ends: ByEdition = { nz: 'Wellington', second: 'Kansas City' };
export const herders: ByEdition = { nz: 'Runholder', second: 'Viehtreiber' };
/** The marker of the market that ends the game is called after it. */
export const token: Word = der('Anzeiger', 'Anzeigers', 'Anzeiger');
export const tokenOf: ByEdition = { nz: 'des Bonusmarkts', second: 'des Arbeitsmarkts' };
export const masters: ByEdition<Word> = {
  nz: das('Hafenmeisterplättchen', 'Hafenmeisterplättchens', 'Hafenmeisterplättchen'),
  second: das('Bahnhofsvorsteherplättchen', 'Bahnhofsvorsteherplättchens', 'Bahnhofsvorsteherplättchen'),
};
/** What a worker is appointed to. */
export const offices: ByEdition = { nz: 'Hafenmeister', second: 'Bahnhofsvorsteher' };
export const goodLand: ByEdition = { nz: 'saftige Weide', second: 'Wald' };

export const animals: ByEdition<Word> = {
  nz: das('Schaf', 'Schafs', 'Schafe'),
  second: das('Rind', 'Rinds', 'Rinder'),
};
export const animalCards: ByEdition<Word> = {
  nz: die('Schafkarte', 'Schafkarten'),
  second: die('Rinderkarte', 'Rinderkarten'),
};
/** Those a player begins with. */
export const startingCards: ByEdition<Word> = {
  nz: die('Spieler-Schafkarte', 'Spieler-Schafkarten'),
  second: die('Spieler-Rinderkarte', 'Spieler-Rinderkarten'),
};
export const markets: ByEdition<Word> = {
  nz: der('Schafmarkt', 'Schafmarkts', 'Schafmärkte'),
  second: der('Rindermarkt', 'Rindermarkts', 'Rindermärkte'),
};
