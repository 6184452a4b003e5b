// npm run texts [-- --key events] [-- --out FILE]: every text a person reads, side by side in all languages, with examples
// from random games of both editions, as a table for a browser.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { allTexts } from './all-texts.ts';
import { pageOf } from './page.ts';

const { values } = parseArgs({ options: { key: { type: 'string' }, out: { type: 'string', default: 'texts.html' } } });
const { key = '', out } = values;

const texts = (await allTexts()).filter((said) => said.key.includes(key));
if (texts.length === 0) {
  console.error(`drover: no key contains "${key}".`);
  process.exit(1);
}
writeFileSync(out, pageOf(texts, key === ''));
console.log(`${texts.length} texts: ${pathToFileURL(resolve(out)).href}`);
