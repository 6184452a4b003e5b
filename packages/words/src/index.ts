/** Every word about the game, in the languages of LANGUAGES: load a pack, make a teller for a table, let it speak. */
export { loadWords } from './languages.ts';
export { LANGUAGES, type Language } from './pack/language.ts';
export type { Words } from './words.ts';
export { LOCALES } from './pack/locale.ts';
export { pluralIn } from './pack/plural.ts';
export { typesetAll, typesetIn } from './pack/typeset.ts';
export { explain, tableInWords } from './explaining.ts';
export { tellerOf, type Teller } from './teller.ts';
export type { Choice } from './choices/choice.ts';
export type { Explanation } from './explanations/explain.ts';
export type { Question } from './choices/questions.ts';
export type { Line } from './story/story.ts';
export type { Section } from './table/sections.ts';
export type { Thing } from './pack/thing.ts';
