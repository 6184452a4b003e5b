import { describe, expect, it } from 'vitest';
import { table } from '../../testing/index.ts';
import type { Table } from '../../testing/index.ts';

/** Sarah walks from START, where no tile lies: nothing to decide on the way. */
const solo = (): Table =>
  table(2, { sarah: { difficulty: 'hard' } })
    .bonusSets('set-1', 'set-2', 'set-3', 'set-7')
    .objectives(['o01', 'o02', 'o03', 'o04'], ['o05', 'o06']);

const choices = (t: Table, deed: string): string[] =>
  t.events.flatMap((event) =>
    event.type === 'automa-chose' && event.deed === deed ? [`${event.option} by ${event.by}`] : [],
  );
const shown = (t: Table): string[] => t.s.objectives.map((card) => t.c.cards[card]!.id);
const skips = (t: Table): string[] => t.events.flatMap((event) => (event.type === 'automa-skips' ? [event.deed] : []));

describe('bonus tiles', () => {
  const out = (t: Table): string[] =>
    t.events.flatMap((event) => (event.type === 'bonus-tile-out' ? [event.tile] : []));

  it.each([5, 8])('NZ-Z11 card %i removes the cheapest tile from the game', (card) => {
    const t = solo().sarah([card]).token(6).bonus('bt02', 3, 1).bonus('bt03', 4, 1).bonus('bt05', 5, 2).passToSarah();
    expect(out(t)).toEqual(['bt05']);
    expect(t.s.bonusMarket.filter((tile) => tile > 0)).toHaveLength(2);
    expect(t.player(1).bonusTiles).toEqual([]);
    expect(t.points(1, 'tiles')).toBe(0);
  });

  it('NZ-Z11 the price of the row comes before its place', () => {
    const t = solo().sarah([5]).token(6).bonus('bt02', 3, 1).bonus('bt05', 5, 2).passToSarah();
    expect(choices(t, 'remove-bonus-tile')).toEqual(['bt05 5.2 by cheapest']);
  });

  it('NZ-Z11 of rows with the same price the highest one', () => {
    const t = solo().sarah([5]).token(6).bonus('bt02', 2, 2).bonus('bt05', 5, 1).bonus('bt06', 3, 1).passToSarah();
    expect(out(t)).toEqual(['bt02']);
  });

  it('NZ-Z11 of the same row the leftmost', () => {
    const t = solo().sarah([5]).bonus('bt02', 1, 2).bonus('bt05', 1, 1).passToSarah();
    expect(out(t)).toEqual(['bt05']);
  });

  it('NZ-Z11 the highest row comes before the leftmost column', () => {
    const t = solo().sarah([5]).token(6).bonus('bt02', 1, 2).bonus('bt05', 2, 1).passToSarah();
    expect(out(t)).toEqual(['bt02']);
  });

  it.each([
    ['bt09', 'which costs 4 gold'],
    ['bt01', 'the joker, which costs a gold'],
    ['bt04', 'which asks for £3 and a hazard'],
    ['bt11', 'which asks for a sheep'],
  ])('NZ-Z11 what is printed on the tile does not matter: %s, %s', (tile) => {
    const t = solo().sarah([5]).bonus(tile, 1, 1).bonus('bt08', 1, 2).passToSarah();
    expect(out(t)).toEqual([tile]);
    expect([t.player(1).gold, t.player(1).money, t.player(1).jokers]).toEqual([0, 0, 0]);
  });

  it('NZ-Z11 nor do its rewards', () => {
    const t = solo().sarah([5]).bonus('bt06', 1, 1).passToSarah();
    expect(out(t)).toEqual(['bt06']);
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.player(1).pathfinder).toBe(1);
  });

  it('NZ-Z11 the row of the token is closed to her', () => {
    const t = solo().sarah([5]).token(2).bonus('bt02', 2, 1).passToSarah();
    expect(out(t)).toEqual([]);
    expect(skips(t)).toEqual(['remove-bonus-tile']);
    const u = solo().sarah([5]).token(5).bonus('bt02', 5, 1).bonus('bt05', 3, 2).passToSarah();
    expect(out(u)).toEqual(['bt05']);
  });

  it('NZ-Z11 NZ-Z15 an empty market: she does the rest of the card', () => {
    const t = solo().sarah([5]).passToSarah();
    expect(skips(t)).toEqual(['remove-bonus-tile']);
    expect(t.player(1).pathfinder).toBe(1);
  });

  it('NZ-Z11 NZ-Z15 card 8 with an empty market still takes a hazard', () => {
    const t = solo().sarah([8]).hazard('fl-1', 'FL1').passToSarah();
    expect(skips(t)).toEqual(['remove-bonus-tile']);
    expect(t.player(1).hazards).toHaveLength(1);
  });
});

