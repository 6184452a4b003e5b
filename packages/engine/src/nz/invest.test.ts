import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../index.ts';
import { table } from '../testing/index.ts';

/** On C with its third action, "invest", and a tile in the first row. */
const investing = (tile: string, money = 20) => table(2).at(0, 'C').with(0, { money }).bonus(tile, 1, 2).phaseB(0);

describe('investing in bonus tiles', () => {
  it('NZ-X2 a tile costs the price of its row and comes to the player', () => {
    const t = investing('bt02', 5).play('use 3', 'invest 1 2');
    expect(t.player(0).money).toBe(0);
    expect(t.player(0).bonusTiles.map((tile) => t.c.bonusTiles[tile]!.id)).toEqual(['bt02']);
    expect(t.told('invested')).toEqual([{ type: 'invested', seat: 0, tile: 'bt02', cost: 5 }]);
  });

  it('NZ-X2 each row has its own price', () => {
    const t = table(2).at(0, 'C').token(4).bonus('bt02', 1, 1).bonus('bt02', 3, 2).with(0, { money: 6 }).phaseB(0);
    t.play('use 3', 'invest 3 2');
    expect(t.player(0).money).toBe(0);
  });

  it('NZ-X2 the price is paid in full', () => {
    const t = table(2).at(0, 'C').token(4).bonus('bt02', 1, 1).bonus('bt02', 3, 2).with(0, { money: 5 }).phaseB(0);
    t.play('use 3');
    expect(t.moves('invest')).toEqual(['invest 1 1']);
    expect(t.why('invest 3 2')).toMatchObject({ code: 'too-dear', rule: 'NZ-X2' });
  });

  it('NZ-X2 without money for any tile there is nothing to invest in', () => {
    const t = investing('bt02', 4);
    expect(t.can('use 3')).toBe(false);
    expect(t.why('use 3')).toMatchObject({ code: 'too-dear', rule: 'NZ-X2' });
  });

  it('NZ-X2 one action takes one tile, and its space stays empty', () => {
    const t = table(2).at(0, 'C').flipped().with(0, { money: 30 }).bonus('bt02', 1, 1).bonus('bt03', 1, 2).phaseB(0);
    t.play('use 2', 'invest 1 1');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    t.play('use 3');
    expect(t.moves('invest')).toEqual(['invest 1 2']);
    expect(t.why('invest 1 1')).toMatchObject({ code: 'empty-space', rule: 'NZ-X2' });
  });

  it('NZ-X2 the row of the token is closed until the token moves on', () => {
    const t = table(2).at(0, 'C').with(0, { money: 30 }).bonus('bt02', 1, 1).bonus('bt03', 2, 1).token(2).phaseB(0);
    t.play('use 3');
    expect(t.moves('invest')).toEqual(['invest 1 1']);
    expect(t.why('invest 2 1')).toMatchObject({ code: 'row-closed', rule: 'NZ-X2' });
    t.token(3);
    expect(t.moves('invest')).toEqual(['invest 1 1', 'invest 2 1']);
  });

  it('NZ-X2 NZ-S7 there is no row below the last, and no column beside those the players use', () => {
    const t = investing('bt02').play('use 3');
    const rows = t.c.bonusCosts.length;
    expect(t.why(`invest ${rows} 1`)).toMatchObject({ code: 'empty-space', rule: 'NZ-X2' });
    for (const row of [rows + 1, 20])
      expect(t.why(`invest ${row} 1`)).toMatchObject({
        code: 'no-such-space',
        rule: 'NZ-X2',
      });
    expect(t.why('invest 1 4')).toMatchObject({ code: 'no-such-space', rule: 'NZ-S7' });
    expect(() => t.play(`invest ${rows + 1} 1`)).toThrow(IllegalMove);
  });

  it('NZ-X2 with tiles in the row of the token only, nobody can invest', () => {
    const t = table(2).at(0, 'C').with(0, { money: 30 }).bonus('bt03', 2, 1).token(2).phaseB(0);
    expect(t.can('use 3')).toBe(false);
    t.token(3);
    expect(t.can('use 3')).toBe(true);
  });

  it('NZ-X2 the icon may raise the price: +3 on the back of C', () => {
    const t = table(2).at(0, 'C').flipped().with(0, { money: 7 }).bonus('bt02', 1, 1).phaseB(0);
    expect(t.can('use 2')).toBe(true);
    expect(t.can('use 3')).toBe(false);
    t.with(0, { money: 8 }).play('use 3', 'invest 1 1');
    expect(t.player(0).money).toBe(0);
  });

  it('NZ-X2 3a and 9a invest at the price of the row', () => {
    const small = table(2).build(0, '3a', 'A1').at(0, 'A1').with(0, { money: 5 }).bonus('bt02', 1, 1).phaseB(0);
    expect(small.play('use 2', 'invest 1 1').player(0).money).toBe(0);
    const large = table(2).build(0, '9a', 'A1').at(0, 'A1').with(0, { money: 5 }).bonus('bt02', 1, 1).phaseB(0);
    expect(large.play('use 2', 'invest 1 1').player(0).money).toBe(0);
  });

  it("NZ-X2 NZ-X15 NZ-X16 the rulebook's example: £11 and a token become a tile of 4 VP and a joker at flipped C", () => {
    const t = table(2).at(0, 'C').flipped().with(0, { money: 11, tokens: 1, gold: 0 }).cleared(0, 'aux-pound');
    t.hand(0, 'shropshire', 'merino').bonus('bt01', 1, 1).bonus('bt08', 1, 2).phaseB(0);
    t.play('use 2');
    expect(t.why('invest 1 1')).toMatchObject({ code: 'not-enough-gold', rule: 'NZ-X2' });
    t.play('invest 1 2');
    expect(t.player(0)).toMatchObject({ money: 6, tokens: 2, gold: 0 });
    t.play('cull');
    expect(t.player(0)).toMatchObject({ tokens: 0, gold: 1 });
    expect(t.cards(0, 'hand')).toEqual(['merino']);
    expect(t.cards(0, 'discard')).toEqual([]);
    t.play('use 1', 'auxiliary pound double');
    expect(t.player(0).money).toBe(8);
    t.play('use 3', 'invest 1 1');
    expect(t.player(0)).toMatchObject({ money: 0, gold: 0 });
    t.play('join shearer', 'take');
    expect(t.workers(0).shearer).toBe(2);
    expect(t.cards(0, 'discard')).toEqual(['romney']);
    expect(t.points(0, 'tiles')).toBe(4);
  });
});

