import { describe, expect, it } from 'vitest';
import { freshTable, table } from '../testing/index.ts';

describe('exchange tokens', () => {
  const holding = (tokens: number, ...hand: string[]) =>
    table(2)
      .at(0, 'E')
      .with(0, { tokens })
      .hand(0, ...hand)
      .stack(0, 'lincoln', 'romney', 'suffolk')
      .phaseB(0);

  it('NZ-X15 one token: draw two cards, then discard two', () => {
    const t = holding(1, 'merino', 'southdown').play('exchange 2');
    expect(t.player(0).tokens).toBe(0);
    expect(t.cards(0, 'hand').sort()).toEqual(['lincoln', 'merino', 'romney', 'southdown']);
    t.play('discard merino', 'discard southdown');
    expect(t.cards(0, 'hand').sort()).toEqual(['lincoln', 'romney']);
    expect(t.cards(0, 'discard')).toEqual(['merino', 'southdown']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X15 or draw one, then discard one', () => {
    const t = holding(1, 'merino').play('exchange 1');
    expect(t.cards(0, 'hand').sort()).toEqual(['lincoln', 'merino']);
    t.play('discard merino');
    expect(t.cards(0, 'hand')).toEqual(['lincoln']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X15 never three', () => {
    expect(holding(3).can('exchange 3')).toBe(false);
  });

  it('NZ-X15 as many are discarded as were drawn, when there are not enough to draw', () => {
    const t = holding(1, 'merino', 'southdown').stack(0, 'lincoln').discard(0);
    expect(t.moves('exchange')).toEqual(['exchange 1']);
    t.play('exchange 1', 'discard merino');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.cards(0, 'hand').sort()).toEqual(['lincoln', 'southdown']);
  });

  it('NZ-X15 any card may be discarded, one just drawn or one that is no sheep', () => {
    const t = holding(1, 'ferry', 'o01').play('exchange 2', 'discard lincoln', 'discard o01');
    expect(t.cards(0, 'hand').sort()).toEqual(['ferry', 'romney']);
  });

  it('NZ-X15 the discarding follows at once', () => {
    const t = holding(1, 'merino').play('exchange 2');
    expect(t.can('use 1')).toBe(false);
    expect(t.can('end')).toBe(false);
  });

  it('NZ-X15 without a token nothing', () => {
    const t = holding(0, 'merino', 'shropshire');
    expect(t.why('exchange 1')).toMatchObject({ code: 'not-enough-tokens', rule: 'NZ-X15' });
    expect(t.why('cull')).toMatchObject({ code: 'not-enough-tokens', rule: 'NZ-X15' });
  });

  it('NZ-X15 NZ-C2 the discard pile is shuffled when the stack runs out in between', () => {
    const t = holding(1, 'merino').stack(0, 'lincoln').discard(0, 'suffolk').play('exchange 2');
    expect(t.cards(0, 'hand').sort()).toEqual(['lincoln', 'merino', 'suffolk']);
    expect(t.told('shuffled')).toEqual([{ type: 'shuffled', seat: 0 }]);
  });

  it('NZ-X15 with nothing left to draw no token is spent', () => {
    const t = holding(1, 'merino').stack(0).discard(0);
    expect(t.why('exchange 1')).toMatchObject({ code: 'no-cards' });
  });

  it('NZ-X15 a token draws two cards and no more', () => {
    const t = holding(1, 'merino').stack(0, 'lincoln', 'suffolk', 'merino');
    expect(t.why('exchange 3')).toMatchObject({
      code: 'too-many-cards',
      rule: 'NZ-X15',
      have: 2,
    });
    expect(t.stack(0, 'lincoln').why('exchange 2')).toMatchObject({
      code: 'too-many-cards',
      have: 1,
    });
  });

  it('NZ-X15 several tokens may be used one after the other', () => {
    const t = holding(2, 'merino').play('exchange 1', 'discard merino', 'exchange 1', 'discard lincoln');
    expect(t.player(0).tokens).toBe(0);
    expect(t.cards(0, 'hand')).toEqual(['romney']);
  });

  it('NZ-X15 the others learn how many cards were drawn, not which', () => {
    const t = holding(1, 'merino').play('exchange 2');
    expect(t.heard(1)).toContainEqual({ type: 'drew', seat: 0, count: 2, only: 0 });
    expect(t.heard(0)).toContainEqual(expect.objectContaining({ type: 'drew', cards: ['lincoln', 'romney'] }));
  });
});

describe('when tokens are used', () => {
  it('NZ-X15 before moving', () => {
    const t = table(2).at(0, 'A').with(0, { tokens: 1 }).hand(0, 'merino').turn(0).play('exchange 1', 'discard merino');
    expect(t.question).toMatchObject({ ask: 'phase-a' });
  });

  it('NZ-X15 in the middle of an action, which then goes on', () => {
    const t = table(2)
      .at(0, 'F')
      .with(0, { tokens: 1, workers: { shepherd: 2 } })
      .hand(0, 'merino');
    t.market('dorset-horn', 'dorset-horn').marketStack().phaseB(0).play('use 2', 'buy 1 dorset-horn');
    t.stack(0, 'lincoln').play('exchange 1', 'discard merino');
    expect(t.question).toMatchObject({ ask: 'buy' });
    t.play('buy 1 dorset-horn');
    expect(t.cards(0, 'discard')).toEqual(['dorset-horn', 'merino', 'dorset-horn']);
  });

  it('NZ-X15 in the turn of another player, who goes on afterwards', () => {
    const t = table(2).at(0, 'A').with(1, { tokens: 1 }).hand(1, 'merino').stack(1, 'lincoln').turn(0);
    t.playAs(1, 'exchange 1');
    expect(t.question).toMatchObject({ seat: 1, ask: 'discard' });
    t.playAs(1, 'discard merino');
    expect(t.cards(1, 'hand')).toEqual(['lincoln']);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('NZ-X15 in the middle of an action of another player', () => {
    const t = table(2).at(0, 'A').with(0, { money: 20 }).job('shearer', 8).phaseB(0).play('use 2');
    t.with(1, { tokens: 1 }).hand(1, 'merino').stack(1, 'lincoln');
    t.playAs(1, 'exchange 1').playAs(1, 'discard merino');
    expect(t.question).toMatchObject({ seat: 0, ask: 'hire' });
  });

  it('NZ-X15 before the own first turn', () => {
    const t = freshTable(2);
    expect(t.question).toMatchObject({ seat: 0 });
    expect(t.can('exchange 2', 1)).toBe(true);
    t.playAs(1, 'exchange 2');
    expect(t.player(1).tokens).toBe(0);
  });

  it('NZ-X15 NZ-W4 nobody uses a token while sheep are shown for shearing', () => {
    const t = table(2)
      .at(0, 'E')
      .with(0, { tokens: 2, workers: { shearer: 2 } })
      .with(1, { tokens: 2 });
    t.hand(0, 'merino', 'shropshire').hand(1, 'shropshire').phaseB(0).play('use 1');
    expect(t.can('exchange 1')).toBe(true);
    expect(t.can('exchange 1', 1)).toBe(true);
    t.play('reveal merino');
    expect(t.why('exchange 1')).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    expect(t.why('cull')).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    expect(t.why('exchange 1', 1)).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    expect(t.why('cull', 1)).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    t.play('shear');
    expect(t.can('exchange 1')).toBe(true);
    expect(t.can('exchange 1', 1)).toBe(true);
  });

  it('NZ-X15 NZ-W4 nobody uses a token while sheep are shown for the income', () => {
    const t = table(2).at(0, 'H').with(0, { tokens: 1 }).with(1, { tokens: 1 }).hand(0, 'merino', 'southdown').turn(0);
    t.play('move WELLINGTON', 'wellington', 'reveal merino');
    expect(t.why('exchange 1')).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    expect(t.why('exchange 1', 1)).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    t.play('income 0');
    expect(t.can('exchange 1')).toBe(true);
    expect(t.can('exchange 1', 1)).toBe(true);
  });

  it('NZ-X15 the sheep an action was begun with is exchanged away: the action lapses', () => {
    const t = table(2).at(0, 'F').with(0, { tokens: 1, money: 10 }).hand(0, 'southdown').stack(0, 'merino').phaseB(0);
    t.play('use 1', 'exchange 1', 'discard southdown');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).money).toBe(10);
    expect(t.can('use 1')).toBe(false);
  });

  it('NZ-X11 NZ-X15 the only sheep is exchanged away at H: the shearing lapses', () => {
    const t = table(2).at(0, 'H').with(0, { tokens: 1 }).hand(0, 'merino').stack(0, 'ferry').phaseB(0);
    t.play('use 1', 'exchange 1', 'discard merino');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0).money).toBe(10);
  });

  it('NZ-X15 two players use tokens in the turn of a third, one inside the other', () => {
    const t = table(3).at(0, 'A').with(1, { tokens: 1 }).with(2, { tokens: 1 }).turn(0);
    t.hand(1, 'merino').stack(1, 'lincoln').hand(2, 'merino').stack(2, 'romney');
    t.playAs(1, 'exchange 1').playAs(2, 'exchange 1').playAs(2, 'discard merino').playAs(1, 'discard merino');
    expect(t.cards(1, 'hand')).toEqual(['lincoln']);
    expect(t.cards(2, 'hand')).toEqual(['romney']);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('NZ-X15 NZ-X16 a token between drawing and discarding leaves nobody without a move', () => {
    const t = table(2).at(0, 'E').with(0, { tokens: 2 }).stack(0, 'shropshire').discard(0).phaseB(0);
    t.play('auxiliary draw');
    if (t.can('cull')) t.play('cull');
    expect(t.moves()).not.toEqual([]);
  });

  it('NZ-X15 tokens used inside one another leave nobody without a move', () => {
    const t = table(2).at(0, 'E').with(0, { tokens: 3 }).stack(0, 'shropshire', 'shropshire').discard(0).phaseB(0);
    t.play('exchange 2');
    if (t.can('cull')) t.play('cull');
    t.play('discard shropshire');
    expect(t.moves()).not.toEqual([]);
  });
});

describe('two tokens together', () => {
  const holding = (tokens: number, ...hand: string[]) =>
    table(2)
      .at(0, 'E')
      .with(0, { tokens })
      .hand(0, ...hand)
      .phaseB(0);

  it('NZ-X15 a Shropshire in hand leaves the game for 1 gold', () => {
    const t = holding(2, 'shropshire', 'shropshire', 'merino').play('cull');
    expect(t.player(0)).toMatchObject({ tokens: 0, gold: 1 });
    expect(t.cards(0, 'hand')).toEqual(['shropshire', 'merino']);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.told('out')).toEqual([{ type: 'out', seat: 0, card: 'shropshire' }]);
  });

  it('NZ-X15 one token is not enough', () => {
    expect(holding(1, 'shropshire').why('cull')).toMatchObject({ code: 'not-enough-tokens', rule: 'NZ-X15' });
  });

  it('NZ-X15 it has to be a Shropshire, and in hand', () => {
    const t = holding(2, 'merino', 'southdown').discard(0, 'shropshire');
    expect(t.why('cull')).toMatchObject({ code: 'card-not-in-hand', rule: 'NZ-X15' });
  });

  it('NZ-X15 four tokens remove two', () => {
    const t = holding(4, 'shropshire', 'shropshire').play('cull', 'cull');
    expect(t.player(0)).toMatchObject({ tokens: 0, gold: 2, hand: [] });
  });

  it('NZ-X15 in the turn of another player and in the middle of an action too', () => {
    const t = table(2).at(0, 'A').with(0, { money: 20 }).job('shearer', 8).phaseB(0).play('use 2');
    t.with(1, { tokens: 2 }).hand(1, 'shropshire').playAs(1, 'cull');
    expect(t.player(1)).toMatchObject({ tokens: 0, gold: 1, hand: [] });
    expect(t.question).toMatchObject({ seat: 0, ask: 'hire' });
  });

  it('NZ-X15 NZ-X18 with 5 gold the sheep still goes, the gold is lost', () => {
    const t = holding(2, 'shropshire').with(0, { gold: 5 }).play('cull');
    expect(t.player(0)).toMatchObject({ tokens: 0, gold: 5, hand: [] });
  });
});

