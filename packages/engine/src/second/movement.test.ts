import { describe, expect, it } from 'vitest';
import { secondTable, type SecondTable } from '../testing/index.ts';

const purses = (t: SecondTable): number[] => t.s.players.map((player) => player.money);

describe('locations and steps', () => {
  it("SE-A1 the rulebook's example: two steps over a private building or three over two floods", () => {
    const t = secondTable(2).at(0, 'A').build(1, '2a', 'A-1').hazard('fl-1', 'FLOOD-1').hazard('fl-2', 'FLOOD-2');
    t.turn(0);
    expect(t.moves('move').filter((move) => move.endsWith('>B'))).toEqual(['move A-1>B', 'move FLOOD-1>FLOOD-2>B']);
    t.play('move FLOOD-1>FLOOD-2>B');
    expect(t.where(0)).toBe('B');
  });

  it('SE-A1 every tile on the trail is a location: neutral, private of anybody, hazard, outlaw, and Kansas City', () => {
    const t = secondTable(2).at(0, 'A').build(1, '2a', 'A-1').build(0, '3a', 'A-2').hazard('fl-1', 'FLOOD-1').turn(0);
    expect([t.can('move A-1'), t.can('move A-1>A-2'), t.can('move FLOOD-1'), t.can('move FLOOD-1>B')]).toEqual(
      Array(4).fill(true),
    );
    t.at(0, 'D').outlaw('green', 'OUTLAW-4').outlaw('orange', 'OUTLAW-5').turn(0);
    expect([t.can('move OUTLAW-4'), t.can('move OUTLAW-4>OUTLAW-5')]).toEqual([true, true]);
    t.at(0, 'G').turn(0);
    expect(t.can('move KC')).toBe(true);
  });

  it.each([
    ['FLOOD-1', 'fl-1', 'A', 'B'],
    ['DROUGHT-2', 'dr-1', 'B', 'C'],
    ['ROCKFALL-4', 'ro-1', 'E', 'F'],
  ])('SE-A1 a hazard on %s is a location of its branch', (space, hazard, from, to) => {
    const t = secondTable(2).at(0, from).hazard(hazard, space).turn(0);
    expect([t.can(`move ${space}`), t.can(`move ${space}>${to}`), t.can(`move ${to}`)]).toEqual([true, true, true]);
  });

  it('SE-A1 nobody stops on an empty space', () => {
    const t = secondTable(2).at(0, 'A').build(1, '2a', 'A-1').turn(0);
    expect(t.can('move A-1>A-2')).toBe(false);
    expect(t.can('move FLOOD-1')).toBe(false);
    expect(t.can('move FLOOD-R1')).toBe(false);
    expect(t.can('move A-1>A-2>B')).toBe(false);
    expect(t.can('move A-1>B')).toBe(true);
    t.at(0, 'D').turn(0);
    expect(t.can('move OUTLAW-4')).toBe(false);
  });

  it('SE-A1 empty spaces cost no step', () => {
    const t = secondTable(2).at(0, 'A').hazard('fl-1', 'FLOOD-1').turn(0);
    expect(t.can('move FLOOD-1>B>C')).toBe(true);
    expect(t.can('move FLOOD-1>B>C>D')).toBe(false);
    t.play('move FLOOD-1>B>C');
    expect(t.where(0)).toBe('C');
  });

  it('SE-A1 at least one step has to be taken', () => {
    const t = secondTable(2).at(0, 'A').turn(0);
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
    expect([t.can('end'), t.can('move A'), t.can('auxiliary dollar'), t.can('use 2')]).toEqual(Array(4).fill(false));
    expect(t.moves().every((move) => move.startsWith('move '))).toBe(true);
  });

  it('SE-A1 as few steps as wanted, at most the limit', () => {
    const t = secondTable(2).at(0, 'A').turn(0);
    expect([t.can('move B'), t.can('move B>C'), t.can('move B>C>D')]).toEqual([true, true, true]);
    expect(t.why('move B>C>D>E')).toMatchObject({ code: 'too-far', rule: 'SE-A1' });
  });

  it('SE-A1 the way leads forward only', () => {
    const t = secondTable(2).at(0, 'C').turn(0);
    expect(t.why('move B')).toMatchObject({ code: 'not-reachable', rule: 'SE-A1' });
    expect(t.can('move A')).toBe(false);
    expect(t.can('move D')).toBe(true);
  });

  it('SE-A1 at a fork one branch is taken, never pieces of both', () => {
    const t = secondTable(2).at(0, 'A').build(1, '2a', 'A-1').hazard('fl-1', 'FLOOD-1').turn(0);
    expect(t.why('move A-1>FLOOD-1')?.code).toBe('not-reachable');
    expect(t.why('move FLOOD-1>A-1')?.code).toBe('not-reachable');
  });

  it('SE-A1 a place that can be reached is refused only for the way, and the way is told', () => {
    const t = secondTable(2).at(0, 'A').turn(0);
    expect(t.why('move D')).toMatchObject({
      code: 'step-by-step',
      rule: 'SE-A1',
      what: 'B>C>D',
    });
    expect(t.why('move A')).toMatchObject({ code: 'already-there', rule: 'SE-A1' });
    expect(t.why('move A-1')).toMatchObject({ code: 'empty-space', rule: 'SE-A1' });
  });

  it.each([
    ['A', 'A-1', 'FLOOD-R1', 'B'],
    ['B', 'B-1', 'DROUGHT-R1', 'C'],
    ['D', 'D-1', 'OUTLAW-R1', 'E'],
    ['E', 'E-1', 'ROCKFALL-R1', 'F'],
    ['F', 'F-1', 'F-2', 'G'],
    ['G', 'G-1', 'G-2', 'KC'],
  ])('SE-A1 behind %s the trail forks to %s and to %s and joins again at %s', (from, one, other, to) => {
    const t = secondTable(2).at(0, from).build(0, '2a', one).build(0, '3a', other).turn(0);
    expect(t.moves('move')).toEqual(expect.arrayContaining([`move ${one}>${to}`, `move ${other}>${to}`]));
    expect(t.can(`move ${to}`)).toBe(false);
    expect(t.can(`move ${one}>${other}`)).toBe(false);
  });

  it('SE-A1 behind C one branch leads past D and the other does not', () => {
    const t = secondTable(2).at(0, 'C').build(0, '2a', 'C-1-2').turn(0);
    expect([t.can('move C-1-2>E'), t.can('move D>E'), t.can('move E')]).toEqual([true, true, false]);
    const u = secondTable(2).at(0, 'C').turn(0);
    expect([u.can('move E'), u.can('move D>E')]).toEqual([true, true]);
  });

  it('SE-A1 the own buildings on the way cost a step each as well', () => {
    const t = secondTable(2).at(0, 'A').build(0, '2a', 'A-1').build(0, '3a', 'A-2').build(0, '5a', 'A-3');
    t.hazard('fl-1', 'FLOOD-1').hazard('fl-2', 'FLOOD-2').hazard('fl-3', 'FLOOD-3').turn(0);
    expect(t.can('move A-1>A-2>A-3')).toBe(true);
    expect(t.can('move A-1>A-2>A-3>B')).toBe(false);
    expect(t.can('move B')).toBe(false);
  });

  it('SE-A1 no tile of the chosen way can be left out', () => {
    const t = secondTable(2).at(0, 'A').hazard('fl-1', 'FLOOD-1').hazard('fl-2', 'FLOOD-2').build(1, '2a', 'A-1');
    t.turn(0);
    expect(t.can('move B')).toBe(false);
    expect(t.can('move FLOOD-2>B')).toBe(false);
  });

  it('SE-A1 two branches with the same tiles on them are one path', () => {
    const t = secondTable(2).at(0, 'F').turn(0);
    expect(t.moves('move').filter((move) => move === 'move G')).toHaveLength(1);
  });

  it('SE-A1 from the start of the trail the first step leads to A', () => {
    const t = secondTable(2).at(0, 'START').turn(0);
    expect([t.can('move A'), t.can('move A>B>C')]).toEqual([true, true]);
    expect(t.can('move B')).toBe(false);
  });

  it('SE-A1 Kansas City ends the walk, however many steps are left', () => {
    const t = secondTable(4).at(0, 'G').turn(0);
    expect(t.moves('move')).toEqual(['move KC']);
    expect([t.can('move KC>A'), t.can('move KC>START'), t.can('move KC>START>A')]).toEqual([false, false, false]);
    t.play('move KC');
    expect(t.where(0)).toBe('KC');
    expect(t.can('kansas-city')).toBe(true);
  });

  it('SE-A1 herders do not block a location, and passing them costs neither a step nor a dollar', () => {
    const t = secondTable(4).at(0, 'A').at(1, 'B').at(2, 'C').at(3, 'D').turn(0).play('move B>C>D>E');
    expect(t.where(0)).toBe('E');
    expect(purses(t)).toEqual([10, 10, 10, 10]);
    const u = secondTable(4).at(0, 'A').at(1, 'B').at(2, 'B').at(3, 'B').turn(0).play('move B');
    expect([0, 1, 2, 3].map((seat) => u.where(seat))).toEqual(['B', 'B', 'B', 'B']);
    expect(u.can('auxiliary dollar')).toBe(true);
  });
});

