import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offlinePlugin } from './plugins/offline.ts';
import { referencesPlugin } from './plugins/references.ts';
import { rulesPlugin } from './plugins/rules.ts';

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
            { name: 'game', test: /packages\/(engine|words\/src\/(?!en\/|fr\/|pl\/))|node_modules\/(svelte|idb)\// },
            { name: 'table', test: /web\/src\/(table|pieces|authority|lib|board\/(player|trail|Layer|canvas))/ },
            { name: 'nz-board', test: /web\/src\/board\/nz\// },
            { name: 'second-board', test: /web\/src\/board\/second\// },
            { name: 'home', test: /web\/src\/(screens\/(Home|Poster|Radios|SoloTerms|new-game)|App)/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