describe('hazards', () => {
  const taken = (t: Table): string[] => t.player(1).hazards.map((tile) => t.c.hazards[tile]!.id);

  it.each([8, 9])('NZ-Z12 card %i takes a hazard and its card', (card) => {
    const t = solo().sarah([card]).hazard('rk-1', 'RK1').passToSarah();
    expect(taken(t)).toEqual(['rk-1']);
    expect(t.told('hazard')).toMatchObject([{ seat: 1, hazard: 'rk-1', at: 'RK1' }]);
    expect(t.cards(1, 'discard')).toContain('sheepdog');
    expect(t.points(1, 'tiles')).toBe(2);
    expect(t.at(0, 'A').turn(0).can('move RK1')).toBe(false);
  });

  it('NZ-Z12 a flood brings a Ferry', () => {
    const t = solo().sarah([8]).hazard('fl-6', 'FL1').passToSarah();
    expect(taken(t)).toEqual(['fl-6']);
    expect(t.cards(1, 'discard')).toEqual(['ferry']);
    expect(t.points(1, 'tiles')).toBe(4);
  });

  it('NZ-Z12 she pays nothing', () => {
    const t = solo().sarah([8]).hazard('rk-9', 'RK1').passToSarah();
    expect(t.told('spent')).toEqual([]);
  });

  it('NZ-Z12 the section with the most valuable tile, however few lie there', () => {
    const t = solo().sarah([8]).hazard('rk-4', 'RK1').hazard('rk-5', 'RK2').hazard('rk-6', 'RK3').hazard('fl-7', 'FL1');
    expect(taken(t.passToSarah())).toEqual(['fl-7']);
  });

  it('NZ-Z12 equally valuable: the section with more tiles, even if the other one has the black hand', () => {
    const t = solo().sarah([8]).hazard('rk-7', 'RK1').hazard('fl-7', 'FL1').hazard('fl-1', 'FL2').passToSarah();
    expect(taken(t)).toEqual(['fl-7']);
    const u = solo().sarah([8]).hazard('rk-9', 'RK1').hazard('rk-1', 'RK2').hazard('fl-6', 'FL1').passToSarah();
    expect(taken(u)).toEqual(['rk-9']);
  });

  it('NZ-Z12 in the section the tile with the most VP', () => {
    const t = solo().sarah([8]).hazard('rk-1', 'RK1').hazard('rk-5', 'RK2').hazard('rk-3', 'RK3').passToSarah();
    expect(taken(t)).toEqual(['rk-5']);
    expect(t.cards(1, 'discard')).toEqual(['sheepdog']);
  });

  it('NZ-Z12 of equal VP the one with a black hand', () => {
    const t = solo().sarah([8]).hazard('rk-8', 'RK1').hazard('rk-7', 'RK2').hazard('rk-9', 'RK3').passToSarah();
    expect(taken(t)).toEqual(['rk-7']);
    expect(choices(t, 'hazard')).toEqual(['rk-7@RK2 by black-hand']);
  });

  it('NZ-Z12 still equal: you decide', () => {
    const t = solo().sarah([9]).hazard('rk-8', 'RK1').hazard('rk-9', 'RK2').hazard('rk-4', 'RK3').passToSarah();
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(['rk-8@RK1', 'rk-9@RK2']);
    t.play('decide 2');
    expect(taken(t)).toEqual(['rk-9']);
    expect(choices(t, 'hazard')).toEqual(['rk-9@RK2 by person']);
    expect(t.cards(1, 'discard')).toEqual(['sheepdog', 'o01']);
  });

  it('NZ-Z12 two black hands of equal VP: you decide between these', () => {
    const t = solo().sarah([8]).hazard('fl-3', 'FL1').hazard('fl-4', 'FL2').hazard('fl-5', 'FL3').passToSarah();
    expect(t.leftOpen()).toEqual(['fl-3@FL1', 'fl-4@FL2']);
  });

  it('NZ-Z12 sections equal in their best tile and in number: you decide', () => {
    const t = solo().sarah([8]).hazard('rk-8', 'RK1').hazard('fl-7', 'FL1').passToSarah();
    expect(t.leftOpen()).toEqual(['rk-8@RK1', 'fl-7@FL1']);
    t.play('decide 2');
    expect(taken(t)).toEqual(['fl-7']);
    expect(t.cards(1, 'discard')).toEqual(['ferry']);
  });

  it('NZ-Z12 between such sections you decide, whatever the hands: colours are looked at within a section', () => {
    const t = solo().sarah([8]).hazard('rk-7', 'RK1').hazard('rk-1', 'RK2').hazard('fl-7', 'FL1').hazard('fl-1', 'FL2');
    t.passToSarah();
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(['rk-7@RK1', 'fl-7@FL1']);
  });

  it('NZ-Z12 between such sections, each with its best tile: the black one of the section', () => {
    const t = solo().sarah([8]).hazard('rk-8', 'RK1').hazard('rk-7', 'RK2').hazard('fl-7', 'FL1').hazard('fl-6', 'FL2');
    t.passToSarah();
    expect(t.leftOpen()).toEqual(['rk-7@RK2', 'fl-6@FL2']);
  });

  it('NZ-Z12 NZ-X22 no card left: the hazard all the same', () => {
    const t = solo().sarah([8]).hazard('rk-1', 'RK1').supply({ sheepdog: 0 }).passToSarah();
    expect(taken(t)).toEqual(['rk-1']);
    expect(t.cards(1, 'discard')).toEqual([]);
  });

  it('NZ-Z12 NZ-Z15 no hazard: she does the rest of the card', () => {
    const t = solo().sarah([9]).passToSarah();
    expect(skips(t)).toEqual(['hazard']);
    expect(t.cards(1, 'discard')).toEqual(['o01']);
    const u = solo().sarah([8]).bonus('bt02', 1, 1).passToSarah();
    expect(skips(u)).toEqual(['hazard']);
    expect(u.told('bonus-tile-out')).toHaveLength(1);
  });

  it('NZ-Z12 NZ-A10 you stand on it: you stay on the bare space', () => {
    const t = solo().at(0, 'RK1').hazard('rk-1', 'RK1').sarah([8]).passToSarah();
    expect(taken(t)).toEqual(['rk-1']);
    expect(t.where(0)).toBe('RK1');
    expect(t.can('move B')).toBe(true);
  });
});

