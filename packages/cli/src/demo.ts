import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { apply, decision, legalMoves, newGame, type CoreState, type GameEvent, type Setup } from '@drover/engine';
import { noticeInterrupt } from './progress.ts';
import { randomPlayer } from './random-game.ts';
import { scoreSheet } from './sheet.ts';
import { tellerOf } from './teller.ts';
import { bold, plural, wrap } from './text.ts';
import { UsageError, verb } from './verb.ts';

const PAUSE = 600;

export const demo = verb({
  name: 'demo',
  usage: '[--seed X] [--fast]',
  summary: 'watch a random two-player game, told in plain English',
  details: [
    '--seed X             any text; without it a new game every time',
    '--fast               no pause between turns',
  ],
  options: { seed: { type: 'string' }, fast: { type: 'boolean' } },
  takes: [],
  async run(options) {
    if (options.seed === '') throw new UsageError('--seed is empty; it must be any text.');
    const setup: Setup = { edition: 'nz', players: 2, seed: options.seed ?? String(randomInt(1_000_000)), options: {} };
    const pause = options.fast || !process.stdout.isTTY ? 0 : PAUSE;
    const interrupt = noticeInterrupt();
    const teller = tellerOf(setup);
    console.log(bold(`${teller.name}: two players who choose their moves at random (seed ${setup.seed})`));

    let state = newGame(setup);
    const choose = randomPlayer(setup);
    startTurn(state, false);
    while (!state.over && !interrupt.signal.aborted) {
      const { seat } = decision(state)!;
      const outcome = apply(state, seat, choose(legalMoves(state, seat)));
      state = outcome.state;
      const next = outcome.events.findIndex((event) => event.type === 'turn');
      tell(state, next < 0 ? outcome.events : outcome.events.slice(0, next));
      if (next < 0) continue;
      await setTimeout(pause, undefined, { signal: interrupt.signal }).catch(() => {});
      if (interrupt.signal.aborted) break;
      startTurn(state, (outcome.events[next] as GameEvent & { last: boolean }).last);
      tell(state, outcome.events.slice(next + 1));
    }
    interrupt.release();
    if (state.over)
      console.log(
        ['', bold(`The game is over after ${plural(state.turn, 'turn')}.`), '', ...scoreSheet(state)].join('\n'),
      );
    else
      console.log(
        `\nStopped in turn ${state.turn}. The same game again: npm run -s drover -- demo --seed ${setup.seed}`,
      );
    return 0;
  },
});

function startTurn(state: CoreState, last: boolean): void {
  const teller = tellerOf(state);
  const standing = teller.standing(state, state.active);
  console.log(
    `\n${bold(`Turn ${state.turn}: ${teller.seat(state, state.active)}`)}, ${standing}${last ? '; the last turn' : ''}`,
  );
}

function tell(state: CoreState, events: readonly GameEvent[]): void {
  for (const sentence of tellerOf(state).story(state, events)) console.log(wrap(`  ${sentence}`, 4).join('\n'));
}
