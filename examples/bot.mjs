// A program that takes a seat like a person, in a few dozen lines:
//
//   DROVER_URL=http://localhost:8080 DROVER_TOKEN=drover_… node examples/bot.mjs TABLE
//
// It joins the table with this id and plays random moves until the game ends. Make the token on the page, under
// Account. The whole interface is described at /api/docs; how to choose a better move is up to you.
import { createHash, randomBytes, randomUUID } from 'node:crypto';

const { DROVER_URL = 'http://localhost:8080', DROVER_TOKEN = '' } = process.env;
const [table] = process.argv.slice(2);
if (!DROVER_TOKEN || !table) throw new Error('DROVER_TOKEN=… node examples/bot.mjs TABLE');

const headers = { authorization: `Bearer ${DROVER_TOKEN}`, 'content-type': 'application/json' };
const at = `${DROVER_URL}/api/tables/${table}`;

async function ask(method, path, body) {
  const answer = await fetch(at + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const said = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(`${method} ${path}: ${said.message}`), { status: answer.status });
  return said;
}

/** The table has changed since the last news: somebody left, or took something back. The next news will tell. */
function tooLate(error) {
  if (error.status !== 409) throw error;
  console.error(error.message);
}

/** Every time something happened, the table as it is then. Starts anew when the connection breaks. */
async function* news() {
  const { authorization } = headers;
  for (;;) {
    try {
      const { body } = await fetch(`${at}/stream`, { headers: { authorization } });
      let text = '';
      for await (const part of body.pipeThrough(new TextDecoderStream())) {
        const events = (text + part).split('\n\n');
        text = events.pop();
        for (const event of events) if (event.includes('event: table')) yield JSON.parse(event.split('\ndata: ')[1]);
      }
    } catch (error) {
      console.error(`The connection broke: ${error.message}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

/** The version we saw goes with the move, and a key: asking again with it does nothing twice. */
async function move() {
  const { version, seat, asked, moves } = await ask('GET', '/moves');
  if (!asked) return;
  const choice = moves[Math.floor(Math.random() * moves.length)];
  const { answer } = await ask('POST', '/moves', { version, seat, key: randomUUID(), move: choice });
  console.log(`${version + 1}. ${choice} (${answer})`);
}

// Fair shuffles: the hash of our random part now, the part itself when everybody has sat down.
const contribution = randomBytes(32).toString('hex');
const commitment = createHash('sha256').update(contribution).digest('hex');

const { mine } = await ask('GET', '');
if (mine.length === 0) await ask('POST', '/join', { commitment });
for await (const { status, deciding, mine, fairness } of news()) {
  if (status === 'over' || status === 'abandoned') break;
  if (fairness.revealing && fairness.committed[mine[0]] === commitment)
    await ask('POST', '/reveal', { contribution }).catch(tooLate);
  if (status === 'playing' && mine.includes(deciding)) await move().catch(tooLate);
}
console.log('The game has ended.');
process.exit(0);
