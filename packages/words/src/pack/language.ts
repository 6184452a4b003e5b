export const LANGUAGES = ['en', 'fr', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
