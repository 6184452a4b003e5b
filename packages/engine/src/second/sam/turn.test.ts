import { describe, expect, it } from 'vitest';
import { secondTable } from '../../testing/index.ts';
import type { SecondTable } from '../../testing/index.ts';

const solo = (): SecondTable => secondTable(2, { sam: { difficulty: 'medium' } });
const types = (t: SecondTable): string[] => t.events.map((event) => event.type);
const plain = (t: SecondTable): SecondTable => t.with(1, { workers: { cowboy: 1, builder: 1, engineer: 1 } });

describe("Sam's turn", () => {
  it('SE-Z1 he draws a card, walks, acts, and it is your turn again', () => {
    const t = solo().sam([7]).passToSam();
    expect(types(t)).toEqual(['turn', 'automa-card', 'automa-chose', 'moved', 'automa-chose', 'engine', 'turn']);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('SE-Z1 he takes the top card of his deck', () => {
    const t = solo().sam([7, 3]).passToSam();
    expect(t.told('automa-card')).toMatchObject([{ card: 7 }]);
    expect(t.player(1).mind!.deck).toEqual([3]);
    t.passToSam();
    expect(t.told('automa-card')).toMatchObject([{ card: 3 }]);
  });

  it('SE-Z1 the card goes to his discard pile, face up, the last one on top', () => {
    const t = solo().sam([7, 3]).passToSam().passToSam();
    expect(t.player(1).mind).toMatchObject({ deck: [], seen: [7, 3] });
    expect(t.view(0).players[1]!.mind!.seen).toEqual([7, 3]);
  });

  it('SE-Z1 an empty deck is made new from the discard pile', () => {
    const t = solo().sam([7]).passToSam();
    expect(t.player(1).mind).toMatchObject({ deck: [], seen: [7] });
    t.passToSam();
    expect(types(t).slice(0, 3)).toEqual(['turn', 'shuffled', 'automa-card']);
    expect(t.told('automa-card')).toMatchObject([{ card: 7 }]);
  });

  it('SE-Z1 all cards of the discard pile come back', () => {
    const t = solo().sam([]);
    t.player(1).mind!.seen = [2, 3, 7];
    t.passToSam();
    const { deck, seen } = t.player(1).mind!;
    expect(deck).toHaveLength(2);
    expect([...deck, ...seen].sort((a, b) => a - b)).toEqual([2, 3, 7]);
  });

  it.each([
    ['START', 'A'],
    ['A', 'B'],
    ['B', 'C'],
    ['E', 'F'],
    ['F', 'G'],
  ])('SE-Z1 from %s to %s: nothing of the place he stops at is used', (from, to) => {
    const t = plain(solo()).at(1, from).sam([2]).passToSam();
    expect(t.where(1)).toBe(to);
    expect(types(t)).toEqual(['turn', 'automa-card', 'automa-chose', 'moved', 'automa-chose', 'engine', 'turn']);
    expect([t.player(1).money, t.player(1).certificates, t.player(1).tokens]).toEqual([0, 0, 0]);
  });

  it('SE-Z1 standing on your building he still does what his card says', () => {
    const t = plain(solo()).at(1, 'G').build(0, '5a', 'G-1').build(0, '7a', 'G-2').sam([2]).passToSam();
    expect([t.where(1), t.engineAt(1)]).toEqual(['G-1', '1']);
  });

  it('SE-Z1 at Kansas City all of the card comes first, then foresight 1, 2, 3, then the delivery', () => {
    const t = plain(solo()).at(1, 'G').sam([11], 'engineer').token(4).job('engineer', 1, 1).passToSam();
    const told = ['moved', 'worker', 'engine', 'foresight', 'delivered'];
    expect(types(t).filter((type) => told.includes(type))).toEqual([
      'moved',
      'worker',
      'engine',
      'foresight',
      'foresight',
      'foresight',
      'delivered',
    ]);
    expect(t.told('foresight')).toMatchObject([{ bag: 1 }, { bag: 2 }, { bag: 3 }]);
  });

  it('SE-Z1 he plays without a hand: at the end of his turn he draws nothing', () => {
    const t = solo().sam([7]).passToSam();
    expect(t.told('drew')).toEqual([]);
    expect(t.player(1).hand).toEqual([]);
  });

  it('SE-Z1 SE-X12 while a decision of his waits you may use an exchange token', () => {
    const t = solo().at(1, 'F').build(1, '2b', 'F-1').build(1, '3b', 'F-2').with(0, { tokens: 1 }).sam([3]).passToSam();
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    t.stack(0, 'criollo', 'galloway').play('exchange 2', 'discard criollo', 'discard galloway', 'decide 1');
    expect(t.where(1)).toBe('F-1');
  });

  it('SE-Z1 what is left open is yours to decide: one of the options, and nothing else goes on', () => {
    const t = solo().at(1, 'F').build(1, '2b', 'F-1').build(1, '3b', 'F-2').sam([3]).passToSam();
    expect(t.moves()).toEqual(['decide 1', 'decide 2']);
    expect(t.can('decide 3')).toBe(false);
    expect(t.can('move B')).toBe(false);
    expect(t.why('decide 1', 1)?.code).toBe('not-your-turn');
    expect(t.moves(undefined, 1)).toEqual([]);
  });

  it.each([
    [1, 'hire'],
    [4, 'outlaw'],
    [5, 'hazard'],
    [6, 'hire'],
    [8, 'buy'],
    [13, 'buy'],
  ])('SE-Z1 card %i on an empty table: he skips what he cannot do (%s)', (card, deed) => {
    const t = plain(solo()).sam([card], 'cowboy').passToSam();
    expect(t.told('automa-skips')).toMatchObject([{ seat: 1, deed }]);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });
});
