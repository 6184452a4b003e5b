import type { EditionId, GameEvent } from '@drover/engine';
import { table } from '@drover/engine/testing';
import { expect, it } from 'vitest';
import type { Frame } from '../authority/authority.ts';
import { Guide, type Explained, type Mode } from './guide.ts';

/** Everything is known but these. */
function memory(...unknown: string[]): Explained & { readonly kept: string[] } {
  const kept: string[] = [];
  return {
    kept,
    isExplained: (_: EditionId, key: string) => !unknown.includes(key) || kept.includes(key),
    keepExplained: (_: EditionId, key: string) => void kept.push(key),
  };
}

/** A game that goes on, as seat 0 sees it, and a guide who follows it. */
class Followed {
  readonly guide: Guide;
  readonly #t: ReturnType<typeof table>;
  readonly #mode: Mode;
  #frames: Frame[] = [];

  constructor(t: ReturnType<typeof table>, explained: Explained, mode: Mode = 'on') {
    this.#t = t;
    this.#mode = mode;
    this.guide = new Guide(explained);
    this.#add(null, []);
  }

  play(...moves: string[]): this {
    for (const move of moves) {
      const by = this.#t.asked();
      this.#t.play(move);
      this.#add(by, this.#t.heard(0));
    }
    return this;
  }

  #add(by: number | null, events: readonly GameEvent[]): void {
    this.#frames = [...this.#frames, { version: this.#frames.length, view: this.#t.view(0), by, events }];
    this.guide.look(this.#frames, 0, this.#mode);
  }

  get says(): string | null {
    const { speech } = this.guide;
    return speech?.is === 'explanation' ? speech.key : (speech?.is ?? null);
  }
}

const FOUR = ['shropshire', 'southdown', 'merino', 'english-leicester'];

it('explains a thing once: whoever reads it has seen it', () => {
  const known = memory('tokens');
  const game = new Followed(table(2).with(0, { tokens: 1 }).at(0, 'A').turn(0), known);
  expect(game.says).toBe('tokens');
  game.guide.read();
  expect([game.says, known.kept]).toEqual([null, ['tokens']]);
  expect(game.play('move B').says).toBeNull();
});

it('takes a move for having read it, and says one thing at each question', () => {
  const known = memory('tokens', 'auxiliaryInstead');
  const game = new Followed(table(2).with(0, { tokens: 1 }).at(0, 'A').turn(0), known);
  expect(game.says).toBe('tokens');
  expect(game.play('move B').says).toBe('auxiliaryInstead');
  expect(known.kept).toEqual(['tokens']);
});

it('tells what happened first, and what lies on the table afterwards', () => {
  const t = table(2).with(0, { tokens: 1 }).at(0, 'B').build(1, '4a', 'C1').turn(0);
  const game = new Followed(t, memory('feePaid', 'othersBuilding'));
  expect(game.play('move C>C1').says).toBe('feePaid');
  expect(game.play('end').says).toBeNull();
});

it('keeps what happened until it can be told', () => {
  const t = table(2)
    .at(0, 'B')
    .build(1, '4a', 'C1')
    .stack(0, 'ferry', ...FOUR)
    .turn(0);
  const game = new Followed(t, memory('feePaid', 'drawnLate'));
  game.play('move C>C1');
  expect(game.says).toBe('feePaid');
  expect(game.play('end').says).toBe('drawnLate');
});

it('hushed, is silent until the next turn of the person, and has nothing taken for read', () => {
  const known = memory('tokens');
  const game = new Followed(table(2).with(0, { tokens: 1 }).at(0, 'A').turn(0), known);
  game.guide.hush(table(2).turn(0).s);
  expect(game.says).toBeNull();
  expect(game.play('move B').says).toBeNull();
  expect(game.play('end').says).toBeNull();
  expect(known.kept).toEqual([]);
  expect(game.play('move B', 'end').says).toBe('tokens');
});

const visiting = () =>
  table(2)
    .at(0, 'H')
    .hand(0, ...FOUR)
    .foresightA('shepherd', 'sailor')
    .foresightB('bt07', 'bt08')
    .turn(0);
const visit = ['move WELLINGTON', 'wellington', ...FOUR.map((card) => `reveal ${card}`), 'income 0'];
const rest = ['deliver 6 aux-draw', 'foresight left', 'foresight left'];

it('does not tell of a card that came late once it is gone', () => {
  for (const gone of [false, true]) {
    const t = visiting()
      .at(1, 'A')
      .stack(0, 'ferry', ...FOUR);
    const game = new Followed(t, memory('drawnLate')).play(...visit, ...rest, 'end');
    expect(game.says).toBe('back');
    game.guide.read();
    if (gone) t.hand(0, ...FOUR);
    expect(game.play('move B').says).toBe(gone ? null : 'drawnLate');
  }
});

it('looks back on a delivery when the turn is over, but not where only what is new is wanted', () => {
  const game = new Followed(visiting(), memory()).play(...visit, ...rest);
  expect(game.says).toBeNull();
  expect(game.play('end').says).toBe('back');
  expect(new Followed(visiting(), memory(), 'new').play(...visit, ...rest, 'end').says).toBeNull();
});
