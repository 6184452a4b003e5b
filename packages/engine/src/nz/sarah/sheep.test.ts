import { describe, expect, it } from 'vitest';
import { table } from '../../testing/index.ts';
import type { Table } from '../../testing/index.ts';

const solo = (components?: unknown): Table =>
  table(2, { sarah: { difficulty: 'hard' }, ...(components === undefined ? {} : { components }) }).marketStack();

const buys = (t: Table, shepherds: number): Table =>
  t
    .sarah([3], 'sailor')
    .with(1, { workers: { shepherd: shepherds } })
    .passToSarah();
const choices = (t: Table): string[] =>
  t.events.flatMap((event) =>
    event.type === 'automa-chose' && event.deed === 'buy' ? [`${event.option} by ${event.by}`] : [],
  );
const inMarket = (t: Table, breed: string): number => t.s.market[t.c.cardId[breed]!]!;

describe('her market tile', () => {
  it('NZ-Z9 one shepherd: a sheep of 2 VP', () => {
    const t = buys(solo().market('lincoln', 'dorset-horn', 'suffolk', 'ryeland'), 1);
    expect(t.cards(1, 'discard')).toEqual(['lincoln']);
  });

  it('NZ-Z9 one shepherd and no sheep of 2 VP: a Dorset Horn', () => {
    const t = buys(solo().market('dorset-horn', 'suffolk', 'ryeland'), 1);
    expect(t.cards(1, 'discard')).toEqual(['dorset-horn']);
    expect(t.told('automa-restocks')).toEqual([]);
  });

  it('NZ-Z9 two shepherds: a sheep of 2 VP and a Dorset Horn', () => {
    const t = buys(solo().market('corriedale', 'dorset-horn', 'dorset-horn', 'suffolk'), 2);
    expect(t.cards(1, 'discard').sort()).toEqual(['corriedale', 'dorset-horn']);
  });

  it('NZ-Z9 three shepherds: two sheep of 2 VP', () => {
    const t = buys(solo().market('corriedale', 'lincoln', 'dorset-horn', 'suffolk'), 3);
    expect(t.cards(1, 'discard').sort()).toEqual(['corriedale', 'lincoln']);
  });

  it('NZ-Z9 four shepherds: a Suffolk', () => {
    const t = buys(solo().market('suffolk', 'suffolk', 'lincoln', 'lincoln'), 4);
    expect(t.cards(1, 'discard')).toEqual(['suffolk']);
  });

  it.each(['hampshire', 'ryeland'])('NZ-Z9 four shepherds and no Suffolk: a %s and a Dorset Horn', (breed) => {
    const t = buys(solo().market(breed, 'dorset-horn', 'lincoln', 'lincoln'), 4);
    expect(t.cards(1, 'discard').sort()).toEqual(['dorset-horn', breed].sort());
  });

  it('NZ-Z9 five shepherds: a Suffolk and a Dorset Horn', () => {
    const t = buys(solo().market('suffolk', 'dorset-horn', 'ryeland', 'lincoln', 'lincoln'), 5);
    expect(t.cards(1, 'discard').sort()).toEqual(['dorset-horn', 'suffolk']);
  });

  it('NZ-Z9 the sheep leave the market and cost nothing', () => {
    const t = buys(solo().market('suffolk', 'dorset-horn', 'lincoln'), 5);
    expect([inMarket(t, 'suffolk'), inMarket(t, 'dorset-horn'), inMarket(t, 'lincoln')]).toEqual([0, 0, 1]);
    expect(t.told('spent')).toEqual([]);
    expect(t.player(1).money).toBe(0);
    expect(t.player(1).tokens).toBe(0);
  });

  it('NZ-Z9 the market is not refilled afterwards', () => {
    const t = buys(solo().market('lincoln').marketStack('suffolk', 'suffolk'), 1);
    expect(t.told('market')).toEqual([]);
    expect(t.s.marketStack).toHaveLength(2);
  });

  it('NZ-Z9 card 3 counts her shepherds whatever her specialization is', () => {
    const t = solo()
      .market('suffolk')
      .sarah([3], 'shepherd')
      .with(1, { workers: { shepherd: 4 } })
      .passToSarah();
    expect(t.cards(1, 'discard')).toEqual(['suffolk']);
  });
});