describe('where tokens come from', () => {
  it('NZ-X15 the local action of 8b', () => {
    const t = table(2).build(0, '8b', 'A1').at(0, 'A1').phaseB(0).play('use 1');
    expect(t.player(0).tokens).toBe(1);
  });

  it('NZ-X15 everybody starts with one', () => {
    const t = freshTable(4);
    expect(t.s.players.map((player) => player.tokens)).toEqual([1, 1, 1, 1]);
  });
});

describe('a token of somebody else in between', () => {
  it('NZ-X15 does not free a player from the discards that are owed', () => {
    const t = table(2)
      .at(0, 'A')
      .hand(0)
      .stack(0, 'shropshire', 'merino')
      .with(0, { tokens: 3 })
      .with(1, { tokens: 1 });
    t.stack(1, 'merino', 'southdown').turn(0).play('exchange 2');
    t.playAs(1, 'exchange 1');
    expect(t.moves(undefined, 0)).toEqual([]);
    expect(t.why('cull', 0)?.code).toBe('finish-first');
    t.play('discard merino', 'discard shropshire', 'discard merino');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('NZ-X15 NZ-X2 nor from the sheep a tile asks for', () => {
    const t = table(2)
      .at(0, 'C')
      .bonus('bt11', 1, 1)
      .hand(0, 'southdown')
      .with(0, { tokens: 1 })
      .with(1, { tokens: 1 });
    t.stack(1, 'merino', 'southdown').phaseB(0).play('use 3', 'invest 1 1');
    t.playAs(1, 'exchange 1');
    expect(t.why('exchange 1', 0)?.code).toBe('finish-first');
    t.play('discard merino', 'retire southdown');
    expect(t.cards(0, 'discard')).toEqual(['romney']);
  });
});
