// node scripts/serve.ts: builds the page and serves it. PORT and HOST choose where.
import { createServer } from 'node:net';
import { build, preview, type InlineConfig } from 'vite';
import page from '../packages/web/vite.config.ts';

const config: InlineConfig = { ...page, configFile: false, logLevel: 'warn' };
const host = process.env['HOST'] || '127.0.0.1';
const port = Number(process.env['PORT'] || 8080);

class CannotServe extends Error {}

/** Asked before the page is built: nobody should wait for a build only to learn that it cannot be served. */
function findTrouble(): Promise<CannotServe | null> {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return Promise.resolve(new CannotServe(`PORT is "${process.env['PORT']}", it should be a number up to 65535.`));
  }
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} is taken: stop what uses it or choose another, for example PORT=${port + 1} npm start.`,
    EACCES: `port ${port} needs more rights than you have: choose one above 1023, for example PORT=8080 npm start.`,
  };
  return new Promise((resolve) => {
    const trial = createServer();
    trial.once('error', (error: NodeJS.ErrnoException) =>
      resolve(new CannotServe(reasons[error.code ?? ''] ?? `cannot serve on ${host}: ${error.message}.`)),
    );
    trial.listen(port, host, () => trial.close(() => resolve(null)));
  });
}

async function buildPage(): Promise<void> {
  console.log('drover: building the page …');
  const start = performance.now();
  await build(config);
  console.log(`drover: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function servePage(): Promise<void> {
  const server = await preview({ ...config, preview: { host, port, strictPort: true } });
  const urls = server.resolvedUrls;
  console.log('drover: ready, open this in a browser (Ctrl-C ends it):');
  for (const url of [...(urls?.local ?? []), ...(urls?.network ?? [])]) console.log(`  ${url}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
try {
  const trouble = await findTrouble();
  if (trouble) throw trouble;
  await buildPage();
  await servePage();
} catch (error) {
  if (!(error instanceof CannotServe)) throw error;
  console.error(`drover: ${error.message}`);
  process.exitCode = 1;
}
