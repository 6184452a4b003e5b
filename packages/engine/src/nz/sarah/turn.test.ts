import { describe, expect, it } from 'vitest';
import { beginGame } from '../../index.ts';
import { table } from '../../testing/index.ts';
import type { Table } from '../../testing/index.ts';

const solo = (): Table => table(2, { sarah: { difficulty: 'hard' } });
const types = (t: Table): string[] => t.events.map((event) => event.type);

describe("Sarah's turn", () => {
  it('NZ-Z5 she draws a card, walks, acts, and it is your turn again', () => {
    const t = solo().sarah([7]).passToSarah();
    expect(types(t)).toEqual(['turn', 'automa-card', 'automa-chose', 'moved', 'pathfinder', 'turn']);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('NZ-Z5 she takes the top card of her deck', () => {
    const t = solo().sarah([7, 6]).passToSarah();
    expect(t.told('automa-card')).toMatchObject([{ card: 7 }]);
    expect(t.player(1).mind!.deck).toEqual([6]);
    t.passToSarah();
    expect(t.told('automa-card')).toMatchObject([{ card: 6 }]);
  });

  it('NZ-Z5 the card goes to her discard pile, face up, the last one on top', () => {
    const t = solo().sarah([7, 5]).passToSarah().passToSarah();
    expect(t.player(1).mind).toMatchObject({ deck: [], seen: [7, 5] });
    expect(t.view(0).players[1]!.mind!.seen).toEqual([7, 5]);
  });

  it('NZ-Z5 an empty deck is made new from the discard pile, at the start of her turn and not before', () => {
    const t = solo().sarah([7]).passToSarah();
    expect(t.told('shuffled')).toEqual([]);
    expect(t.player(1).mind).toMatchObject({ deck: [], seen: [7] });
    t.passToSarah();
    expect(types(t).slice(0, 3)).toEqual(['turn', 'shuffled', 'automa-card']);
    expect(t.told('automa-card')).toMatchObject([{ card: 7 }]);
    expect(t.player(1).mind).toMatchObject({ deck: [], seen: [7] });
  });

  it('NZ-Z5 all cards of the discard pile come back', () => {
    const t = solo().sarah([]);
    t.player(1).mind!.seen = [5, 6, 7];
    t.passToSarah();
    const { deck, seen } = t.player(1).mind!;
    expect(deck).toHaveLength(2);
    expect([...deck, ...seen].sort((a, b) => a - b)).toEqual([5, 6, 7]);
  });

  it.each(['A', 'C', 'F'])('NZ-Z5 the place she stops at makes no difference: nothing of %s is used', (place) => {
    const before = { A: 'START', C: 'B', F: 'E' }[place]!;
    const t = solo()
      .at(1, before)
      .sarah([16], 'sailor')
      .with(1, { workers: { sailor: 1 } })
      .passToSarah();
    expect(t.where(1)).toBe(place);
    expect(types(t)).toEqual(['turn', 'automa-card', 'automa-chose', 'moved', 'acquired', 'turn']);
    expect([t.player(1).gold, t.player(1).money]).toEqual([0, 0]);
  });

  it('NZ-Z5 standing on your building she still does what her card says', () => {
    const t = solo().at(1, 'G').build(0, '5a', 'G1').build(0, '6a', 'GG').sarah([7]).passToSarah();
    expect(t.player(1).pathfinder).toBe(3);
  });

  it('NZ-Z5 at Wellington the action of the card comes first, all of it, then Wellington', () => {
    const t = solo().at(1, 'H').sarah([6]).objectives(['o01', 'o02', 'o03', 'o04'], ['o05', 'o06']);
    t.foresightA('sailor', 'shearer').foresightB('bt02', 'bt03').passToSarah();
    expect(
      types(t).filter((type) => ['moved', 'pathfinder', 'acquired', 'delivered', 'foresight'].includes(type)),
    ).toEqual(['moved', 'pathfinder', 'acquired', 'delivered', 'acquired', 'foresight', 'foresight']);
    expect(t.cards(1, 'discard')).toEqual(['o01', 'o02']);
  });

  it('NZ-Z5 NZ-Z15 she plays without a hand: at the end of her turn she draws nothing', () => {
    const t = solo().sarah([7]).passToSarah();
    expect(t.told('drew')).toEqual([]);
    expect(t.player(1).hand).toEqual([]);
  });

  it('NZ-Z5 NZ-X15 while a decision of hers waits you may use an exchange token', () => {
    const t = solo().at(1, 'F').build(1, '2a', 'F1').build(1, '3a', 'F2').with(0, { tokens: 1 });
    t.sarah([16], 'shepherd')
      .with(1, { workers: { sailor: 1 } })
      .passToSarah();
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.can('exchange 2')).toBe(true);
    t.stack(0, 'merino', 'southdown').play('exchange 2', 'discard merino', 'discard southdown', 'decide 1');
    expect(t.where(1)).toBe('F1');
  });

  it('NZ-Z5 what is left open is yours to decide: one of the options, and nobody else’s turn goes on', () => {
    const t = solo().at(1, 'F').build(1, '2a', 'F1').build(1, '3a', 'F2').sarah([16], 'shepherd');
    t.with(1, { workers: { sailor: 1 } }).passToSarah();
    expect(t.moves()).toEqual(['decide 1', 'decide 2']);
    expect(t.can('decide 3')).toBe(false);
    expect(t.can('move B')).toBe(false);
    expect(t.why('decide 1', 1)?.code).toBe('not-your-turn');
    expect(t.moves(undefined, 1)).toEqual([]);
  });
});

describe('where Sarah begins', () => {
  it('NZ-Z5 her first turn is told with the beginning of the game', () => {
    const setups = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => ({
      edition: 'nz' as const,
      players: 3,
      seed,
      options: { sarah: { difficulty: 'hard' }, order: 'shuffled' },
    }));
    const first = setups.map((setup) => beginGame(setup)).filter(({ state }) => state.order[0] === 2);
    expect(first.length).toBeGreaterThan(0);
    for (const { events } of first)
      expect(events.map((event) => event.type).slice(0, 2)).toEqual(['turn', 'automa-card']);
  });
});
