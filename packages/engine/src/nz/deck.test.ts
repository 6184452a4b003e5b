import { describe, expect, it } from 'vitest';
import { HIDDEN, SPECTATOR } from '../index.ts';
import { table } from '../testing/index.ts';

describe('drawing up', () => {
  it('NZ-C1 at the end of the turn the hand is filled up to four', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino').stack(0, 'southdown', 'lincoln', 'suffolk', 'ryeland').phaseB(0);
    t.play('end');
    expect(t.cards(0, 'hand').sort()).toEqual(['lincoln', 'merino', 'southdown', 'suffolk']);
    expect(t.cards(0, 'stack')).toEqual(['ryeland']);
  });

  it.each([
    ['hand-5', 5],
    ['hand-6', 5],
  ])('NZ-C1 clearing %s alone makes the limit %i', (disc, limit) => {
    const t = table(2).at(0, 'A').cleared(0, disc).phaseB(0).play('end');
    expect(t.player(0).hand).toHaveLength(limit);
  });

  it('NZ-C1 both hand spaces make it six', () => {
    const t = table(2).at(0, 'A').cleared(0, 'hand-5', 'hand-6').phaseB(0).play('end');
    expect(t.player(0).hand).toHaveLength(6);
  });

  it('NZ-C1 who holds as many cards as the limit, or more, draws nothing and keeps everything', () => {
    const four = table(2).at(0, 'A').hand(0, 'merino', 'merino', 'merino', 'ferry').phaseB(0).play('end');
    expect(four.player(0).hand).toHaveLength(4);
    expect(four.player(0).stack).toHaveLength(14);
    const six = table(2).at(0, 'A').hand(0, 'merino', 'merino', 'merino', 'ferry', 'ferry', 'lincoln').phaseB(0);
    six.play('end');
    expect(six.cards(0, 'hand').sort()).toEqual(['ferry', 'ferry', 'lincoln', 'merino', 'merino', 'merino']);
    expect(six.player(0)).toMatchObject({ discard: [] });
    expect(six.player(0).stack).toHaveLength(14);
  });

  it('NZ-C1 only the player whose turn ends draws, then the next one is on', () => {
    const t = table(3).at(0, 'A').phaseB(0).play('end');
    expect(t.s.players.map((player) => player.hand.length)).toEqual([4, 0, 0]);
    expect(t.asked()).toBe(1);
    expect(t.question?.ask).toBe('phase-a');
  });

  it('NZ-C1 the limit cleared in this turn counts already', () => {
    const t = table(2).at(0, 'WELLINGTON').hand(0, 'merino', 'southdown', 'suffolk').with(0, { money: 20 });
    t.foresightA('sailor', 'shearer').foresightB('bt02', 'bt03').objectives(['o01'], []).phaseB(0);
    t.play('wellington', 'reveal merino', 'reveal southdown', 'reveal suffolk', 'income 0', 'deliver 9 hand-5');
    t.play('objective o01', 'foresight left', 'foresight left', 'end');
    expect(t.player(0).hand).toHaveLength(5);
  });
});