describe('what she prefers', () => {
  it('NZ-Z9 the combination with the most VP: a Suffolk before a Ryeland with a Dorset Horn', () => {
    const t = buys(solo().market('suffolk', 'ryeland', 'dorset-horn'), 4);
    expect(choices(t)).toEqual(['suffolk by most-points']);
  });

  it('NZ-Z9 a Ryeland before a Hampshire', () => {
    const t = buys(solo().market('hampshire', 'ryeland', 'ryeland', 'dorset-horn'), 4);
    expect(t.cards(1, 'discard').sort()).toEqual(['dorset-horn', 'ryeland']);
    expect(choices(t)).toEqual([expect.stringMatching(/ by most-points$/)]);
  });

  it('NZ-Z9 a sheep of 2 VP before a Dorset Horn, however common it is', () => {
    const t = buys(solo().market('lincoln', 'lincoln', 'lincoln', 'dorset-horn'), 1);
    expect(choices(t)).toEqual(['lincoln by most-points']);
  });

  it.each([1, 2])('NZ-Z9 of equal VP the breed that is scarcer in the market, with %i shepherds', (shepherds) => {
    const t = buys(solo().market('lincoln', 'lincoln', 'corriedale', 'dorset-horn'), shepherds);
    expect(t.cards(1, 'discard')).toContain('corriedale');
    expect(choices(t)).toEqual([expect.stringMatching(/ by scarcest$/)]);
    const u = buys(solo().market('corriedale', 'corriedale', 'lincoln', 'dorset-horn'), shepherds);
    expect(u.cards(1, 'discard')).toContain('lincoln');
  });

  it('NZ-Z9 two of the scarcer breed when there are two', () => {
    const t = buys(solo().market('lincoln', 'lincoln', 'lincoln', 'corriedale', 'corriedale'), 3);
    expect(choices(t)).toEqual(['corriedale+corriedale by scarcest']);
    expect(inMarket(t, 'corriedale')).toBe(0);
  });

  it('NZ-Z9 the only one of the scarcer breed together with one of the other', () => {
    const t = buys(solo().market('lincoln', 'corriedale', 'corriedale', 'corriedale'), 3);
    expect(t.cards(1, 'discard').sort()).toEqual(['corriedale', 'lincoln']);
  });

  it('NZ-Z9 breeds that became equal in VP go by their number too', () => {
    const t = solo({ breeds: { hampshire: { vp: 4 } } }).market('ryeland', 'ryeland', 'hampshire', 'dorset-horn');
    buys(t, 4);
    expect(t.cards(1, 'discard').sort()).toEqual(['dorset-horn', 'hampshire']);
  });

  it('NZ-Z9 equally scarce: you decide', () => {
    const t = buys(solo().market('lincoln', 'corriedale', 'suffolk'), 1);
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(['lincoln', 'corriedale']);
    t.play('decide 2');
    expect(choices(t)).toEqual(['corriedale by person']);
    expect(t.cards(1, 'discard')).toEqual(['corriedale']);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('NZ-Z9 two breeds equally scarce for two sheep: you decide among all pairs', () => {
    const t = buys(solo().market('lincoln', 'lincoln', 'corriedale', 'corriedale'), 3);
    expect(t.leftOpen()).toEqual(['lincoln+lincoln', 'lincoln+corriedale', 'corriedale+corriedale']);
    t.play('decide 2');
    expect(t.cards(1, 'discard').sort()).toEqual(['corriedale', 'lincoln']);
  });
});

describe('when the market lacks the cards', () => {
  it('NZ-Z9 two cards are added and she buys as with one shepherd fewer', () => {
    const t = buys(solo().market('lincoln').marketStack('dorset-horn', 'ryeland', 'suffolk'), 3);
    expect(t.told('automa-restocks')).toHaveLength(1);
    expect(t.told('market')).toMatchObject([{ added: ['dorset-horn', 'ryeland'] }]);
    expect(t.cards(1, 'discard').sort()).toEqual(['dorset-horn', 'lincoln']);
    expect(t.s.marketStack).toHaveLength(1);
  });

  it('NZ-Z9 with one shepherd fewer even if the new cards would allow the full option', () => {
    const t = buys(solo().market('corriedale', 'corriedale').marketStack('suffolk', 'dorset-horn'), 4);
    expect(t.cards(1, 'discard')).toEqual(['corriedale', 'corriedale']);
    expect(inMarket(t, 'suffolk')).toBe(1);
  });

  it('NZ-Z9 again and again, one shepherd fewer each time', () => {
    const t = solo().market('hampshire');
    t.marketStack(
      'ryeland',
      'ryeland',
      'hampshire',
      'lincoln',
      'hampshire',
      'ryeland',
      'suffolk',
      'dorset-horn',
      'suffolk',
    );
    buys(t, 5);
    expect(t.told('market')).toMatchObject([
      { added: ['ryeland', 'ryeland'] },
      { added: ['hampshire', 'lincoln'] },
      { added: ['hampshire', 'ryeland'] },
      { added: ['suffolk', 'dorset-horn'] },
    ]);
    expect(t.cards(1, 'discard')).toEqual(['lincoln']);
    expect(t.s.marketStack).toHaveLength(1);
  });

  it('NZ-Z9 five shepherds without a Dorset Horn: two cards, then the Suffolk of four', () => {
    const t = buys(solo().market('suffolk').marketStack('lincoln', 'lincoln'), 5);
    expect(t.cards(1, 'discard')).toEqual(['suffolk']);
    expect(inMarket(t, 'lincoln')).toBe(2);
  });

  it('NZ-Z9 the market may grow beyond its normal size', () => {
    const nine = Array<string>(9).fill('hampshire');
    const t = buys(
      solo()
        .market(...nine)
        .marketStack('lincoln', 'ryeland'),
      2,
    );
    expect(t.s.market.reduce((a, b) => a + b)).toBe(10);
    expect(t.cards(1, 'discard')).toEqual(['lincoln']);
  });

  it('NZ-Z9 the last card of the stack is added alone', () => {
    const t = buys(solo().market('hampshire').marketStack('lincoln'), 2);
    expect(t.told('market')).toMatchObject([{ added: ['lincoln'] }]);
    expect(t.cards(1, 'discard')).toEqual(['lincoln']);
  });

  it('NZ-Z9 an empty stack: one shepherd fewer all the same', () => {
    const t = buys(solo().market('suffolk', 'lincoln', 'lincoln'), 5);
    expect(t.cards(1, 'discard')).toEqual(['suffolk']);
    const u = buys(solo().market('ryeland', 'lincoln', 'lincoln'), 5);
    expect(u.cards(1, 'discard')).toEqual(['lincoln', 'lincoln']);
  });

  it('NZ-Z9 the last shepherd spent on cards buys nothing', () => {
    const t = buys(solo().market('ryeland').marketStack('lincoln', 'lincoln', 'suffolk'), 1);
    expect(t.told('market')).toMatchObject([{ added: ['lincoln', 'lincoln'] }]);
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.told('automa-skips')).toMatchObject([{ deed: 'buy' }]);
  });

  it.each([1, 2, 3, 4, 5])('NZ-Z9 NZ-Z15 no sheep anywhere, %i shepherds: nothing', (shepherds) => {
    const t = buys(solo().market(), shepherds);
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.told('automa-skips')).toMatchObject([{ deed: 'buy' }]);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });
});