describe('the step limit', () => {
  const along = ['B', 'C', 'D', 'E', 'F', 'G', 'KC'];
  const steps = (number: number): string => `move ${along.slice(0, number).join('>')}`;
  /** Longest and too long. */
  const reach = (t: SecondTable, limit: number): boolean[] => [t.can(steps(limit)), t.can(steps(limit + 1))];

  it.each([
    [2, 3],
    [3, 3],
    [4, 4],
  ])('SE-A1 with %i players the limit is %i', (players, limit) => {
    expect(reach(secondTable(players).at(0, 'A').turn(0), limit)).toEqual([true, false]);
  });

  it.each([
    [2, 4],
    [3, 5],
    [4, 6],
  ])('SE-A1 with %i players the cleared left step space makes it %i', (players, limit) => {
    expect(reach(secondTable(players).at(0, 'A').cleared(0, 'step-left').turn(0), limit)).toEqual([true, false]);
  });

  it.each([
    [2, 4],
    [3, 4],
    [4, 5],
  ])('SE-A1 with %i players the cleared right step space makes it %i', (players, limit) => {
    expect(reach(secondTable(players).at(0, 'A').cleared(0, 'step-right').turn(0), limit)).toEqual([true, false]);
  });

  it.each([
    [2, 5],
    [3, 6],
  ])('SE-A1 with %i players both make it %i', (players, limit) => {
    const t = secondTable(players).at(0, 'A').cleared(0, 'step-left', 'step-right').turn(0);
    expect(reach(t, limit)).toEqual([true, false]);
  });

  it('SE-A1 with four players both make it 7', () => {
    const t = secondTable(4).at(0, 'START').cleared(0, 'step-left', 'step-right').turn(0);
    expect(t.can('move A>B>C>D>E>F>G')).toBe(true);
    expect(t.why('move A>B>C>D>E>F>G>KC')?.code).toBe('too-far');
  });

  it('SE-A1 a limit raised in somebody else’s board helps nobody', () => {
    expect(reach(secondTable(2).at(0, 'A').cleared(1, 'step-left', 'step-right').turn(0), 3)).toEqual([true, false]);
  });
});

