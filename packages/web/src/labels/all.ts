import type { Language } from '@drover/words';
import { ADVICE, type AdviceLabels } from './advice.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Labels, OnlineLabels } from './labels.ts';
import { online as onlineDe } from './online/de.ts';
import { online as onlineEn } from './online/en.ts';
import { online as onlineFr } from './online/fr.ts';
import { online as onlinePl } from './online/pl.ts';
import { pl } from './pl.ts';
import { READING, type ReadingLabels } from './reading.ts';

/** All of them together, for whoever reads them through; the page loads only what it shows. */
export type AllLabels = Labels & {
  readonly online: OnlineLabels;
  readonly advice: AdviceLabels;
  readonly reading: ReadingLabels;
};

export const LABELS: Readonly<Record<Language, AllLabels>> = {
  en: { ...en, online: onlineEn, advice: ADVICE.en, reading: READING.en },
  fr: { ...fr, online: onlineFr, advice: ADVICE.fr, reading: READING.fr },
  pl: { ...pl, online: onlinePl, advice: ADVICE.pl, reading: READING.pl },
  de: { ...de, online: onlineDe, advice: ADVICE.de, reading: READING.de },
};
