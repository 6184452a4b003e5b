/** One schema for each request and answer; servers check with them, clients take their types. */
export * from './fair.ts';
export * from './people.ts';
export * from './play.ts';
export * from './tables.ts';
