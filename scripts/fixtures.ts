// node scripts/fixtures.ts: records games by today's rules of each edition, where none are recorded yet. They stay as they
// are from then on, whatever is corrected later; the tests compare every later program with them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generator, hash, recordOf, score, writeRecord, type Setup } from '../packages/engine/src/index.ts';
import { playRandom } from '../packages/engine/src/testing/random-games.ts';
import { rulesPrint } from '../packages/engine/src/testing/rules-print.ts';
import { editionFacts, FIXTURES, isRecorded, tablesNow, type EditionWithFixtures } from './fixture-games.ts';

const asText = (content: unknown): string => `${JSON.stringify(content, null, 1)}\n`;

for (const edition of Object.keys(editionFacts) as EditionWithFixtures[]) {
  const { rules, games } = editionFacts[edition];
  if (isRecorded(edition, rules)) {
    console.log(`${edition}/${rules} is recorded and stays. Corrected something? npm run new-version -- ${edition}`);
    continue;
  }
  const folder = join(FIXTURES, edition, rules);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tables.json'), asText(tablesNow(edition)));
  writeFileSync(join(folder, 'print.json'), asText(rulesPrint(edition, rules)));
  const expected: Record<string, object> = {};
  for (const [name, { setup, temper }] of Object.entries(games)) {
    const whole: Setup = { edition, ...setup, seed: `fixture ${name}` };
    const { state, played } = playRandom(whole, generator(whole.seed, 'fixture'), undefined, temper);
    const file = `${name}.txt`;
    writeFileSync(join(folder, file), writeRecord(recordOf(whole, played, state)));
    expected[file] = { moves: played.length, hash: hash(state), score: score(state) };
    const points = score(state).seats.map((seat) => seat.total);
    console.log(
      `${edition}/${rules}/${file}: ${played.length} moves, ${state.turn} turns, points ${points.join(', ')}`,
    );
  }
  writeFileSync(join(folder, 'expected.json'), asText(expected));
}
