import { describe, expect, it } from 'vitest';
import { secondTable } from '../testing/index.ts';

describe('neutral buildings', () => {
  it('SE-B1 building A: a Galloway for $2; hire; hire for $2 more', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'criollo', 'galloway').with(0, { money: 20 });
    t.token(12).job('cowboy', 3, 1).job('builder', 1, 1).phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['discard galloway']);
    t.play('discard galloway');
    expect(t.player(0).money).toBe(22);
    t.play('use 2', 'hire cowboy 7@3');
    expect(t.player(0).money).toBe(15);
    t.play('use 3', 'hire builder 6@1');
    expect(t.player(0).money).toBe(7);
    expect(t.moves()).toEqual(['end']);
  });

  it('SE-B1 building B: a Santa Gertrudis for $2; build for $2 a builder', () => {
    const t = secondTable(2).at(0, 'B').hand(0, 'galloway', 'santa-gertrudis').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['discard santa-gertrudis']);
    t.play('discard santa-gertrudis');
    expect(t.player(0).money).toBe(12);
    t.play('use 2', 'build 1', 'site A-1');
    expect(t.player(0).money).toBe(10);
    expect(t.moves()).toEqual(['end']);
  });

  it('SE-B1 building C: a certificate or an objective, not both; the engine by engineers', () => {
    const c = () => secondTable(2).at(0, 'C').objectives(['o01', 'o02'], []).phaseB(0);
    const certificate = c().play('use 1 a');
    expect(certificate.player(0).certificates).toBe(1);
    expect(certificate.can('use 1 b')).toBe(false);
    const objective = c().play('use 1 b', 'objective o02');
    expect(objective.cards(0, 'discard')).toEqual(['o02']);
    expect(objective.can('use 1 a')).toBe(false);
    objective.with(0, { workers: { engineer: 2 } }).play('use 2', 'engine 2');
    expect(objective.engineAt(0)).toBe('2');
    expect(objective.moves()).toEqual(['end']);
  });

  it('SE-B1 building D: a bounty or the engine up to 2 for $2, not both; a single or double auxiliary action', () => {
    const d = () => secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-4').cleared(0, 'aux-dollar').phaseB(0);
    const bounty = d().play('use 1 a', 'bounty OUTLAW-4');
    expect(bounty.player(0).money).toBe(13);
    expect(bounty.can('use 1 b')).toBe(false);
    const engine = d().play('use 1 b');
    expect(engine.moves('engine')).toEqual(['engine 1', 'engine 2']);
    engine.play('engine 2');
    expect(engine.player(0).money).toBe(8);
    expect(engine.can('use 1 a')).toBe(false);
    engine.play('use 2', 'auxiliary dollar double');
    expect(engine.player(0).money).toBe(10);
    expect(engine.moves()).toEqual(['end']);
    expect(d().with(0, { money: 1 }).can('use 1 b')).toBe(false);
  });

  it('SE-B1 building E: a Pineywoods for $2; buy cattle', () => {
    const t = secondTable(2).at(0, 'E').hand(0, 'galloway', 'pineywoods').market('longhorn').marketStack().phaseB(0);
    t.play('use 1');
    expect(t.moves()).toEqual(['discard pineywoods']);
    t.play('discard pineywoods', 'use 2', 'buy 1 longhorn');
    expect(t.player(0).money).toBe(6);
    expect(t.cards(0, 'discard')).toEqual(['pineywoods', 'longhorn']);
    expect(t.moves()).toEqual(['end']);
  });

  it('SE-B1 building F: two cattle of the same type for $4; a hazard for $7', () => {
    const t = secondTable(2).at(0, 'F').hand(0, 'criollo', 'criollo', 'galloway', 'longhorn', 'longhorn');
    t.hazard('dr-5', 'DROUGHT-1').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['discard criollo', 'discard longhorn']);
    t.play('discard longhorn');
    expect(t.cards(0, 'discard')).toEqual(['longhorn', 'longhorn']);
    expect(t.player(0).money).toBe(14);
    t.play('use 2', 'remove DROUGHT-1');
    expect(t.player(0).money).toBe(7);
    expect(t.moves()).toEqual(['end']);
  });

  it('SE-B1 building F: no pair, no $4', () => {
    const t = secondTable(2).at(0, 'F').hand(0, 'criollo', 'galloway', 'pineywoods', 'o06').phaseB(0);
    expect(t.can('use 1')).toBe(false);
    expect(t.hand(0, 'criollo', 'criollo').can('use 1')).toBe(true);
  });

  it('SE-B1 building F: Shorthorns are one type, whatever points are on them', () => {
    const t = secondTable(2).at(0, 'F').hand(0, 'shorthorn-3', 'shorthorn-5').phaseB(0);
    expect(t.can('use 1')).toBe(true);
  });

  it('SE-B1 building G: the engine by engineers; a single or double auxiliary action', () => {
    const t = secondTable(2)
      .at(0, 'G')
      .cleared(0, 'aux-dollar')
      .with(0, { workers: { engineer: 3 } });
    t.phaseB(0).play('use 1', 'engine 3');
    expect(t.engineAt(0)).toBe('3');
    t.play('use 2', 'auxiliary dollar double');
    expect(t.player(0).money).toBe(12);
    expect(t.moves()).toEqual(['end']);
  });
});

