/** Every word about the game, in the languages of LANGUAGES: load a pack, make a teller for a table, let it speak. */
export { LANGUAGES, loadWords, type Language } from './languages.ts';
export type { Words } from './words.ts';
export { pluralIn } from './plural.ts';
export { tellerOf, type Teller } from './teller.ts';
export type { Choice } from './trail/choices.ts';
export type { Explanation } from './trail/explain.ts';
export type { Question } from './trail/questions.ts';
export type { Line } from './trail/story.ts';
export type { Section } from './trail/table.ts';
export type { Thing } from './thing.ts';
