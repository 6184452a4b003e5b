import { describe, expect, it } from 'vitest';
import { freshTable, table } from '../testing/index.ts';

describe('gold', () => {
  it('NZ-X18 five gold can be stored, the rest is lost', () => {
    const t = table(2).at(0, 'C').with(0, { gold: 4, money: 20 }).bonus('bt05', 1, 1).phaseB(0);
    t.play('use 3', 'invest 1 1');
    expect(t.player(0).gold).toBe(5);
    expect(t.cards(0, 'discard')).toEqual(['sheepdog']);
  });

  it.each([
    { stack: 'wheel', card: 'set-1', price: 3 },
    { stack: 'barrel', card: 'set-2', price: 3 },
    { stack: 'bell', card: 'set-3', price: 4 },
    { stack: 'compass', card: 'set-4', price: 5 },
  ])('NZ-X18 a $stack card costs $price gold and goes to the discard pile', ({ stack, card, price }) => {
    const t = table(2)
      .at(0, 'A')
      .bonusSets('set-1', 'set-2', 'set-3', 'set-4')
      .with(0, { gold: price - 1 })
      .turn(0);
    expect(t.why(`gold ${stack}`)).toMatchObject({ code: 'not-enough-gold', rule: 'NZ-X18' });
    t.with(0, { gold: price }).play(`gold ${stack}`);
    expect(t.player(0).gold).toBe(0);
    expect(t.cards(0, 'discard')).toEqual([card]);
  });

  it('NZ-X18 it is a free action: the turn goes on as before', () => {
    const t = table(2).at(0, 'A').with(0, { gold: 3 }).turn(0).play('gold wheel');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
    expect(t.player(0).money).toBe(10);
  });

  it('NZ-X18 in phase B, before and after actions, and beside an auxiliary action', () => {
    const t = table(2).at(0, 'E').with(0, { gold: 3 }).phaseB(0).play('gold wheel');
    expect(t.can('auxiliary pound')).toBe(true);
    t.play('auxiliary pound').with(0, { gold: 3 });
    expect(t.can('gold barrel')).toBe(true);
  });

  it('NZ-X18 in the middle of an action as well', () => {
    const t = table(2)
      .at(0, 'A')
      .with(0, { gold: 3, money: 20 })
      .job('shearer', 8)
      .phaseB(0)
      .play('use 2', 'gold wheel');
    expect(t.question).toMatchObject({ ask: 'hire' });
    expect(t.player(0).gold).toBe(0);
  });

  it('NZ-X2 NZ-X18 gold spent in the middle of an action is missing there: the joker cannot be taken any more', () => {
    const t = table(2).at(0, 'C').with(0, { gold: 3, money: 20 }).bonus('bt01', 1, 1).phaseB(0);
    t.play('use 3', 'gold wheel');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.player(0)).toMatchObject({ gold: 0, money: 20 });
  });

  it('NZ-X18 several cards, as far as the gold goes', () => {
    const t = table(2).at(0, 'A').with(0, { gold: 3 }).turn(0).play('gold wheel');
    expect(t.can('gold wheel')).toBe(false);
    t.with(0, { gold: 3 }).play('gold wheel');
    expect(t.cards(0, 'discard')).toHaveLength(2);
  });

  it('NZ-X18 NZ-S16 not before the first turn has been opened', () => {
    const t = freshTable(2).with(0, { gold: 5 });
    expect(t.why('gold wheel')).toMatchObject({ code: 'opening-first', rule: 'NZ-X18' });
    expect(t.play('start aux-pound', 'place A').can('gold wheel')).toBe(true);
  });

  it('NZ-X18 only in the own turn', () => {
    const t = table(2).at(0, 'A').with(1, { gold: 5 }).turn(0);
    expect(t.why('gold wheel', 1)).toMatchObject({ code: 'not-your-turn', rule: 'NZ-X18' });
    t.with(1, { tokens: 1 }).playAs(1, 'exchange 1');
    expect(t.question).toMatchObject({ seat: 1 });
    expect(t.can('gold wheel', 1)).toBe(false);
  });

  it('NZ-X18 not while sheep are shown', () => {
    const t = table(2).at(0, 'E').with(0, { gold: 5 }).hand(0, 'merino').phaseB(0).play('use 1');
    expect(t.can('gold wheel')).toBe(true);
    t.play('reveal merino');
    expect(t.can('gold wheel')).toBe(false);
  });

  it('NZ-X18 in Wellington before and after the income', () => {
    const t = table(2).at(0, 'H').with(0, { gold: 5 }).hand(0, 'merino').turn(0).play('move WELLINGTON');
    expect(t.can('gold wheel')).toBe(true);
    t.play('wellington', 'reveal merino');
    expect(t.can('gold wheel')).toBe(false);
    t.play('income 0');
    expect(t.can('gold wheel')).toBe(true);
  });

  it('NZ-X18 NZ-X22 an empty stack sells nothing', () => {
    const t = table(2).at(0, 'A').with(0, { gold: 5 }).supply({ wheel: 0 }).turn(0);
    expect(t.why('gold wheel')).toMatchObject({ code: 'sold-out' });
    expect(t.can('gold barrel')).toBe(true);
  });

  it('NZ-X18 each card bought is one fewer in its stack', () => {
    const t = table(2).at(0, 'A').with(0, { gold: 5 }).supply({ wheel: 1 }).turn(0).play('gold wheel');
    expect(t.with(0, { gold: 5 }).why('gold wheel')).toMatchObject({ code: 'sold-out' });
  });

  it('NZ-X18 everybody starts with 1 gold', () => {
    expect(freshTable(2).s.players.map((player) => player.gold)).toEqual([1, 1]);
  });
});

