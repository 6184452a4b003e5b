// Writes /service-worker.js at the end of a build: the list of everything that was built, and what to do with it.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'service-worker.js';

export function offlinePlugin(): Plugin {
  return {
    name: 'drover-offline',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: { order: 'post', handler: ({ dir }) => void (dir !== undefined && writeServiceWorker(dir)) },
  };
}

function writeServiceWorker(dist: string): void {
  const files = globSync('**/*', { cwd: dist })
    .filter((file) => file !== NAME && statSync(join(dist, file)).isFile())
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
  const worker = readFileSync(join(import.meta.dirname, NAME), 'utf8');
  const hash = createHash('sha256').update(worker);
  for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
  const facts = `const VERSION = '${hash.digest('hex').slice(0, 16)}';\nconst FILES = ${JSON.stringify(files)};\n`;
  writeFileSync(join(dist, NAME), facts + worker);
}