describe('the bonus tiles', () => {
  it('NZ-X2 bt02: one more permanent certificate', () => {
    const t = investing('bt02').play('use 3', 'invest 1 2');
    expect(t.player(0).permanentCertificates).toBe(1);
    expect(t.player(0).certificates).toBe(0);
    expect(t.points(0, 'tiles')).toBe(2);
  });

  it('NZ-X2 bt03: one more permanent wool and an exchange token', () => {
    const t = investing('bt03').play('use 3', 'invest 1 2');
    expect(t.player(0)).toMatchObject({ permanentWool: 1, tokens: 1 });
  });

  it('NZ-X2 NZ-X17 bt04: £3 on top of the row, and a hazard with its card', () => {
    const t = investing('bt04', 8)
      .hazard('rk-7', 'RK1')
      .hazard('fl-1', 'FL1')
      .play('use 3', 'invest 1 2', 'remove RK1', 'take');
    expect(t.player(0).money).toBe(0);
    expect(t.player(0).hazards.map((hazard) => t.c.hazards[hazard]!.id)).toEqual(['rk-7']);
    expect(t.cards(0, 'discard')).toEqual(['sheepdog']);
    expect(t.points(0, 'tiles')).toBe(2 + 4);
  });

  it('NZ-X2 bt04 needs its £3 too, and the hazard cannot be left', () => {
    const poor = investing('bt04', 7).hazard('rk-7', 'RK1');
    expect(poor.can('use 3')).toBe(false);
    expect(poor.why('use 3')).toMatchObject({ code: 'too-dear', rule: 'NZ-X2' });
    const t = investing('bt04', 8).hazard('rk-7', 'RK1').hazard('fl-1', 'FL1').play('use 3', 'invest 1 2');
    expect(t.can('forgo')).toBe(false);
  });

  it('NZ-X2 bt04 cannot be taken while no hazard lies on the trail', () => {
    const t = investing('bt04').bonus('bt08', 1, 1).play('use 3');
    expect(t.why('invest 1 2')).toMatchObject({ code: 'no-hazard' });
    t.hazard('fl-1', 'FL1');
    expect(t.can('invest 1 2')).toBe(true);
  });

  it('NZ-X2 bt05: a Sheepdog and 2 gold', () => {
    const t = investing('bt05').play('use 3', 'invest 1 2');
    expect(t.cards(0, 'discard')).toEqual(['sheepdog']);
    expect(t.player(0).gold).toBe(2);
  });

  it('NZ-X2 NZ-X14 bt06: two steps on the pathfinder track with what they give, a Kōtare and 1 gold', () => {
    const t = investing('bt06').with(0, { pathfinder: 2 }).play('use 3', 'invest 1 2');
    expect(t.player(0)).toMatchObject({ pathfinder: 4, stepTile: 1, gold: 2 });
    expect(t.cards(0, 'discard')).toEqual(['kotare']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('NZ-X2 NZ-X14 bt06 across space 11 asks for the choice, then gives the rest', () => {
    const t = investing('bt06').with(0, { pathfinder: 10, stepTile: 1 }).play('use 3', 'invest 1 2', 'flip fee-tile');
    expect(t.player(0)).toMatchObject({ pathfinder: 12, feeless: true, gold: 1 });
    expect(t.cards(0, 'discard')).toEqual(['kotare']);
  });

  it('NZ-X2 bt07: three exchange tokens and 1 gold', () => {
    const t = investing('bt07').play('use 3', 'invest 1 2');
    expect(t.player(0)).toMatchObject({ tokens: 3, gold: 1 });
  });

  it('NZ-X2 bt08: an exchange token now and 4 VP at the end', () => {
    const t = investing('bt08').play('use 3', 'invest 1 2');
    expect(t.player(0).tokens).toBe(1);
    expect(t.points(0, 'tiles')).toBe(4);
  });

  it('NZ-X2 bt09 asks for 4 gold besides the price and gives only points', () => {
    const t = investing('bt09').with(0, { gold: 3 });
    expect(t.why('use 3')).toMatchObject({ code: 'not-enough-gold', rule: 'NZ-X2' });
    t.with(0, { gold: 4 }).play('use 3', 'invest 1 2');
    expect(t.player(0)).toMatchObject({ money: 15, gold: 0 });
    expect(t.points(0, 'tiles')).toBe(8);
  });

  it('NZ-X2 bt10: a Ferry and 2 gold', () => {
    const t = investing('bt10').play('use 3', 'invest 1 2');
    expect(t.cards(0, 'discard')).toEqual(['ferry']);
    expect(t.player(0).gold).toBe(2);
  });

  it('NZ-X2 bt11: an own sheep of breeding 2 leaves the game for a Romney and 1 gold', () => {
    const t = investing('bt11').hand(0, 'shropshire', 'southdown', 'merino').play('use 3', 'invest 1 2');
    expect(t.why('retire lincoln')).toMatchObject({ code: 'other-card-wanted', rule: 'NZ-X2' });
    t.play('retire southdown');
    expect(t.cards(0, 'hand')).toEqual(['shropshire', 'merino']);
    expect(t.cards(0, 'discard')).toEqual(['romney']);
    expect(t.player(0).gold).toBe(1);
    expect(t.events).toContainEqual({ type: 'out', seat: 0, card: 'southdown' });
  });

  it('NZ-X2 bt11 takes Southdown, English Leicester or Merino, no other sheep', () => {
    const t = investing('bt11');
    t.hand(0, 'shropshire', 'southdown', 'english-leicester', 'merino', 'lincoln', 'ryeland', 'romney', 'ferry');
    t.play('use 3', 'invest 1 2');
    expect(t.moves()).toEqual(['retire southdown', 'retire english-leicester', 'retire merino']);
  });

  it('NZ-X2 bt11 cannot be taken without such a sheep in hand', () => {
    const t = investing('bt11').bonus('bt08', 1, 1).hand(0, 'shropshire', 'lincoln', 'romney').play('use 3');
    expect(t.can('invest 1 2')).toBe(false);
    t.hand(0, 'merino');
    expect(t.can('invest 1 2')).toBe(true);
  });

  it('NZ-X2 NZ-X15 nobody uses a token between paying for bt11 and giving up the sheep', () => {
    const t = investing('bt11').hand(0, 'shropshire', 'southdown', 'merino').with(0, { tokens: 2 });
    t.with(1, { tokens: 1 }).play('use 3', 'invest 1 2');
    expect(t.can('exchange 2')).toBe(false);
    expect(t.can('cull')).toBe(false);
    t.play('retire merino');
    expect(t.can('exchange 2')).toBe(true);
  });

  it.each([
    { tile: 'bt05', supply: { sheepdog: 0 }, gold: 2 },
    { tile: 'bt06', supply: { kotare: 0 }, gold: 1 },
    { tile: 'bt10', supply: { ferry: 0 }, gold: 2 },
  ])('NZ-X2 NZ-X22 $tile gives the rest when its cards have run out', ({ tile, supply, gold }) => {
    const t = investing(tile).supply(supply).play('use 3', 'invest 1 2');
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.player(0)).toMatchObject({ money: 15, gold });
  });

  it('NZ-X2 the card of a tile cannot be refused', () => {
    const t = investing('bt10').play('use 3', 'invest 1 2');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
    expect(t.cards(0, 'discard')).toEqual(['ferry']);
  });
});

describe('the joker', () => {
  const joker = (gold = 1) => investing('bt01').with(0, { gold });

  it('NZ-X2 the joker costs 1 gold on top of its price', () => {
    const poor = joker(0);
    expect(poor.why('use 3')).toMatchObject({ code: 'not-enough-gold', rule: 'NZ-X2' });
    const t = joker().play('use 3', 'invest 1 2');
    expect(t.player(0)).toMatchObject({ money: 15, gold: 0 });
  });

  it.each(['shepherd', 'craftsman', 'sailor', 'shearer'] as const)(
    'NZ-X2 the joker may join the %s row and counts there',
    (row) => {
      const t = joker().play('use 3', 'invest 1 2', `join ${row}`);
      expect(t.workers(0)[row]).toBe(2);
      expect(t.told('worker')).toEqual([{ type: 'worker', seat: 0, worker: row, space: 2 }]);
    },
  );

  it('NZ-X1 NZ-X2 the joker triggers the space it covers', () => {
    const t = joker()
      .with(0, { workers: { craftsman: 2 } })
      .play('use 3', 'invest 1 2', 'join craftsman');
    expect(t.question).toMatchObject({ source: 'craftsman-3' });
    t.play('build 5', 'site A1');
    expect(t.player(0).money).toBe(15 - 6);
  });

  it('NZ-X2 the joker joins no full row', () => {
    const t = joker()
      .with(0, { workers: { shepherd: 5, shearer: 5 } })
      .play('use 3', 'invest 1 2');
    expect(t.moves('join')).toEqual(['join craftsman', 'join sailor']);
    expect(t.why('join shearer')).toMatchObject({ code: 'row-full' });
  });

  it('NZ-X2 with four full rows there is no place for a joker', () => {
    const full = { shepherd: 5, craftsman: 5, sailor: 5, shearer: 5 };
    const t = joker().with(0, { workers: full }).bonus('bt08', 1, 1).play('use 3');
    expect(t.can('invest 1 2')).toBe(false);
    expect(t.can('invest 1 1')).toBe(true);
  });

  it('NZ-X2 the joker has to be placed', () => {
    const t = joker().play('use 3', 'invest 1 2');
    expect(t.can('forgo')).toBe(false);
    expect(t.can('end')).toBe(false);
  });

  it('NZ-X2 NZ-X11 a joker among the shearers shears', () => {
    const t = joker().play('use 3', 'invest 1 2', 'join shearer', 'forgo');
    t.at(0, 'E').hand(0, 'merino', 'lincoln').phaseB(0).play('use 1', 'reveal merino', 'reveal lincoln', 'shear');
    expect(t.told('sheared')).toEqual([{ type: 'sheared', seat: 0, total: 7 }]);
  });

  it('NZ-X2 NZ-X9 a joker may become harbourmaster', () => {
    const t = joker().play('use 3', 'invest 1 2', 'join shearer', 'forgo');
    t.at(0, 'B').ship(0, 'T4').harbourmaster('mh1', 'h1').phaseB(0);
    t.play('use 2', 'upgrade mh1 aux-pound', 'appoint shearer');
    expect(t.workers(0).shearer).toBe(1);
    expect(t.told('harbourmaster')).toEqual([{ type: 'harbourmaster', seat: 0, tile: 'h1', worker: 'shearer' }]);
  });
});
