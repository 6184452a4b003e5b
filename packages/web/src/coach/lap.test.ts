import { nz } from '@drover/engine';
import { secondTable, table } from '@drover/engine/testing';
import { describe, expect, it } from 'vitest';
import { kitOf } from '../editions/editions.ts';
import { accountOf } from './account.ts';
import { handOf } from './hand.ts';
import { lapOf } from './lap.ts';
import { lookBackOn } from './look-back.ts';
import { bonusMarket } from './nz/market.ts';
import { jobMarket } from './second/market.ts';

const four = ['shropshire', 'southdown', 'merino', 'english-leicester'];

/** What a hand makes, the place it is enough for and the next one, by their ids. */
function aimAt(t: ReturnType<typeof table> | ReturnType<typeof secondTable>): readonly unknown[] {
  const view = t.view(0);
  const { aim } = lapOf(view, 0);
  if (aim.is !== 'hand') return [aim.is];
  const places = kitOf(view).destinations(view);
  const id = (place: number | null): string | null => (place === null ? null : places[place]!.id);
  return [aim.hand.value, id(aim.reached), id(aim.next)];
}

describe('the aim of a lap', () => {
  it('is the next better place that is open, beside what the hand makes and is enough for', () => {
    const t = table(2)
      .at(0, 'A')
      .hand(0, ...four)
      .turn(0);
    // 1 + 2 + 2 + 2, and the next post above it.
    expect(aimAt(t)).toEqual([7, '6', '9']);
    expect(aimAt(table(2).at(0, 'A').hand(0, 'ferry').turn(0))).toEqual([0, null, '1']);
  });

  it('counts doubles once and every certificate', () => {
    const t = table(2)
      .at(0, 'A')
      .hand(0, 'merino', 'merino', 'southdown')
      .with(0, { certificates: 2, permanentCertificates: 1 });
    expect(handOf(t.turn(0).view(0), 0)).toEqual({ value: 2 + 2 + 2 + 1, certificates: 2 + 1, doubles: true });
  });

  it('passes over places that hold a disc already', () => {
    const t = table(2)
      .at(0, 'A')
      .hand(0, ...four)
      .posts(0, '9')
      .turn(0);
    expect(aimAt(t)).toEqual([7, '6', '12']);
  });

  it('of the Second Edition is a city', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'criollo', 'galloway').turn(0);
    expect(aimAt(t)).toEqual([3, 'fulton', 'st-louis']);
  });

  it('is points in the last turn, a delivery at the end of the trail, and a place to start before the first turn', () => {
    const t = table(2).at(0, 'A').turn(0);
    t.s.ending = 1;
    expect(lapOf(t.view(0), 0).aim).toEqual({ is: 'last' });
    expect(lapOf(table(2).at(0, 'WELLINGTON').phaseB(0).view(0), 0).aim).toEqual({ is: 'there' });
    t.player(0).firstTurn = true;
    expect(lapOf(t.view(0), 0).aim).toEqual({ is: 'place' });
  });

  it('counts the best cards that can be kept, and waits while some are owed', () => {
    const t = table(2)
      .at(0, 'A')
      .hand(0, 'merino', 'merino', 'southdown', 'english-leicester')
      .stack(0, 'shropshire', 'lincoln')
      .with(0, { tokens: 1 })
      .turn(0);
    expect(lapOf(t.view(0), 0).settled).toBe(true);
    t.play('exchange 2');
    // Five types are in hand, and four cards stay.
    const { breeding } = nz.components(t.s).cards.find(({ id }) => id === 'lincoln')!;
    expect(handOf(t.view(0), 0).value).toBe(2 + 2 + 2 + breeding);
    expect(lapOf(t.view(0), 0).settled).toBe(false);
    t.play('discard merino');
    t.play('discard shropshire');
    expect(handOf(t.view(0), 0).value).toBe(2 + 2 + 2 + breeding);
    expect(lapOf(t.view(0), 0).settled).toBe(true);
  });

  it('is no figure between a visit and the end of the turn', () => {
    const t = table(2).at(0, 'WELLINGTON').foresightA('shepherd', 'sailor').foresightB('bt07', 'bt08').phaseB(0);
    for (const move of ['wellington', 'income 0', 'deliver 0 aux-ship', 'foresight left', 'foresight left'])
      t.play(move);
    expect(lapOf(t.view(0), 0).aim).toEqual({ is: 'fresh' });
    t.play('end');
    expect(lapOf(t.view(0), 0).aim.is).toBe('hand');
  });

  it('says how many turns the way takes at least', () => {
    const turns = (at: string): unknown => {
      const { aim } = lapOf(table(2).at(0, at).turn(0).view(0), 0);
      return 'turns' in aim && aim.turns;
    };
    expect(turns('H')).toBe(1);
    // A to H are seven steps and Wellington the eighth, three in a turn.
    expect(turns('A')).toBe(3);
  });
});

