// node scripts/serve.ts: builds the page and starts the server. What can be set stands in docs/server.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CannotServe, startUp } from '../packages/server/src/serve.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILD = ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn'];

/** In a process of its own: what it takes to build a page is not kept for as long as the server runs. */
async function buildPage(): Promise<void> {
  console.log('drover: building the page …');
  const start = performance.now();
  const builder = spawn(process.execPath, BUILD, { cwd: ROOT, stdio: 'inherit' });
  const end = (): void => void builder.kill();
  process.once('exit', end);
  const [code] = (await once(builder, 'exit')) as [number | null];
  process.off('exit', end);
  if (code !== 0) throw new CannotServe('the page could not be built; what is wrong stands above.');
  console.log(`drover: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

await startUp(process.env, buildPage);
