import { describe, expect, it } from 'vitest';
import { score } from '../index.ts';
import { secondTable, type SecondTable } from '../testing/index.ts';

/** The things tasks ask for, as letters: building, station, hazard, green and orange outlaw, cattle 3 4 5, New York. */
const give = (t: SecondTable, things: string): SecondTable => {
  const many = (letter: string): number => things.split(' ').filter((thing) => thing === letter).length;
  const first = (letter: string, ids: string[]): string[] => ids.slice(0, many(letter));
  first('B', ['1a', '2a', '3a', '4a']).forEach((building, i) => t.build(0, building, ['A-1', 'A-2', 'A-3', 'B-1'][i]!));
  t.stations(0, ...first('S', ['s1', 's6', 's10', 's4'])).owns(0, ...first('H', ['fl-1', 'dr-3', 'ro-5', 'fl-2']));
  t.outlaws(0, many('G'), many('O')).cities(0, ...Array<string>(many('NY')).fill('new-york'));
  const three = first('3', ['longhorn', 'black-angus', 'corriente']);
  const four = first('4', ['shorthorn-3', 'shorthorn-5']);
  return t.discard(0, ...three, ...four, ...first('5', ['hereford-6', 'hereford-7']));
};
const owning = (things: string): SecondTable => give(secondTable(2), things);
const objectives = (t: SecondTable): number => t.points(0, 'objectives');
const masters = (t: SecondTable): number => t.points(0, 'station-masters');