describe('discarding actions', () => {
  it("SE-B1 the rulebook's example: exactly one Pineywoods for $2, however many there are", () => {
    const t = secondTable(2)
      .at(0, 'E')
      .hand(0, 'pineywoods', 'pineywoods')
      .phaseB(0)
      .play('use 1', 'discard pineywoods');
    expect(t.player(0).money).toBe(12);
    expect(t.cards(0, 'hand')).toEqual(['pineywoods']);
    expect(t.can('use 1')).toBe(false);
  });

  it("SE-B1 the rulebook's example: exactly two of the same type for $4", () => {
    const t = secondTable(2)
      .at(0, 'F')
      .hand(0, 'criollo', 'criollo', 'criollo')
      .phaseB(0)
      .play('use 1', 'discard criollo');
    expect(t.player(0).money).toBe(14);
    expect(t.cards(0, 'hand')).toEqual(['criollo']);
  });

  it("SE-B1 the rulebook's example: one cattle card of any type for a certificate, an objective card is none", () => {
    const t = secondTable(2).build(0, '12a', 'FLOOD-R1').at(0, 'FLOOD-R1').hand(0, 'longhorn', 'criollo', 'o01');
    t.phaseB(0).play('use 3');
    expect(t.moves()).toEqual(['discard criollo', 'discard longhorn']);
    t.play('discard longhorn', 'certify 1');
    expect(t.player(0)).toMatchObject({ certificates: 1, money: 10 });
  });

  it("SE-B1 the rulebook's example: one Criollo for a certificate and $2", () => {
    const t = secondTable(2).build(0, '12a', 'FLOOD-R2').at(0, 'FLOOD-R2').hand(0, 'longhorn', 'criollo');
    t.phaseB(0).play('use 3');
    expect(t.moves()).toEqual(['discard criollo']);
    t.play('discard criollo', 'certify 1');
    expect(t.player(0)).toMatchObject({ certificates: 1, money: 12 });
  });

  it("SE-B1 the rulebook's example: one Santa Gertrudis for the engine, up to two spaces", () => {
    const t = secondTable(2).build(0, '2b', 'A-1').at(0, 'A-1').hand(0, 'santa-gertrudis').phaseB(0);
    t.play('use 1', 'discard santa-gertrudis', 'engine 2');
    expect(t.engineAt(0)).toBe('2');
  });

  it('SE-B1 the reward may be forfeited though the requirement is met: the engine stays', () => {
    const t = secondTable(2).build(0, '2b', 'A-1').at(0, 'A-1').hand(0, 'santa-gertrudis').phaseB(0);
    t.play('use 1', 'discard santa-gertrudis', 'forgo');
    expect(t.engineAt(0)).toBe('0');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-B1 a certificate may be left though its card was discarded', () => {
    const t = secondTable(2).build(0, '12a', 'FLOOD-R1').at(0, 'FLOOD-R1').hand(0, 'criollo').phaseB(0);
    t.play('use 3', 'discard criollo');
    expect(t.moves()).toEqual(['certify 1', 'forgo']);
    t.play('forgo');
    expect(t.player(0)).toMatchObject({ certificates: 0, money: 10 });
    expect(t.cards(0, 'discard')).toEqual(['criollo']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.can('use 3')).toBe(false);
  });

  it('SE-B1 two certificates may be left, or one of them', () => {
    const t = secondTable(2).build(0, '5b', 'A-1').at(0, 'A-1').hand(0, 'pineywoods').phaseB(0);
    t.play('use 1', 'discard pineywoods');
    expect(t.moves()).toEqual(['certify 2', 'certify 1', 'forgo']);
    expect(t.play('forgo').player(0).certificates).toBe(0);
  });

  it('SE-B1 the dollars that come with a certificate are taken, whatever becomes of it', () => {
    const t = secondTable(2).build(0, '12a', 'FLOOD-R2').at(0, 'FLOOD-R2').hand(0, 'criollo').phaseB(0);
    t.play('use 3', 'discard criollo', 'forgo');
    expect(t.player(0)).toMatchObject({ certificates: 0, money: 12 });
  });

  it('SE-B1 money alone is no question', () => {
    const t = secondTable(2).at(0, 'E').hand(0, 'pineywoods').phaseB(0).play('use 1', 'discard pineywoods');
    expect(t.player(0).money).toBe(12);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it.each([
    { space: 'FLOOD-R1', gray: false },
    { space: 'FLOOD-R2', gray: true },
    { space: 'DROUGHT-R1', gray: false },
    { space: 'OUTLAW-R1', gray: false },
    { space: 'OUTLAW-R2', gray: true },
    { space: 'ROCKFALL-R1', gray: false },
    { space: 'ROCKFALL-R2', gray: true },
  ])('SE-B1 the risk action of $space; a Criollo only, with two dollars: $gray', ({ space, gray }) => {
    const t = secondTable(2).build(0, '12a', space).at(0, space).hand(0, 'criollo', 'galloway').phaseB(0).play('use 3');
    expect(t.can('discard galloway')).toBe(!gray);
    t.play('discard criollo', 'certify 1');
    expect(t.player(0)).toMatchObject({ certificates: 1, money: gray ? 12 : 10 });
  });
});

describe('private buildings', () => {
  /** The herder of seat 0 on this own building. */
  const own = (building: string, at = 'A-1') => secondTable(2).build(0, building, at).at(0, at);

  it('SE-B1 1a: $2 for each own private building in a forest', () => {
    const t = own('1a', 'B-1').build(0, '2a', 'C-1-1').build(0, '3a', 'A-1').build(1, '4a', 'E-1').phaseB(0);
    expect(t.play('use 1').player(0).money).toBe(14);
    expect(own('1a').phaseB(0).can('use 1')).toBe(false);
  });

  it('SE-B1 1a: the eight forest spaces', () => {
    const t = own('1a', 'FLOOD-R2').build(0, '2a', 'B-1').build(0, '3a', 'C-1-1').build(0, '4a', 'C-1-2');
    t.build(0, '5a', 'E-1').build(0, '6a', 'E-2').build(0, '7a', 'ROCKFALL-R2').build(0, '8a', 'F-2').phaseB(0);
    expect(t.play('use 1').player(0).money).toBe(26);
  });

  it('SE-B1 1b: an objective card for up to 2 certificates; the engine back 1 for $3', () => {
    const t = own('1b').engine(0, '3').hand(0, 'criollo', 'o01', 'o02').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['discard o01', 'discard o02']);
    t.play('discard o01', 'certify 2');
    expect(t.player(0)).toMatchObject({ certificates: 2, money: 10, area: [] });
    expect(t.cards(0, 'discard')).toEqual(['o01']);
    t.play('use 2');
    expect(t.moves()).toEqual(['engine 2']);
    t.play('engine 2');
    expect(t.player(0).money).toBe(13);
  });

  it('SE-B1 2a: a Galloway for $4; buy cattle', () => {
    const t = own('2a').hand(0, 'criollo', 'galloway').market('longhorn').marketStack().phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['discard galloway']);
    t.play('discard galloway');
    expect(t.player(0).money).toBe(14);
    t.play('use 2', 'buy 1 longhorn');
    expect(t.player(0).money).toBe(8);
  });

  it('SE-B1 2b: a Santa Gertrudis for the engine up to 2; a Criollo for $2', () => {
    const t = own('2b').hand(0, 'criollo', 'galloway', 'santa-gertrudis').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['discard santa-gertrudis']);
    t.play('discard santa-gertrudis');
    expect(t.can('engine 1')).toBe(true);
    expect(t.can('engine 2')).toBe(true);
    expect(t.can('engine 3')).toBe(false);
    t.play('engine 2', 'use 2');
    expect(t.moves()).toEqual(['discard criollo']);
    expect(t.play('discard criollo').player(0).money).toBe(12);
  });

  it('SE-B1 3a: a pair for $3; the herder 1 forward, then phase B there', () => {
    const t = own('3a').hand(0, 'criollo', 'criollo', 'galloway').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['discard criollo']);
    t.play('discard criollo');
    expect(t.player(0).money).toBe(13);
    t.play('use 2');
    expect(t.moves()).toEqual(['move B']);
    t.play('move B');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-b', source: 'B' });
    expect(t.can('use 2')).toBe(true);
  });

  it('SE-B1 3b: a single or double auxiliary action; the herder 1 forward', () => {
    const t = own('3b').cleared(0, 'aux-dollar').phaseB(0).play('use 1', 'auxiliary dollar double');
    expect(t.player(0).money).toBe(12);
    t.play('use 2');
    expect(t.moves()).toEqual(['move B']);
    expect(t.play('move B').question).toMatchObject({ ask: 'phase-b', source: 'B' });
  });

  it('SE-B1 4a: a hazard for $5; the herder up to 2 forward', () => {
    const t = own('4a').hazard('fl-1', 'FLOOD-1').phaseB(0).play('use 1', 'remove FLOOD-1');
    expect(t.player(0).money).toBe(5);
    t.play('use 2');
    expect(t.moves()).toEqual(['move B', 'move B>C']);
    expect(t.play('move B>C').question).toMatchObject({ ask: 'phase-b', source: 'C' });
  });

  it('SE-B1 4b: draw as many cards as cowboys and discard as many; the herder up to 3 forward', () => {
    const t = own('4b').with(0, { workers: { cowboy: 2 } });
    t.hand(0, 'criollo').stack(0, 'longhorn', 'corriente', 'galloway').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['draw 1', 'draw 2']);
    t.play('draw 2', 'discard criollo', 'discard corriente');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    t.play('use 2');
    expect(t.can('move B>C>D')).toBe(true);
    expect(t.can('move B>C>D>E')).toBe(false);
    expect(t.play('move B>C>D').question).toMatchObject({ ask: 'phase-b', source: 'D' });
  });

  it('SE-B1 5a: a card of breeding value 3 for $7; a single or double auxiliary action', () => {
    const t = own('5a').hand(0, 'criollo', 'black-angus', 'longhorn', 'corriente', 'shorthorn-3', 'hereford-5');
    t.cleared(0, 'aux-dollar').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['discard black-angus', 'discard longhorn', 'discard corriente']);
    t.play('discard longhorn');
    expect(t.player(0).money).toBe(17);
    expect(t.play('use 2', 'auxiliary dollar double').player(0).money).toBe(19);
  });

  it('SE-B1 5b: a Pineywoods for up to 2 certificates; $1 for each engineer', () => {
    const t = own('5b')
      .hand(0, 'criollo', 'pineywoods')
      .with(0, { workers: { engineer: 4 } });
    t.phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['discard pineywoods']);
    t.play('discard pineywoods', 'certify 2', 'use 2');
    expect(t.player(0)).toMatchObject({ certificates: 2, money: 14 });
  });

  it('SE-B1 6a: hire for $1 less; the engine by engineers', () => {
    const t = own('6a').with(0, { money: 5 }).token(12).job('engineer', 1, 1).phaseB(0);
    t.play('use 1', 'hire engineer 6@1');
    expect(t.player(0).money).toBe(0);
    t.play('use 2');
    expect(t.moves()).toEqual(['engine 1', 'engine 2']);
    expect(t.play('engine 2').engineAt(0)).toBe('2');
  });

  it('SE-B1 SE-X14 6b: all local actions of an adjacent building', () => {
    const t = own('6b', 'G-1').with(0, { workers: { engineer: 2 } });
    t.phaseB(0).play('use 1', 'borrow G', 'use 1', 'engine 2', 'use 2', 'auxiliary dollar');
    expect(t.engineAt(0)).toBe('2');
    expect(t.player(0).money).toBe(11);
  });

  it('SE-B1 7a: for each pair of a green and an orange outlaw up to 2 certificates and $2', () => {
    const one = own('7a').outlaws(0, 3, 1).phaseB(0).play('use 1', 'certify 2');
    expect(one.player(0)).toMatchObject({ certificates: 2, money: 12, outlaws: [3, 1] });
    const two = own('7a').outlaws(0, 2, 2).cleared(0, 'certificate-4').phaseB(0).play('use 1', 'certify 4');
    expect(two.player(0)).toMatchObject({ certificates: 4, money: 14 });
    expect(own('7a').outlaws(0, 3, 0).phaseB(0).can('use 1')).toBe(false);
  });

  it('SE-B1 7b: the engine up to as many spaces as own buildings in forests', () => {
    const t = own('7b', 'B-1')
      .build(0, '2a', 'E-2')
      .build(0, '3a', 'A-1')
      .build(1, '4a', 'E-1')
      .phaseB(0)
      .play('use 1');
    expect(t.moves()).toEqual(['engine 1', 'engine 2']);
    expect(t.play('engine 2').engineAt(0)).toBe('2');
    expect(own('7b').phaseB(0).can('use 1')).toBe(false);
  });

  it('SE-B1 8a: a bounty or a single or double auxiliary action; the engine up to 2', () => {
    const t = own('8a').outlaw('orange', 'OUTLAW-6').cleared(0, 'aux-dollar').phaseB(0);
    t.play('use 1 a', 'bounty OUTLAW-6');
    expect(t.player(0)).toMatchObject({ money: 15, outlaws: [0, 1] });
    expect(t.can('use 1 b')).toBe(false);
    t.play('use 2');
    expect(t.moves()).toEqual(['engine 1', 'engine 2']);
    t.play('engine 1');
    const u = own('8a').cleared(0, 'aux-dollar').phaseB(0).play('use 1 b', 'auxiliary dollar double');
    expect(u.player(0).money).toBe(12);
    expect(u.can('use 1 a')).toBe(false);
  });

  it('SE-B1 SE-X14 8b: any cattle card for $6 and an objective into the hand', () => {
    const t = own('8b').hand(0, 'criollo').objectives(['o01'], []).phaseB(0);
    t.play('use 1', 'discard criollo', 'objective o01');
    expect(t.player(0).money).toBe(16);
    expect(t.cards(0, 'hand')).toEqual(['o01']);
  });

  it('SE-B1 SE-X14 9a: the engine up to 3 forward; an extraordinary delivery', () => {
    const t = own('9a').engine(0, '5').phaseB(0).play('use 1');
    expect(t.moves().sort()).toEqual(['engine 6', 'engine 7', 'engine 8', 'engine t7']);
    t.play('engine 8', 'use 2', 'engine 4', 'deliver st-louis aux-draw');
    expect(t.player(0).cities[2]).toBe(1);
    expect(t.player(0).money).toBe(10);
    expect(t.moves()).toEqual(['end']);
  });

  it('SE-B1 SE-X14 9b: upgrade a station behind the engine', () => {
    const t = own('9b').engine(0, '6').stationMaster('s1', null).phaseB(0).play('use 1', 'upgrade s1 aux-draw');
    expect(t.player(0).money).toBe(8);
    expect(t.points(0, 'stations')).toBe(1);
    expect(t.engineAt(0)).toBe('6');
  });

  it('SE-B1 10a: certificates up to the limit; the herder up to 5 forward', () => {
    const t = own('10a').phaseB(0).play('use 1', 'certify 3');
    expect(t.player(0).certificates).toBe(3);
    t.play('use 2');
    expect(t.can('move B>C>D>E>F')).toBe(true);
    expect(t.can('move B>C>D>E>F>G')).toBe(false);
    expect(t.play('move B>C>D>E>F').question).toMatchObject({ ask: 'phase-b', source: 'F' });
  });

  it('SE-B1 10b: $4; the engine up to 4; the herder up to 4 forward', () => {
    const t = own('10b').phaseB(0).play('use 1');
    expect(t.player(0).money).toBe(14);
    t.play('use 2');
    expect(t.moves()).toEqual(['engine 1', 'engine 2', 'engine 3', 'engine 4']);
    t.play('engine 4', 'use 3');
    expect(t.can('move B>C>D>E')).toBe(true);
    expect(t.can('move B>C>D>E>F')).toBe(false);
    expect(t.play('move B>C>D>E').question).toMatchObject({ ask: 'phase-b', source: 'E' });
  });

  it('SE-B1 11a: two hazards for $2 each', () => {
    const t = own('11a').hazard('fl-6', 'FLOOD-1').hazard('ro-6', 'ROCKFALL-1').hazard('dr-6', 'DROUGHT-1').phaseB(0);
    t.play('use 1', 'remove FLOOD-1', 'use 2', 'remove ROCKFALL-1');
    expect(t.player(0).money).toBe(6);
    expect(t.points(0, 'hazards')).toBe(8);
    expect(t.moves()).toEqual(['end']);
  });

  it('SE-B1 11b: the engine up to as many spaces as hazards collected', () => {
    const t = own('11b').owns(0, 'fl-1', 'dr-1', 'dr-2').phaseB(0).play('use 1');
    expect(t.moves()).toEqual(['engine 1', 'engine 2', 'engine 3']);
    expect(own('11b').phaseB(0).can('use 1')).toBe(false);
  });

  it('SE-B1 12a: $1 for each builder; the herder 1 forward', () => {
    const t = own('12a')
      .with(0, { workers: { builder: 5 } })
      .phaseB(0)
      .play('use 1');
    expect(t.player(0).money).toBe(15);
    t.play('use 2');
    expect(t.moves()).toEqual(['move B']);
    expect(t.play('move B').question).toMatchObject({ ask: 'phase-b', source: 'B' });
  });

  it('SE-B1 12b: $2 for each station with an own disc; an exchange token', () => {
    const t = own('12b').stations(0, 's1', 's4', 's10').stations(1, 's2').phaseB(0).play('use 1');
    expect(t.player(0).money).toBe(16);
    expect(t.play('use 2').player(0).tokens).toBe(1);
    expect(own('12b').phaseB(0).can('use 1')).toBe(false);
  });

  it('SE-B1 a move of the herder pays fees, and Kansas City ends it', () => {
    const t = own('4a', 'F-1').build(1, '1a', 'G-1').phaseB(0).play('use 2');
    expect(t.moves()).toEqual(['move G', 'move G>G-1', 'move G>KC']);
    t.play('move G>G-1');
    expect(t.player(0).money).toBe(8);
    expect(t.player(1).money).toBe(12);
    const u = own('4b', 'F-1').phaseB(0).play('use 2', 'move G>KC');
    expect(u.can('kansas-city')).toBe(true);
  });
});