describe('fees', () => {
  it.each([
    [2, 2, 2],
    [3, 2, 1],
    [4, 1, 2],
  ])('SE-A1 with %i players a green hand costs $%i and a black one $%i, to the owner', (players, green, black) => {
    const one = secondTable(players).at(0, 'A').build(1, '1a', 'A-1').turn(0).play('move A-1>B');
    expect(purses(one).slice(0, 2)).toEqual([10 - green, 10 + green]);
    const other = secondTable(players).at(0, 'A').build(1, '4a', 'A-1').turn(0).play('move A-1>B');
    expect(purses(other).slice(0, 2)).toEqual([10 - black, 10 + black]);
  });

  it.each([
    ['7a', 2, 4],
    ['7a', 3, 3],
    ['7a', 4, 3],
    ['7b', 2, 4],
    ['7b', 3, 3],
    ['7b', 4, 3],
  ])('SE-A1 the two hands of %s with %i players cost $%i together', (building, players, fee) => {
    const t = secondTable(players).at(0, 'A').build(1, building, 'A-1').turn(0).play('move A-1>B');
    expect(purses(t).slice(0, 2)).toEqual([10 - fee, 10 + fee]);
  });

  it.each([
    ['1a', 2],
    ['1b', 2],
    ['2a', 0],
    ['2b', 0],
    ['3a', 0],
    ['3b', 0],
    ['4a', 1],
    ['4b', 1],
    ['5a', 0],
    ['5b', 0],
    ['6a', 0],
    ['6b', 0],
    ['7a', 3],
    ['7b', 3],
    ['8a', 2],
    ['8b', 0],
    ['9a', 0],
    ['9b', 0],
    ['10a', 1],
    ['10b', 1],
    ['11a', 0],
    ['11b', 0],
    ['12a', 0],
    ['12b', 0],
  ])('SE-A1 building %s asks for $%i with three players', (building, fee) => {
    const t = secondTable(3).at(0, 'A').build(1, building, 'A-1').turn(0).play('move A-1');
    expect(purses(t)).toEqual([10 - fee, 10 + fee, 10]);
  });

  it.each([
    [2, 'fl-2', 2],
    [2, 'fl-1', 2],
    [3, 'fl-2', 2],
    [3, 'fl-1', 1],
    [4, 'fl-2', 1],
    [4, 'fl-1', 2],
  ])('SE-A1 with %i players hazard %s costs $%i, to the bank', (players, hazard, fee) => {
    const t = secondTable(players).at(0, 'A').hazard(hazard, 'FLOOD-1').turn(0).play('move FLOOD-1>B');
    expect(purses(t)).toEqual([10 - fee, ...Array<number>(players - 1).fill(10)]);
  });

  it.each([
    ['fl', 'FLOOD-1', 'A'],
    ['dr', 'DROUGHT-1', 'B'],
    ['ro', 'ROCKFALL-1', 'E'],
  ])(
    'SE-A1 of the hazards %s-1 to -6 the first and the third show a black hand, the others a green one',
    (kind, space, from) => {
      const fees = [1, 2, 3, 4, 5, 6].map((number) => {
        const t = secondTable(3).at(0, from).hazard(`${kind}-${number}`, space).turn(0).play(`move ${space}`);
        return 10 - t.player(0).money;
      });
      expect(fees).toEqual([1, 2, 1, 2, 2, 2]);
    },
  );

  it.each([
    [2, 'green', 2],
    [2, 'orange', 2],
    [3, 'green', 2],
    [3, 'orange', 1],
    [4, 'green', 1],
    [4, 'orange', 2],
  ] as const)('SE-A1 with %i players a %s outlaw costs $%i, to the bank', (players, colour, fee) => {
    const t = secondTable(players).at(0, 'D').outlaw(colour, 'OUTLAW-4').turn(0).play('move OUTLAW-4>E');
    expect(purses(t)).toEqual([10 - fee, ...Array<number>(players - 1).fill(10)]);
    expect(t.where(0)).toBe('E');
  });

  it('SE-A1 outlaws on spaces 4 to 9 are steps and fees on the way, in this order', () => {
    const t = secondTable(2).at(0, 'D').cleared(0, 'step-left', 'step-right').with(0, { money: 20 });
    for (const number of [4, 5, 6, 7, 8, 9]) t.outlaw('green', `OUTLAW-${number}`);
    t.turn(0);
    expect(t.can('move OUTLAW-4>OUTLAW-5>OUTLAW-6>OUTLAW-7>OUTLAW-8>OUTLAW-9')).toBe(false);
    t.play('move OUTLAW-4>OUTLAW-5>OUTLAW-6>OUTLAW-7>OUTLAW-8');
    expect(t.player(0).money).toBe(20 - 10);
    t.turn(0).play('move OUTLAW-9>E');
    expect(t.player(0).money).toBe(20 - 12);
  });

  it.each(['OUTLAW-1', 'OUTLAW-2', 'OUTLAW-3'])('SE-A1 %s lies beside the trail: no step, no fee, no stop', (space) => {
    const t = secondTable(2).at(0, 'C').outlaw('green', space).turn(0);
    for (const from of ['B', 'C', 'D'])
      expect(
        t
          .at(0, from)
          .turn(0)
          .moves('move')
          .some((move) => move.includes(space)),
      ).toBe(false);
    t.at(0, 'C').turn(0);
    expect(t.can('move D>E>F')).toBe(true);
    t.play('move D>E>F');
    expect(t.player(0).money).toBe(10);
  });

  it('SE-A1 stopping on a hand costs as much as passing it, and once', () => {
    const t = secondTable(2).at(0, 'A').build(1, '4a', 'A-1').turn(0).play('move A-1');
    expect(purses(t)).toEqual([8, 12]);
    t.play('end').turn(0).play('move B');
    expect(purses(t)).toEqual([8, 12]);
  });

  it('SE-A1 the fee is paid at once, before phase B', () => {
    const t = secondTable(2).at(0, 'A').build(1, '4a', 'A-1').turn(0).play('move A-1');
    expect(t.question?.ask).toBe('phase-b');
    expect(t.told('spent')).toMatchObject([{ seat: 0, money: 2 }]);
    expect(t.told('earned')).toMatchObject([{ seat: 1, money: 2 }]);
  });

  it('SE-A1 several hands on the way are paid one by one', () => {
    const t = secondTable(3).at(0, 'A').build(1, '1a', 'A-1').build(2, '4a', 'A-2').build(1, '10a', 'A-3').turn(0);
    t.play('move A-1>A-2>A-3');
    expect(purses(t)).toEqual([10 - 2 - 1 - 1, 10 + 2 + 1, 10 + 1]);
  });

  it('SE-A1 the own building never charges its owner', () => {
    const pass = secondTable(2).at(0, 'A').build(0, '7a', 'A-1').turn(0).play('move A-1>B');
    expect(purses(pass)).toEqual([10, 10]);
    const stop = secondTable(2).at(0, 'A').build(0, '7a', 'A-1').turn(0).play('move A-1');
    expect(purses(stop)).toEqual([10, 10]);
  });

  it('SE-A1 a building without a hand and a neutral building are free', () => {
    const t = secondTable(2).at(0, 'A').build(1, '2a', 'A-1').turn(0).play('move A-1>B>C');
    expect(purses(t)).toEqual([10, 10]);
  });

  it('SE-A1 a herder with $1 pays $1 of a $2 fee and walks on', () => {
    const t = secondTable(2).at(0, 'A').build(1, '4a', 'A-1').with(0, { money: 1 }).with(1, { money: 0 }).turn(0);
    t.play('move A-1>B');
    expect(purses(t)).toEqual([0, 1]);
    expect(t.where(0)).toBe('B');
  });

  it('SE-A1 of two hands on one tile as much is paid as there is', () => {
    const t = secondTable(2).at(0, 'A').build(1, '7a', 'A-1').with(0, { money: 3 }).turn(0).play('move A-1');
    expect(purses(t)).toEqual([0, 13]);
  });

  it('SE-A1 a herder without money passes hazards, outlaws and buildings for nothing', () => {
    const t = secondTable(2).at(0, 'A').hazard('fl-2', 'FLOOD-1').build(1, '4a', 'FLOOD-R1').with(0, { money: 0 });
    t.turn(0).play('move FLOOD-1>FLOOD-R1>B');
    expect(purses(t)).toEqual([0, 10]);
    expect(t.where(0)).toBe('B');
    t.at(0, 'D').outlaw('green', 'OUTLAW-4').turn(0).play('move OUTLAW-4');
    expect(t.where(0)).toBe('OUTLAW-4');
  });

  it('SE-A1 a fee that could not be paid is never paid later, even at the same place', () => {
    const t = secondTable(2).at(0, 'A').build(1, '4a', 'A-1').with(0, { money: 0 }).turn(0);
    t.play('move A-1', 'auxiliary dollar');
    expect(purses(t)).toEqual([1, 10]);
    t.play('end').turn(0).play('move B');
    expect(purses(t)).toEqual([1, 10]);
  });

  it('SE-A1 any other price is paid in full or not at all', () => {
    const t = secondTable(2).at(0, 'A').job('cowboy', 1, 1).with(0, { money: 5 }).phaseB(0);
    expect(t.can('use 2')).toBe(false);
    expect(t.with(0, { money: 6 }).can('use 2')).toBe(true);
    const u = secondTable(2).at(0, 'F').hazard('fl-1', 'FLOOD-1').with(0, { money: 6 }).phaseB(0);
    expect(u.why('use 2')?.code).toBe('too-dear');
    expect(u.with(0, { money: 7 }).can('use 2')).toBe(true);
  });

  it('SE-A1 the first tile entered takes the last coins', () => {
    const t = secondTable(3).at(0, 'A').build(1, '1a', 'A-1').build(2, '4a', 'A-2').with(0, { money: 2 }).turn(0);
    t.play('move A-1>A-2>B');
    expect(purses(t)).toEqual([0, 12, 10]);
  });

  it('SE-A1 the other order of the same tiles pays $1 to each', () => {
    const t = secondTable(3).at(0, 'A').build(2, '4a', 'A-1').build(1, '1a', 'A-2').with(0, { money: 2 }).turn(0);
    t.play('move A-1>A-2>B');
    expect(purses(t)).toEqual([0, 11, 11]);
  });

  it('SE-A1 a hazard on the way takes the coins before the building behind it', () => {
    const t = secondTable(2).at(0, 'A').hazard('fl-2', 'FLOOD-1').build(1, '1a', 'FLOOD-R1').with(0, { money: 2 });
    t.turn(0).play('move FLOOD-1>FLOOD-R1');
    expect(purses(t)).toEqual([0, 10]);
  });

  const [mary, dave, john] = [0, 1, 2];
  const example = (): SecondTable =>
    secondTable(4)
      .at(mary, 'A')
      .build(dave, '4a', 'A-1')
      .build(john, '1a', 'A-2')
      .hazard('fl-2', 'FLOOD-1')
      .hazard('fl-1', 'FLOOD-2')
      .with(mary, { money: 2 })
      .turn(mary);

  it("SE-A1 the rulebook's example: Mary with $2, Dave's black hand and John's green one, upper path", () => {
    const t = example().play('move A-1>A-2>B');
    expect(purses(t)).toEqual([0, 12, 10, 10]);
    expect(t.where(mary)).toBe('B');
  });

  it("SE-A1 the rulebook's example: Mary takes the lower path, over a green and a black flood", () => {
    const t = example().play('move FLOOD-1>FLOOD-2>B');
    expect(purses(t)).toEqual([0, 10, 10, 10]);
    expect(t.told('spent')).toMatchObject([{ money: 1 }, { money: 1 }]);
    expect(t.where(mary)).toBe('B');
  });
});

