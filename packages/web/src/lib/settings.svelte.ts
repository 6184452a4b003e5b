import { LANGUAGES, type Language } from '@drover/words';

/** What a person has set for this browser. */
export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: boolean;
  /** How the moves of others are shown: one after the other, or not at all. */
  film: 'slow' | 'normal' | 'off';
  /** Questions that belong together are one choice, and those with one answer answer themselves. */
  together: boolean;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  muted: boolean;
  /** Single keys choose, end the turn and so on: in the way of some ways to type. */
  keys: boolean;
  /** A first tap shows what a choice would bring, a second one makes it. */
  tapTwice: boolean;
  /** A coach sits at the table: with all it has to say, or only where something is new. */
  coach: 'on' | 'new' | 'off';
}

const KEY = 'drover-settings';

const isLanguage = (tag: unknown): tag is Language => LANGUAGES.includes(tag as never);

const preferredLanguage = (): Language => navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';

/** An address may ask for a language, `?lang=fr`: for links, and for whoever tries a translation. */
const askedLanguage = new URLSearchParams(location.search).get('lang');

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

const usual: Settings = {
  language: preferredLanguage(),
  theme: 'auto',
  motion: true,
  film: 'normal',
  together: true,
  volume: 40,
  muted: false,
  keys: true,
  // Fingers do not hover, and hide what they touch.
  tapTwice: matchMedia('(pointer: coarse)').matches,
  coach: 'off',
};
const found = stored();

export const settings: Settings = $state({
  ...usual,
  ...found,
  language: [askedLanguage, found.language].find(isLanguage) ?? usual.language,
});

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(dark.matches);
dark.addEventListener('change', () => (systemDark = dark.matches));

export const theme = (): 'light' | 'dark' =>
  settings.theme === 'auto' ? (systemDark ? 'dark' : 'light') : settings.theme;
