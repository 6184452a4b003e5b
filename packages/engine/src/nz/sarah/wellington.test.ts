import { describe, expect, it } from 'vitest';
import { table } from '../../testing/index.ts';
import type { Table } from '../../testing/index.ts';
import { WORKERS } from '../state.ts';

const game = (difficulty: 'easy' | 'medium' | 'hard' = 'hard'): Table =>
  table(2, { sarah: { difficulty } })
    .objectives(['o01', 'o02', 'o03', 'o04'], ['o05', 'o06', 'o07', 'o08'])
    .foresightA('shepherd', 'sailor')
    .foresightB('bt02', 'bt03');

/** Sarah steps from H to Wellington. */
const arrives = (t: Table): Table => t.at(1, 'H').sarah([7]).passToSarah();
const deliveries = (t: Table): string[] =>
  t.events.flatMap((event) => (event.type === 'delivered' ? [event.post] : []));
const shown = (t: Table): string[] => t.s.objectives.map((card) => t.c.cards[card]!.id);
const foresight = (t: Table, space: 'A' | 'B'): string[] =>
  t.events.flatMap((event) =>
    event.type === 'foresight' && event.space === space ? [`${event.tile} ${event.to}`] : [],
  );
/** What lies on the right-hand spaces. */
const right = (t: Table): (string | undefined)[] => {
  const a = t.s.foresightA[1]!;
  return [WORKERS[a] ?? t.c.hazards[a - WORKERS.length]?.id, t.c.bonusTiles[t.s.foresightB[1]!]?.id];
};
const visits = (t: Table, a: 'left' | 'right', b: 'left' | 'right'): Table => {
  t.at(0, 'WELLINGTON')
    .phaseB(0)
    .play('wellington', 'income 0', 'deliver 0 aux-pound', `foresight ${a}`, `foresight ${b}`);
  return t.asked() === 0 && t.can('end') ? t.play('end') : t;
};

describe('her deliveries', () => {
  it.each([
    ['easy', ['3', '6', '9', '12', '15', '18', '21', '21', '21']],
    ['medium', ['6', '9', '12', '15', '18', '21', '21']],
    ['hard', ['9', '12', '15', '18', '21', '21', '21', '21']],
  ] as const)('NZ-Z14 %s: %j', (difficulty, posts) => {
    const t = game(difficulty);
    expect(posts.flatMap(() => deliveries(arrives(t)))).toEqual(posts);
    expect(t.player(1).mind!.discs).toBe(15 - posts.length);
    const at21 = posts.filter((post) => post === '21').length;
    expect(t.player(1).posts[t.c.postId['21']!]).toBe(at21);
  });

  it('NZ-Z14 she has no income and pays nothing', () => {
    const t = arrives(game());
    expect(t.told('income')).toEqual([]);
    expect(t.told('earned')).toEqual([]);
    expect(t.told('spent')).toEqual([]);
    expect(t.player(1).money).toBe(0);
  });

  it('NZ-Z14 the disc comes from her supply', () => {
    const t = arrives(game());
    expect(t.player(1).mind!.discs).toBe(14);
    expect(t.player(1).posts[t.c.postId['9']!]).toBe(1);
  });

  it('NZ-Z14 your discs on the posts do not matter', () => {
    expect(deliveries(arrives(game().posts(0, '9', '12')))).toEqual(['9']);
  });

  it.each([
    ['easy', 'sheepdog', 1],
    ['medium', 'kotare', 3],
  ] as const)('NZ-Z14 %s: the %s of her first post goes to her pile', (difficulty, card, supply) => {
    const t = arrives(game(difficulty));
    expect(t.cards(1, 'discard')).toEqual([card]);
    expect(t.s.cardSupply[supply]).toBe(11);
  });

  it('NZ-Z13 NZ-Z14 an objective earned there is the one farthest from the stack', () => {
    const t = arrives(game());
    expect(t.cards(1, 'discard')).toEqual(['o01']);
    expect(shown(t)).toEqual(['o02', 'o03', 'o04', 'o05']);
  });

  it('NZ-Z14 a Romney at every delivery to 21', () => {
    const t = table(2, { sarah: { difficulty: 'custom', cards: [7], firstDelivery: '21' } });
    arrives(arrives(t));
    expect(t.cards(1, 'discard')).toEqual(['romney', 'romney']);
    expect(t.s.cardSupply[0]).toBe(16);
  });

  it('NZ-Z14 NZ-X22 an empty supply: the disc all the same', () => {
    const t = arrives(game('easy').supply({ sheepdog: 0 }));
    expect(deliveries(t)).toEqual(['3']);
    expect(t.cards(1, 'discard')).toEqual([]);
  });

  it('NZ-Z14 NZ-Z15 no objective left: the disc all the same', () => {
    const t = arrives(game().objectives([]));
    expect(deliveries(t)).toEqual(['9']);
    expect(t.cards(1, 'discard')).toEqual([]);
  });

  it('NZ-Z14 NZ-Z15 no disc left: nothing delivered and nothing gained, but foresight is used', () => {
    const t = game();
    t.player(1).mind!.discs = 0;
    arrives(t);
    expect(deliveries(t)).toEqual([]);
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.player(1).posts.every((discs) => discs === 0)).toBe(true);
    expect(foresight(t, 'A')).toHaveLength(1);
  });

  it('NZ-Z14 then her runholder goes to the start of the trail', () => {
    const t = arrives(game());
    expect(t.where(1)).toBe('START');
    t.sarah([7]).passToSarah();
    expect(t.told('moved')).toMatchObject([{ path: ['A', 'B'] }]);
  });

  it('NZ-Z14 away from Wellington nothing is delivered', () => {
    const t = game()
      .at(1, 'G')
      .sarah([16], 'shepherd')
      .with(1, { workers: { sailor: 1 } })
      .passToSarah();
    expect(t.where(1)).toBe('H');
    expect(deliveries(t)).toEqual([]);
    expect(foresight(t, 'A')).toEqual([]);
  });
});

