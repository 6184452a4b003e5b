import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  apply,
  decision,
  legalMoves,
  newGame,
  type CoreState,
  type GameEvent,
  type NzState,
  type Seat,
  type SecondState,
} from '@drover/engine';
import { noticeInterrupt } from './progress.ts';
import { randomPlayer } from './random-game.ts';
import { company, gameName, SETUP_USAGE, setupDetails, setupFrom, setupOptions, setupWords } from './setup.ts';
import { scoreSheet } from './sheet.ts';
import { kitOf } from './kits.ts';
import { inEnglish } from './teller.ts';
import { bold, plural, wrap } from './text.ts';
import { UsageError, verb } from './verb.ts';

const PAUSE = 600;

export const demo = verb({
  name: 'demo',
  usage: `${SETUP_USAGE} [--fast]`,
  summary: 'watch a random game, told in plain English',
  details: [
    '--fast               no pause between turns',
    ...setupDetails(2, '--seed X             any text; without it a new game every time'),
  ],
  options: { ...setupOptions, seed: { type: 'string' }, fast: { type: 'boolean' } },
  takes: [],
  async run(options) {
    if (options.seed === '') throw new UsageError('--seed is empty; it must be any text.');
    const setup = await setupFrom({ ...options, seed: options.seed ?? String(randomInt(1_000_000)) }, 2);
    const pause = options.fast || !process.stdout.isTTY ? 0 : PAUSE;
    const interrupt = noticeInterrupt();
    let state = newGame(setup);
    console.log(bold(`${gameName(setup)}, ${company(state)}: people choose at random (seed ${setup.seed})`));

    let turn = state.turn;
    const choose = randomPlayer(setup);
    startTurn(state, { seat: state.active, number: turn, last: false });
    while (!state.over && !interrupt.signal.aborted) {
      const before = state;
      const { seat } = decision(before)!;
      const { state: after, events } = apply(before, seat, choose(legalMoves(before, seat)));
      state = after;
      for (const [begun, happened] of byTurns(events)) {
        if (begun !== null) {
          await setTimeout(pause, undefined, { signal: interrupt.signal }).catch(() => {});
          if (interrupt.signal.aborted) break;
          // A solo opponent has done its turn by now: where it stood is known from before.
          startTurn(decision(after)?.seat === begun.seat ? after : before, begun);
          turn = begun.number;
        }
        tell(before, happened);
      }
    }
    interrupt.release();
    if (state.over)
      console.log(
        ['', bold(`The game is over after ${plural(state.turn, 'turn')}.`), '', ...scoreSheet(state)].join('\n'),
      );
    else {
      const again = `npm run -s drover -- demo ${setupWords(options, setup.seed)}`;
      console.log(`\nStopped in turn ${turn}. The same game again: ${again}`);
    }
    return 0;
  },
});

interface Begun {
  readonly seat: Seat;
  readonly number: number;
  readonly last: boolean;
}

/** What happened, cut where turns begin: first what still belongs to the turn before. */
function byTurns(events: readonly GameEvent[]): [Begun | null, GameEvent[]][] {
  const parts: [Begun | null, GameEvent[]][] = [[null, []]];
  for (const event of events) {
    if (event.type === 'turn') parts.push([event as GameEvent & Begun, []]);
    else parts.at(-1)![1].push(event);
  }
  return parts;
}

function startTurn(state: CoreState, { seat, number, last }: Begun): void {
  const heading = bold(`Turn ${number}: ${inEnglish(state).seat(seat)}`);
  console.log(`\n${heading}, ${standing(state, seat)}${last ? '; the last turn' : ''}`);
}

/** Money and place of a seat, in a few words. */
function standing(state: CoreState, seat: Seat): string {
  const teller = inEnglish(state);
  const player = (state as NzState | SecondState).players[seat];
  const place = teller.name(state, { is: 'space', space: player.at });
  if (player.automa) return place;
  return [teller.money(player.money), ...kitOf(state).treasures(state, seat), place].join(', ');
}

function tell(before: CoreState, events: readonly GameEvent[]): void {
  const story = inEnglish(before).story(
    before,
    events.filter(({ type }) => type !== 'over'),
  );
  for (const { text } of story) console.log(wrap(`  ${text}`, 4).join('\n'));
}
