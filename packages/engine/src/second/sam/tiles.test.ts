import { describe, expect, it } from 'vitest';
import { secondTable } from '../../testing/index.ts';
import type { SecondTable } from '../../testing/index.ts';

/** Sam walks from START, where no tile lies: nothing to decide on the way. */
const solo = (): SecondTable =>
  secondTable(2, { sam: { difficulty: 'medium' } }).objectives(['o01', 'o02', 'o03', 'o04'], ['o05', 'o06']);

const choices = (t: SecondTable, deed: string): string[] =>
  t.events.flatMap((event) =>
    event.type === 'automa-chose' && event.deed === deed ? [`${event.option} by ${event.by}`] : [],
  );
const shown = (t: SecondTable): string[] => t.s.objectives.map((card) => t.c.cards[card]!.id);
const skips = (t: SecondTable): string[] =>
  t.events.flatMap((event) => (event.type === 'automa-skips' ? [event.deed] : []));

describe('card 4: an outlaw', () => {
  const takes = (t: SecondTable): SecondTable => t.sam([4], 'builder').passToSam();

  it('SE-Z1 the one with the highest reward', () => {
    const t = takes(solo().outlaw('green', 'OUTLAW-5').outlaw('orange', 'OUTLAW-7').outlaw('green', 'OUTLAW-2'));
    expect(t.told('outlaw')).toMatchObject([{ seat: 1, outlaw: 'orange-outlaw', at: 'OUTLAW-7' }]);
    expect(t.player(1).outlaws).toEqual([0, 1]);
    expect(choices(t, 'outlaw')).toEqual([expect.stringMatching(/^OUTLAW-7 by /)]);
  });

  it.each([
    ['OUTLAW-1', 'OUTLAW-2'],
    ['OUTLAW-2', 'OUTLAW-3'],
    ['OUTLAW-3', 'OUTLAW-4'],
    ['OUTLAW-8', 'OUTLAW-9'],
  ])('SE-Z1 beside %s, %s: beside the trail or on it, the token is the lowest reward', (low, high) => {
    const t = takes(solo().outlaw('orange', low).outlaw('green', high));
    expect(t.told('outlaw')).toMatchObject([{ at: high }]);
    expect(t.player(1).outlaws).toEqual([1, 0]);
  });

  it.each(['OUTLAW-1', 'OUTLAW-3', 'OUTLAW-9'])('SE-Z1 the reward of %s is not for him', (at) => {
    const t = takes(solo().outlaw('green', at));
    expect(t.player(1).outlaws).toEqual([1, 0]);
    expect([t.player(1).money, t.player(1).tokens]).toEqual([0, 0]);
    expect(t.told('earned')).toEqual([]);
  });

  it('SE-Z1 the tile leaves the trail', () => {
    const t = takes(solo().outlaw('green', 'OUTLAW-4'));
    t.at(0, 'D').turn(0);
    expect(t.can('move OUTLAW-4')).toBe(false);
  });

  it('SE-Z1 SE-A1 you stand on it: you stay on the bare space', () => {
    const t = takes(solo().at(0, 'OUTLAW-4').outlaw('green', 'OUTLAW-4'));
    expect(t.where(0)).toBe('OUTLAW-4');
    expect(t.can('move E')).toBe(true);
  });

  it('SE-Z1 no outlaw: nothing', () => {
    const t = takes(solo().hazard('fl-1', 'FLOOD-1'));
    expect(skips(t)).toEqual(['outlaw']);
    expect(t.player(1).hazards).toEqual([]);
  });
});

