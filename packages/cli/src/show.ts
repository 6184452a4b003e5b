import { decision, legalMoves, replay, view, writeMove, type CoreState, type Seat } from '@drover/engine';
import { EDITION_USAGE } from './edition.ts';
import { RECORD_DETAILS, readRecord, recordOptions } from './files.ts';
import { company, gameName } from './setup.ts';
import { scoreSheet } from './sheet.ts';
import { tableInWords } from '@drover/words';
import { inEnglish } from './teller.ts';
import { bold, plural, table, wrap } from './text.ts';
import { UsageError, verb, wholeNumber } from './verb.ts';

export const show = verb({
  name: 'show',
  usage: `FILE [--at N] [--seat S] ${EDITION_USAGE}`,
  summary: 'print the table after any move of a record',
  details: [
    ...RECORD_DETAILS,
    '--at N               after N moves; without it after all of them',
    '--seat S             only what this seat may know; seats count from 1',
  ],
  options: { ...recordOptions, at: { type: 'string' }, seat: { type: 'string' } },
  takes: ['FILE'],
  async run(options, [file]) {
    const record = await readRecord(file, options.edition);
    const total = record.moves.length;
    const at = options.at === undefined ? total : wholeNumber('at', options.at, 0);
    if (at > total) throw new UsageError(`--at is ${at}, but the record ends after ${plural(total, 'move')}.`);
    const { state: full } = replay(record, { upTo: at });
    const seat = options.seat === undefined ? null : wholeNumber('seat', options.seat, 1, full.setup.players) - 1;
    const state = seat === null ? full : view(full, seat);
    console.log([...heading(state, at, total, seat), '', ...board(state), ...next(state, seat)].join('\n'));
    return 0;
  },
});

function heading(state: CoreState, at: number, total: number, seat: Seat | null): string[] {
  const teller = inEnglish(state);
  const eyes = seat === null ? 'everything open' : `as ${teller.seat(seat)} sees it`;
  return [
    bold(`${gameName(state.setup)}, ${company(state)}, after move ${at} of ${total}, ${eyes}`),
    state.over
      ? `The game is over after ${plural(state.turn, 'turn')}.`
      : `Turn ${state.turn}, ${teller.seat(state.active)}. ${asked(state)}`,
  ];
}

function asked(state: CoreState): string {
  const now = decision(state)!;
  const teller = inEnglish(state);
  const { text, why } = teller.question(state, now);
  return `${teller.seat(now.seat)} decides: ${text}${why === '' ? '' : ` (${why})`}`;
}

/** Everything on the table. */
export const board = (state: CoreState): string[] =>
  tableInWords(inEnglish(state), state).flatMap(({ heading: title, lines }, i) => [
    ...(i === 0 ? [] : ['']),
    bold(title.toUpperCase()),
    ...lines.flatMap((line) => wrap(`  ${line}`, 6)),
  ]);

/** The moves of whoever has to decide, for those who may know them; or how it ended. */
function next(state: CoreState, seat: Seat | null): string[] {
  if (state.over) return ['', bold('SCORES'), ...scoreSheet(state).map((line) => (line === '' ? '' : `  ${line}`))];
  const decider = decision(state)!.seat;
  if (seat !== null && seat !== decider) return [];
  const teller = inEnglish(state);
  const moves = legalMoves(state, decider).map((move) => {
    const { label, detail } = teller.choice(state, decider, move);
    return [`  ${writeMove(state, move)}`, detail === null ? label : `${label}: ${detail}`];
  });
  const width = Math.max(...moves.map(([text]) => text.length)) + 2;
  return [
    '',
    bold(`MOVES OF ${teller.seat(decider).toUpperCase()} (${moves.length})`),
    ...table(moves, 'll').flatMap((line) => wrap(line, width)),
  ];
}
