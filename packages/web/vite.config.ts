import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { LANGUAGES } from '../words/src/pack/language.ts';
import { offlinePlugin } from './plugins/offline.ts';
import { referencesPlugin } from './plugins/references.ts';
import { rulesPlugin } from './plugins/rules.ts';

/** The rules, the words and what draws them. */
const GAME = /packages\/(engine|words)\/src\/|node_modules\/(svelte|idb)\//;
/** But for the languages, of which only the chosen one is fetched, and for what comes when somebody asks for it. */
const LATER = new RegExp(
  [
    'engine/src/testing/',
    `words/src/(${LANGUAGES.join('|')}|glossary|explanations|table)/`,
    'words/src/(explaining|[^/]+/(explain|rules|table))\\.ts',
  ].join('|'),
);

/** The drawn board of an edition and the animal on its cards, by their folders. */
const BOARD = /web\/src\/(?:board\/(?!player\/|trail\/)|pieces\/animals\/)([^/]+)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), rulesPlugin(), referencesPlugin(), offlinePlugin()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Files that are always needed together are one file: many small ones compress worse.
      output: {
        codeSplitting: {
          groups: [
            { name: 'game', test: (id) => GAME.test(id) && !LATER.test(id) },
            {
              name: 'table',
              test: /web\/src\/(table\/(?!dialogs|Bubble|PhoneView|choices-in-sight|frame|Curtain|Refused|Captions|Chips|Preview|preview|why|free-place|HintList|Outcome|Why|advice-words|told-apart|Attention|cues|Ending|Share|verdict|next-level)|stage|pieces\/(?!Engine|Entry|legend|animals\/)|icons|editions|authority|lib\/(?!Dialog|Radios|files|packed|served|SettingsForm|sound)|board\/(player\/(?!AutomaBoard|automa|TakenPiece)|trail\/|[^/]*$))/,
            },
            { name: (id) => `${BOARD.exec(id)![1]!}-board`, test: BOARD },
            { name: 'home', test: /web\/src\/(screens\/Home|new-game\/(Poster|new-game|start))/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
