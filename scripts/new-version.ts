// node scripts/new-version.ts nz|second [--reading]: a value or a ruling was corrected, so games from now on follow new rules.
// What differed until now is written down as an older version, by which the games begun so far are played to their end;
// the number of the rules is raised, games are recorded for it, and docs/data.md is written anew.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { difference } from '../packages/engine/src/core/versions.ts';
import { editionFacts, FIXTURES, isEditionWithFixtures, recordedTables, tablesNow } from './fixture-games.ts';

const ROOT = join(import.meta.dirname, '..');
const [edition = '', ...flags] = process.argv.slice(2);

function stop(why: string): never {
  console.error(`drover: ${why}`);
  process.exit(1);
}

if (!isEditionWithFixtures(edition))
  stop(`which edition? npm run new-version -- ${Object.keys(editionFacts).join(' | ')}`);

const { rules, source, readings } = editionFacts[edition];
if (!readdirSync(join(FIXTURES, edition)).includes(rules))
  stop(`${rules} has no recorded games yet, so no game follows it: correct as you like, then npm run fixtures.`);

const values = difference(recordedTables(edition, rules), tablesNow(edition));
const changed = Object.keys(values).length > 0;
if (!changed && !flags.includes('--reading'))
  stop(`no value differs from ${rules}. If a ruling was changed: npm run new-version -- ${edition} --reading`);

const folder = join(ROOT, 'packages/engine/src', source, 'older');
const variable = (version: string): string => version.replace('-', '');
const asCode = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(asCode).join(', ')}]`
    : typeof value === 'object' && value !== null
      ? `{ ${Object.entries(value)
          .map(([key, inner]) => `${JSON.stringify(key)}: ${asCode(inner)}`)
          .join(', ')} }`
      : String(typeof value === 'string' ? JSON.stringify(value) : value);

writeFileSync(
  join(folder, `${rules}.ts`),
  `import type { OlderVersion } from '../../core/versions.ts';
import type { ${readings} } from '../versions.ts';

export const ${variable(rules)}: OlderVersion<${readings}> = {
  rules: '${rules}',
  readings: {},
  values: ${asCode(values)},
};
`,
);

const number = (version: string): number => Number(version.slice(version.indexOf('-') + 1));
const older = readdirSync(folder)
  .flatMap((file) => (file === 'index.ts' ? [] : [file.replace(/\.ts$/, '')]))
  .sort((a, b) => number(b) - number(a));
writeFileSync(
  join(folder, 'index.ts'),
  `/** Written by npm run new-version: the versions before today's, the newest first. */
import type { OlderVersion } from '../../core/versions.ts';
import type { ${readings} } from '../versions.ts';
${older.map((version) => `import { ${variable(version)} } from './${version}.ts';`).join('\n')}

export const older: readonly OlderVersion<${readings}>[] = [${older.map(variable).join(', ')}];
`,
);

const next = `${edition}-${number(rules) + 1}`;
const versions = join(ROOT, 'packages/engine/src', source, 'versions.ts');
writeFileSync(versions, readFileSync(versions, 'utf8').replace(`'${rules}'`, `'${next}'`));

const run = (...args: string[]): unknown => execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
run('node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', folder, versions);
run('scripts/fixtures.ts');
run('scripts/data-docs.ts');
console.log(`\nGames from now on follow ${next}; those begun by ${rules} go on by it.`);
console.log(
  `The networks of the bots were learned by ${rules}: docs/bots.md says how they learn again, when there is time.`,
);
if (!changed)
  console.log(
    `Name the reading given up in ${source}/versions.ts, switch it on in ${source}/older/${rules}.ts, and ask for it\n` +
      `where the rule is. npm test tells whether games by ${rules} still go as they went.`,
  );