describe('cards 10 and 14 when she is a shepherd', () => {
  const plays = (t: Table, card: number, shepherds: number): Table =>
    t
      .sarah([card], 'shepherd')
      .with(1, { workers: { shepherd: shepherds } })
      .passToSarah();

  it('NZ-Z9 card 10 buys by her market tile', () => {
    const t = plays(solo().market('lincoln', 'corriedale', 'suffolk').marketStack('lincoln', 'lincoln'), 10, 4);
    expect(t.told('market')).toEqual([]);
    expect(t.cards(1, 'discard')).toEqual(['suffolk']);
  });

  it('NZ-Z9 card 14 adds two cards first, at no shepherd’s expense', () => {
    const t = plays(solo().market('lincoln').marketStack('hampshire', 'suffolk', 'ryeland'), 14, 4);
    expect(t.told('market')).toMatchObject([{ added: ['hampshire', 'suffolk'] }]);
    expect(t.cards(1, 'discard')).toEqual(['suffolk']);
  });

  it('NZ-Z9 card 14 adds them even if she could buy without', () => {
    const t = plays(solo().market('suffolk').marketStack('hampshire', 'ryeland'), 14, 4);
    expect(t.told('market')).toMatchObject([{ added: ['hampshire', 'ryeland'] }]);
    expect(t.cards(1, 'discard')).toEqual(['suffolk']);
  });

  it('NZ-Z9 card 14 counts what is scarce after adding', () => {
    const t = plays(solo().market('lincoln', 'corriedale').marketStack('corriedale', 'corriedale'), 14, 1);
    expect(t.cards(1, 'discard')).toEqual(['lincoln']);
  });

  it('NZ-Z9 card 14 with an empty stack buys from what lies there', () => {
    expect(plays(solo().market('suffolk'), 14, 4).cards(1, 'discard')).toEqual(['suffolk']);
  });
});

