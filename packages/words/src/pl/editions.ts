import type { EditionId } from '@drover/engine';
import type { Forms } from '../pack/plural.ts';
import type { ByEdition } from '../pack/shapes.ts';
import { formOf, noun } from './grammar.ts';

/** What each edition calls its own, in the cases its sentences need. */

export const editions: ByEdition = { nz: 'Nowa Zelandia', second: 'Druga edycja' };
export const currencies: ByEdition = { nz: '£', second: '$' };
/** `tak, jakby miała o jedną pasterkę mniej`. */
export const oneBuyerLess: ByEdition = {
  nz: 'tak, jakby miała o jedną pasterkę mniej',
  second: 'tak, jakby miał o jednego kowboja mniej',
};
export const herders: ByEdition = { nz: 'owczarz', second: 'ranczer' };
export const herdersAcc: ByEdition = { nz: 'owczarza', second: 'ranczera' };
export const ends: ByEdition = { nz: 'Wellington', second: 'Kansas City' };
/** Of which market the token is. */
export const tokenOf: ByEdition = { nz: 'rynku bonusów', second: 'rynku pracy' };
export const tokens: ByEdition = { nz: `żeton ${tokenOf.nz}`, second: `żeton ${tokenOf.second}` };
/** Whose tile it is. */
export const masters: ByEdition = { nz: 'kapitana portu', second: 'zawiadowcy' };
export const goodLand: ByEdition = { nz: 'zielona łąka', second: 'las' };
/** What the animal market sells. */
export const marketOf: ByEdition = { nz: 'owiec', second: 'bydła' };
export const markets: ByEdition = { nz: 'targ owiec', second: 'targ bydła' };
export const marketsLoc: ByEdition = { nz: 'targu owiec', second: 'targu bydła' };
export const herdsAcc: ByEdition = { nz: 'trzodę', second: 'stado' };
export const herdsGen: ByEdition = { nz: 'trzody', second: 'stada' };

/** An animal card, as an object and as what is wanted, and what the market sells. */
export const animals: ByEdition<Forms['pl'] & { readonly acc: string; readonly gen: string; readonly stock: string }> =
  {
    nz: { ...noun('karta owcy', 'karty owiec', 'kart owiec'), acc: 'kartę owcy', gen: 'karty owcy', stock: 'owce' },
    second: {
      ...noun('karta bydła', 'karty bydła', 'kart bydła'),
      acc: 'kartę bydła',
      gen: 'karty bydła',
      stock: 'bydło',
    },
  };
export const animalsAcc = (edition: EditionId, n: number): string =>
  formOf(n, { ...animals[edition], one: animals[edition].acc });