describe('certificates', () => {
  /** On 9b, whose second action moves the certificate marker up to two spaces. */
  const on9b = (certificates: number) => table(2).build(0, '9b', 'A1').at(0, 'A1').with(0, { certificates }).phaseB(0);

  it('NZ-X19 the track holds three, the rest is lost', () => {
    const t = on9b(2).play('use 2');
    expect(t.player(0).certificates).toBe(3);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(on9b(3).can('use 2')).toBe(false);
  });

  it('NZ-X19 with its disc space clear the track holds five', () => {
    const t = on9b(3).cleared(0, 'certificate-limit').play('use 2', 'certify 2');
    expect(t.player(0).certificates).toBe(5);
    const full = on9b(4).cleared(0, 'certificate-limit').play('use 2');
    expect(full.player(0).certificates).toBe(5);
  });

  it('NZ-X19 the marker may move fewer spaces', () => {
    const t = on9b(0).play('use 2');
    expect(t.moves('certify').sort()).toEqual(['certify 1', 'certify 2']);
    t.play('certify 1');
    expect(t.player(0)).toMatchObject({ certificates: 1, gold: 0 });
  });

  it.each([
    { start: 0, steps: 2, gold: 1 },
    { start: 1, steps: 1, gold: 1 },
    { start: 1, steps: 2, gold: 1 },
    { start: 0, steps: 1, gold: 0 },
    { start: 2, steps: 1, gold: 0 },
    { start: 3, steps: 2, gold: 0 },
  ])('NZ-X19 from $start, $steps forward: $gold gold', ({ start, steps, gold }) => {
    const t = on9b(start).cleared(0, 'certificate-limit').play('use 2', `certify ${steps}`);
    expect(t.player(0)).toMatchObject({ certificates: start + steps, gold });
  });

  it('NZ-X19 spent below 2 and climbed again, the gold is earned again', () => {
    const t = on9b(0).play('use 2', 'certify 2');
    expect(t.player(0).gold).toBe(1);
    t.at(0, 'H').turn(0).play('move WELLINGTON', 'wellington', 'income 2');
    expect(t.player(0).certificates).toBe(0);
    t.at(0, 'A1').phaseB(0).play('use 2', 'certify 2');
    expect(t.player(0)).toMatchObject({ certificates: 2, gold: 2 });
  });

  it('NZ-X19 going back below 2 costs no gold, and standing at 2 earns none', () => {
    const t = table(2).at(0, 'H').with(0, { certificates: 3, gold: 1 }).turn(0);
    t.play('move WELLINGTON', 'wellington', 'income 3');
    expect(t.player(0)).toMatchObject({ certificates: 0, gold: 1 });
  });

  it('NZ-X18 NZ-X19 with five gold the gold of the track is lost', () => {
    const t = on9b(1).with(0, { gold: 5 }).play('use 2', 'certify 1');
    expect(t.player(0)).toMatchObject({ certificates: 2, gold: 5 });
  });

  it('NZ-X19 each certificate of a Sheepdog counts the same', () => {
    const t = table(2).at(0, 'A').with(0, { certificates: 1 }).hand(0, 'sheepdog').turn(0).play('play sheepdog');
    expect(t.player(0)).toMatchObject({ certificates: 2, gold: 1 });
  });

  it('NZ-X19 1b moves the marker once for each own building on a lush space', () => {
    const t = table(2).build(0, '1b', 'A2').build(0, '3a', 'B2').build(0, '5a', 'A1').build(1, '3a', 'C1');
    t.at(0, 'A2').phaseB(0).play('use 1', 'certify 2');
    expect(t.player(0)).toMatchObject({ certificates: 2, gold: 1 });
  });

  it('NZ-X19 permanent certificates need no room on the track', () => {
    const t = table(2).at(0, 'C').with(0, { money: 20, certificates: 3 }).bonus('bt02', 1, 1).phaseB(0);
    t.play('use 3', 'invest 1 1');
    expect(t.player(0)).toMatchObject({ certificates: 3, permanentCertificates: 1, gold: 0 });
  });
});

describe('money and tokens', () => {
  it('NZ-X23 there is no limit to the pounds of a player', () => {
    const t = table(2).build(0, '8a', 'A1').at(0, 'A1').with(0, { money: 5000 }).phaseB(0).play('use 1');
    expect(t.player(0).money).toBe(5007);
  });

  it('NZ-X23 there is no limit to the exchange tokens, though the box holds twelve', () => {
    const t = table(2).build(0, '8b', 'A1').at(0, 'A1').with(0, { tokens: 12 }).with(1, { tokens: 12 }).phaseB(0);
    t.play('use 1');
    expect(t.player(0).tokens).toBe(13);
  });
});
