import { nz, second, todaysGame, type EditionId, type Setup } from '@drover/engine';
import type { Language } from '../pack/language.ts';

/** What no sentence may contain. */

const BROKEN = /undefined|NaN|\[object|\bnull\b|Infinity| {2}|^ | $|: ?$|; ?$|\(\)|, ,/;

const RULES: Readonly<Record<EditionId, typeof nz | typeof second>> = { nz, second };

/** The engine's names for things that are not words: `aux-draw`, `bt01`, `FLOOD-R1`. */
function rawIds(setup: Setup): Set<string> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && /-|^[a-z]+\d+$/.test(value)) found.add(value);
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        collect(key);
        collect(inner);
      }
  };
  const { components, tasks } = RULES[setup.edition];
  collect(components(todaysGame(setup)).tables);
  for (const task of Object.keys(tasks)) collect(task);
  return found;
}

/** Says what is wrong with a text, or nothing. */
export function fault(setup: Setup): (text: string) => string | undefined {
  const raw = rawIds(setup);
  return (text) => {
    if (text === '') return 'it is empty';
    const broken = BROKEN.exec(text);
    if (broken !== null) return `it contains "${broken[0]}"`;
    const id = text.split(/[^\p{L}\d-]+/u).find((word) => raw.has(word));
    return id === undefined ? undefined : `it contains the id "${id}"`;
  };
}

/** English words that are no words of the other languages. */
export const ENGLISH = /(?<!\p{L})(the|and|with|from|your|for|which|of|what|where|you)(?!\p{L})/iu;

/** Words that belong to the other edition alone, by the edition whose sentence it is. */
const FOREIGN: Readonly<Record<EditionId, Readonly<Record<Language, RegExp>>>> = {
  nz: {
    en: /cattle|cowboy|builder|engineer|(?<!\p{L})engine(?!\p{L})|station|outlaw|railroad|herder|Kansas|\$/iu,
    de: /(?<!\p{L})Rind|Cowboy|Ingenieur|(?<!\p{L})Loks?(?!\p{L})|Bahnhof|Bandit|Viehtreiber|Kansas|\$/u,
    fr: /cartes? bétail|cow-boy|artisan|ingénieur|locomotive|(?<!\p{L})gare|hors-la-loi|Kansas|\$/iu,
    pl: /bydł|kowboj|budownicz|inżynier|lokomotyw|stacj|bandyt|ranczer|Kansas|\$/iu,
  },
  second: {
    en: /sheep|shepherd|craftsm|sailor|shear|harbour|storehouse|pathfinder|runholder|wool|Wellington|£/iu,
    de: /Schaf|Schäfer|Matrose|[Ss]cher(er|en|t|st)|Hafen|Häfen|Lagerh|Erkundung|Runholder|Woll(e|h|w)|Wellington|£/u,
    fr: /mouton|berg[eè]r|bâtisseur|(?<!\p{L})marin|tond|entrepôt|Exploration|laine|Wellington|£/iu,
    pl: /(?<!\p{L})(owc|owiec)|pasterk|rękodzieln|marynarz|strzyg|magazyn|pionier|wełn|Wellington|£/iu,
  },
};

/** The word of the other edition that a text contains, or nothing. */
export const foreignWord = (edition: EditionId, language: Language, text: string): string | undefined =>
  FOREIGN[edition][language].exec(text)?.[0];
