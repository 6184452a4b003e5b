// node scripts/lockaudit.mjs <lock file>...: is each lock file fit for every machine? npm leaves the binaries of other
// platforms out of it without a word when a release lacks them, and `npm ci` then fails there.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const REGISTRY = 'https://registry.npmjs.org/';

/** What is wrong with a parsed lock file, one sentence each. */
export function audit(lock) {
  const entries = Object.entries(lock.packages);
  const names = new Set(entries.map(([path]) => path.replace(/^.*node_modules\//, '')));
  const problems = [];
  for (const [path, entry] of entries) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!names.has(name)) problems.push(`${path || 'the project'} wants ${name}@${version}, which has no entry`);
    }
    // Only what lies in node_modules and is not a link to a workspace comes from outside.
    if (!path.includes('node_modules/') || entry.link) continue;
    if (entry.resolved && !entry.resolved.startsWith(REGISTRY)) problems.push(`${path} comes from ${entry.resolved}`);
    if (!entry.integrity && !entry.inBundle) problems.push(`${path} has no integrity hash`);
  }
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of process.argv.slice(2)) {
    for (const problem of audit(JSON.parse(readFileSync(file, 'utf8')))) {
      console.error(`${file}: ${problem}`);
      process.exitCode = 1;
    }
  }
}