describe('her foresight', () => {
  it('NZ-Z14 she takes the right-hand tiles', () => {
    const t = arrives(game());
    expect(foresight(t, 'A')).toEqual(['sailor job-market']);
    expect(foresight(t, 'B')).toEqual(['bt03 bonus-market']);
  });

  it('NZ-Z14 a worker goes to the topmost free space, a hazard to the lowest free number', () => {
    const t = arrives(game().job('sailor', 8));
    t.at(0, 'A').phaseB(0).play('use 2');
    expect(t.moves('hire')).toEqual(['hire sailor 8', 'hire sailor 7']);
    const u = arrives(game().foresightA('shepherd', 'fl-1').hazard('fl-2', 'FL1'));
    expect(u.at(0, 'D').turn(0).can('move FL1>FL2')).toBe(true);
  });

  it('NZ-Z14 NZ-W10 a bonus tile goes to the next free space of the row of the token', () => {
    const t = arrives(game().token(3));
    expect(t.c.bonusTiles[t.s.bonusMarket[4]! - 1]?.id).toBe('bt03');
    expect(t.s.tokenRow).toBe(2);
  });

  it('NZ-Z14 NZ-W11 she moves the token, and the market is refilled', () => {
    const t = arrives(game().token(3).bonus('bt05', 3, 1));
    expect(t.told('token-moved')).toMatchObject([{ arrow: 'yellow' }]);
    expect(t.s.tokenRow).toBe(3);
    expect(t.s.market.reduce((a, b) => a + b)).toBe(9);
  });

  it('NZ-Z14 NZ-W11 she may turn the neutral buildings over', () => {
    const t = arrives(game().token(4).bonus('bt05', 4, 1));
    expect(t.told('buildings-flipped')).toHaveLength(1);
    expect(t.s.flipped).toBe(true);
  });

  it('NZ-Z14 NZ-W14 with one tile left she takes it; with none the step is skipped', () => {
    const t = game().foresightA(null, 'sailor').foresightB(null, null);
    t.s.bagA = [];
    t.s.bagB = [];
    arrives(t);
    expect(foresight(t, 'A')).toEqual(['sailor job-market']);
    expect(foresight(t, 'B')).toEqual([]);
    expect([t.s.foresightA, t.s.foresightB]).toEqual([
      [-1, -1],
      [-1, -1],
    ]);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });
});