describe('objectives', () => {
  it.each([6, 9])('NZ-Z13 card %i: the objective farthest from the stack', (card) => {
    const t = solo().sarah([card]).passToSarah();
    expect(t.cards(1, 'discard')).toEqual(['o01']);
    expect(t.told('acquired')).toMatchObject([{ seat: 1, card: 'o01', from: 'display' }]);
  });

  it('NZ-Z4 NZ-Z13 the others move up, and the gap beside the stack is refilled', () => {
    const t = solo().sarah([6]).passToSarah();
    expect(shown(t)).toEqual(['o02', 'o03', 'o04', 'o05']);
    t.sarah([6]).passToSarah();
    expect(t.cards(1, 'discard')).toEqual(['o01', 'o02']);
    expect(shown(t)).toEqual(['o03', 'o04', 'o05', 'o06']);
  });

  it.each([
    ['o01', ['o02', 'o03', 'o04', 'o05']],
    ['o02', ['o01', 'o03', 'o04', 'o05']],
    ['o04', ['o01', 'o02', 'o03', 'o05']],
  ])('NZ-Z4 you take %s from the display: %j', (card, after) => {
    const t = solo().at(0, 'B').phaseB(0).play('use 1 b', `objective ${card}`);
    expect(shown(t)).toEqual(after);
  });

  it('NZ-Z4 the top of the stack leaves the display as it is', () => {
    const t = solo().at(0, 'B').phaseB(0).play('use 1 b', 'objective stack');
    expect(shown(t)).toEqual(['o01', 'o02', 'o03', 'o04']);
  });

  it('NZ-Z4 without Sarah there is no queue: the new card takes the place of the old one', () => {
    const t = table(2).objectives(['o01', 'o02', 'o03', 'o04'], ['o05']).at(0, 'B').phaseB(0);
    t.play('use 1 b', 'objective o02');
    expect(shown(t)).toEqual(['o01', 'o05', 'o03', 'o04']);
  });

  it('NZ-Z13 an empty stack: the display runs out from the far end', () => {
    const t = solo().objectives(['o01', 'o02']).sarah([6]).passToSarah();
    expect(shown(t)).toEqual(['o02']);
    expect(t.cards(1, 'discard')).toEqual(['o01']);
  });

  it('NZ-Z13 NZ-Z15 an empty display: no objective', () => {
    const t = solo().objectives([]).sarah([6]).passToSarah();
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.player(1).pathfinder).toBe(2);
  });

  it('NZ-Z13 its immediate action is not for her', () => {
    const t = solo().objectives(['o09', 'o02', 'o03', 'o04']).sarah([9]).passToSarah();
    expect(t.cards(1, 'discard')).toEqual(['o09']);
    expect([t.player(1).pathfinder, t.player(1).money]).toEqual([0, 0]);
  });
});