describe('cards 10 and 14 when she is something else', () => {
  const plays = (t: Table, card: number): Table =>
    t
      .sarah([card], 'sailor')
      .with(1, { workers: { shepherd: 4, sailor: 4 } })
      .passToSarah();

  it('NZ-Z9 card 10 takes the scarcer of Lincoln and Corriedale, one card whatever her shepherds', () => {
    const t = plays(solo().market('lincoln', 'lincoln', 'corriedale', 'suffolk', 'dorset-horn'), 10);
    expect(t.cards(1, 'discard')).toEqual(['corriedale']);
    expect(choices(t)).toEqual(['corriedale by scarcest']);
    const u = plays(solo().market('corriedale', 'corriedale', 'lincoln'), 10);
    expect(u.cards(1, 'discard')).toEqual(['lincoln']);
  });

  it.each(['lincoln', 'corriedale'])('NZ-Z9 card 10 takes the %s when it is the only breed of the two', (breed) => {
    const t = plays(solo().market(breed, breed, breed, 'dorset-horn'), 10);
    expect(t.cards(1, 'discard')).toEqual([breed]);
  });

  it('NZ-Z9 card 10 asks you when both are equally scarce', () => {
    const t = plays(solo().market('lincoln', 'corriedale'), 10);
    expect(t.leftOpen()).toEqual(['lincoln', 'corriedale']);
    t.play('decide 1');
    expect(t.cards(1, 'discard')).toEqual(['lincoln']);
  });

  it('NZ-Z9 NZ-Z15 card 10 takes nothing when neither is there, and adds no cards', () => {
    const t = plays(solo().market('suffolk', 'dorset-horn').marketStack('lincoln', 'corriedale'), 10);
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.told('market')).toEqual([]);
  });

  it('NZ-Z9 card 14 takes that and a Dorset Horn', () => {
    const t = plays(solo().market('lincoln', 'lincoln', 'corriedale', 'suffolk', 'dorset-horn'), 14);
    expect(t.cards(1, 'discard').sort()).toEqual(['corriedale', 'dorset-horn']);
    expect(t.told('market')).toEqual([]);
  });

  it('NZ-Z9 card 14 without a Dorset Horn takes the other one alone', () => {
    const t = plays(solo().market('lincoln', 'suffolk').marketStack('dorset-horn'), 14);
    expect(t.cards(1, 'discard')).toEqual(['lincoln']);
  });

  it('NZ-Z9 card 14 without Lincoln and Corriedale takes the Dorset Horn alone', () => {
    const t = plays(solo().market('dorset-horn', 'dorset-horn', 'suffolk').marketStack('lincoln'), 14);
    expect(t.cards(1, 'discard')).toEqual(['dorset-horn']);
  });

  it('NZ-Z9 NZ-Z15 card 14 with neither takes nothing', () => {
    const t = plays(solo().market('suffolk', 'ryeland').marketStack('lincoln', 'dorset-horn'), 14);
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.told('market')).toEqual([]);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('NZ-Z9 card 14 goes on with the Dorset Horn after you have decided', () => {
    const t = plays(solo().market('lincoln', 'corriedale', 'dorset-horn'), 14);
    expect(t.leftOpen()).toEqual(['lincoln', 'corriedale']);
    t.play('decide 2');
    expect(t.cards(1, 'discard').sort()).toEqual(['corriedale', 'dorset-horn']);
  });
});

