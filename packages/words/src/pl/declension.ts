import { nameOf, type Name } from '../pack/name.ts';

/** Polish nouns and adjectives in their cases, and names put together from them. */

/** In every case: nominative, genitive, dative, accusative, instrumental, locative. */
type Word = readonly [nom: string, gen: string, dat: string, acc: string, ins: string, loc: string];
type Gender = 'm' | 'f' | 'n';

export interface PolishForms {
  readonly alone: string;
  readonly nom: string;
  readonly gen: string;
  readonly dat: string;
  readonly acc: string;
  readonly ins: string;
  readonly loc: string;
  readonly gender: Gender;
  /** One is in it, not on it: `w porcie`, but `na polu`. */
  readonly inside: boolean;
  /** `2 karty Lincoln`. */
  readonly few: string;
  /** `5 kart Lincoln`. */
  readonly many: string;
  /** `swój budynek 3a`, in a sentence about whoever owns it; null where it belongs to nobody the sentence speaks to. */
  readonly own: Name | null;
}

export const WORDS = {
  budynek: ['budynek', 'budynku', 'budynkowi', 'budynek', 'budynkiem', 'budynku'],
  działka: ['działka', 'działki', 'działce', 'działkę', 'działką', 'działce'],
  obszar: ['obszar', 'obszaru', 'obszarowi', 'obszar', 'obszarem', 'obszarze'],
  miejsce: ['miejsce', 'miejsca', 'miejscu', 'miejsce', 'miejscem', 'miejscu'],
  pole: ['pole', 'pola', 'polu', 'pole', 'polem', 'polu'],
  punkt: ['punkt', 'punktu', 'punktowi', 'punkt', 'punktem', 'punkcie'],
  port: ['port', 'portu', 'portowi', 'port', 'portem', 'porcie'],
  stacja: ['stacja', 'stacji', 'stacji', 'stację', 'stacją', 'stacji'],
  bocznica: ['bocznica', 'bocznicy', 'bocznicy', 'bocznicę', 'bocznicą', 'bocznicy'],
  początek: ['początek', 'początku', 'początkowi', 'początek', 'początkiem', 'początku'],
  koniec: ['koniec', 'końca', 'końcowi', 'koniec', 'końcem', 'końcu'],
  osuwisko: ['osuwisko', 'osuwiska', 'osuwisku', 'osuwisko', 'osuwiskiem', 'osuwisku'],
  powódź: ['powódź', 'powodzi', 'powodzi', 'powódź', 'powodzią', 'powodzi'],
  susza: ['susza', 'suszy', 'suszy', 'suszę', 'suszą', 'suszy'],
  bandyta: ['bandyta', 'bandyty', 'bandycie', 'bandytę', 'bandytą', 'bandycie'],
  karta: ['karta', 'karty', 'karcie', 'kartę', 'kartą', 'karcie'],
  cel: ['cel', 'celu', 'celowi', 'cel', 'celem', 'celu'],
  cielę: ['cielę', 'cielęcia', 'cielęciu', 'cielę', 'cielęciem', 'cielęciu'],
  jałówka: ['jałówka', 'jałówki', 'jałówce', 'jałówkę', 'jałówką', 'jałówce'],
  krowa: ['krowa', 'krowy', 'krowie', 'krowę', 'krową', 'krowie'],
  żeton: ['żeton', 'żetonu', 'żetonowi', 'żeton', 'żetonem', 'żetonie'],
  akcja: ['akcja', 'akcji', 'akcji', 'akcję', 'akcją', 'akcji'],
  rząd: ['rząd', 'rzędu', 'rzędowi', 'rząd', 'rzędem', 'rzędzie'],
  para: ['para', 'pary', 'parze', 'parę', 'parą', 'parze'],
  tor: ['tor', 'toru', 'torowi', 'tor', 'torem', 'torze'],
  opcja: ['opcja', 'opcji', 'opcji', 'opcję', 'opcją', 'opcji'],
  rynek: ['rynek', 'rynku', 'rynkowi', 'rynek', 'rynkiem', 'rynku'],
  targ: ['targ', 'targu', 'targowi', 'targ', 'targiem', 'targu'],
  pula: ['pula', 'puli', 'puli', 'pulę', 'pulą', 'puli'],
  stos: ['stos', 'stosu', 'stosowi', 'stos', 'stosem', 'stosie'],
  wariant: ['wariant', 'wariantu', 'wariantowi', 'wariant', 'wariantem', 'wariancie'],
  rozwój: ['rozwój', 'rozwoju', 'rozwojowi', 'rozwój', 'rozwojem', 'rozwoju'],
  złoto: ['złoto', 'złota', 'złotu', 'złoto', 'złotem', 'złocie'],
  pieniądze: ['pieniądze', 'pieniędzy', 'pieniądzom', 'pieniądze', 'pieniędzmi', 'pieniądzach'],
  żetony: ['żetony', 'żetonów', 'żetonom', 'żetony', 'żetonami', 'żetonach'],
  certyfikaty: ['certyfikaty', 'certyfikatów', 'certyfikatom', 'certyfikaty', 'certyfikatami', 'certyfikatach'],
  karty: ['karty', 'kart', 'kartom', 'karty', 'kartami', 'kartach'],
} as const satisfies Readonly<Record<string, Word>>;