describe('reshuffling', () => {
  it('NZ-C2 an empty stack stays empty until the next draw', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino', 'merino', 'merino').stack(0, 'lincoln').discard(0, 'suffolk');
    t.phaseB(0).play('end');
    expect(t.cards(0, 'hand')).toEqual(['merino', 'merino', 'merino', 'lincoln']);
    expect(t.cards(0, 'stack')).toEqual([]);
    expect(t.cards(0, 'discard')).toEqual(['suffolk']);
    expect(t.told('shuffled')).toEqual([]);
  });

  it('NZ-C2 nothing is shuffled while the stack has cards', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino', 'merino').stack(0, 'lincoln', 'ferry', 'kotare');
    t.discard(0, 'suffolk').phaseB(0).play('end');
    expect(t.cards(0, 'stack')).toEqual(['kotare']);
    expect(t.cards(0, 'discard')).toEqual(['suffolk']);
  });

  it('NZ-C2 the next draw shuffles the discard pile into a new stack', () => {
    const t = table(2)
      .at(0, 'A')
      .hand(0, 'merino')
      .stack(0)
      .discard(0, 'suffolk', 'lincoln', 'ferry', 'ferry', 'ferry');
    t.phaseB(0).play('end');
    expect(t.told('shuffled')).toHaveLength(1);
    expect(t.player(0).hand).toHaveLength(4);
    expect(t.player(0).stack).toHaveLength(2);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect([...t.cards(0, 'hand'), ...t.cards(0, 'stack')].sort()).toEqual(
      ['merino', 'suffolk', 'lincoln', 'ferry', 'ferry', 'ferry'].sort(),
    );
  });

  it('NZ-C2 chance orders the new stack', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const t = table(2, { seed }).at(0, 'A').hand(0, 'merino', 'merino', 'merino').stack(0);
      t.discard(0, 'suffolk', 'lincoln', 'ferry', 'kotare', 'romney', 'ryeland').phaseB(0).play('end');
      return t.cards(0, 'stack').join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('NZ-C2 it happens in the middle of a turn as well, and the card just discarded is not among the new stack', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino').stack(0).discard(0, 'suffolk').phaseB(0).play('auxiliary draw');
    expect(t.cards(0, 'hand')).toEqual(['merino', 'suffolk']);
    t.play('discard merino');
    expect(t.cards(0, 'stack')).toEqual([]);
    expect(t.cards(0, 'discard')).toEqual(['merino']);
  });

  it('NZ-C2 with both empty the draw is missed', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino').stack(0, 'lincoln').discard(0).phaseB(0).play('end');
    expect(t.cards(0, 'hand')).toEqual(['merino', 'lincoln']);
    expect(t.asked()).toBe(1);
  });

  it("NZ-C1 NZ-C2 NZ-C3 the rulebook's example: Mary draws two with one card left in the stack", () => {
    const t = table(2).at(0, 'A').cleared(0, 'hand-5').stack(0, 'ferry').discard(0, 'lincoln', 'suffolk').phaseB(0);
    t.hand(0, 'southdown', 'southdown', 'merino', 'shropshire', 'english-leicester');
    t.play('use 1', 'discard southdown');
    expect(t.player(0).hand).toHaveLength(3);
    t.play('end');
    expect(t.player(0).hand).toHaveLength(5);
    expect(t.cards(0, 'hand')).toContain('ferry');
    expect(t.told('shuffled')).toHaveLength(1);
    expect(t.player(0).stack).toHaveLength(3);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.can('play ferry', 0)).toBe(false);
    t.play('move B', 'end');
    expect(t.asked()).toBe(0);
    expect(t.can('play ferry')).toBe(true);
  });
});

describe('cards in phase C', () => {
  it('NZ-C3 with phase C the chance to play a card is over', () => {
    const t = table(2).at(0, 'A').hand(0, 'ferry').phaseB(0);
    expect(t.can('play ferry')).toBe(true);
    t.play('end');
    expect(t.can('play ferry', 0)).toBe(false);
    expect(t.moves('play', 0)).toEqual([]);
    expect(t.player(0).money).toBe(10);
  });

  it('NZ-C3 a card drawn in phase C is played from the next turn on, before the walk', () => {
    const t = table(2).at(0, 'A').stack(0, 'ferry', 'merino', 'merino', 'merino', 'suffolk').phaseB(0).play('end');
    expect(t.cards(0, 'hand')).toContain('ferry');
    t.play('move B', 'end');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
    t.play('play ferry');
    expect(t.player(0).money).toBe(12);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });
});

describe('where new cards go', () => {
  it('NZ-C4 a card from a supply goes onto the own discard pile', () => {
    const t = table(2).at(0, 'A1').build(0, '7b', 'A1').discard(0, 'merino').phaseB(0).play('use 2');
    expect(t.cards(0, 'discard')).toEqual(['merino', 'romney']);
    expect(t.player(0).stack).toHaveLength(14);
  });

  it('NZ-C4 so does a sheep from the market', () => {
    const t = table(2).at(0, 'F').market('dorset-horn').phaseB(0).play('use 2', 'buy 1 dorset-horn');
    expect(t.cards(0, 'discard')).toEqual(['dorset-horn']);
  });

  it('NZ-C4 so does an objective, and a bonus card for gold', () => {
    const t = table(2).at(0, 'B').objectives(['o01', 'o02', 'o03', 'o04'], ['o05']).with(0, { gold: 3 });
    t.bonusSets('set-1', 'set-3', 'set-5', 'set-7').phaseB(0);
    t.play('use 1 b', 'objective o01', 'gold barrel');
    expect(t.cards(0, 'discard')).toEqual(['o01', 'set-3']);
  });

  it('NZ-C4 an acquired card is drawn after the next reshuffle only', () => {
    const t = table(2).at(0, 'A1').build(0, '7b', 'A1').hand(0, 'merino', 'merino').phaseB(0);
    t.stack(0, 'southdown', 'southdown').play('use 2', 'end');
    expect(t.cards(0, 'hand')).toEqual(['southdown', 'southdown', 'merino', 'merino']);
    expect(t.cards(0, 'discard')).toEqual(['romney']);
  });

  it('NZ-C4 the sheep of the third shepherd space goes on top of the draw stack, as its icon says', () => {
    const t = table(2)
      .at(0, 'A')
      .job('shepherd', 4)
      .with(0, { money: 8, workers: { shepherd: 2 } });
    t.market('hampshire').phaseB(0).play('use 2', 'hire shepherd 4', 'take', 'pick hampshire');
    expect(t.cards(0, 'stack')[0]).toBe('hampshire');
    expect(t.cards(0, 'discard')).toEqual([]);
  });

  it('NZ-C4 after set 4 every card acquired in this turn goes onto the stack, the last one on top', () => {
    const t = table(2).at(0, 'A1').build(0, '7b', 'A1').hand(0, 'set-4', 'merino', 'merino', 'merino');
    t.stack(0, 'southdown', 'lincoln').with(0, { gold: 3 }).bonusSets('set-1', 'set-3', 'set-4', 'set-7').phaseB(0);
    t.play('play set-4 b', 'use 2', 'gold wheel');
    expect(t.cards(0, 'stack')).toEqual(['set-1', 'romney', 'lincoln']);
    expect(t.cards(0, 'discard')).toEqual(['set-4']);
    t.play('end', 'move B', 'end');
    t.with(0, { gold: 3 }).play('gold barrel');
    expect(t.cards(0, 'discard')).toEqual(['set-4', 'set-3']);
  });
});