describe('the pathfinder track', () => {
  it.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [12, 2],
    [16, 3],
  ])('NZ-Z13 card %i moves her disc by %i', (card, steps) => {
    const t = solo().sarah([card], 'shepherd').passToSarah();
    expect(t.told('pathfinder')).toMatchObject([{ seat: 1, from: 0, to: steps }]);
  });

  it.each([
    [2, 'the gold of space 3 and the step tile of space 4'],
    [6, 'the gold of space 8'],
    [9, 'the choice of space 11'],
  ])('NZ-Z13 from %i she passes %s and gets nothing', (pathfinder) => {
    const t = solo().sarah([7]).with(1, { pathfinder }).passToSarah();
    expect(t.player(1)).toMatchObject({ pathfinder: pathfinder + 3, gold: 0, stepTile: 0, feeless: false, money: 0 });
    expect(t.s.stepTiles).toBe(1);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it('NZ-Z13 the step tile stays for you', () => {
    const t = solo().sarah([7]).with(1, { pathfinder: 3 }).passToSarah();
    t.at(0, 'B').with(0, { pathfinder: 3 }).phaseB(0).play('use 1 a', 'advance 1');
    expect(t.player(0).stepTile).toBe(1);
  });

  it('NZ-Z13 16 is the end of the track, without money for further steps', () => {
    const t = solo().sarah([7, 7]).with(1, { pathfinder: 15 }).passToSarah();
    expect(t.player(1)).toMatchObject({ pathfinder: 16, money: 0 });
    t.passToSarah();
    expect(t.player(1)).toMatchObject({ pathfinder: 16, money: 0 });
    expect(t.points(1, 'pathfinder')).toBe(15);
  });
});

describe('cards 12 and 16 when she is a sailor', () => {
  it.each([
    [12, 1, 'set-1'],
    [12, 2, 'set-1'],
    [12, 3, 'set-2'],
    [12, 4, 'set-3'],
    [12, 5, 'set-7'],
    [16, 1, 'set-1'],
    [16, 2, 'set-1'],
    [16, 3, 'set-2'],
    [16, 4, 'set-3'],
    [16, 5, 'set-7'],
  ])('NZ-Z13 card %i with %i sailors: %s', (card, sailors, bonus) => {
    const t = solo()
      .sarah([card], 'sailor')
      .with(1, { workers: { sailor: sailors } })
      .passToSarah();
    expect(t.cards(1, 'discard')).toEqual([bonus]);
    expect(t.s.cardSupply.slice(4).reduce((a, b) => a + b)).toBe(11);
    expect(t.player(1).pathfinder).toBe(0);
  });

  it.each([12, 16])('NZ-Z13 NZ-Z15 card %i with an empty stack: no card, and no other one instead', (card) => {
    const t = solo()
      .sarah([card], 'sailor')
      .with(1, { workers: { sailor: 5 } })
      .supply({ compass: 0 })
      .passToSarah();
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.player(1).pathfinder).toBe(0);
    expect(t.s.cardSupply.slice(4)).toEqual([3, 3, 3, 0]);
  });

  it.each([12, 16])('NZ-Z13 card %i when she is something else: no card, however many sailors', (card) => {
    const t = solo()
      .sarah([card], 'shepherd')
      .with(1, { workers: { sailor: 4, shepherd: 4 } })
      .passToSarah();
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.player(1).pathfinder).toBeGreaterThan(0);
  });
});
