import type { Language } from '../pack/language.ts';

/** What a native reader would stumble over, as far as a pattern can see it. */

interface Fault {
  readonly what: string;
  readonly found: RegExp;
}

const either = (...words: readonly string[]): string => `(?:${words.join('|')})`;
/** Whole words only, whatever space is between them; `\b` knows no letters with accents. */
const words = (pattern: string, flags = 'u'): RegExp =>
  new RegExp(`(?<![\\p{L}’-])${pattern.replaceAll(' ', '[ \u00a0]')}(?![\\p{L}-])`, flags);

/** In every language: spaces, the minus sign, quotes and apostrophes. */
const TYPOGRAPHY: readonly Fault[] = [
  { what: 'a doubled space', found: /[ \u00a0\u202f]{2}/u },
  { what: 'a hyphen for a minus sign', found: /(?<![\p{L}\d-])-(?=[£$]?\d)/u },
  { what: 'a straight quote', found: /["']/u },
  { what: 'a space inside brackets', found: /\(\s|\s\)/u },
  { what: 'a comma or full stop after a space', found: /\s[,.](?!\d)/u },
];

const CLOSE: Fault = { what: 'a space before a sign that stands close', found: /\s[;:!?]/u };

/** A building goes by its number in lists alone: in a sentence its noun stands before it, in whatever form. */
const bareBuilding = (noun: string): Fault => ({
  what: 'a building without its noun',
  found: new RegExp(`(?<=[\\p{L}’][ \u00a0])(?<!(?<!\\p{L})${noun}[ \u00a0])\\d+[ab](?![\\p{L}\\d])`, 'iu'),
});

// ---- English

const EN_THINGS = either(
  ...['shepherd', 'craftsman', 'sailor', 'shearer', 'cowboy', 'builder', 'engineer'],
  ...['rockfall on', 'flood on', 'drought on', '(?:green|orange) outlaw'],
  ...['bonus tile(?! market)', 'bonus card(?! \\d)', 'cattle card', 'objective(?! \\d)', 'start of', 'end of'],
  ...['Ferry', 'Sheepdog', 'Kōtare bird', 'Simmental (?:calf|heifer|cow)'],
);
const EN_BEFORE = either(
  ...['to', 'from', 'at', 'on', 'via', 'with', 'as', 'through'],
  ...['takes?', 'plays?', 'discards?', 'removes?', 'hires?', 'places?', 'reveals?', 'buys?', 'appoints?', 'raises?'],
);

// ---- French

/** Things that never stand without a word before them, as soon as a sentence speaks of them. */
const FR_PLACES = either(
  ...['bâtiment', 'case', 'comptoir', 'port', 'petit port', 'grand port', 'gare', 'terrain risqué', 'voie de garage'],
  ...['début', 'bout', 'inondation', 'éboulement', 'sécheresse', 'hors-la-loi', 'objectif', 'tuile', 'carte'],
  ...['veau', 'génisse', 'vache', 'Traversier', 'Chien de berger', 'Oiseau', '\\d+[ab]'],
);
const FR_BEFORE = either(
  ...['à', 'sur', 'passant par', 'depuis', 'dans', 'avec', 'jusqu’à'],
  ...['prend', 'prenez', 'prendre', 'utilise', 'utilisez', 'utiliser', 'construit', 'construisez', 'construire'],
  ...['retire', 'retirez', 'retirer', 'place', 'placez', 'placer', 'joue', 'jouez', 'jouer', 'révèle', 'révélez'],
  ...['révéler', 'défausse', 'défaussez', 'défausser', 'améliore', 'améliorez', 'améliorer', 'achète', 'achetez'],
  ...['acheter', 'remplace', 'remplacez', 'remplacer', 'ouvre', 'devient', 'pose', 'posez', 'poser', 'engage'],
);

// ---- Polish

/** Nominatives that are no other case. */
const PL_FEMININE = either(
  ...['działka', 'stacja', 'bocznica', 'karta', 'susza', 'akcja', 'pula', 'para', 'jałówka', 'krowa', 'pasterka'],
  ...['zakryta', 'bonusowa', 'opcja', 'sztuka', 'wełna'],
);
const PL_MEN = either(
  ...['bandyta', 'zielony bandyta', 'pomarańczowy bandyta', 'marynarz', 'rękodzielnik', 'postrzygacz', 'kowboj'],
  ...['inżynier', 'budowniczy'],
);
/** Nominatives that are accusatives as well. */
const PL_THINGS = either(
  ...['budynek', 'twój', 'obszar', 'miejsce', 'pole', 'punkt', 'zagraniczny', 'port', 'mały', 'średni', 'duży'],
  ...[
    'ostatni',
    'początek',
    'koniec',
    'osuwisko',
    'powódź',
    'cel',
    'cielę',
    'żeton',
    'stos',
    'rynek',
    'targ',
    'startowe',
  ],
);
const PL_CARDS = either(
  ...['bierz\\w*', 'weź', 'odrzuc\\w*', 'odrzuć', 'zagryw\\w*', 'zagraj', 'kupuj\\w*', 'kup', 'usuw\\w*', 'usuń'],
);
const PL_OBJECT = either(
  PL_CARDS,
  ...['odkryw\\w*', 'odkryj', 'rozbudow\\w*', 'rozbuduj', 'zatrudni\\w*', 'zatrudnij', 'kładzi\\w*', 'połóż'],
  ...['buduj\\w*', 'zbuduj', 'otwiera', 'zastęp\\w*', 'zastąp', 'przez', 'oddeleg\\w*'],
);

// ---- German

/** Men and masculine things; weak nouns end in n behind everything but a nominative article. */
const DE_MASCULINE = either(
  ...['Bandit', 'Matrose', 'Steinschlag', 'Hütehund', 'Kōtare-Vogel', 'Schäfer', 'Scherer', 'Handwerker', 'Cowboy'],
  ...['Ingenieur', 'Arbeiter', 'Auftrag', 'Hafen', 'Bahnhof', 'Handelsposten', 'Marker', 'Pfadanfang'],
);
const DE_FEMININE = either('Fähre', 'Überschwemmung', 'Dürre', 'Karte', 'Bonuskarte', 'Gefahr', 'Hilfsaktion');
const DE_NEUTER = either(
  ...['Gebäude', 'Feld', 'Lagerhaus', 'Nebengleis', 'Zertifikat', 'Bonusplättchen', 'Tauschplättchen'],
);
/** Verbs and prepositions whose object comes right behind them. */
const DE_BEFORE = either(
  ...[
    'nimmst',
    'nimmt',
    'legst',
    'legt',
    'spielst',
    'spielt',
    'wirfst',
    'wirft',
    'stellst',
    'stellt',
    'kaufst',
    'kauft',
  ],
  ...['baust', 'baut', 'nutzt', 'ersetzt', 'entfernst', 'entfernt', 'ernennst', 'ernennt', 'über', 'durch'],
);
/** Things that never stand without an article, as soon as a sentence speaks of one. */
const DE_THINGS = either(
  ...['Bandit(?:en)?', 'Matrosen?', 'Steinschlag', 'Überschwemmung', 'Dürre', 'Hütehund', 'Fähre', 'Kōtare-Vogel'],
  ...['Schäfer', 'Scherer', 'Cowboy', 'Ingenieur', 'Auftrag(?! \\d)', 'Bonuskarte(?! \\d)', 'Pfadanfang'],
);

const FAULTS: Readonly<Record<Language, readonly Fault[]>> = {
  en: [
    CLOSE,
    bareBuilding('building'),
    { what: 'a noun without its article', found: words(`${EN_BEFORE} ${EN_THINGS}`, 'iu') },
    { what: 'a before a vowel', found: /(?:^A|(?<![\p{L}\d])a) [aeiou]/u },
    { what: 'an before a consonant', found: /(?<!\p{L})[Aa]n (?![aeiouAEIOU])/u },
    { what: 'two articles', found: words('(?:an?|the|your) (?:an?|the|your|\\p{Lu}\\p{L}+’s)', 'u') },
  ],
  fr: [
    { what: 'a plain space before a double sign', found: / [;:!?»£$]|« /u },
    { what: 'no space before a double sign', found: /[^\s\u00a0\u202f][;:!?»]/u },
    bareBuilding('bâtiment'),
    { what: 'a noun without its article', found: words(`${FR_BEFORE} ${FR_PLACES}`, 'iu') },
    { what: 'a bare noun after de', found: words(`de ${FR_PLACES} (?:neutre )?[A-Z\\d]`) },
    { what: 'a missing contraction', found: words(`(?:à|de) les? ${FR_PLACES}`) },
    { what: 'a missing elision', found: words('(?:le|la|de|ne|se|que|jusque) [aeiouéèêâîôAEIOUÉÈÊÂÎÔ]\\p{L}+') },
    { what: 'two articles', found: words('(?:un|une|le|la|votre) (?:un|une|le|la|votre)') },
  ],
  pl: [
    CLOSE,
    {
      what: 'twój for what is one’s own',
      found: words(
        '(?:idź do|\\p{L}+sz(?: \\d+ krok(?:i|ów)?)? do|ruch do|wybierz akcję) tw\\p{L}+ budyn\\p{L}+',
        'iu',
      ),
    },
    { what: 'a one-letter word at the end of a line', found: /(?<=^|[\s(„])[aiouwz] |^[AIOUWZ] /u },
    {
      what: 'a bare nominative',
      found: words(`${either('do', 'z', 'od', 'dla', 'bez')} ${either(PL_FEMININE, PL_MEN, PL_THINGS)}`, 'iu'),
    },
    {
      what: 'a bare nominative',
      found: words(`${either('na', 'w', 'po', 'za')} ${either(PL_FEMININE, PL_MEN)}`, 'iu'),
    },
    bareBuilding('budyn(?:ek|ku|kowi|kiem)'),
    { what: 'a building that is not in the instrumental', found: words('budynek \\d+[ab] budynek', 'iu') },
    { what: 'a nominative as an object', found: words(`${PL_OBJECT} ${either(PL_FEMININE, PL_MEN)}`, 'iu') },
    {
      what: 'a case behind a colon',
      found: words(
        `${either(PL_CARDS, 'nie masz', 'nie ma', 'potrzeba', 'przez')}(?: z targu| z gry| na rękę)?:`,
        'iu',
      ),
    },
    { what: 'a player who is called one twice', found: /gracz\p{L}* Gracz/u },
    {
      // A building may stand on another one.
      what: 'on what one is in',
      found: words('na (?:punkcie|(?:mał|średni|duż)\\p{L}+ porcie|Wellington|Kansas City)', 'iu'),
    },
    { what: 'z that cannot be said', found: words('z (?:s(?![aeiouyóąęzi])|ś(?![aeiouyóąę]))\\p{L}+', 'iu') },
  ],
  de: [
    CLOSE,
    { what: 'a plain space before a unit', found: /\d (?:[£$]|SP(?!\p{L}))/u },
    {
      what: 'a preposition that melts into the article',
      // After a comma it is no article: "der Hafen, an dem das Schiff liegt".
      found: words('(?<!, )(?:(?:zu|von|in|an|bei) dem|zu der)', 'iu'),
    },
    { what: 'a town that one goes to', found: words('zu (?:Wellington|Kansas City)', 'iu') },
    {
      what: 'a nominative as an object',
      found: words(`${DE_BEFORE} (?:der|ein) (?:\\p{L}+ )?${DE_MASCULINE}`, 'iu'),
    },
    {
      what: 'a weak noun without its ending',
      found: words('(?:den|dem|einen|einem) (?:\\p{L}+en )?(?:Bandit|Matrose)', 'iu'),
    },
    {
      what: 'an article of another gender',
      found: words(
        either(
          `(?:ein|einen|einem|den|dem|das) ${DE_FEMININE}`,
          `(?:eine|einer|das) ${DE_MASCULINE}`,
          `(?:eine|einen|einer) ${DE_NEUTER}`,
        ),
        'iu',
      ),
    },
    bareBuilding('Gebäudes?'),
    {
      what: 'a noun without its article',
      found: words(`${DE_BEFORE} (?:(?!k?ein|dein|d(?:e[nmrs]|ie|as) )\\p{Ll}+e[nr]? )?${DE_THINGS}`, 'u'),
    },
    {
      what: 'no dative behind its preposition',
      found: words('(?:mit|von|zu|aus|bei|nach|seit) (?:die|das|eine?|einen|deine?)', 'iu'),
    },
    {
      what: 'no accusative behind its preposition',
      found: words('(?:durch|für|ohne|gegen) (?:dem|der|einem|einer|deinem|deiner)', 'iu'),
    },
    { what: 'a bare nominative', found: words('(?:Aktion|Aktionen|Feld) (?:das )?Gebäude', 'u') },
    {
      what: 'two articles',
      // The first may stand for a noun after a comma: "Kreuze, die eine Lok passiert hat".
      found: words(
        '(?<!, (?:\\p{L}+ )?)(?:eine[nmrs]?|ein|de[nmrs]|das|die|dein) (?:eine[nmrs]?|ein|de[nm]|das|die|dein)',
        'iu',
      ),
    },
  ],
};

/** Says what a reader would stumble over, or nothing. */
export function stumbledOver(language: Language, text: string): string | undefined {
  for (const { what, found } of [...TYPOGRAPHY, ...FAULTS[language]]) {
    const match = found.exec(text);
    if (match !== null) return `${what}: "${match[0]}"`;
  }
  return undefined;
}

/** Words to whoever reads, and to nobody else. */
const YOU: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})you(?:r|rs)?(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos|vôtre)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:ty|ci|ciebie|cię|tobie|tw[oó]j\p{L}*|masz)(?!\p{L})|(?:asz|esz|isz|ysz)(?![\p{L}])/iu,
  de: /(?<!\p{L})(?:du|dir|dich|dein\p{L}*)(?!\p{L})/iu,
};