describe('how far the game is', () => {
  it('is told by the tiles that are still missing in the market of its token', () => {
    const fresh = table(2).bonus('bt07', 1, 1).bonus('bt08', 1, 2).bonus('bt09', 2, 1).token(2);
    expect(bonusMarket(fresh.s)).toMatchObject({ left: 11, visits: 11, leftInRow: 1 });
    const later = table(2).token(4).bonus('bt07', 4, 1);
    expect(bonusMarket(later.s)).toMatchObject({ left: 7, leftInRow: 1, arrow: 'turquoise' });
    expect(bonusMarket(table(2).token(8).s)).toMatchObject({ left: 0, arrow: null });
    expect(jobMarket(secondTable(2).token(2).job('cowboy', 2, 1).s)).toMatchObject({ left: 21 });
  });

  it('is counted in laps of everybody, whatever the turns', () => {
    // A tile with every visit: eleven visits of two.
    const t = table(2).token(2).bonus('bt07', 2, 1).turn(0);
    expect(lapOf(t.view(0), 0).left).toBe(6);
    t.s.turn = 21;
    expect(lapOf(t.view(0), 0).left).toBe(6);
    expect(lapOf(table(2).token(7).turn(0).view(0), 0).left).toBe(1);
    expect(lapOf(table(2).token(8).turn(0).view(0), 0).left).toBeNull();
    // One worker out of the second bag and four out of five from the third: some twelve visits of two.
    expect(lapOf(secondTable(2).token(2).job('cowboy', 2, 1).turn(0).view(0), 0).left).toBe(6);
  });

  it('counts laps by deliveries', () => {
    expect(lapOf(table(2).turn(0).view(0), 0).number).toBe(1);
    expect(lapOf(table(2).posts(0, '3', '6').turn(0).view(0), 0).number).toBe(3);
  });
});

describe('the look back at a delivery', () => {
  const visit = () => {
    const t = table(2)
      .at(0, 'H')
      .hand(0, ...four)
      .foresightA('shepherd', 'sailor')
      .foresightB('bt07', 'bt08')
      .turn(0);
    const steps = [{ view: t.view(0), by: null as number | null, events: t.heard(0) }];
    const play = (...moves: string[]) => {
      for (const move of moves) {
        t.play(move);
        steps.push({ view: t.view(0), by: 0, events: t.heard(0) });
      }
      return steps;
    };
    return play;
  };
  const moves = ['move WELLINGTON', 'wellington', ...four.map((card) => `reveal ${card}`), 'income 0'];

  it('says what it brought, what was opened and what could come next', () => {
    const steps = visit()(...moves, 'deliver 6 aux-draw', 'foresight left', 'foresight left', 'end');
    const back = lookBackOn(steps, 0)!;
    // Money is money: its fifths are no points of the post.
    expect(back).toMatchObject({ place: '6', total: 7, want: 9, received: 7, paid: 0, vp: 0 });
    expect(back.disc).toBeGreaterThanOrEqual(0);
  });

  it('tells what was paid, and points of the post alone', () => {
    const steps = visit()(...moves, 'deliver 6 certificate-left', 'foresight left', 'foresight left', 'end');
    expect(lookBackOn(steps, 0)).toMatchObject({ received: 7, paid: 4 });
    const poor = visit()(...moves, 'deliver 0 aux-draw', 'foresight left', 'foresight left', 'end');
    expect(lookBackOn(poor, 0)).toMatchObject({ received: 7 + 6, paid: 0, vp: -8 });
  });

  it('waits for the end of the turn, and is only about deliveries', () => {
    expect(lookBackOn(visit()(...moves, 'deliver 6 aux-draw', 'foresight left', 'foresight left'), 0)).toBeNull();
    const t = table(2).at(0, 'A').turn(0).play('move B');
    t.play('end');
    expect(lookBackOn([{ view: t.view(0), by: 0, events: t.heard(0) }], 0)).toBeNull();
  });
});

describe('the account of a game', () => {
  it('names the largest sources, and where one was ahead and behind', () => {
    const seats = [
      { a: 10, b: 3, c: -2, d: 7 },
      { a: 4, b: 9, c: 0, d: 7 },
    ].map((points, seat) => ({
      seat,
      categories: Object.entries(points).map(([category, vp]) => ({ category, vp })),
      total: Object.values(points).reduce((sum, vp) => sum + vp, 0),
    }));
    const account = accountOf({ seats, leaders: [1] } as never, 0);
    expect(account.sources.map(({ category }) => category)).toEqual(['a', 'd', 'b']);
    expect(account.ahead).toEqual({ category: 'a', vp: 6 });
    expect(account.behind).toEqual({ category: 'b', vp: 6 });
  });
});
