/** The store alone, for programs that need no server. */
export { BadLine, checkArchive, exportLines, importLines, type Amount } from './archive.ts';
export { CannotOpen, openStore } from './open.ts';
export type { Store } from './store.ts';
