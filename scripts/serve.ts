// node scripts/serve.ts: builds the page and starts the server. What can be set stands in docs/server.md.
import { build } from 'vite';
import { startUp } from '../packages/server/src/serve.ts';
import page from '../packages/web/vite.config.ts';

async function buildPage(): Promise<void> {
  console.log('drover: building the page …');
  const start = performance.now();
  await build({ ...page, configFile: false, logLevel: 'warn' });
  console.log(`drover: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

await startUp(process.env, buildPage);