describe('what is printed on private buildings', () => {
  it.each([
    { tile: '1a', builders: 1, vp: 1, fee: 2 },
    { tile: '1b', builders: 1, vp: 1, fee: 2 },
    { tile: '2a', builders: 1, vp: 1, fee: 0 },
    { tile: '2b', builders: 1, vp: 1, fee: 0 },
    { tile: '3a', builders: 1, vp: 1, fee: 0 },
    { tile: '3b', builders: 2, vp: 3, fee: 0 },
    { tile: '4a', builders: 2, vp: 3, fee: 1 },
    { tile: '4b', builders: 2, vp: 3, fee: 1 },
    { tile: '5a', builders: 3, vp: 4, fee: 0 },
    { tile: '5b', builders: 3, vp: 4, fee: 0 },
    { tile: '6a', builders: 4, vp: 5, fee: 0 },
    { tile: '6b', builders: 4, vp: 5, fee: 0 },
    { tile: '7a', builders: 5, vp: 6, fee: 3 },
    { tile: '7b', builders: 5, vp: 6, fee: 3 },
    { tile: '8a', builders: 5, vp: 6, fee: 2 },
    { tile: '8b', builders: 6, vp: 8, fee: 0 },
    { tile: '9a', builders: 7, vp: 9, fee: 0 },
    { tile: '9b', builders: 6, vp: 8, fee: 0 },
    { tile: '10a', builders: 9, vp: 13, fee: 1 },
    { tile: '10b', builders: 8, vp: 11, fee: 1 },
    { tile: '11a', builders: 12, vp: 20, fee: 0 },
    { tile: '11b', builders: 5, vp: 10, fee: 0 },
    { tile: '12a', builders: 4, vp: 5, fee: 0 },
    { tile: '12b', builders: 3, vp: 4, fee: 0 },
  ])('SE-X8 SE-A1 $tile: builders $builders, VP $vp, fee among three players $fee', ({ tile, builders, vp, fee }) => {
    const t = secondTable(3).build(1, tile, 'A-1').at(0, 'A').turn(0).play('move A-1');
    expect(t.points(1, 'buildings')).toBe(vp);
    expect(t.player(0).money).toBe(10 - fee);
    const u = secondTable(2).sides(tile).at(0, 'B').with(0, { money: 2 }).phaseB(0).play('use 2');
    const refused = u.why(`build ${Number.parseInt(tile)}`);
    if (builders === 1) expect(refused).toBe(null);
    else expect(refused).toMatchObject({ what: tile, need: builders });
  });
});
