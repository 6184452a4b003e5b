import type { Language } from './language.ts';

/** How dates, numbers and lists are written. The English of the texts is British: harbour, £, 1 January. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', pl: 'pl', de: 'de' };