/** An adjective or a possessive, of a thing: men have other forms of the accusative. */
const like = (nom: string, gen: string, dat: string, ins: string, acc = nom): Word => [nom, gen, dat, acc, ins, ins];
export const neutralny = like('neutralny', 'neutralnego', 'neutralnemu', 'neutralnym');
export const handlowy = like('handlowy', 'handlowego', 'handlowemu', 'handlowym');
export const zagraniczny = like('zagraniczny', 'zagranicznego', 'zagranicznemu', 'zagranicznym');
export const mały = like('mały', 'małego', 'małemu', 'małym');
export const średni = like('średni', 'średniego', 'średniemu', 'średnim');
export const duży = like('duży', 'dużego', 'dużemu', 'dużym');
export const ostatni = like('ostatni', 'ostatniego', 'ostatniemu', 'ostatnim');
export const początkowy = like('początkowy', 'początkowego', 'początkowemu', 'początkowym');
export const startowe = like('startowe', 'startowego', 'startowemu', 'startowym');
export const morskie = like('morskie', 'morskiego', 'morskiemu', 'morskim');
export const zielony = like('zielony', 'zielonego', 'zielonemu', 'zielonym', 'zielonego');
export const pomarańczowy = like('pomarańczowy', 'pomarańczowego', 'pomarańczowemu', 'pomarańczowym', 'pomarańczowego');
const twój = like('twój', 'twojego', 'twojemu', 'twoim');
export const swój = like('swój', 'swojego', 'swojemu', 'swoim');
export const zakryta: Word = ['zakryta', 'zakrytej', 'zakrytej', 'zakrytą', 'zakrytą', 'zakrytej'];
export const bonusowa: Word = ['bonusowa', 'bonusowej', 'bonusowej', 'bonusową', 'bonusową', 'bonusowej'];
export const pomocnicza: Word = ['pomocnicza', 'pomocniczej', 'pomocniczej', 'pomocniczą', 'pomocniczą', 'pomocniczej'];

/** `w budynku`, `do portu`; everything else on the table is something one is on. */
const INSIDE: readonly (Word | string)[] = [WORDS.budynek, WORDS.punkt, WORDS.port];

/** The words that change, in their case, among those that stay: `budynku neutralnego A`. */
export function decline(gender: Gender, ...parts: readonly (Word | string)[]): Name {
  const inCase = (at: number): string => parts.map((part) => (typeof part === 'string' ? part : part[at])).join(' ');
  const [nom, gen, dat, acc, ins, loc] = [0, 1, 2, 3, 4, 5].map(inCase) as unknown as Word;
  const inside = parts.some((part) => INSIDE.includes(part));
  return nameOf<PolishForms>({
    alone: nom,
    nom,
    gen,
    dat,
    acc,
    ins,
    loc,
    gender,
    inside,
    few: nom,
    many: gen,
    own: null,
  });
}

export const masculine = (...parts: readonly (Word | string)[]): Name => decline('m', ...parts);
export const feminine = (...parts: readonly (Word | string)[]): Name => decline('f', ...parts);
export const neuter = (...parts: readonly (Word | string)[]): Name => decline('n', ...parts);

/** `twój budynek 3a`, and `swój budynek 3a` where the reader does something with it. */
export const yours = (...parts: readonly (Word | string)[]): Name =>
  nameOf<PolishForms>({ ...formsOf(masculine(twój, ...parts)), own: masculine(swój, ...parts) });

/** With the forms behind numbers: `2 cielęta`, `5 cieląt`. */
export const counted = (name: Name, few: string, many: string): Name =>
  nameOf<PolishForms>({ ...formsOf(name), few, many });

/** Does not change: `do Wellington`, `w Wellington`, what stands in quotes. */
export const fixed = (text: string): Name => nameOf<PolishForms>({ ...formsOf(decline('n', text)), inside: true });

/** Goes by its own name alone, and in a sentence as the card it is: `Prom`, `kartę Prom`. */
export const card = (name: string): Name => nameOf<PolishForms>({ ...formsOf(aCard(name)), alone: name });

/** `kartę bonusu`, `2 karty bonusu`. */
export const aCard = (what: string): Name => counted(feminine(WORDS.karta, what), `karty ${what}`, `kart ${what}`);

/** Only names made here come to the sentences of this language. */
export const formsOf = (name: Name): PolishForms => name as Name & PolishForms;

const FORMS = ['alone', 'nom', 'gen', 'dat', 'acc', 'ins', 'loc', 'few', 'many'] as const;

/** Each form made from the same form of every name; the first one gives the rest. */
function inEveryForm(names: readonly Name[], make: (forms: string[]) => string): Name {
  const all = names.map(formsOf);
  const made = FORMS.map((form) => [form, make(all.map((each) => each[form]))]);
  return nameOf<PolishForms>({ ...all[0], ...(Object.fromEntries(made) as unknown as PolishForms), own: null });
}

/** `suszę (3 PZ)`. */
export const followedBy = (name: Name, text: string): Name => inEveryForm([name], ([form]) => form + text);

/** One of several: `kartę Hampshire lub kartę Ryeland`. */
export const anyOf = (names: readonly Name[]): Name => inEveryForm(names, (all) => all.join(' lub '));