describe('when the ground is cleared', () => {
  it('SE-A1 the herder stays on the bare space of a hazard and walks on from there', () => {
    const t = secondTable(2).at(0, 'F').at(1, 'FLOOD-1').hazard('fl-1', 'FLOOD-1').hazard('fl-2', 'FLOOD-2');
    t.build(0, '2a', 'A-1').phaseB(0).play('use 2', 'remove FLOOD-1');
    expect(t.where(1)).toBe('FLOOD-1');
    t.play('end');
    expect(t.asked()).toBe(1);
    expect([t.can('move FLOOD-2'), t.can('move FLOOD-2>B')]).toEqual([true, true]);
    expect([t.can('move B'), t.can('move A-1'), t.can('move A')]).toEqual([false, false, false]);
    t.play('move FLOOD-2>B');
    expect(t.where(1)).toBe('B');
  });

  it('SE-A1 the herder stays on the bare space of an outlaw and walks on from there', () => {
    const t = secondTable(2).at(0, 'D').at(1, 'OUTLAW-4').outlaw('green', 'OUTLAW-4').outlaw('orange', 'OUTLAW-5');
    t.phaseB(0).play('use 1 a', 'bounty OUTLAW-4', 'end');
    expect(t.where(1)).toBe('OUTLAW-4');
    expect(t.asked()).toBe(1);
    expect([t.can('move OUTLAW-5'), t.can('move OUTLAW-5>E'), t.can('move E')]).toEqual([true, true, false]);
    t.play('move OUTLAW-5>E');
    expect(t.where(1)).toBe('E');
  });

  it('SE-A1 several herders stay there', () => {
    const t = secondTable(3).at(0, 'F').at(1, 'FLOOD-1').at(2, 'FLOOD-1').hazard('fl-1', 'FLOOD-1');
    t.phaseB(0).play('use 2', 'remove FLOOD-1');
    expect([t.where(1), t.where(2)]).toEqual(['FLOOD-1', 'FLOOD-1']);
  });

  it('SE-A1 a tile laid under a herder on a bare space was not entered: no fee and no step', () => {
    const t = secondTable(2).at(0, 'KC').at(1, 'FLOOD-1').foresight(1, 'fl-1', 'fl-2').phaseB(0);
    t.play('kansas-city', 'foresight left', 'foresight left', 'foresight left', 'income 0');
    t.play('deliver kansas-city aux-dollar', 'end');
    expect(t.asked()).toBe(1);
    expect(t.player(1).money).toBe(10);
    expect(t.can('move FLOOD-1')).toBe(false);
    t.play('move B>C>D');
    expect(t.player(1).money).toBe(10);
    expect(t.where(1)).toBe('D');
  });
});