describe('what may be looked at', () => {
  it('NZ-C5 everybody sees a discard pile', () => {
    const t = table(2).at(0, 'A').discard(0, 'suffolk', 'lincoln').phaseB(0);
    expect(t.view(0).players[0]!.discard).toEqual(t.player(0).discard);
    expect(t.view(1).players[0]!.discard).toEqual(t.player(0).discard);
  });

  it('NZ-C5 nobody sees the order of a draw stack, not even its owner', () => {
    const one = table(2).at(0, 'A').hand(0, 'merino').stack(0, 'ferry', 'lincoln', 'suffolk').phaseB(0);
    const other = table(2).at(0, 'A').hand(0, 'merino').stack(0, 'suffolk', 'ferry', 'lincoln').phaseB(0);
    expect(one.s).not.toEqual(other.s);
    expect(one.view(0)).toEqual(other.view(0));
    expect(one.view(1)).toEqual(other.view(1));
    expect(one.view(SPECTATOR)).toEqual(other.view(SPECTATOR));
  });

  it('NZ-C5 the others see neither the hand nor how hand and stack are split', () => {
    const one = table(2).at(0, 'A').hand(0, 'merino').stack(0, 'ferry', 'lincoln').phaseB(0);
    const other = table(2).at(0, 'A').hand(0, 'lincoln').stack(0, 'merino', 'ferry').phaseB(0);
    expect(one.view(1)).toEqual(other.view(1));
    expect(one.view(1).players[0]).toMatchObject({ hand: [HIDDEN], stack: [HIDDEN, HIDDEN] });
    expect(one.view(0).players[0]!.hand).toEqual(one.player(0).hand);
    expect(one.view(0)).not.toEqual(other.view(0));
  });

  it('NZ-C5 what a player owns altogether is known to all', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino').stack(0, 'ferry', 'lincoln').phaseB(0);
    const names = t.view(1).players[0]!.unseen!.map((card) => t.c.cards[card]!.id);
    expect(names.sort()).toEqual(['ferry', 'lincoln', 'merino']);
  });

  it('NZ-C5 a card put openly on top of the stack stays known until it is drawn', () => {
    const t = table(2)
      .at(0, 'A')
      .job('shepherd', 4)
      .with(0, { money: 8, workers: { shepherd: 2 } });
    t.market('hampshire').phaseB(0).play('use 2', 'hire shepherd 4', 'take', 'pick hampshire');
    expect(t.view(1).players[0]!.stack.at(-1)).toBe(t.c.cardId['hampshire']);
    t.play('end');
    expect(t.cards(0, 'hand')).toContain('hampshire');
    expect(t.view(1).players[0]!.stack.every((card) => card === HIDDEN)).toBe(true);
  });

  it('NZ-C5 of cards drawn in phase C the others learn the number, not the cards', () => {
    const t = table(2).at(0, 'A').stack(0, 'ferry', 'merino', 'lincoln', 'suffolk', 'ryeland').phaseB(0).play('end');
    const drew = (viewer: number) => t.heard(viewer).find((event) => event.type === 'drew');
    expect(drew(0)).toMatchObject({ count: 4, cards: ['ferry', 'merino', 'lincoln', 'suffolk'] });
    expect(drew(1)).toMatchObject({ count: 4 });
    expect(drew(1)).not.toHaveProperty('cards');
  });
});
