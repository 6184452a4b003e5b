/** The server as a library: for the command line, for tests, for whoever builds something around it. */
export { buildApp, type App, type AppParts } from './app.ts';
export { openNotifier, type Notifier } from './notify/notifier.ts';
export { BadSetting, readSettings, type Settings } from './settings.ts';
export { CannotOpen, openStore } from './store/open.ts';
export type * from './store/store.ts';