describe('the eleven categories', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [27, 5],
  ])('SE-E2 1: $%i are worth %i VP', (money, vp) => {
    expect(secondTable(2).with(0, { money }).points(0, 'dollars')).toBe(vp);
  });

  it.each([
    ['1a', 1],
    ['1b', 1],
    ['2a', 1],
    ['2b', 1],
    ['3a', 1],
    ['3b', 3],
    ['4a', 3],
    ['4b', 3],
    ['5a', 4],
    ['5b', 4],
    ['6a', 5],
    ['6b', 5],
    ['7a', 6],
    ['7b', 6],
    ['8a', 6],
    ['8b', 8],
    ['9a', 9],
    ['9b', 8],
    ['10a', 13],
    ['10b', 11],
    ['11a', 20],
    ['11b', 10],
    ['12a', 5],
    ['12b', 4],
  ])('SE-E2 2: building %s on the trail is worth %i VP', (building, vp) => {
    expect(secondTable(2).points(0, 'buildings')).toBe(0);
    expect(secondTable(2).build(0, building, 'A-1').points(0, 'buildings')).toBe(vp);
  });

  it('SE-E2 2: own buildings add up, those of others are theirs', () => {
    const t = secondTable(2).build(0, '1a', 'A-1').build(0, '6a', 'G-2').build(1, '11a', 'A-2');
    expect([t.points(0, 'buildings'), t.points(1, 'buildings')]).toEqual([1 + 5, 20]);
  });

  it('SE-E2 SE-X8 2: a building that was replaced is gone and scores nothing', () => {
    const t = secondTable(2)
      .build(0, '1a', 'A-1')
      .at(0, 'B')
      .with(0, { workers: { builder: 2 } });
    t.phaseB(0).play('use 2', 'build 5', 'site A-1');
    expect(t.points(0, 'buildings')).toBe(4);
  });

  it.each([
    ['kansas-city', -6],
    ['fulton', 0],
    ['st-louis', 0],
    ['bloomington', 0],
    ['peoria', 0],
    ['chicago', 0],
    ['toledo', 0],
    ['pittsburgh', 0],
    ['philadelphia', 6],
    ['new-york', 9],
  ])('SE-E2 3: a disc on %s alone is worth %i VP', (city, vp) => {
    expect(secondTable(2).cities(0, city).points(0, 'cities')).toBe(vp);
    expect(secondTable(2).cities(1, city).points(0, 'cities')).toBe(0);
  });

  it('SE-E2 3: every disc on Kansas City and New York counts, and the sum may be negative', () => {
    expect(secondTable(2).cities(0, 'new-york', 'new-york').points(0, 'cities')).toBe(18);
    expect(secondTable(2).cities(0, 'kansas-city', 'kansas-city').points(0, 'cities')).toBe(-12);
    expect(secondTable(2).cities(0, 'kansas-city', 'fulton', 'st-louis').points(0, 'cities')).toBe(-6 - 3);
  });

  it('SE-E2 3: discs on all ten cities unlock every arrow once', () => {
    const t = secondTable(2).cities(0, 'kansas-city', 'fulton', 'st-louis', 'bloomington', 'peoria', 'chicago');
    t.cities(0, 'toledo', 'pittsburgh', 'philadelphia', 'new-york');
    expect(t.points(0, 'cities')).toBe(-6 - 3 + 6 + 8 + 4 + 6 + 9);
  });

  it("SE-E2 3: the rulebook's example: Philadelphia and Pittsburgh make 6 + 4, Toledo would add its 8", () => {
    const mary = secondTable(2).cities(0, 'philadelphia', 'pittsburgh');
    expect(mary.points(0, 'cities')).toBe(10);
    expect(mary.cities(1, 'toledo').points(0, 'cities')).toBe(10);
    expect(mary.cities(0, 'toledo').points(0, 'cities')).toBe(18);
  });

  it.each([
    ['s1', 1],
    ['s2', 1],
    ['s3', 2],
    ['s4', 2],
    ['s5', 3],
    ['s6', 5],
    ['s7', 6],
    ['s8', 7],
    ['s9', 8],
    ['s10', 9],
  ])('SE-E2 4: a disc on station %s is worth %i VP', (station, vp) => {
    expect(secondTable(2).stations(0, station).points(0, 'stations')).toBe(vp);
    expect(secondTable(2).stations(1, station).points(0, 'stations')).toBe(0);
  });

  it('SE-E2 4: stations add up', () => {
    expect(secondTable(2).stations(0, 's1', 's5', 's10').points(0, 'stations')).toBe(1 + 3 + 9);
  });

  it.each([
    ['1', 2],
    ['2', 2],
    ['3', 3],
    ['4', 3],
    ['5', 4],
    ['6', 4],
  ])('SE-E2 5: the flood, drought and rockfall of number %s are worth %i VP each', (number, vp) => {
    expect(secondTable(2).owns(0, `fl-${number}`).points(0, 'hazards')).toBe(vp);
    expect(secondTable(2).owns(0, `fl-${number}`, `dr-${number}`, `ro-${number}`).points(0, 'hazards')).toBe(3 * vp);
  });

  it('SE-E2 5: hazards on the trail score for nobody, and outlaws score nothing by themselves', () => {
    const t = secondTable(2).hazard('fl-5', 'FLOOD-1').owns(1, 'fl-6').outlaws(0, 3, 3);
    expect([t.points(0, 'hazards'), t.points(1, 'hazards')]).toEqual([0, 4]);
    expect(t.points(0)).toBe(2);
  });

  it.each([
    ['criollo', 0],
    ['galloway', 0],
    ['pineywoods', 0],
    ['santa-gertrudis', 0],
    ['black-angus', 1],
    ['longhorn', 2],
    ['corriente', 3],
    ['shorthorn-3', 3],
    ['shorthorn-4', 4],
    ['shorthorn-5', 5],
    ['hereford-5', 5],
    ['hereford-6', 6],
    ['hereford-7', 7],
  ])('SE-E2 6: a %s is worth %i VP', (card, vp) => {
    expect(secondTable(2).discard(0, card).points(0, 'cattle')).toBe(vp);
  });

  it('SE-E2 6: hand, draw stack and discard pile count alike, and each card of a type', () => {
    const t = secondTable(2).hand(0, 'hereford-7').stack(0, 'longhorn', 'criollo').discard(0, 'longhorn', 'longhorn');
    expect(t.points(0, 'cattle')).toBe(7 + 2 + 2 + 2);
    expect(t.points(1, 'cattle')).toBe(0);
  });

  it('SE-E2 6: objectives score in their own category only', () => {
    expect(secondTable(2).hand(0, 'o01').discard(0, 'o20').area(0, 'st1').points(0, 'cattle')).toBe(0);
  });

  it.each([
    [{ cowboy: 4, builder: 4, engineer: 4 }, 0],
    [{ cowboy: 5 }, 4],
    [{ builder: 6 }, 8],
    [{ cowboy: 5, engineer: 5 }, 8],
    [{ cowboy: 6, builder: 6, engineer: 6 }, 24],
  ])('SE-E2 9: workers %o are worth %i VP on fifth and sixth spaces', (workers, vp) => {
    expect(secondTable(2).with(0, { workers }).points(0, 'workers')).toBe(vp);
  });

  it('SE-E2 SE-X5 9: a fifth worker who became station master counts no longer', () => {
    const t = secondTable(2).at(0, 'G').engine(0, '4').stationMaster('s1', 'sm9');
    t.with(0, { workers: { cowboy: 5 } })
      .phaseB(0)
      .play('use 1', 'engine t4', 'upgrade s1 aux-dollar', 'appoint cowboy');
    expect(t.points(0, 'workers')).toBe(0);
  });

  it('SE-E2 10: the cleared right step space is worth 3 VP, the left one nothing', () => {
    expect(secondTable(2).points(0, 'steps')).toBe(0);
    expect(secondTable(2).cleared(0, 'step-left').points(0, 'steps')).toBe(0);
    expect(secondTable(2).cleared(0, 'step-right').points(0, 'steps')).toBe(3);
    expect(secondTable(2).cleared(0, 'step-left', 'step-right').points(0, 'steps')).toBe(3);
    expect(secondTable(2).cleared(1, 'step-right').points(0, 'steps')).toBe(0);
  });

  it('SE-E2 10: no other disc space is worth anything', () => {
    const t = secondTable(2).discsLeft(0, 'step-right').with(0, { money: 0 });
    expect(t.points(0)).toBe(0);
  });

  it('SE-E2 11: the job market token is worth 2 VP to its holder', () => {
    const t = secondTable(2).with(0, { token: true });
    expect([t.points(0, 'token'), t.points(1, 'token')]).toEqual([2, 0]);
  });

  it('SE-E2 the score is the sum of all eleven categories', () => {
    const t = secondTable(2)
      .with(0, { money: 11, token: true, workers: { builder: 5 } })
      .cleared(0, 'step-right');
    t.build(0, '10a', 'A-1').cities(0, 'philadelphia').stations(0, 's3', 's4').owns(0, 'fl-5', 'fl-6');
    t.outlaws(0, 0, 1).area(0, 'o04').discard(0, 'hereford-7').stationMasters(0, 'sm6');
    expect(score(t.s).seats[0]!.categories).toEqual([
      { category: 'dollars', vp: 2 },
      { category: 'buildings', vp: 13 },
      { category: 'cities', vp: 6 },
      { category: 'stations', vp: 4 },
      { category: 'hazards', vp: 8 },
      { category: 'cattle', vp: 7 },
      { category: 'objectives', vp: 3 },
      { category: 'station-masters', vp: 3 },
      { category: 'workers', vp: 4 },
      { category: 'steps', vp: 3 },
      { category: 'token', vp: 2 },
    ]);
    expect(t.points(0)).toBe(2 + 13 + 6 + 4 + 8 + 7 + 3 + 3 + 4 + 3 + 2);
  });
});