describe('cards 13 and 17 when she is a shearer', () => {
  const plays = (t: Table, card: number, shearers: number): Table =>
    t
      .sarah([card], 'shearer')
      .with(1, { workers: { shearer: shearers } })
      .passToSarah();

  it.each([
    [13, 1, ['romney']],
    [13, 2, ['romney']],
    [13, 3, ['romney']],
    [13, 4, ['romney', 'ryeland']],
    [13, 5, ['romney', 'ryeland']],
    [17, 1, ['romney']],
    [17, 2, ['romney']],
    [17, 3, ['romney']],
    [17, 4, ['romney', 'ryeland']],
    [17, 5, ['romney', 'ryeland']],
  ])('NZ-Z13 card %i with %i shearers: %j', (card, shearers, cards) => {
    const t = plays(solo().market('lincoln', 'ryeland', 'corriedale'), card, shearers);
    expect(t.cards(1, 'discard').sort()).toEqual(cards);
    expect(t.s.cardSupply[0]).toBe(17);
    expect(inMarket(t, 'lincoln')).toBe(cards.includes('lincoln') ? 0 : 1);
    expect(inMarket(t, 'ryeland')).toBe(cards.includes('ryeland') ? 0 : 1);
  });

  it('NZ-Z13 no Ryeland in the market: the Lincoln, with fewer points', () => {
    const t = plays(solo().market('lincoln', 'corriedale'), 17, 4);
    expect(t.cards(1, 'discard').sort()).toEqual(['lincoln', 'romney']);
  });

  it('NZ-Z13 which sheep she takes can be corrected, one of several too', () => {
    const shearerSheep = { 13: { 2: [['corriedale', 'lincoln'], 'dorset-horn'] } };
    const t = table(2, { sarah: { difficulty: 'hard' }, components: { sarah: { shearerSheep } } });
    plays(t.market('lincoln', 'lincoln', 'corriedale', 'dorset-horn'), 13, 2);
    expect(t.cards(1, 'discard').sort()).toEqual(['corriedale', 'dorset-horn']);
  });

  it('NZ-Z13 NZ-Z15 neither Lincoln nor Ryeland in the market: the Romney alone', () => {
    const t = plays(solo().market('corriedale').marketStack('lincoln', 'lincoln'), 17, 4);
    expect(t.cards(1, 'discard')).toEqual(['romney']);
    expect(t.told('market')).toEqual([]);
  });

  it('NZ-Z13 NZ-Z15 no Romney in the supply: the Lincoln alone', () => {
    const t = plays(solo().market('lincoln').supply({ romney: 0 }), 17, 4);
    expect(t.cards(1, 'discard')).toEqual(['lincoln']);
  });

  it('NZ-Z13 NZ-Z15 neither: nothing', () => {
    const t = plays(solo().market().supply({ romney: 0 }), 17, 5);
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });
});
