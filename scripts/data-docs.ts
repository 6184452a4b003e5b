// node scripts/data-docs.ts [--check]: writes what is made from the component tables: docs/data.md, where every value is
// listed with its source, and the tables in words beside the rules. With --check nothing is written; it fails when a
// file is not what the tables say.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSourced, type Sourced, type SourceKind } from '../packages/engine/src/core/source.ts';
import { nzOpenCollections, nzTables } from '../packages/engine/src/nz/components/index.ts';
import { secondOpenCollections, secondTables } from '../packages/engine/src/second/components/index.ts';
import { componentDocs } from './component-docs.ts';

interface Edition {
  readonly title: string;
  readonly tables: object;
  /** Collections a correction may add to and take from. */
  readonly open: readonly string[];
  /** Where the published values can be read. */
  readonly pages: Readonly<Record<string, string>>;
  /** What is known for certain, and what nobody has told us yet. */
  readonly notes: string;
}

const NZ_KNOWN = `What is known: both sides of every private building with craftsmen and points, all neutral buildings with their letters,
the points of the pathfinder track, the colours of the breeds, most of their breeding values and points, the bonus tiles with
their points, the number of spaces of both hazard sections, the posts for wool, Sarah's tables for sailors and shearers.
Where a picture was hard to read, or only one edition says it, the reference begins with *weak*.

What we have looked for in ten languages and not found, and only an owner of the box can tell: the map of the trail, the sea board
(routes, costs, points, cards), the local posts between 9 and 21 and the foreign ones, the points of the arrows, costs and arrow
rows of the job and bonus markets, how many copies there are of each bonus tile, the list of the hazards, the hands on buildings
other than 1a, the 24 objectives, points of the bonus cards and what sets 3 and 7 to 10 do, most wool values, the breeding value of the
Suffolk, the corners of the disc spaces, the order of the icons in the worker rows, the bonuses of the storehouses, the step
limits by the number of players, the fixed moves on Sarah's cards and options 1, 2 and 5 of her market tile.
`;

const SECOND_KNOWN = `A program of the first edition, made independently of the sources below (<https://github.com/mgrau/cowpoke>), is a second witness: it agrees with
our job market, stations, crosses, cities, hands, worker rows and 27 of 28 objectives. What only an owner of the box can tell is marked
*reconstructed* below: Sam's cards above all.

**Sam's levels** were set by play, so that they mean what Sarah's mean: a bot that plans its turns (\`trained\`) is to win about 95 % on easy, 85 % on
medium and 60 % on hard. Known are the cards that are left out on easy and the workers he has on hard; not known is the city of his first
delivery, and with it all later ones. With Kansas City on every level \`trained\`, as it was then, won 93 of 100 games on easy (110.7 points to 85.6), 142 of
160 on medium (104.0 to 81.4) and 119 of 200 on hard (97.6 to 95.3), so that is where he began by the rules second-3. Since then the bots have
learned to play against him: Strong, who looks one turn further, won 40, 40 and 35.5 of 40 on the three levels, and against Sarah 40, 40 and 28.
So on medium and hard he begins with the next city, Fulton: then Strong won 38 and 28 of 40. The bots have learned to play against that as
well: now Strong wins 39 of 40 and 46 of 60, on easy all of 40, and \`trained\` two thirds of its games on hard. Chicago would be too much
(8 % on hard, for \`trained\` as it was then). Any other city can be chosen when a game is set up.
`;

const EDITIONS: readonly Edition[] = [
  {
    title: 'New Zealand',
    tables: nzTables,
    open: nzOpenCollections,
    pages: {
      'card notes by bozontheboard, note.com': 'https://note.com/bozontheboard/n/n7ba0ecb4d2be',
      'harbourmaster tile pictures, greatwesterntrail-nz repository':
        'https://github.com/Vortilion/greatwesterntrail-nz',
      'Chinese rulebook, appendix, building overview and solo booklet, transcripts by number in the boardgame-rules repository':
        'https://github.com/funbinary/boardgame-rules/tree/main/content/_transcripts/gwt-new-zealand',
    },
    notes: NZ_KNOWN,
  },
  {
    title: 'Second Edition',
    tables: secondTables,
    open: secondOpenCollections,
    pages: {
      boardgamefiesta: 'https://github.com/tomwetjens/boardgamefiesta',
      'component list in the rulespal repository': 'https://github.com/borisyankov/rulespal',
      'station master pictures, greatwesterntrail-2nd repository': 'https://github.com/Vortilion/greatwesterntrail-2nd',
      '"Lonely are the brave", scribd.com': 'https://www.scribd.com/document/634565629',
      'Chinese rulebook, boardgame-rules repository':
        'https://github.com/funbinary/boardgame-rules/blob/main/content/bga-zh/greatwesterntrail.html',
    },
    notes: SECOND_KNOWN,
  },
];

