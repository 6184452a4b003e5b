/** One schema for each request and answer; servers check with them, clients take their types. */
export * from './data.ts';
export * from './edition.ts';
export * from './fair.ts';
export * from './moderation.ts';
export * from './people.ts';
export * from './play.ts';
export * from './tables.ts';
