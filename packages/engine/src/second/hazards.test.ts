import { describe, expect, it } from 'vitest';
import { secondTable } from '../testing/index.ts';

describe('removing hazards', () => {
  it('SE-X11 one hazard of any section, the player chooses', () => {
    const t = secondTable(2).at(0, 'F').hazard('fl-1', 'FLOOD-1').hazard('fl-5', 'FLOOD-2').hazard('dr-3', 'DROUGHT-1');
    t.hazard('ro-6', 'ROCKFALL-4').phaseB(0).play('use 2');
    expect(t.moves()).toEqual(['remove FLOOD-1', 'remove FLOOD-2', 'remove DROUGHT-1', 'remove ROCKFALL-4']);
  });

  it('SE-X11 the tile lies in front of the player, the space is empty', () => {
    const t = secondTable(2).at(0, 'F').hazard('fl-5', 'FLOOD-2').phaseB(0).play('use 2', 'remove FLOOD-2');
    expect(t.player(0).hazards).toEqual([t.c.hazards.findIndex((info) => info.id === 'fl-5')]);
    expect(t.told('hazard')).toEqual([{ type: 'hazard', seat: 0, hazard: 'fl-5', at: 'FLOOD-2' }]);
    t.at(0, 'A').turn(0);
    expect(t.can('move FLOOD-2')).toBe(false);
    expect(t.can('move B')).toBe(true);
  });

  it.each([
    { hazard: 'fl-1', space: 'FLOOD-1', vp: 2 },
    { hazard: 'dr-4', space: 'DROUGHT-1', vp: 3 },
    { hazard: 'ro-6', space: 'ROCKFALL-1', vp: 4 },
  ])('SE-X11 $hazard is worth the $vp VP printed on it', ({ hazard, space, vp }) => {
    const t = secondTable(2).at(0, 'F').hazard(hazard, space).phaseB(0).play('use 2', `remove ${space}`);
    expect(t.points(0, 'hazards')).toBe(vp);
  });

  it('SE-X11 one hazard for one action', () => {
    const t = secondTable(2).at(0, 'F').with(0, { money: 40 }).hazard('fl-1', 'FLOOD-1').hazard('fl-2', 'FLOOD-2');
    t.phaseB(0).play('use 2', 'remove FLOOD-1');
    expect(t.can('remove FLOOD-2')).toBe(false);
    expect(t.can('use 2')).toBe(false);
  });

  it.each([
    { icon: '$7 at F', own: null, use: 'use 2', cost: 7 },
    { icon: '$5 at 4a', own: '4a', use: 'use 1', cost: 5 },
    { icon: '$2 at 11a', own: '11a', use: 'use 1', cost: 2 },
    { icon: '$2 at 11a, the second', own: '11a', use: 'use 2', cost: 2 },
  ])('SE-X11 the cost of the icon is paid in full: $icon', ({ own, use, cost }) => {
    const t = secondTable(2)
      .at(0, 'F')
      .hazard('fl-1', 'FLOOD-1')
      .with(0, { money: cost - 1 });
    if (own !== null) t.build(0, own, 'A-1').at(0, 'A-1');
    t.phaseB(0);
    expect(t.why(use)).toMatchObject({ code: 'too-dear', rule: 'SE-X11' });
    t.with(0, { money: cost }).play(use, 'remove FLOOD-1');
    expect(t.player(0).money).toBe(0);
  });

  it('SE-X11 without a cost on the icon it is free', () => {
    const t = secondTable(2)
      .at(0, 'A')
      .with(0, { money: 6, workers: { cowboy: 3 } });
    t.token(12).job('cowboy', 1, 1).hazard('fl-1', 'FLOOD-1').phaseB(0);
    t.play('use 2', 'hire cowboy 6@1', 'remove FLOOD-1');
    expect(t.player(0).money).toBe(0);
    expect(t.points(0, 'hazards')).toBe(2);
  });

  it('SE-X11 it brings neither a card nor anything else', () => {
    const t = secondTable(2).at(0, 'F').hazard('fl-1', 'FLOOD-1').phaseB(0).play('use 2', 'remove FLOOD-1');
    expect(t.player(0)).toMatchObject({ money: 3, tokens: 0, certificates: 0, discard: [], hand: [] });
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X11 with all three sections empty there is none to remove', () => {
    const t = secondTable(2).at(0, 'F').phaseB(0);
    expect(t.why('use 2')).toMatchObject({ code: 'no-hazard', rule: 'SE-X11' });
  });

  it('SE-X11 an outlaw is no hazard, and an empty space holds none', () => {
    const t = secondTable(2).at(0, 'F').hazard('fl-1', 'FLOOD-1').outlaw('green', 'OUTLAW-4').phaseB(0).play('use 2');
    expect(t.can('remove OUTLAW-4')).toBe(false);
    expect(t.why('remove FLOOD-3')).toMatchObject({ code: 'empty-space', rule: 'SE-X11' });
  });

  it('SE-X11 herders on the tile stay on the empty space and go on from there', () => {
    const t = secondTable(2).at(0, 'F').at(1, 'FLOOD-1').hazard('fl-1', 'FLOOD-1').hazard('fl-2', 'FLOOD-3');
    t.phaseB(0).play('use 2', 'remove FLOOD-1');
    expect(t.where(1)).toBe('FLOOD-1');
    t.turn(1);
    expect(t.can('move B')).toBe(false);
    t.play('move FLOOD-3>B');
    expect(t.where(1)).toBe('B');
  });
});
