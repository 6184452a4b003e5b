import type { Language } from '@drover/words';

/** How much the coach says: apart from the other labels, since only the settings need it. */
export const COACH: Readonly<Record<Language, Readonly<Record<'name' | 'on' | 'new' | 'off', string>>>> = {
  en: { name: 'Coach', on: 'On', new: 'Only what is new', off: 'Off' },
  fr: { name: 'Conseiller', on: 'Activé', new: 'Seulement ce qui est nouveau', off: 'Désactivé' },
  pl: { name: 'Trener', on: 'Włączony', new: 'Tylko nowości', off: 'Wyłączony' },
  de: { name: 'Trainer', on: 'An', new: 'Nur bei Neuem', off: 'Aus' },
};