const ROOT = join(import.meta.dirname, '..');

const KINDS: readonly SourceKind[] = ['rulebook', 'derived', 'published', 'reconstructed'];

const BOOKS: Readonly<Record<string, string>> = {
  en: 'English rulebook',
  fr: 'French rulebook',
  pl: 'Polish rulebook',
  sum: 'English summary',
};

const INTRO = `<!-- Written by scripts/data-docs.ts (npm run data). Do not edit: edit the tables it reads. -->

# Where the numbers come from

Every number, icon and map of the game is a value in a table, and every value says how we know it. There are four ways:

- **rulebook**: a published rulebook says so.
- **derived**: no rulebook says so directly, but it follows from what they say, by arithmetic or by comparing examples.
  The reference gives the argument; *weak* marks one that is likely rather than certain.
- **published**: somebody who owns the box wrote it down, showed a picture of it or made a program of it.
- **reconstructed**: we do not know. The value is our proposal: it obeys everything that is known and is chosen so that
  the game plays well, but the box may say otherwise. A value of which only a part is known is counted here too.

## Correcting a value

If you own the box and see a wrong number, you need not touch any code. Write the values that differ into a JSON file,
nested like the paths below, and give it to a game when it is created. For New Zealand, say:

\`\`\`json
{
  "breeds": { "hampshire": { "vp": 4 } },
  "jobMarket": { "costs": [9, 8, 7, 6, 5] },
  "posts": { "12": { "delivery": { "do": "take", "card": "kotare" } } }
}
\`\`\`

- Everything you do not mention stays as it is. A list or an effect (an object with \`"do"\`) is replaced as a whole.
- A name that does not exist, a value of the wrong kind, or tables that no longer fit together (a total that differs from
  \`counts\`, a trail that leads nowhere) are refused with the path of the value.
- Boards of which little is known may also get new entries, given with all their fields, and lose entries, by \`null\`.
  The list stands at each edition.
`;

interface Row {
  readonly path: string;
  readonly value: Sourced<unknown>;
}

function rowsOf(table: unknown, path: string): Row[] {
  if (isSourced(table)) return [{ path, value: table }];
  if (typeof table !== 'object' || table === null || Array.isArray(table)) throw new Error(`${path} has no source`);
  return Object.entries(table).flatMap(([key, inner]) => rowsOf(inner, `${path}.${key}`));
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

const reference = ({ source, ref }: Sourced<unknown>): string =>
  source === 'rulebook' ? ref.replace(/^\w+/, (book) => BOOKS[book] ?? book) : ref;

const counted = (rows: readonly Row[]): string[] => {
  const each = KINDS.map((kind) => rows.filter((row) => row.value.source === kind).length);
  return [...each, rows.length].map(String);
};

/** How a heading is named in a link. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

function editionText({ title, tables, open, pages, notes }: Edition): string {
  const heading = (key: string): string => `${title}: ${key}`;
  const sections = Object.entries(tables).map(([key, table]) => ({ key, rows: rowsOf(table, key) }));
  const all = sections.flatMap(({ rows }) => rows);
  const overview = tableOf(
    ['table', ...KINDS, 'all'],
    [
      ...sections.map(({ key, rows }) => [`[${code(key)}](#${anchor(heading(key))})`, ...counted(rows)]),
      ['**all**', ...counted(all).map((count) => `**${count}**`)],
    ],
  );
  const details = sections.map(({ key, rows }) => {
    const lines = rows.map(({ path, value }) => [
      code(path),
      code(JSON.stringify(value.is)),
      value.source,
      reference(value),
    ]);
    return `### ${heading(key)}\n\n${tableOf(['path', 'value', 'source', 'reference'], lines)}\n`;
  });
  const links = Object.entries(pages).map(([ref, address]) => `- ${ref}: <${address}>`);
  return [
    `## ${title}\n`,
    `Entries may be added to and taken from ${open.map(code).join(', ')}.\n`,
    notes,
    `Published sources:\n\n${links.join('\n')}\n`,
    `${overview}\n`,
    ...details,
  ].join('\n');
}

const files = new Map([['docs/data.md', [INTRO, ...EDITIONS.map(editionText)].join('\n')], ...(await componentDocs())]);

for (const [file, text] of files) {
  if (!process.argv.includes('--check')) {
    writeFileSync(join(ROOT, file), text);
  } else if (text !== current(file)) {
    console.error(`${file} is not what the component tables say; write it anew with npm run data.`);
    process.exitCode = 1;
  }
}

function current(file: string): string | undefined {
  try {
    return readFileSync(join(ROOT, file), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}