describe('card 5: a hazard', () => {
  const takes = (t: SecondTable): SecondTable => t.sam([5], 'builder').passToSam();
  const taken = (t: SecondTable): string[] => t.player(1).hazards.map((tile) => t.c.hazards[tile]!.id);

  it('SE-Z1 he takes it, pays nothing, and it counts for him', () => {
    const t = takes(solo().hazard('fl-4', 'FLOOD-1'));
    expect(taken(t)).toEqual(['fl-4']);
    expect(t.told('hazard')).toMatchObject([{ seat: 1, hazard: 'fl-4', at: 'FLOOD-1' }]);
    expect(t.told('spent')).toEqual([]);
    expect(t.points(1, 'hazards')).toBe(3);
    expect(t.at(0, 'A').turn(0).can('move FLOOD-1')).toBe(false);
  });

  it('SE-Z1 the section with the most valuable tile, however few lie there', () => {
    const t = takes(solo().hazard('fl-1', 'FLOOD-1').hazard('fl-3', 'FLOOD-2').hazard('dr-5', 'DROUGHT-1'));
    expect(taken(t)).toEqual(['dr-5']);
  });

  it('SE-Z1 equally valuable: the section with more tiles, even if the other one has the black hand', () => {
    const t = solo().hazard('fl-3', 'FLOOD-1').hazard('ro-4', 'ROCKFALL-1').hazard('ro-2', 'ROCKFALL-2');
    expect(taken(takes(t))).toEqual(['ro-4']);
  });

  it('SE-Z1 in the section the tile with the most VP', () => {
    const t = takes(solo().hazard('dr-1', 'DROUGHT-1').hazard('dr-5', 'DROUGHT-2').hazard('dr-3', 'DROUGHT-3'));
    expect(taken(t)).toEqual(['dr-5']);
  });

  it('SE-Z1 of equal VP the one with a black hand', () => {
    const t = takes(solo().hazard('fl-4', 'FLOOD-1').hazard('fl-3', 'FLOOD-2').hazard('fl-2', 'FLOOD-3'));
    expect(taken(t)).toEqual(['fl-3']);
    expect(choices(t, 'hazard')).toEqual(['fl-3@FLOOD-2 by black-hand']);
  });

  it('SE-Z1 still equal: you decide', () => {
    const t = takes(solo().hazard('fl-5', 'FLOOD-1').hazard('fl-6', 'FLOOD-2').hazard('fl-4', 'FLOOD-3'));
    expect(t.question).toMatchObject({ seat: 0, ask: 'automa-decide' });
    expect(t.leftOpen()).toEqual(['fl-5@FLOOD-1', 'fl-6@FLOOD-2']);
    t.play('decide 2');
    expect(taken(t)).toEqual(['fl-6']);
    expect(choices(t, 'hazard')).toEqual(['fl-6@FLOOD-2 by person']);
  });

  it('SE-Z1 sections equal in their best tile and in number: you decide', () => {
    const t = takes(solo().hazard('fl-5', 'FLOOD-1').hazard('ro-5', 'ROCKFALL-1').hazard('dr-4', 'DROUGHT-1'));
    expect(t.leftOpen()).toEqual(['fl-5@FLOOD-1', 'ro-5@ROCKFALL-1']);
    t.play('decide 2');
    expect(taken(t)).toEqual(['ro-5']);
  });

  it('SE-Z1 you stand on it: you stay on the bare space', () => {
    const t = takes(solo().at(0, 'FLOOD-1').hazard('fl-1', 'FLOOD-1'));
    expect(taken(t)).toEqual(['fl-1']);
    expect(t.where(0)).toBe('FLOOD-1');
    expect(t.can('move B')).toBe(true);
  });

  it('SE-Z1 no hazard: nothing', () => {
    const t = takes(solo().outlaw('green', 'OUTLAW-9'));
    expect(skips(t)).toEqual(['hazard']);
    expect(t.player(1).outlaws).toEqual([0, 0]);
  });
});

describe('card 3: an objective', () => {
  const takes = (t: SecondTable): SecondTable => t.sam([3], 'builder').passToSam();

  it('SE-Z1 the one farthest from the stack', () => {
    const t = takes(solo());
    expect(t.cards(1, 'discard')).toEqual(['o01']);
    expect(t.told('acquired')).toMatchObject([{ seat: 1, card: 'o01', from: 'display' }]);
  });

  it('SE-Z1 the others move up, and the gap beside the stack is refilled', () => {
    const t = takes(solo());
    expect(shown(t)).toEqual(['o02', 'o03', 'o04', 'o05']);
    takes(t);
    expect(t.cards(1, 'discard')).toEqual(['o01', 'o02']);
    expect(shown(t)).toEqual(['o03', 'o04', 'o05', 'o06']);
  });

  it.each([
    ['o01', ['o02', 'o03', 'o04', 'o05']],
    ['o02', ['o01', 'o03', 'o04', 'o05']],
    ['o04', ['o01', 'o02', 'o03', 'o05']],
  ])('SE-Z1 you take %s from the display: %j', (card, after) => {
    expect(shown(solo().at(0, 'C').phaseB(0).play('use 1 b', `objective ${card}`))).toEqual(after);
  });

  it('SE-Z1 the top of the stack leaves the display as it is', () => {
    expect(shown(solo().at(0, 'C').phaseB(0).play('use 1 b', 'objective stack'))).toEqual(['o01', 'o02', 'o03', 'o04']);
  });

  it('SE-Z1 without Sam there is no queue: the new card takes the place of the old one', () => {
    const t = secondTable(2).objectives(['o01', 'o02', 'o03', 'o04'], ['o05']).at(0, 'C').phaseB(0);
    expect(shown(t.play('use 1 b', 'objective o02'))).toEqual(['o01', 'o05', 'o03', 'o04']);
  });

  it('SE-Z1 an empty stack: the display runs out from the far end', () => {
    const t = takes(solo().objectives(['o01', 'o02']));
    expect(shown(t)).toEqual(['o02']);
    expect(t.cards(1, 'discard')).toEqual(['o01']);
  });

  it('SE-Z1 an empty display: no objective', () => {
    const t = takes(solo().objectives([]));
    expect(t.cards(1, 'discard')).toEqual([]);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
  });

  it.each(['o01', 'o06', 'o10', 'o15', 'o20'])('SE-Z1 the immediate action of %s is not for him', (card) => {
    const t = takes(solo().objectives([card, 'o02', 'o03', 'o04']));
    expect(t.cards(1, 'discard')).toEqual([card]);
    expect([t.player(1).money, t.engineAt(1), t.where(1)]).toEqual([0, '0', 'A']);
  });
});