describe('the queue', () => {
  it('NZ-Z4 after her visit the remaining tiles slide to the right, and the left spaces are refilled', () => {
    const t = arrives(game());
    expect(right(t)).toEqual(['shepherd', 'bt02']);
    expect(t.s.foresightA[0]).toBeGreaterThanOrEqual(0);
    expect(t.s.foresightB[0]).toBeGreaterThanOrEqual(0);
  });

  it('NZ-Z4 after your visit too, if you took the right-hand tiles', () => {
    const t = visits(game().sarah([7]), 'right', 'right');
    expect(right(t)).toEqual(['shepherd', 'bt02']);
  });

  it('NZ-Z4 if you took the left-hand tiles the others already lie there', () => {
    const t = visits(game().sarah([7]), 'left', 'left');
    expect(right(t)).toEqual(['sailor', 'bt03']);
    expect(t.s.foresightA[0]).toBeGreaterThanOrEqual(0);
  });

  it('NZ-Z4 each letter slides for itself', () => {
    const t = visits(game().sarah([7]), 'right', 'left');
    expect(right(t)).toEqual(['shepherd', 'bt03']);
  });

  it('NZ-Z4 with an empty bag the left space stays empty', () => {
    const t = game();
    t.s.bagA = [];
    arrives(t);
    expect(t.s.foresightA[0]).toBe(-1);
    expect(right(t)[0]).toBe('shepherd');
  });

  it('NZ-Z4 without Sarah nothing slides: the emptied space is refilled', () => {
    const t = table(2).foresightA('shepherd', 'sailor').foresightB('bt02', 'bt03');
    visits(t, 'right', 'right');
    expect([t.s.foresightA[0], t.c.bonusTiles[t.s.foresightB[0]!]?.id]).toEqual([0, 'bt02']);
    expect(t.s.foresightA[1]).toBeGreaterThanOrEqual(0);
    expect(t.s.foresightB[1]).toBeGreaterThanOrEqual(0);
  });
});

describe('the end of the game', () => {
  const last = (t: Table): Table => t.token(7).bonus('bt05', 7, 1);

  it('NZ-Z14 NZ-E1 Sarah may bring it: the token is hers and you have one more turn', () => {
    const t = arrives(last(game()));
    expect(t.told('end-triggered')).toMatchObject([{ seat: 1 }]);
    expect([t.player(0).token, t.player(1).token]).toEqual([false, true]);
    expect(t.points(1, 'token')).toBe(5);
    expect(t.s.over).toBe(false);
    expect(t.told('turn').at(-1)).toMatchObject({ seat: 0, last: true });
    t.play('move B', 'end');
    expect(t.s.over).toBe(true);
    expect(t.told('automa-card')).toEqual([]);
    expect(t.question).toBeNull();
  });

  it('NZ-Z14 NZ-E1 among several people she may bring it too: everybody else has one more turn', () => {
    const t = last(table(3, { sarah: { difficulty: 'hard' } }).foresightB('bt02', 'bt03')).bonus('bt06', 7, 2);
    t.at(2, 'H').sarah([7]).phaseB(1).play('end');
    expect(t.player(2).token).toBe(true);
    t.play('move B', 'end');
    expect(t.asked()).toBe(1);
    t.play('move B', 'end');
    expect(t.s.over).toBe(true);
  });

  it('NZ-Z14 NZ-E1 she refills foresight all the same', () => {
    expect(right(arrives(last(game())))).toEqual(['shepherd', 'bt02']);
  });

  it('NZ-Z14 NZ-E1 when you bring it she has one more turn', () => {
    const t = visits(last(game()).at(1, 'H').sarah([7]), 'left', 'left');
    const turns = t.told('turn');
    expect(turns).toMatchObject([{ seat: 1, last: true }]);
    expect(deliveries(t)).toContain('9');
    expect([t.player(0).token, t.player(1).token]).toEqual([true, false]);
    expect(t.s.over).toBe(true);
  });

  it('NZ-Z14 NZ-E1 the bonus tile of her last turn leaves the game', () => {
    const t = last(game()).at(1, 'H').sarah([7]);
    const before = t.s.bonusMarket.filter((tile) => tile > 0).length;
    visits(t, 'left', 'left');
    expect(foresight(t, 'B').at(-1)).not.toMatch(/bonus-market$/);
    expect(t.s.bonusMarket.filter((tile) => tile > 0)).toHaveLength(before + 1);
  });

  it('NZ-Z11 NZ-E1 in her last turn every row is open to her', () => {
    const t = visits(last(game()).at(1, 'START').sarah([5]), 'left', 'left');
    expect(t.told('bonus-tile-out')).toMatchObject([{ tile: 'bt05' }]);
    expect(t.s.over).toBe(true);
  });
});
