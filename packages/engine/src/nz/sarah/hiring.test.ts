import { describe, expect, it } from 'vitest';
import { table } from '../../testing/index.ts';
import type { Table } from '../../testing/index.ts';

const solo = (components?: unknown): Table =>
  table(2, { sarah: { difficulty: 'hard' }, ...(components === undefined ? {} : { components }) })
    .bonusSets('set-1', 'set-2', 'set-3', 'set-7')
    .with(1, { workers: { shepherd: 1, craftsman: 1, sailor: 1, shearer: 1 } });

const choices = (t: Table, deed = 'hire'): string[] =>
  t.events.flatMap((event) =>
    event.type === 'automa-chose' && event.deed === deed ? [`${event.option} by ${event.by}`] : [],
  );

describe('card 1: the cheapest first', () => {
  it('NZ-Z8 the cheapest worker, even if another one is of her specialization', () => {
    const t = solo().sarah([1], 'sailor').job('sailor', 5).job('shearer', 4).passToSarah();
    expect(choices(t)).toEqual(['shearer 4 by cheapest']);
    expect(t.workers(1)).toEqual({ shepherd: 1, craftsman: 1, sailor: 1, shearer: 2 });
  });

  it('NZ-Z8 among the cheapest, one of her specialization', () => {
    const t = solo().sarah([1], 'sailor').job('shepherd', 5).job('sailor', 5).job('shearer', 5).passToSarah();
    expect(choices(t)).toEqual(['sailor 5 by speciality']);
    expect(t.workers(1).sailor).toBe(2);
  });

  it('NZ-Z8 no one of her specialization among the cheapest: you decide, and only among the cheapest', () => {
    const t = solo().sarah([1], 'sailor').job('craftsman', 6).job('shearer', 6).job('sailor', 7).passToSarah();
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(['craftsman 6', 'shearer 6']);
    t.play('decide 2');
    expect(choices(t)).toEqual(['shearer 6 by person']);
    expect(t.workers(1)).toEqual({ shepherd: 1, craftsman: 1, sailor: 1, shearer: 2 });
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('NZ-Z8 a type whose row is full is passed over', () => {
    const t = solo()
      .sarah([1], 'sailor')
      .job('shepherd', 4)
      .job('craftsman', 8)
      .with(1, { workers: { shepherd: 5 } });
    t.passToSarah();
    expect(t.workers(1)).toMatchObject({ shepherd: 5, craftsman: 2 });
  });
});

describe('card 2: her specialization first', () => {
  it('NZ-Z8 a worker of her specialization, even if others are cheaper', () => {
    const t = solo().sarah([2], 'sailor').job('sailor', 8).job('shearer', 4).passToSarah();
    expect(choices(t)).toEqual(['sailor 8 by speciality']);
    expect(t.workers(1).sailor).toBe(2);
  });

  it('NZ-Z8 of several of her specialization, the cheapest', () => {
    const t = solo().sarah([2], 'sailor').job('sailor', 8).job('sailor', 6).job('shearer', 4).passToSarah();
    expect(choices(t)).toEqual(['sailor 6 by cheapest']);
    expect(t.can('move B')).toBe(true);
    t.at(0, 'A').phaseB(0).play('use 2');
    expect(t.moves('hire')).toEqual(['hire sailor 8', 'hire shearer 4']);
  });

  it('NZ-Z8 none of her specialization: the cheapest of all', () => {
    const t = solo().sarah([2], 'sailor').job('shepherd', 6).job('shearer', 5).passToSarah();
    expect(choices(t)).toEqual(['shearer 5 by cheapest']);
  });

  it('NZ-Z8 none of her specialization and several cheapest: you decide', () => {
    const t = solo().sarah([2], 'sailor').job('shepherd', 5).job('craftsman', 5).job('shearer', 6).passToSarah();
    expect(t.leftOpen()).toEqual(['shepherd 5', 'craftsman 5']);
    t.play('decide 1');
    expect(choices(t)).toEqual(['shepherd 5 by person']);
    expect(t.workers(1).shepherd).toBe(2);
  });

  it('NZ-Z8 the row of her specialization is full: the next candidate', () => {
    const t = solo()
      .sarah([2], 'sailor')
      .job('sailor', 4)
      .job('shearer', 8)
      .with(1, { workers: { sailor: 5 } });
    t.passToSarah();
    expect(t.workers(1)).toMatchObject({ sailor: 5, shearer: 2 });
  });
});

describe('both cards', () => {
  it.each([1, 2])('NZ-Z8 card %i: she pays nothing', (card) => {
    const t = solo().sarah([card], 'sailor').job('sailor', 8).passToSarah();
    expect(t.player(1).money).toBe(0);
    expect(t.told('spent')).toEqual([]);
    expect(t.s.jobs.every((job) => job === 0)).toBe(true);
  });

  it.each([1, 2])('NZ-Z8 NZ-Z15 card %i: an empty job market is skipped', (card) => {
    const t = solo().sarah([card], 'sailor').passToSarah();
    expect(t.told('automa-skips')).toMatchObject([{ seat: 1, deed: 'hire' }]);
    expect(t.workers(1)).toEqual({ shepherd: 1, craftsman: 1, sailor: 1, shearer: 1 });
    expect(t.where(1)).toBe('C');
  });

  it.each([1, 2])('NZ-Z8 NZ-Z15 card %i: only full rows are skipped too', (card) => {
    const t = solo()
      .sarah([card], 'sailor')
      .job('sailor', 4)
      .with(1, { workers: { sailor: 5 } })
      .passToSarah();
    expect(t.told('automa-skips')).toMatchObject([{ deed: 'hire' }]);
    expect(t.workers(1).sailor).toBe(5);
    expect(t.cards(1, 'discard')).toEqual([]);
  });

  it.each([1, 2])('NZ-Z8 card %i: jokers of the bonus market do not interest her', (card) => {
    const t = solo().sarah([card], 'sailor').token(3).bonus('bt01', 1, 1).passToSarah();
    expect(t.told('automa-skips')).toMatchObject([{ deed: 'hire' }]);
    expect(t.s.bonusMarket[0]).toBeGreaterThan(0);
    const dear = solo().sarah([card], 'sailor').token(3).bonus('bt01', 1, 1).job('shearer', 8).passToSarah();
    expect(dear.workers(1).shearer).toBe(2);
  });
});

describe('the bonus card of the column', () => {
  it.each([
    [2, 'set-1'],
    [3, 'set-2'],
    [4, 'set-3'],
    [5, 'set-7'],
  ])('NZ-Z8 shepherd number %i brings her the card %s', (number, card) => {
    const t = solo()
      .sarah([1], 'shepherd')
      .with(1, { workers: { shepherd: number - 1 } })
      .job('shepherd', 6);
    t.passToSarah();
    expect(t.told('worker')).toMatchObject([{ seat: 1, worker: 'shepherd', space: number }]);
    expect(t.cards(1, 'discard')).toEqual([card]);
    expect(t.s.cardSupply.slice(4)).toEqual([2, 3, 4, 5].map((column) => (column === number ? 2 : 3)));
  });

  it.each(['craftsman', 'sailor', 'shearer'] as const)('NZ-Z8 the columns count in every row: %s', (type) => {
    const t = solo().sarah([1], type).job(type, 6).passToSarah();
    expect(t.cards(1, 'discard')).toEqual(['set-1']);
  });

  it('NZ-Z8 an empty stack gives no card; the worker comes all the same', () => {
    const t = solo().sarah([1], 'shepherd').job('shepherd', 6).supply({ wheel: 0 }).passToSarah();
    expect(t.workers(1).shepherd).toBe(2);
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.s.cardSupply.slice(4)).toEqual([0, 3, 3, 3]);
  });

  it.each([
    ['shepherd', 3],
    ['craftsman', 2],
    ['craftsman', 4],
    ['sailor', 3],
    ['shearer', 1],
  ] as const)('NZ-Z8 the actions of your own board do not exist on hers: %s after %i', (type, number) => {
    const t = solo()
      .sarah([1], type)
      .with(1, { workers: { [type]: number } })
      .job(type, 6)
      .passToSarah();
    expect(t.workers(1)[type]).toBe(number + 1);
    expect(t.told('built')).toEqual([]);
    expect([t.player(1).pathfinder, t.player(1).tokens, t.player(1).gold]).toEqual([0, 0, 0]);
    expect(t.cards(1, 'discard')).toHaveLength(1);
  });
});

describe('her third and fifth sailor: a medium harbour', () => {
  const hires = (t: Table, sailors: number): Table =>
    t
      .sarah([1], 'sailor')
      .with(1, { workers: { sailor: sailors - 1 } })
      .job('sailor', 6)
      .passToSarah();
  const medium = (t: Table, seat: number): string[] =>
    t.c.medium.flatMap((harbour, i) => (t.player(seat).medium[i]! > 0 ? [harbour.id] : []));

  it.each([3, 5])('NZ-Z8 sailor number %i: the harbour with the fewest VP', (number) => {
    const t = hires(solo(), number);
    expect(choices(t, 'medium-harbour')).toEqual(['mh1 by fewest-points']);
    expect(medium(t, 1)).toEqual(['mh1']);
    expect(t.told('upgraded')).toMatchObject([{ seat: 1, harbour: 'mh1' }]);
  });

  it.each([2, 4])('NZ-Z8 sailor number %i: no harbour', (number) => {
    const t = hires(solo(), number);
    expect(medium(t, 1)).toEqual([]);
    expect(t.shipAt(1)).toBe('S0');
  });

  it('NZ-Z8 a disc of her supply, her ship there, and the card of the harbour', () => {
    const t = hires(solo(), 3);
    expect(t.player(1).mind!.discs).toBe(14);
    expect(t.shipAt(1)).toBe('T4');
    expect(t.cards(1, 'discard')).toEqual(['set-2', 'sheepdog']);
    expect(t.s.cardSupply[1]).toBe(11);
  });

  it("NZ-Z8 the harbourmaster tile there leaves the game and is nobody's", () => {
    const t = hires(solo().harbourmaster('mh1', 'h1').harbourmaster('mh2', 'h2'), 3);
    expect(t.s.harbourmasters[0]).toBe(-1);
    expect(t.s.harbourmasters[1]).toBeGreaterThanOrEqual(0);
    expect(t.player(1).harbourmasters).toEqual([]);
    expect(t.workers(1).sailor).toBe(3);
  });

  it('NZ-Z8 a harbour with your disc is passed over while another one has none', () => {
    const t = hires(solo().harbours(0, 'mh1'), 3);
    expect(medium(t, 1)).toEqual(['mh2']);
    expect(t.shipAt(1)).toBe('C4');
    expect(t.cards(1, 'discard')).toEqual(['set-2', 'ferry']);
  });

  it('NZ-Z8 so is a harbour with her own disc', () => {
    expect(medium(hires(solo().harbours(1, 'mh1').harbours(0, 'mh2'), 5), 1)).toEqual(['mh1', 'mh3']);
  });

  it('NZ-Z8 the last one without a disc comes before any that you hold', () => {
    const t = hires(solo().harbours(0, 'mh1', 'mh2', 'mh3', 'mh4'), 3);
    expect(medium(t, 1)).toEqual(['mh5']);
  });

  it('NZ-Z8 all have discs: the one with the fewest VP that you hold alone', () => {
    const t = hires(solo().harbours(0, 'mh1', 'mh2', 'mh3', 'mh4', 'mh5'), 3);
    expect(medium(t, 1)).toEqual(['mh1']);
    expect(medium(t, 0)).toHaveLength(5);
    const beside = hires(solo().harbours(0, 'mh1', 'mh2', 'mh3', 'mh4', 'mh5').harbours(1, 'mh1'), 5);
    expect(medium(beside, 1)).toEqual(['mh1', 'mh2']);
  });

  it('NZ-Z8 a tile still lying at a harbour that you hold leaves the game as well', () => {
    const t = solo().harbours(0, 'mh1', 'mh2', 'mh3', 'mh4', 'mh5').harbourmaster('mh1', 'h1');
    expect(hires(t, 3).s.harbourmasters[0]).toBe(-1);
  });

  it('NZ-Z8 NZ-Z15 she is everywhere already: no harbour, but the worker and the bonus card', () => {
    const t = hires(solo().harbours(1, 'mh1', 'mh2', 'mh3', 'mh4', 'mh5'), 5);
    expect(t.told('upgraded')).toEqual([]);
    expect(t.workers(1).sailor).toBe(5);
    expect(t.cards(1, 'discard')).toEqual(['set-7']);
    expect(t.player(1).mind!.discs).toBe(15);
  });

  it('NZ-Z8 NZ-X22 no Sheepdog left: the disc goes to the harbour all the same', () => {
    const t = hires(solo().supply({ sheepdog: 0 }), 3);
    expect(medium(t, 1)).toEqual(['mh1']);
    expect(t.cards(1, 'discard')).toEqual(['set-2']);
  });

  it('NZ-Z8 NZ-Z14 no disc left: no harbour', () => {
    const t = solo();
    t.player(1).mind!.discs = 0;
    hires(t, 3);
    expect(medium(t, 1)).toEqual([]);
    expect(t.player(1).mind!.discs).toBe(0);
    expect(t.workers(1).sailor).toBe(3);
  });

  it('NZ-Z8 two harbours with equal VP: you decide', () => {
    const t = hires(solo({ sea: { medium: { mh3: { vp: 1 } } } }), 3);
    expect(t.leftOpen()).toEqual(['mh1', 'mh3']);
    t.play('decide 2');
    expect(choices(t, 'medium-harbour')).toEqual(['mh3 by person']);
    expect(medium(t, 1)).toEqual(['mh3']);
    expect(t.cards(1, 'discard')).toEqual(['set-2', 'ferry']);
  });

  it('NZ-Z8 with several people, a harbour that only people hold', () => {
    const t = table(3, { sarah: { difficulty: 'hard' } })
      .harbours(0, 'mh1', 'mh2', 'mh3')
      .harbours(1, 'mh2', 'mh4', 'mh5');
    t.harbours(2, 'mh1')
      .sarah([1], 'sailor')
      .with(2, { workers: { sailor: 2 } })
      .job('sailor', 6);
    t.phaseB(1).play('end');
    expect(medium(t, 2)).toEqual(['mh1', 'mh2']);
  });
});

describe('her third and fifth shearer: a wool post', () => {
  const hires = (t: Table, shearers: number): Table =>
    t
      .sarah([1], 'shearer')
      .with(1, { workers: { shearer: shearers - 1 } })
      .job('shearer', 6)
      .passToSarah();
  const post = (t: Table, id: string): number => t.player(1).posts[t.c.postId[id]!]!;

  it.each([
    [3, 'wool-5', 'set-2'],
    [5, 'wool-9', 'set-7'],
  ])('NZ-Z8 shearer number %i: a disc on %s and a Romney', (number, wool, bonus) => {
    const t = hires(solo(), number);
    expect(post(t, wool)).toBe(1);
    expect(t.told('delivered')).toMatchObject([{ seat: 1, post: wool }]);
    expect(t.cards(1, 'discard').sort()).toEqual(['romney', bonus]);
    expect(t.player(1).mind!.discs).toBe(14);
    expect(t.s.cardSupply[0]).toBe(17);
  });

  it.each([2, 4])('NZ-Z8 shearer number %i: no wool post and no Romney', (number) => {
    const t = hires(solo(), number);
    expect(t.told('delivered')).toEqual([]);
    expect(t.cards(1, 'discard')).toHaveLength(1);
  });

  it('NZ-Z8 your disc on the post does not matter', () => {
    expect(post(hires(solo().posts(0, 'wool-5'), 3), 'wool-5')).toBe(1);
  });

  it('NZ-Z8 NZ-X22 no Romney left: the disc all the same', () => {
    const t = hires(solo().supply({ romney: 0 }), 3);
    expect(post(t, 'wool-5')).toBe(1);
    expect(t.cards(1, 'discard')).toEqual(['set-2']);
  });

  it('NZ-Z8 NZ-Z14 no disc left: nothing delivered, no Romney', () => {
    const t = solo();
    t.player(1).mind!.discs = 0;
    hires(t, 3);
    expect(post(t, 'wool-5')).toBe(0);
    expect(t.cards(1, 'discard')).toEqual(['set-2']);
  });

  it('NZ-Z8 NZ-Z14 a wool post is not one of her deliveries: the next one goes to the post it would have gone to', () => {
    const t = hires(solo(), 3).at(1, 'H').sarah([7]).passToSarah();
    expect(t.told('delivered')).toMatchObject([{ post: '9' }]);
  });

  it('NZ-Z8 rows and columns of her icons can be corrected', () => {
    const immediate = { shearer: { 3: null, 4: 'wool-13' }, craftsman: { 2: 'medium-harbour' } };
    const corrected = () => table(2, { sarah: { difficulty: 'hard' }, components: { sarah: { immediate } } });
    expect(hires(corrected(), 3).told('delivered')).toEqual([]);
    expect(post(hires(corrected(), 4), 'wool-13')).toBe(1);
    const builder = corrected().sarah([1], 'craftsman').job('craftsman', 6).passToSarah();
    expect(builder.told('upgraded')).toMatchObject([{ seat: 1 }]);
  });
});

describe('her specialization', () => {
  it('NZ-Z7 another type that becomes larger is her specialization at once', () => {
    const t = solo()
      .sarah([1, 17], 'sailor')
      .with(1, { workers: { sailor: 2, shearer: 2 } })
      .job('shearer', 4);
    t.passToSarah();
    expect(t.told('automa-speciality')).toMatchObject([{ seat: 1, worker: 'shearer' }]);
    const order = t.events.map((event) => event.type);
    expect(order.indexOf('automa-speciality')).toBeGreaterThan(order.indexOf('worker'));
    expect(order.indexOf('automa-speciality')).toBeLessThan(order.lastIndexOf('turn'));
    t.passToSarah();
    expect(t.told('automa-card')).toMatchObject([{ card: 17, speciality: 'shearer' }]);
  });

  it('NZ-Z7 at a tie it stays', () => {
    const t = solo()
      .sarah([1, 16], 'sailor')
      .with(1, { workers: { sailor: 2, shearer: 1 } })
      .job('shearer', 4);
    t.passToSarah();
    expect(t.workers(1)).toMatchObject({ sailor: 2, shearer: 2 });
    expect(t.told('automa-speciality')).toEqual([]);
    t.passToSarah();
    expect(t.told('automa-card')).toMatchObject([{ card: 16, speciality: 'sailor' }]);
  });

  it('NZ-Z7 one more of her own kind changes nothing', () => {
    const t = solo()
      .sarah([2], 'sailor')
      .with(1, { workers: { sailor: 2 } })
      .job('sailor', 4)
      .passToSarah();
    expect(t.told('automa-speciality')).toEqual([]);
    expect(t.player(1).mind!.speciality).toBe(2);
  });

  it('NZ-Z7 NZ-Z8 the next hire follows the new specialization', () => {
    const t = solo()
      .sarah([1, 2], 'sailor')
      .with(1, { workers: { sailor: 2, shearer: 2 } });
    t.job('shearer', 4).job('sailor', 5).job('shearer', 8).passToSarah().passToSarah();
    expect(choices(t)).toEqual(['shearer 8 by speciality']);
    expect(t.workers(1)).toMatchObject({ sailor: 2, shearer: 4 });
  });

  it('NZ-Z7 it may change with a worker that you chose for her', () => {
    const t = solo()
      .sarah([1], 'sailor')
      .with(1, { workers: { sailor: 1, craftsman: 1, shearer: 1 } });
    t.job('craftsman', 4).job('shearer', 4).passToSarah().play('decide 1');
    expect(t.told('automa-speciality')).toMatchObject([{ worker: 'craftsman' }]);
    expect(t.player(1).mind!.speciality).toBe(1);
  });
});