/** What belongs to the reader may be met by others: `Ben moves to your building 1a`. */
const YOUR_BUILDING: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})your building \d+[ab]/gu,
  fr: /(?<!\p{L})votre bâtiment \d+[ab]/gu,
  pl: /(?<!\p{L})tw\p{L}+ budyn\p{L}+ \d+[ab]/gu,
  de: /(?<!\p{L})dein\p{L}* Gebäude \d+[ab]/gu,
};

/** Words for what belongs to somebody else, or to a thing. */
const THEIRS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:his|her|their)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:son|sa|ses|leurs?)(?!\p{L})/iu,
  /** What belongs to whoever the sentence is about is `swój`. */
  pl: /(?<!\p{L})(?:jego|jej|ich|tw\p{L}+ budyn\p{L}+)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:sein|ihr)(?:e[nmrs]?)?(?!\p{L})/iu,
};

/** What a card or an outlaw has of its own. */
const ITS_OWN: Readonly<Record<Language, RegExp>> = {
  en: /(?!)/gu,
  fr: /sans (?:son|sa) \p{L}+|et sa prime/gu,
  pl: /(?!)/gu,
  de: /ohne (?:seine|ihre)[nr]? \p{L}+/gu,
};

/** The possessive by which a sentence about the reader speaks of somebody else, or nothing. */
export const spokenOf = (language: Language, text: string): string | undefined =>
  THEIRS[language].exec(text.replace(ITS_OWN[language], ''))?.[0];

/** The word by which a sentence about somebody else speaks to the reader, or nothing. */
export const spokenTo = (language: Language, text: string): string | undefined =>
  YOU[language].exec(text.replace(YOUR_BUILDING[language], ''))?.[0];