describe('objectives', () => {
  it.each([
    ['st1', '3 4 B', 3, 0],
    ['st2', 'S S G', 3, 0],
    ['st3', 'B B H', 3, 0],
    ['st4', 'O H H', 3, 0],
    ['o01', 'B O O', 3, -2],
    ['o02', 'B G O', 3, -2],
    ['o03', '4 H H', 3, -2],
    ['o04', 'S S H', 3, -2],
    ['o05', '3 3 3 B', 4, -2],
    ['o06', 'NY', 5, -3],
    ['o07', 'NY', 5, -3],
    ['o08', 'NY', 5, -3],
    ['o09', 'NY', 5, -3],
    ['o10', 'B B H', 3, -2],
    ['o11', 'S G O', 3, -2],
    ['o12', '5 H', 3, -2],
    ['o13', 'S G G', 3, -2],
    ['o14', '3 3 3 S', 4, -2],
    ['o15', '4 4 S G', 5, -3],
    ['o16', '3 4 5', 5, -3],
    ['o17', 'B B G G', 5, -3],
    ['o18', 'B O H H', 5, -3],
    ['o19', 'S S H H', 5, -3],
    ['o20', 'B B H H', 5, -2],
    ['o21', 'S S O O', 5, -2],
    ['o22', '3 4 5', 5, -2],
    ['o23', '3 4 H H', 5, -2],
    ['o24', 'S S B B', 5, -2],
  ])('SE-E2 7: %s asks for %s: %i VP, or %i with any one of them missing', (card, tasks, vp, failed) => {
    expect(objectives(owning(tasks).area(0, card))).toBe(vp);
    const all = tasks.split(' ');
    const short = all.map((_, i) => objectives(owning(all.filter((__, j) => j !== i).join(' ')).area(0, card)));
    expect(short).toEqual(all.map(() => failed));
  });

  it.each(['black-angus', 'longhorn', 'corriente'])('SE-E2 7: a %s is cattle of breeding value 3', (card) => {
    expect(objectives(secondTable(2).area(0, 'o14').stations(0, 's1').hand(0, card, card, card))).toBe(4);
  });

  it.each([
    ['shorthorn-3', 'hereford-5'],
    ['shorthorn-4', 'hereford-6'],
    ['shorthorn-5', 'hereford-7'],
  ])('SE-E2 7: %s and %s serve their tasks whatever points they have', (shorthorn, hereford) => {
    expect(objectives(secondTable(2).area(0, 'o22').discard(0, 'longhorn', shorthorn, hereford))).toBe(5);
  });

  it('SE-E2 7: better cattle do not stand in for worse', () => {
    expect(objectives(secondTable(2).area(0, 'o22').discard(0, 'hereford-5', 'hereford-6', 'shorthorn-3'))).toBe(-2);
    expect(objectives(secondTable(2).area(0, 'st1').build(0, '1a', 'A-1').discard(0, 'shorthorn-3', 'galloway'))).toBe(
      0,
    );
  });

  it('SE-E2 7: cattle count in hand, draw stack and discard pile, those of others do not', () => {
    const t = secondTable(2).area(0, 'o22').hand(0, 'longhorn').stack(0, 'shorthorn-3').discard(1, 'hereford-5');
    expect(objectives(t)).toBe(-2);
    expect(objectives(t.discard(0, 'hereford-5'))).toBe(5);
  });

  it('SE-E2 7: any kind of hazard serves, but none on the trail or of others', () => {
    const t = secondTable(2).area(0, 'o20').build(0, '1a', 'A-1').build(0, '2a', 'A-2').hazard('fl-1', 'FLOOD-1');
    expect(objectives(t.owns(0, 'dr-1').owns(1, 'ro-1'))).toBe(-2);
    expect(objectives(t.owns(0, 'ro-2'))).toBe(5);
  });

  it('SE-E2 7: green and orange outlaws are different things', () => {
    expect(objectives(secondTable(2).area(0, 'o02').build(0, '1a', 'A-1').outlaws(0, 2, 0))).toBe(-2);
    expect(objectives(secondTable(2).area(0, 'o02').build(0, '1a', 'A-1').outlaws(0, 1, 1))).toBe(3);
  });

  it('SE-E2 7: the task of New York is not fulfilled by another city', () => {
    expect(objectives(secondTable(2).area(0, 'o06').cities(0, 'philadelphia').cities(1, 'new-york'))).toBe(-3);
  });

  it('SE-E2 7: each thing serves one task on one card only', () => {
    expect(objectives(owning('B B H').area(0, 'o10', 'o20'))).toBe(3 - 2);
    expect(objectives(owning('B B B B H H H').area(0, 'o10', 'o20'))).toBe(3 + 5);
    expect(objectives(owning('NY').area(0, 'o06', 'o07'))).toBe(5 - 3);
    expect(objectives(owning('NY NY').area(0, 'o06', 'o07'))).toBe(10);
    expect(objectives(owning('3 4 5').area(0, 'o16', 'o22'))).toBe(5 - 2);
  });

  it("SE-E2 7: the rulebook's example: Mary's four cards bring 18 VP, 10 with one disc short on New York", () => {
    const cards = ['st3', 'o18', 'o06', 'o07'];
    expect(objectives(owning('B B B H H H O NY NY').area(0, ...cards))).toBe(18);
    expect(objectives(owning('B B B H H H O NY').area(0, ...cards))).toBe(10);
  });

  it('SE-E2 7: a thing wanted by two cards goes to the one that gains more', () => {
    expect(objectives(owning('3 4 5 H').area(0, 'o12', 'o16'))).toBe(5 - 2);
    expect(objectives(owning('3 4 5 H').area(0, 'o16', 'o12'))).toBe(5 - 2);
  });

  it('SE-E2 7: the starting objective fails for nothing, so others are served before it', () => {
    expect(objectives(owning('B B H').area(0, 'st3', 'o10'))).toBe(3);
    expect(objectives(owning('B B B B H H').area(0, 'st3', 'o10'))).toBe(6);
  });

  it('SE-E2 7: two modest cards are preferred to a better one that would take their things', () => {
    expect(objectives(owning('S S B B H H').area(0, 'o24', 'o04', 'st3'))).toBe(3 + 3 - 2);
  });

  it('SE-E2 7: an objective in the area counts even when it costs points, and the category may be negative', () => {
    expect(objectives(secondTable(2).area(0, 'o01', 'o06', 'o17'))).toBe(-2 - 3 - 3);
  });

  it('SE-E2 7: an objective in the deck counts only when that pays', () => {
    const t = secondTable(2).hand(0, 'o01').stack(0, 'o06').discard(0, 'o17');
    expect(objectives(t)).toBe(0);
    expect(objectives(t.cities(0, 'new-york'))).toBe(5);
  });

  it.each(['hand', 'stack', 'discard'] as const)('SE-E2 7: an objective in the %s is part of the deck', (where) => {
    expect(objectives(secondTable(2).cities(0, 'new-york')[where](0, 'o06'))).toBe(5);
  });

  it('SE-E2 7: an objective added at the end brings no immediate action', () => {
    const t = owning('B O O').hand(0, 'o01').with(0, { money: 3 });
    expect(objectives(t)).toBe(3);
    expect(t.points(0, 'dollars')).toBe(0);
  });

  it('SE-E2 7: from the deck the cards that fit together best are chosen, without a penalty', () => {
    expect(objectives(owning('S S B B H H').area(0, 'st3').hand(0, 'o24', 'o04'))).toBe(3 + 3);
    expect(objectives(owning('S S B B G').area(0, 'st2').hand(0, 'o24'))).toBe(5);
  });

  it('SE-E2 7: a card of the area is served before a card of the deck when that scores best', () => {
    expect(objectives(owning('3 4 5 H H').area(0, 'o16').hand(0, 'o23'))).toBe(5);
  });

  it('SE-E2 7: objectives of the display and of others count for nobody else', () => {
    expect(objectives(secondTable(2).objectives(['o06']).area(1, 'o06').cities(0, 'new-york'))).toBe(0);
  });
});

