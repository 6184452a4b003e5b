import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offlinePlugin } from './plugins/offline.ts';
import { rulesPlugin } from './plugins/rules.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), rulesPlugin(), offlinePlugin()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
});
