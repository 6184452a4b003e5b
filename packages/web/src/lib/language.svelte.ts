import { loadWords, typesetAll, type Language, type Words } from '@drover/words';
import type { Labels, OnlineLabels } from '../labels/labels.ts';
import { changeSettings, settings } from './settings.svelte.ts';

/** The language of the page: its own labels and the words of the game, loaded together. */
interface Spoken {
  readonly labels: Labels;
  readonly words: Words;
}

const loadLabels: Record<Language, () => Promise<Labels>> = {
  en: async () => (await import('../labels/en.ts')).en,
  fr: async () => (await import('../labels/fr.ts')).fr,
  pl: async () => (await import('../labels/pl.ts')).pl,
  de: async () => (await import('../labels/de.ts')).de,
};

const loadOnlineLabels: Record<Language, () => Promise<OnlineLabels>> = {
  en: async () => (await import('../labels/online/en.ts')).online,
  fr: async () => (await import('../labels/online/fr.ts')).online,
  pl: async () => (await import('../labels/online/pl.ts')).online,
  de: async () => (await import('../labels/online/de.ts')).online,
};

let spoken = $state.raw<Spoken | null>(null);
let spokenOnline = $state.raw<OnlineLabels | null>(null);

export const isSpeaking = (): boolean => spoken !== null;
export const labels = (): Labels => spoken!.labels;
/** Only on screens that came by `withOnlineLabels`. */
export const onlineLabels = (): OnlineLabels => spokenOnline!;
export const words = (): Words => spoken!.words;

/** Switches the language without a reload: everything on the screen follows. */
export async function speak(language: Language): Promise<void> {
  const [loaded, loadedWords] = await Promise.all([loadLabels[language](), loadWords(language)]);
  if (spokenOnline !== null) await speakOnline(language);
  spoken = { labels: typesetAll(language, loaded), words: loadedWords };
  document.documentElement.lang = language;
  if (settings.language !== language) changeSettings({ language });
}

const speakOnline = async (language: Language): Promise<void> =>
  void (spokenOnline = typesetAll(language, await loadOnlineLabels[language]()));

/** A screen of online tables, once its labels are there as well. */
export async function withOnlineLabels<Screen>(screen: Promise<Screen>): Promise<Screen> {
  if (spokenOnline === null) await speakOnline(settings.language);
  return screen;
}