describe('station masters', () => {
  it.each([
    [[], 0],
    [['st1'], 0],
    [['st1', 'o01'], 3],
    [['st1', 'o01', 'o02'], 3],
    [['st1', 'o01', 'o02', 'o03'], 6],
  ])('SE-E2 8: sm1: 3 VP for every two objectives in the area, fulfilled or not: %o make %i VP', (cards, vp) => {
    expect(
      masters(
        secondTable(2)
          .stationMasters(0, 'sm1')
          .area(0, ...cards),
      ),
    ).toBe(vp);
  });

  it('SE-E2 8: sm1: fulfilled ones count as well', () => {
    const t = owning('NY B B H').stationMasters(0, 'sm1').area(0, 'o06', 'st3');
    expect([objectives(t), masters(t)]).toEqual([8, 3]);
  });

  it('SE-E2 8: sm1: objectives added from the deck count, those dropped do not', () => {
    const t = owning('NY').stationMasters(0, 'sm1').area(0, 'st1').hand(0, 'o06', 'o07');
    expect([objectives(t), masters(t)]).toEqual([5, 3]);
    const u = secondTable(2).stationMasters(0, 'sm1').area(0, 'st1').hand(0, 'o06');
    expect(objectives(u) + masters(u)).toBe(0);
  });

  it('SE-E2 7 and 8: sm1: an objective of the deck that fails is added when the pair it makes is worth more', () => {
    const t = secondTable(2).stationMasters(0, 'sm1').area(0, 'st1').hand(0, 'o01');
    expect([objectives(t), masters(t)]).toEqual([-2, 3]);
    const u = owning('NY').stationMasters(0, 'sm1').discard(0, 'o06', 'o01');
    expect([objectives(u), masters(u)]).toEqual([5 - 2, 3]);
  });

  it.each([
    [0, 1, 0],
    [1, 1, 3],
    [3, 0, 3],
    [3, 1, 6],
    [4, 1, 6],
    [5, 0, 9],
    [5, 2, 12],
  ])('SE-E2 8: sm2: 3 VP for every two certificates, at place %i with %i permanent ones: %i VP', (place, own, vp) => {
    const t = secondTable(2).stationMasters(0, 'sm2').with(0, { certificates: place, permanentCertificates: own });
    expect(masters(t)).toBe(vp);
  });

  it('SE-E2 SE-X5 8: sm2: the permanent certificate of the tile itself is one of them', () => {
    const t = secondTable(2).at(0, 'G').engine(0, '4').stationMaster('s1', 'sm2');
    t.with(0, { certificates: 1, workers: { cowboy: 2 } })
      .phaseB(0)
      .play('use 1', 'engine t4', 'upgrade s1 aux-dollar', 'appoint cowboy');
    expect(masters(t)).toBe(3);
  });

  it.each([
    [1, 0, 0],
    [1, 1, 3],
    [3, 1, 3],
    [2, 2, 6],
    [2, 3, 6],
  ])('SE-E2 8: sm3: 3 VP for each pair of a green and an orange outlaw, with %i and %i: %i VP', (green, orange, vp) => {
    expect(masters(secondTable(2).stationMasters(0, 'sm3').outlaws(0, green, orange).outlaws(1, 5, 5))).toBe(vp);
  });

  it('SE-E2 8: sm4: 3 VP for every two hazards of any kind', () => {
    const t = secondTable(2).stationMasters(0, 'sm4').owns(0, 'fl-1').owns(1, 'fl-2').hazard('fl-3', 'FLOOD-1');
    expect(masters(t)).toBe(0);
    expect(masters(t.owns(0, 'dr-1'))).toBe(3);
    expect(masters(t.owns(0, 'ro-1'))).toBe(3);
    expect(masters(t.owns(0, 'ro-2'))).toBe(6);
  });

  it.each([
    [{}, 3],
    [{ cowboy: 3, engineer: 2 }, 6],
    [{ cowboy: 6, builder: 6, engineer: 6 }, 18],
  ])('SE-E2 8: sm5: 1 VP for each worker, printed ones included: %o make %i VP', (workers, vp) => {
    expect(masters(secondTable(2).stationMasters(0, 'sm5').with(0, { workers }))).toBe(vp);
  });

  it('SE-E2 SE-X5 8: sm5: the worker who became station master does not count', () => {
    const t = secondTable(2).at(0, 'G').engine(0, '4').stationMaster('s1', 'sm5');
    t.with(0, { workers: { cowboy: 3 } })
      .phaseB(0)
      .play('use 1', 'engine t4', 'upgrade s1 aux-dollar', 'appoint cowboy');
    expect(masters(t)).toBe(4);
  });

  it('SE-E2 8: sm6: 3 VP for every two stations with an own disc', () => {
    const t = secondTable(2).stationMasters(0, 'sm6').stations(0, 's1').stations(1, 's2', 's3');
    expect(masters(t)).toBe(0);
    expect(masters(t.stations(0, 's10'))).toBe(3);
    expect(masters(t.stations(0, 's5'))).toBe(3);
    expect(masters(t.stations(0, 's6'))).toBe(6);
  });

  it('SE-E2 8: sm7: 2 VP for each own building on the trail', () => {
    const t = secondTable(2).stationMasters(0, 'sm7').build(1, '1a', 'A-1');
    expect(masters(t)).toBe(0);
    expect(masters(t.build(0, '1a', 'A-2').build(0, '10a', 'A-3').build(0, '2a', 'G-1'))).toBe(6);
  });

  it.each(['sm8', 'sm9'])('SE-E2 8: %s scores nothing', (tile) => {
    const t = owning('B S H G O NY').stationMasters(0, tile).with(0, { certificates: 3, permanentCertificates: 2 });
    expect(masters(t.area(0, 'o01', 'o02'))).toBe(0);
  });

  it('SE-E2 8: tiles score side by side, for everything owned, independent of objectives', () => {
    const t = owning('B B H H').stationMasters(0, 'sm4', 'sm7').area(0, 'o20');
    expect(masters(t)).toBe(3 + 4);
    expect(objectives(t)).toBe(5);
  });

  it('SE-E2 8: only tiles a player has taken score', () => {
    const t = secondTable(2).stationMasters(1, 'sm5').stationMaster('s1', 'sm7').build(0, '1a', 'A-1');
    expect([masters(t), t.points(1, 'station-masters')]).toEqual([0, 3]);
  });
});
