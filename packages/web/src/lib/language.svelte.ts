import { loadWords, type Language, type Words } from '@drover/words';
import type { Labels } from '../labels/labels.ts';
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
};

let spoken = $state.raw<Spoken | null>(null);

export const isSpeaking = (): boolean => spoken !== null;
export const labels = (): Labels => spoken!.labels;
export const words = (): Words => spoken!.words;

/** Switches the language without a reload: everything on the screen follows. */
export async function speak(language: Language): Promise<void> {
  const [loaded, loadedWords] = await Promise.all([loadLabels[language](), loadWords(language)]);
  spoken = { labels: loaded, words: loadedWords };
  document.documentElement.lang = language;
  if (settings.language !== language) changeSettings({ language });
}
