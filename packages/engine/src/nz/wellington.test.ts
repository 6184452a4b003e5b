import { describe, expect, it } from 'vitest';
import { table, type Table } from '../testing/index.ts';

/** Seat 0 has just reached Wellington. */
const arrived = (players = 2): Table => table(players).at(0, 'WELLINGTON');
/** The first two steps in the shortest way. */
const quick = ['wellington', 'income 0', 'deliver 0 aux-pound'] as const;
const total = (t: Table): unknown => t.told('income').map((event) => 'total' in event && event.total);

describe('Wellington: income', () => {
  it('NZ-W1 Wellington is done as a whole: neither ending the phase nor an auxiliary action takes its place', () => {
    const t = table(2).at(0, 'H').turn(0).play('move WELLINGTON');
    expect(t.moves()).toEqual(['wellington']);
    expect(t.can('end')).toBe(false);
    expect(t.can('auxiliary pound')).toBe(false);
  });

  it('NZ-W1 the four steps come in order and none can be left out', () => {
    const t = arrived().phaseB(0).play('wellington');
    expect(t.question?.ask).toBe('income');
    expect([t.can('forgo'), t.can('end'), t.can('deliver 0 aux-pound')]).toEqual([false, false, false]);
    t.play('income 0');
    expect(t.question?.ask).toBe('delivery');
    expect([t.can('forgo'), t.can('end'), t.can('foresight left')]).toEqual([false, false, false]);
    t.play('deliver 0 aux-pound');
    expect(t.question?.ask).toBe('choose-foresight-a');
    expect([t.can('forgo'), t.can('end')]).toEqual([false, false]);
    t.play('foresight left');
    expect(t.question?.ask).toBe('choose-foresight-b');
    expect([t.can('forgo'), t.can('end')]).toEqual([false, false]);
    t.play('foresight left');
    expect(t.moves()).toEqual(['end']);
  });

  it('NZ-W1 cards are played before or after Wellington, not between its steps', () => {
    const t = arrived().hand(0, 'ferry', 'o01').foresightA('shepherd', 'sailor').foresightB('bt07', 'bt08').phaseB(0);
    const open = () => [t.can('play ferry'), t.can('play o01')];
    expect(open()).toEqual([true, true]);
    t.play('wellington');
    expect(open()).toEqual([false, false]);
    t.play('income 0');
    expect(open()).toEqual([false, false]);
    t.play('deliver 0 aux-pound');
    expect(open()).toEqual([false, false]);
    t.play('foresight left');
    expect(open()).toEqual([false, false]);
    t.play('foresight left');
    expect(open()).toEqual([true, true]);
  });

  it('NZ-W1 no sheep has to be shown', () => {
    const t = arrived().hand(0, 'merino', 'southdown').phaseB(0).play('wellington', 'income 0');
    expect(total(t)).toEqual([0]);
    expect(t.player(0).money).toBe(10);
    expect(t.cards(0, 'hand')).toEqual(['southdown', 'merino']);
  });

  it('NZ-W1 each type is shown once, however many of it are in hand', () => {
    const t = arrived().hand(0, 'merino', 'merino', 'southdown').phaseB(0).play('wellington', 'reveal merino');
    expect(t.why('reveal merino')).toMatchObject({ code: 'already-revealed', rule: 'NZ-W1' });
    expect(t.can('reveal southdown')).toBe(true);
  });

  it.each(['sheepdog', 'ferry', 'kotare', 'set-1', 'set-6', 'o01', 'set-8'])('NZ-W1 %s is no sheep', (card) => {
    const t = arrived().hand(0, card).phaseB(0).play('wellington');
    expect(t.why(`reveal ${card}`)).toMatchObject({ code: 'not-a-sheep', rule: 'NZ-W1' });
  });

  it('NZ-W1 only sheep in hand can be shown', () => {
    const t = arrived().hand(0, 'merino').stack(0, 'lincoln').discard(0, 'suffolk').phaseB(0).play('wellington');
    expect(t.why('reveal lincoln')?.code).toBe('card-not-in-hand');
    expect(t.why('reveal suffolk')?.code).toBe('card-not-in-hand');
  });

  it.each([
    ['shropshire', 1],
    ['southdown', 2],
    ['english-leicester', 2],
    ['merino', 2],
    ['dorset-horn', 3],
    ['lincoln', 2],
    ['corriedale', 3],
    ['hampshire', 4],
    ['ryeland', 2],
    ['suffolk', 5],
    ['romney', 3],
    ['set-3', 3],
    ['set-7', 4],
  ])('NZ-W1 NZ-W2 NZ-W3 %s is a sheep and brings its breeding value of £%i', (breed, breeding) => {
    const t = arrived().hand(0, breed).phaseB(0).play('wellington', `reveal ${breed}`, 'income 0');
    expect(total(t)).toEqual([breeding]);
    expect(t.player(0).money).toBe(10 + breeding);
  });

  it('NZ-W1 Romney and the two bonus sheep are types of their own', () => {
    const t = arrived().hand(0, 'romney', 'set-3', 'set-7').phaseB(0);
    t.play('wellington', 'reveal romney', 'reveal set-3', 'reveal set-7', 'income 0');
    expect(total(t)).toEqual([10]);
  });

  it('NZ-W2 temporary certificates are spent one by one, as many as wanted', () => {
    const t = arrived().hand(0, 'merino').with(0, { certificates: 3 }).phaseB(0).play('wellington', 'reveal merino');
    expect(t.moves('income')).toEqual(['income 0', 'income 1', 'income 2', 'income 3']);
    expect(t.can('income 4')).toBe(false);
    t.play('income 2');
    expect(total(t)).toEqual([4]);
    expect(t.player(0).certificates).toBe(1);
  });

  it('NZ-W2 certificates count without any sheep', () => {
    const t = arrived().with(0, { certificates: 3 }).phaseB(0).play('wellington', 'income 3');
    expect(total(t)).toEqual([3]);
    expect(t.player(0)).toMatchObject({ certificates: 0, money: 13 });
  });

  it('NZ-W2 spending no certificate keeps them all', () => {
    const t = arrived().with(0, { certificates: 3 }).phaseB(0).play('wellington', 'income 0');
    expect(total(t)).toEqual([0]);
    expect(t.player(0).certificates).toBe(3);
  });

  it('NZ-W2 each cleared certificate space counts 1, at every visit', () => {
    const t = arrived().cleared(0, 'certificate-left', 'certificate-right').phaseB(0);
    t.play('wellington', 'income 0');
    expect(total(t)).toEqual([2]);
    t.play('deliver 0 aux-pound', 'foresight left', 'foresight left', 'end');
    t.at(0, 'WELLINGTON').phaseB(0).play('wellington', 'income 0');
    expect(total(t)).toEqual([2]);
  });

  it('NZ-W2 a certificate space cleared by a delivery counts from the next visit on', () => {
    const t = arrived().phaseB(0).play('wellington', 'income 0', 'deliver 0 certificate-left');
    t.at(0, 'WELLINGTON').phaseB(0).play('wellington', 'income 0');
    expect(total(t)).toEqual([1]);
  });

  it.each(['h5', 'h7'])('NZ-W2 NZ-X9 the permanent certificate of harbourmaster tile %s counts', (tile) => {
    const t = table(2)
      .at(0, 'B')
      .ship(0, 'T4')
      .harbourmaster('mh1', tile)
      .with(0, { workers: { shepherd: 2 } });
    t.phaseB(0).play('use 2', 'upgrade mh1 aux-pound', 'appoint shepherd');
    t.at(0, 'WELLINGTON').phaseB(0).play('wellington', 'income 0');
    expect(total(t)).toEqual([1]);
  });

  it('NZ-W2 NZ-X2 the permanent certificate of a bonus tile counts', () => {
    const t = table(2).at(0, 'C').bonus('bt02', 1, 1).phaseB(0).play('use 3', 'invest 1 1');
    t.at(0, 'WELLINGTON').phaseB(0).play('wellington', 'income 0');
    expect(total(t)).toEqual([1]);
  });

  it('NZ-W2 certificates and wool of other players, and own permanent wool, add nothing', () => {
    const t = arrived().cleared(0, 'wool-left').with(0, { permanentWool: 1 }).with(1, { certificates: 3 });
    t.cleared(1, 'certificate-left').phaseB(0).play('wellington', 'income 0');
    expect(total(t)).toEqual([0]);
  });

  it('NZ-W3 the sheep shown are discarded, all other cards stay in hand', () => {
    const t = arrived().hand(0, 'merino', 'merino', 'lincoln', 'ferry', 'o01').phaseB(0);
    t.play('wellington', 'reveal merino', 'income 0');
    expect(t.cards(0, 'discard')).toEqual(['merino']);
    expect(t.cards(0, 'hand')).toEqual(['merino', 'lincoln', 'ferry', 'o01']);
    expect(t.told('earned')).toMatchObject([{ seat: 0, money: 2 }]);
  });

  it('NZ-W4 from the first sheep shown until the payment nobody spends tokens', () => {
    const t = arrived().hand(0, 'merino', 'shropshire').hand(1, 'shropshire');
    t.with(0, { tokens: 2 }).with(1, { tokens: 2 }).phaseB(0).play('wellington');
    expect([t.can('exchange 2'), t.can('cull'), t.can('exchange 2', 1), t.can('cull', 1)]).toEqual(Array(4).fill(true));
    t.play('reveal merino');
    expect(t.why('exchange 2')).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    expect(t.why('cull')).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    expect(t.why('exchange 2', 1)).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    expect(t.why('cull', 1)).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    t.play('income 0');
    expect([t.can('exchange 2'), t.can('cull'), t.can('exchange 2', 1), t.can('cull', 1)]).toEqual(Array(4).fill(true));
  });

  it('NZ-W4 NZ-X18 gold buys nothing during a reveal', () => {
    const t = arrived().hand(0, 'merino').with(0, { gold: 3 }).phaseB(0).play('wellington');
    expect(t.can('gold wheel')).toBe(true);
    t.play('reveal merino');
    expect(t.why('gold wheel')?.code).toBe('during-reveal');
    t.play('income 0');
    expect(t.can('gold wheel')).toBe(true);
  });

  it('NZ-W4 no card that draws is played during a reveal', () => {
    const t = arrived().hand(0, 'merino', 'ferry').phaseB(0).play('wellington', 'reveal merino');
    expect(t.can('play ferry')).toBe(false);
    expect(t.can('play ferry forgo')).toBe(false);
  });

  it('NZ-W4 a sheep drawn with a token before the reveal can still be shown', () => {
    const t = arrived().hand(0, 'merino').stack(0, 'suffolk', 'southdown').with(0, { tokens: 1 }).phaseB(0);
    t.play('wellington', 'exchange 1', 'discard merino', 'reveal suffolk', 'income 0');
    expect(total(t)).toEqual([5]);
  });

  it('NZ-W4 NZ-X11 shearing freezes the moment in the same way', () => {
    const t = table(2).at(0, 'E').hand(0, 'merino', 'shropshire', 'ferry').with(0, { tokens: 2, gold: 3 });
    t.with(0, { workers: { shearer: 2 } })
      .with(1, { tokens: 1 })
      .phaseB(0)
      .play('use 1');
    expect([t.can('redraw'), t.can('exchange 1'), t.can('exchange 1', 1)]).toEqual([true, true, true]);
    t.play('reveal merino');
    expect(t.can('redraw')).toBe(false);
    expect(t.can('play ferry')).toBe(false);
    expect(t.why('exchange 1')).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    expect(t.why('exchange 1', 1)).toMatchObject({ code: 'during-reveal', rule: 'NZ-W4' });
    expect(t.why('gold wheel')?.code).toBe('during-reveal');
    t.play('shear');
    expect([t.can('exchange 1'), t.can('exchange 1', 1)]).toEqual([true, true]);
  });
});

describe('Wellington: delivery', () => {
  it('NZ-W5 a post is open up to the total breeding value and not beyond', () => {
    const t = arrived().hand(0, 'suffolk', 'hampshire').phaseB(0);
    t.play('wellington', 'reveal suffolk', 'reveal hampshire', 'income 0');
    expect(t.can('deliver 9 aux-pound')).toBe(true);
    expect(t.why('deliver 12 aux-pound')).toMatchObject({ code: 'out-of-reach', rule: 'NZ-W5' });
  });

  it('NZ-W5 a lower post may be chosen', () => {
    const t = arrived().hand(0, 'suffolk').phaseB(0).play('wellington', 'reveal suffolk', 'income 0');
    expect([t.can('deliver 3 aux-pound'), t.can('deliver 1 aux-pound'), t.can('deliver 0 aux-pound')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(t.can('deliver 6 aux-pound')).toBe(false);
  });

  it('NZ-W5 certificates spent in the income step open higher posts', () => {
    const t = arrived().with(0, { certificates: 3 }).phaseB(0).play('wellington', 'income 3');
    expect(t.can('deliver 3 aux-pound')).toBe(true);
  });

  it.each(['1', '3', '6', '9', '12', '15', '18'])('NZ-W5 local post %s takes one disc of a player only', (post) => {
    const t = arrived().with(0, { permanentCertificates: 21 }).posts(0, post).phaseB(0).play('wellington', 'income 0');
    expect(t.why(`deliver ${post} aux-pound`)).toMatchObject({ code: 'already-delivered', rule: 'NZ-W5' });
  });

  it.each(['0', '21'])('NZ-W5 local post %s takes any number of discs', (post) => {
    const t = arrived().with(0, { permanentCertificates: 21 }).posts(0, post, post).phaseB(0);
    t.play('wellington', 'income 0');
    expect(t.can(`deliver ${post} aux-pound`)).toBe(true);
  });

  it('NZ-W5 discs of other players close nothing', () => {
    const t = arrived().with(0, { permanentCertificates: 12 }).posts(1, '1', '9', '12').phaseB(0);
    t.play('wellington', 'income 0');
    expect([t.can('deliver 1 aux-pound'), t.can('deliver 9 aux-pound'), t.can('deliver 12 aux-pound')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each(['lh1', 'lh2', 'lh3'])('NZ-W5 foreign post %s is open with an own storehouse at its harbour', (post) => {
    const t = arrived().with(0, { permanentCertificates: 17 }).harbours(1, post).phaseB(0);
    t.play('wellington', 'income 0');
    expect(t.why(`deliver ${post} aux-pound`)).toMatchObject({ code: 'no-storehouse-there', rule: 'NZ-W5' });
    t.harbours(0, post);
    expect(t.can(`deliver ${post} aux-pound`)).toBe(true);
    t.posts(0, post);
    expect(t.why(`deliver ${post} aux-pound`)?.code).toBe('already-delivered');
  });

  it('NZ-W5 a foreign post asks for its value as well', () => {
    const t = arrived().with(0, { permanentCertificates: 6 }).harbours(0, 'lh1').phaseB(0);
    t.play('wellington', 'income 0');
    expect(t.why('deliver lh1 aux-pound')?.code).toBe('out-of-reach');
  });

  it('NZ-W5 NZ-X12 wool posts take no sheep', () => {
    const t = arrived().with(0, { permanentCertificates: 21, permanentWool: 21 }).harbours(0, 'lw1', 'lw2').phaseB(0);
    t.play('wellington', 'income 0');
    expect(t.moves('deliver').filter((move) => /wool-\d|lw\d/.test(move))).toEqual([]);
    expect(t.can('deliver wool-5 aux-pound')).toBe(false);
    expect(t.can('deliver lw1 aux-pound')).toBe(false);
  });

  it('NZ-W6 a disc from white corners goes to white and to dark posts', () => {
    const t = arrived().with(0, { permanentCertificates: 12 }).phaseB(0).play('wellington', 'income 0');
    expect(t.can('deliver 12 aux-pound')).toBe(true);
    expect(t.can('deliver 9 aux-pound')).toBe(true);
  });

  it.each(['step', 'hand-5', 'hand-6', 'certificate-right', 'wool-left'])(
    'NZ-W6 the disc of %s, with dark corners, goes to dark posts only',
    (disc) => {
      const t = arrived().with(0, { permanentCertificates: 12 }).phaseB(0).play('wellington', 'income 0');
      expect(t.can(`deliver 9 ${disc}`)).toBe(true);
      expect(t.why(`deliver 12 ${disc}`)).toMatchObject({ code: 'dark-corners', rule: 'NZ-W6' });
      expect(t.why(`deliver 0 ${disc}`)).toMatchObject({ code: 'dark-corners', rule: 'NZ-W6' });
    },
  );

  it.each(['15', '21', 'lh1', 'lh2', 'lh3'])('NZ-W6 post %s has dark corners and takes a dark disc', (post) => {
    const t = arrived().with(0, { permanentCertificates: 21 }).harbours(0, 'lh1', 'lh2', 'lh3').phaseB(0);
    t.play('wellington', 'income 0');
    expect(t.can(`deliver ${post} hand-5`)).toBe(true);
  });

  it.each(['0', '1', '3', '6', '12', '18'])('NZ-W6 post %s has white corners and refuses a dark disc', (post) => {
    const t = arrived().with(0, { permanentCertificates: 21 }).phaseB(0).play('wellington', 'income 0');
    expect(t.why(`deliver ${post} hand-5`)?.code).toBe('dark-corners');
  });

  it.each([
    ['aux-pound', 0],
    ['aux-draw', 0],
    ['aux-certificate', 0],
    ['aux-ship', 0],
    ['aux-pathfinder', 0],
    ['certificate-limit', 0],
    ['certificate-left', -4],
    ['certificate-right', 0],
    ['wool-left', 0],
    ['wool-right', -4],
    ['step', 3],
    ['hand-5', -3],
    ['hand-6', -8],
  ])('NZ-W6 clearing %s changes the purse by £%i besides the transport', (disc, change) => {
    const t = arrived().with(0, { permanentCertificates: 9 }).objectives([]).phaseB(0);
    t.play('wellington', 'income 0', `deliver 9 ${disc}`);
    expect(t.player(0).money).toBe(10 + 9 - 3 + change);
    expect(t.told('cleared')).toMatchObject([{ seat: 0, disc }]);
    expect(t.told('delivered')).toMatchObject([{ seat: 0, post: '9', disc }]);
  });

  it.each([
    ['9', 3],
    ['12', 0],
    ['15', 4],
    ['18', 0],
    ['21', 5],
    ['lh1', 2],
    ['lh2', 5],
    ['lh3', 7],
  ])('NZ-W6 post %s costs £%i of transport', (post, transport) => {
    const t = arrived().with(0, { permanentCertificates: 21 }).harbours(0, 'lh1', 'lh2', 'lh3').objectives([]);
    t.phaseB(0).play('wellington', 'income 0', `deliver ${post} aux-pound`);
    expect(t.player(0).money).toBe(10 + 21 - transport);
  });

  it('NZ-W6 transport and disc are paid together or not at all', () => {
    const t = arrived().with(0, { permanentCertificates: 9, money: 1 }).phaseB(0).play('wellington', 'income 0');
    expect(t.why('deliver 9 hand-6')).toMatchObject({ code: 'too-dear', rule: 'NZ-W6' });
    expect(t.can('deliver 9 hand-5')).toBe(true);
    t.with(0, { money: 11 }).play('deliver 9 hand-6');
    expect(t.player(0).money).toBe(0);
  });

  it('NZ-W6 what the post pays does not help to pay for the disc', () => {
    const t = arrived().with(0, { money: 3 }).phaseB(0).play('wellington', 'income 0');
    expect(t.why('deliver 0 certificate-left')).toMatchObject({ code: 'too-dear', rule: 'NZ-W6' });
    t.with(0, { money: 4 }).play('deliver 0 certificate-left');
    expect(t.player(0).money).toBe(6);
  });

  it('NZ-W6 a disc is there to be placed once', () => {
    const t = arrived().cleared(0, 'aux-pound').phaseB(0).play('wellington', 'income 0');
    expect(t.why('deliver 0 aux-pound')?.code).toBe('disc-gone');
    t.play('deliver 0 aux-ship').at(0, 'WELLINGTON').phaseB(0).play('wellington', 'income 0');
    expect(t.can('deliver 0 aux-ship')).toBe(true);
    t.play('deliver 0 aux-ship').at(0, 'WELLINGTON').phaseB(0).play('wellington', 'income 0');
    expect(t.why('deliver 0 aux-ship')?.code).toBe('disc-gone');
  });

  it('NZ-W6 clearing the step space lengthens the next walk', () => {
    const t = arrived().with(0, { permanentCertificates: 9 }).objectives([]).phaseB(0);
    t.play('wellington', 'income 0', 'deliver 9 step').at(0, 'A').turn(0);
    expect(t.can('move B>C>D>E')).toBe(true);
    expect(table(2).turn(0).can('move B>C>D>E')).toBe(false);
  });

  it.each([
    ['hand-5', 5],
    ['hand-6', 5],
    ['aux-pound', 4],
  ])('NZ-W6 NZ-C1 after clearing %s the hand is filled up to %i in this same turn', (disc, limit) => {
    const t = arrived().with(0, { permanentCertificates: 9 }).objectives([]).phaseB(0);
    t.play('wellington', 'income 0', `deliver 9 ${disc}`, 'foresight left', 'foresight left', 'end');
    expect(t.cards(0, 'hand')).toHaveLength(limit);
  });

  it('NZ-W6 clearing the certificate limit makes room for five', () => {
    const t = arrived().hand(0, 'sheepdog').with(0, { certificates: 3 }).phaseB(0);
    t.play('wellington', 'income 0', 'deliver 0 certificate-limit', 'foresight left', 'foresight left');
    t.play('play sheepdog');
    expect(t.player(0).certificates).toBe(4);
  });

  it('NZ-W6 NZ-X16 clearing an auxiliary space unlocks its action', () => {
    const t = arrived().phaseB(0).play('wellington', 'income 0', 'deliver 0 aux-pathfinder').at(0, 'A').phaseB(0);
    expect(t.can('auxiliary pathfinder')).toBe(true);
    expect(t.why('auxiliary ship')?.code).toBe('locked');
  });

  it('NZ-W6 NZ-X11 clearing a wool space adds permanent wool', () => {
    const t = arrived().phaseB(0).play('wellington', 'income 0', 'deliver 0 wool-right');
    t.at(0, 'E').hand(0, 'merino').phaseB(0).play('use 1', 'reveal merino', 'shear');
    expect(t.told('sheared')).toMatchObject([{ total: 4 }]);
  });

  it('NZ-W7 post 0 pays £6 at once and costs 8 VP at the end, for every disc', () => {
    const t = arrived().phaseB(0).play('wellington', 'income 0', 'deliver 0 aux-pound');
    expect(t.player(0).money).toBe(16);
    expect(t.points(0, 'posts')).toBe(-8);
    t.at(0, 'WELLINGTON').phaseB(0).play('wellington', 'income 0', 'deliver 0 aux-draw');
    expect(t.player(0).money).toBe(22);
    expect(t.points(0, 'posts')).toBe(-16);
  });

  it.each([
    ['1', 'ferry'],
    ['3', 'sheepdog'],
    ['6', 'kotare'],
    ['21', 'romney'],
    ['lh2', 'romney'],
  ])('NZ-W7 a delivery to %s brings a %s onto the discard pile', (post, card) => {
    const t = arrived().with(0, { permanentCertificates: 21 }).harbours(0, 'lh2').phaseB(0);
    t.play('wellington', 'income 0', `deliver ${post} aux-pound`);
    expect(t.cards(0, 'discard')).toEqual([card]);
    expect(t.question?.ask).toBe('choose-foresight-a');
  });

  it.each([
    ['1', 'ferry', 13],
    ['3', 'sheepdog', 11],
    ['6', 'kotare', 11],
    ['21', 'romney', 17],
  ])('NZ-W7 the card of post %s comes from the supply of %s, which is one shorter then', (post, card, left) => {
    const t = arrived().with(0, { permanentCertificates: 21 }).phaseB(0);
    t.play('wellington', 'income 0', `deliver ${post} aux-pound`);
    expect(t.s.cardSupply[t.c.supplyCards.indexOf(card as 'ferry')]).toBe(left);
  });

  it.each(['9', '15', 'lh1', 'lh3'])('NZ-W7 post %s gives an objective of the display, which must be taken', (post) => {
    const t = arrived().with(0, { permanentCertificates: 21 }).harbours(0, 'lh1', 'lh3');
    t.objectives(['o01', 'o02', 'o03', 'o04'], ['o05', 'o06']).phaseB(0);
    t.play('wellington', 'income 0', `deliver ${post} aux-pound`);
    expect(t.moves()).toEqual(['objective o01', 'objective o02', 'objective o03', 'objective o04']);
    expect(t.can('objective stack')).toBe(false);
    expect(t.can('forgo')).toBe(false);
    t.play('objective o02');
    expect(t.cards(0, 'discard')).toEqual(['o02']);
    expect(t.told('objectives')).toMatchObject([{ shown: expect.arrayContaining(['o01', 'o03', 'o04', 'o05']) }]);
    expect(t.question?.ask).toBe('choose-foresight-a');
  });

  it.each(['12', '18'])('NZ-W7 post %s has no delivery action', (post) => {
    const t = arrived().with(0, { permanentCertificates: 21 }).phaseB(0);
    t.play('wellington', 'income 0', `deliver ${post} aux-pound`);
    expect(t.player(0).money).toBe(31);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.question?.ask).toBe('choose-foresight-a');
  });

  it.each([
    ['1', '3', -3],
    ['3', '6', 0],
    ['6', '9', 1 + 3],
    ['9', '12', 1 + 3 + 5],
    ['12', '15', 3 + 5 + 5],
    ['15', '18', 5 + 6 + 4],
    ['18', '21', 6 + 9 + 4],
  ])('NZ-W8 discs on %s and %s make %i VP with their green arrow', (low, high, vp) => {
    expect(table(2).posts(0, low, high).points(0, 'posts')).toBe(vp);
  });

  it('NZ-W8 an arrow needs own discs at both of its ends', () => {
    expect(table(2).posts(0, '12').posts(1, '15').points(0, 'posts')).toBe(3);
    expect(table(2).posts(0, '9', '15').points(0, 'posts')).toBe(1 + 5);
  });

  it('NZ-W8 a chain of deliveries counts every arrow in it, and a second disc counts no arrow again', () => {
    expect(table(2).posts(0, '6', '9', '12').points(0, 'posts')).toBe(0 + 1 + 3 + 3 + 5);
    expect(table(2).posts(0, '18', '21', '21').points(0, 'posts')).toBe(6 + 9 + 9 + 4);
  });

  it('NZ-W1 NZ-W2 NZ-W3 NZ-W5 NZ-W6 NZ-W7 the rulebook’s example: Mary’s income and delivery', () => {
    const t = arrived(3).hand(0, 'english-leicester', 'english-leicester', 'dorset-horn', 'corriedale');
    t.with(0, { certificates: 3 }).posts(0, '6', '1').objectives(['o01', 'o02', 'o03', 'o04'], ['o05']).phaseB(0);
    t.play('wellington', 'reveal english-leicester', 'reveal dorset-horn', 'reveal corriedale');
    expect(t.can('reveal english-leicester')).toBe(false);
    t.play('income 2');
    expect(total(t)).toEqual([10]);
    expect(t.player(0)).toMatchObject({ money: 20, certificates: 1 });
    expect(t.cards(0, 'hand')).toEqual(['english-leicester']);
    expect(t.cards(0, 'discard').sort()).toEqual(['corriedale', 'dorset-horn', 'english-leicester']);

    // She may choose 9, 3 or 0, and dark corners for 9 only.
    const posts = (moves: string[]) => [...new Set(moves.map((move) => move.split(' ')[1]))];
    expect(posts(t.moves('deliver')).sort()).toEqual(['0', '3', '9']);
    expect(
      posts(t.moves('deliver').filter((move) => / (step|hand-.|certificate-right|wool-left)$/.test(move))),
    ).toEqual(['9']);

    t.play('deliver 9 step');
    expect(t.moves()).toEqual(['objective o01', 'objective o02', 'objective o03', 'objective o04']);
    expect(t.player(0).money).toBe(20 - 3 + 3);
    t.play('objective o03');
    expect(t.cards(0, 'discard')).toContain('o03');
  });

  it('NZ-W2 the rulebook’s example: with a permanent certificate Mary’s total is one higher', () => {
    const t = arrived(3).hand(0, 'english-leicester', 'dorset-horn', 'corriedale');
    t.with(0, { permanentCertificates: 1 }).phaseB(0);
    t.play('wellington', 'reveal english-leicester', 'reveal dorset-horn', 'reveal corriedale', 'income 0');
    expect(total(t)).toEqual([9]);
  });

  it.each(['3', '0'])('NZ-W6 NZ-W7 the rulebook’s example: Mary delivers to %s instead, with a white disc', (post) => {
    const t = arrived(3).with(0, { permanentCertificates: 10 }).posts(0, '6', '1').phaseB(0).play('wellington');
    t.play('income 0');
    expect(t.why(`deliver ${post} hand-5`)?.code).toBe('dark-corners');
    t.play(`deliver ${post} certificate-limit`);
    expect(t.player(0).money).toBe(post === '0' ? 26 : 20);
    expect(t.cards(0, 'discard')).toEqual(post === '0' ? [] : ['sheepdog']);
  });
});

describe('Wellington: foresight', () => {
  it('NZ-W9 one of the two tiles is chosen, the other stays', () => {
    const t = arrived()
      .foresightA('shepherd', 'sailor')
      .phaseB(0)
      .play(...quick);
    expect(t.moves()).toEqual(['foresight left', 'foresight right']);
    t.play('foresight right');
    expect(t.s.jobs).toEqual(table(2).job('sailor', 8).s.jobs);
    expect(t.s.foresightA[0]).toBe(table(2).foresightA('shepherd', null).s.foresightA[0]);
  });

  it('NZ-W9 a worker takes the highest free space of its column', () => {
    const t = arrived().foresightA('shearer', 'rk-1').job('shearer', 8).job('shearer', 6).job('sailor', 7).phaseB(0);
    t.play(...quick, 'foresight left');
    const expected = table(2).job('shearer', 8).job('shearer', 7).job('shearer', 6).job('sailor', 7);
    expect(t.s.jobs).toEqual(expected.s.jobs);
  });

  it('NZ-W9 a worker without room in its column leaves the game', () => {
    const t = arrived().foresightA('craftsman', 'rk-1');
    t.job('craftsman', 8).job('craftsman', 7).job('craftsman', 6).job('craftsman', 5).job('craftsman', 4);
    const [jobs, bag] = [[...t.s.jobs], t.s.bagA.length];
    t.phaseB(0).play(...quick, 'foresight left');
    expect(t.s.jobs).toEqual(jobs);
    expect(t.s.bagA).toHaveLength(bag);
    expect(t.s.trail).toEqual(table(2).s.trail);
    expect(t.question?.ask).toBe('choose-foresight-b');
  });

  it.each([
    ['rk-5', 'rockfall', 'RK1', 'RK3', 'RK2'],
    ['fl-5', 'flood', 'FL1', 'FL3', 'FL2'],
  ])('NZ-W9 hazard %s takes the lowest free number of the %s section', (hazard, _kind, first, third, free) => {
    const t = arrived().foresightA('shepherd', hazard).hazard('rk-1', first).hazard('fl-1', third).phaseB(0);
    t.play(...quick, 'foresight right');
    expect(t.s.trail).toEqual(table(2).hazard('rk-1', first).hazard('fl-1', third).hazard(hazard, free).s.trail);
  });

  it('NZ-W9 a hazard without room in its section leaves the game, though the other section has room', () => {
    const t = arrived().foresightA('fl-5', 'shepherd');
    t.hazard('fl-1', 'FL1').hazard('fl-2', 'FL2').hazard('fl-3', 'FL3').hazard('fl-4', 'FL4');
    const [trail, bag] = [[...t.s.trail], t.s.bagA.length];
    t.phaseB(0).play(...quick, 'foresight left');
    expect(t.s.trail).toEqual(trail);
    expect(t.s.bagA).toHaveLength(bag);
    expect(t.player(0).hazards).toEqual([]);
  });

  it('NZ-W10 one of the two B tiles is chosen, the other stays', () => {
    const t = arrived()
      .foresightB('bt07', 'bt08')
      .phaseB(0)
      .play(...quick, 'foresight left');
    expect(t.moves()).toEqual(['foresight left', 'foresight right']);
    t.play('foresight right');
    expect(t.s.bonusMarket).toEqual(table(2).bonus('bt08', 2, 1).s.bonusMarket);
    expect(t.s.foresightB).toContain(table(2).foresightB('bt07', null).s.foresightB[0]);
  });

  it('NZ-W10 the tile goes to the row of the token, even when rows above have room', () => {
    const t = arrived().token(4).foresightB('bt07', 'bt08').phaseB(0);
    t.play(...quick, 'foresight left', 'foresight left');
    expect(t.s.bonusMarket).toEqual(table(2).bonus('bt07', 4, 1).s.bonusMarket);
    expect(t.told('token-moved')).toEqual([]);
  });

  it.each([2, 3, 4])('NZ-W10 NZ-S7 with %i players a row has that many spaces, the last one under the token', (n) => {
    const t = arrived(n).token(3);
    const expected = table(n);
    for (let column = 1; column <= n; column++) {
      expect(t.s.tokenRow).toBe(3 - 1);
      t.discsLeft(0, 'aux-pound').at(0, 'WELLINGTON').foresightB('bt07', 'bt08').phaseB(0);
      t.play(...quick, 'foresight left', 'foresight left');
      expect(t.s.bonusMarket).toEqual(expected.bonus('bt07', 3, column).s.bonusMarket);
    }
    expect(t.s.tokenRow).toBe(4 - 1);
  });

  it('NZ-W10 NZ-X2 the row the token leaves is open to investors, the row it enters is closed', () => {
    const t = arrived().bonus('bt07', 2, 1).bonus('bt08', 3, 1).foresightB('bt08', 'bt02').with(0, { money: 20 });
    t.bonus('bt02', 1, 1).at(0, 'C').phaseB(0).play('use 3');
    expect(t.why('invest 2 1')?.code).toBe('row-closed');
    t.at(0, 'WELLINGTON')
      .phaseB(0)
      .play(...quick, 'foresight left', 'foresight left');
    t.at(0, 'C').phaseB(0).play('use 3');
    expect(t.can('invest 2 1')).toBe(true);
    expect(t.can('invest 2 2')).toBe(true);
    expect(t.why('invest 3 1')?.code).toBe('row-closed');
  });

  it('NZ-W10 NZ-W11 the rulebook’s example with three players: the sixth tile covers the token’s space', () => {
    const t = arrived(3).bonus('bt01', 1, 1).bonus('bt02', 1, 2).bonus('bt03', 1, 3);
    t.bonus('bt04', 2, 1).bonus('bt05', 2, 2).foresightB('bt07', 'bt08').phaseB(0);
    t.play(...quick, 'foresight left', 'foresight right');
    const expected = table(3).bonus('bt01', 1, 1).bonus('bt02', 1, 2).bonus('bt03', 1, 3);
    expected.bonus('bt04', 2, 1).bonus('bt05', 2, 2).bonus('bt08', 2, 3);
    expect(t.s.bonusMarket).toEqual(expected.s.bonusMarket);
    expect(t.told('token-moved')).toMatchObject([{ row: 3 }]);
    t.at(0, 'WELLINGTON').foresightB('bt09', 'bt08').phaseB(0);
    t.play('wellington', 'income 0', 'deliver 0 aux-draw', 'foresight left', 'foresight left');
    expect(t.s.bonusMarket).toEqual(expected.bonus('bt09', 3, 1).s.bonusMarket);
    expect(t.told('token-moved')).toEqual([]);
  });

  it.each([
    [2, 'black'],
    [3, 'yellow'],
    [4, 'turquoise'],
    [5, 'yellow'],
    [6, 'black'],
    [7, 'red'],
  ])('NZ-W11 the arrow that leaves row %i is %s', (row, arrow) => {
    const t = arrived()
      .token(row)
      .bonus('bt01', row, 1)
      .phaseB(0)
      .play(...quick, 'foresight left', 'foresight left');
    expect(t.told('token-moved')).toMatchObject([{ arrow }]);
  });

  it.each([2, 6])('NZ-W11 the black arrow of row %i changes nothing', (row) => {
    const t = arrived()
      .token(row)
      .bonus('bt01', row, 1)
      .phaseB(0)
      .play(...quick, 'foresight left', 'foresight left');
    expect(t.s.market).toEqual(table(2).s.market);
    expect(t.s.flipped).toBe(false);
    expect(t.told('end-triggered')).toEqual([]);
  });

  it.each([
    [2, 9],
    [3, 11],
    [4, 14],
  ])('NZ-W11 a yellow arrow fills the sheep market with %i players up to %i', (players, size) => {
    const t = arrived(players).token(3).market('suffolk', 'lincoln').phaseB(0);
    for (let column = 1; column < players; column++) t.bonus('bt01', 3, column);
    const stack = t.s.marketStack.length;
    t.play(...quick, 'foresight left', 'foresight left');
    expect(t.s.market.reduce((sum, count) => sum + count)).toBe(size);
    expect(t.s.marketStack).toHaveLength(stack - (size - 2));
    expect(t.s.flipped).toBe(false);
  });

  it('NZ-W11 the refill comes from the top of the stack, and from as much of it as there is', () => {
    const t = arrived().token(3).bonus('bt01', 3, 1).market('suffolk').marketStack('lincoln', 'ryeland').phaseB(0);
    t.play(...quick, 'foresight left', 'foresight left');
    expect(t.s.market).toEqual(table(2).market('suffolk', 'lincoln', 'ryeland').s.market);
    expect(t.told('market')).toMatchObject([{ added: ['lincoln', 'ryeland'] }]);
  });

  it('NZ-W11 a market that is too full is left as it is', () => {
    const sheep = Array<string>(10).fill('lincoln');
    const t = arrived()
      .token(5)
      .bonus('bt01', 5, 1)
      .market(...sheep)
      .phaseB(0);
    const stack = t.s.marketStack.length;
    t.play(...quick, 'foresight left', 'foresight left');
    expect(t.s.market).toEqual(table(2).market(...sheep).s.market);
    expect(t.s.marketStack).toHaveLength(stack);
  });

  it('NZ-W11 the turquoise arrow turns B, C, G and H over for good', () => {
    const t = arrived()
      .token(4)
      .bonus('bt01', 4, 1)
      .phaseB(0)
      .play(...quick, 'foresight left', 'foresight left');
    expect(t.told('buildings-flipped')).toHaveLength(1);
    expect(t.s.market).toEqual(table(2).s.market);
    t.bonus('bt07', 1, 1).bonus('bt07', 1, 2).hazard('rk-1', 'RK1').with(0, { money: 20 });
    expect(t.at(0, 'B').phaseB(0).moves('use')).toEqual(['use 1 a', 'use 1 b', 'use 2']);
    expect(t.play('use 2').moves('advance')).toEqual(['advance 2', 'advance 1']);
    expect(t.at(0, 'C').phaseB(0).moves('use')).toEqual(['use 1', 'use 2', 'use 3']);
    expect(t.play('use 3').moves()).toContain('invest 1 1');
    expect(t.play('invest 1 1').player(0).money).toBe(20 - 5 - 3);
    expect(t.at(0, 'G').phaseB(0).moves('use')).toEqual(['use 1', 'use 2']);
    expect(t.at(0, 'H').phaseB(0).moves('use')).toEqual(['use 1 a', 'use 1 b', 'use 2']);
    t.token(6)
      .bonus('bt01', 6, 1)
      .discsLeft(0, 'aux-pound')
      .at(0, 'WELLINGTON')
      .phaseB(0)
      .play(...quick, 'foresight left', 'foresight left');
    expect(t.s.flipped).toBe(true);
  });

  it('NZ-W11 before the turquoise arrow the front sides are up', () => {
    const t = arrived()
      .token(3)
      .bonus('bt01', 3, 1)
      .phaseB(0)
      .play(...quick, 'foresight left', 'foresight left');
    expect(t.at(0, 'B').phaseB(0).play('use 2').moves('sail')).toEqual(['sail T1', 'sail C1', 'sail P1']);
    expect(t.at(0, 'C').phaseB(0).play('use 1').player(0).gold).toBe(1);
  });

  it('NZ-W11 a runholder stays on a building that is turned over', () => {
    const t = arrived().at(1, 'B').token(4).bonus('bt01', 4, 1).phaseB(0);
    t.play(...quick, 'foresight left', 'foresight left', 'end');
    expect(t.where(1)).toBe('B');
    expect(t.can('move C')).toBe(true);
  });

  it('NZ-W12 the runholder goes to the start of the trail and sets out from there', () => {
    const t = arrived()
      .phaseB(0)
      .play(...quick, 'foresight left');
    expect(t.where(0)).toBe('WELLINGTON');
    t.play('foresight left');
    expect(t.where(0)).toBe('START');
    expect(t.turn(0).moves('move')).toEqual(expect.arrayContaining(['move A', 'move A>B', 'move A>B>C']));
  });

  it('NZ-W12 there is nothing to be used at the start of the trail', () => {
    const t = arrived()
      .phaseB(0)
      .play(...quick, 'foresight left', 'foresight left');
    expect(t.moves()).toEqual(['end']);
    const answer = { code: 'trail-end', rule: 'NZ-W1' };
    expect(t.why('auxiliary pound')).toMatchObject(answer);
    expect(t.why('use 1')).toMatchObject(answer);
  });

  it('NZ-W1 before Wellington is done there is nothing else to use, and no end', () => {
    const t = arrived().phaseB(0);
    for (const text of ['auxiliary pound', 'auxiliary pound double', 'use 1'])
      expect(t.why(text)).toMatchObject({ code: 'trail-end', rule: 'NZ-W1' });
    expect(t.why('end')).toMatchObject({ code: 'must-take', rule: 'NZ-W1' });
  });

  it('NZ-W12 both foresight spaces are refilled after the fourth step, from the bags with their letters', () => {
    const t = arrived().foresightA('shepherd', 'sailor').foresightB('bt07', 'bt08').phaseB(0);
    const [bagA, bagB] = [t.s.bagA.length, t.s.bagB.length];
    t.play(...quick, 'foresight left');
    expect(t.s.foresightA[0]).toBe(-1);
    expect(t.s.bagA).toHaveLength(bagA);
    t.play('foresight right');
    expect(t.s.bagA).toHaveLength(bagA - 1);
    expect(t.s.bagB).toHaveLength(bagB - 1);
    expect(t.s.foresightA).not.toContain(-1);
    expect(t.s.foresightB).not.toContain(-1);
  });

  it('NZ-W12 the emptied spaces are the ones refilled, the tiles not chosen keep theirs', () => {
    const t = arrived().foresightA('shepherd', 'fl-1').foresightB('bt07', 'bt08').phaseB(0);
    t.s.bagA = [...table(2).foresightA('sailor', null).s.foresightA.slice(0, 1)];
    t.s.bagB = [...table(2).foresightB('bt09', null).s.foresightB.slice(0, 1)];
    t.play(...quick, 'foresight left', 'foresight right');
    expect(t.told('foresight-filled')).toMatchObject([
      { space: 'A', tiles: ['sailor', 'fl-1'] },
      { space: 'B', tiles: ['bt07', 'bt09'] },
    ]);
  });

  it('NZ-W14 the last tile of a bag is drawn, then its foresight spaces stay empty', () => {
    const t = arrived().foresightA('shepherd', 'sailor').foresightB('bt07', 'bt08').phaseB(0);
    t.s.bagA = [];
    t.s.bagB = t.s.bagB.slice(0, 1);
    t.play(...quick, 'foresight left', 'foresight right');
    expect(t.s.foresightA).toEqual(table(2).foresightA(null, 'sailor').s.foresightA);
    expect(t.s.foresightB).not.toContain(-1);
    expect(t.s.bagB).toEqual([]);
  });

  it('NZ-W14 a single foresight tile has to be taken', () => {
    const t = arrived()
      .foresightA(null, 'sailor')
      .foresightB('bt07', null)
      .phaseB(0)
      .play(...quick);
    expect(t.moves()).toEqual(['foresight right']);
    expect(t.can('foresight left')).toBe(false);
    t.play('foresight right');
    expect(t.moves()).toEqual(['foresight left']);
    t.play('foresight left');
    expect(t.s.jobs).toEqual(table(2).job('sailor', 8).s.jobs);
    expect(t.s.bonusMarket).toEqual(table(2).bonus('bt07', 2, 1).s.bonusMarket);
  });

  it('NZ-W14 without tiles foresight A is skipped', () => {
    const t = arrived()
      .foresightA(null, null)
      .phaseB(0)
      .play(...quick);
    expect(t.question?.ask).toBe('choose-foresight-b');
  });

  it('NZ-W14 without tiles foresight B is skipped and Wellington is done', () => {
    const t = arrived().foresightB(null, null).phaseB(0);
    t.s.bagB = [];
    t.play(...quick, 'foresight left');
    expect(t.moves()).toEqual(['end']);
    expect(t.where(0)).toBe('START');
  });
});

describe('Wellington: when no disc can be placed', () => {
  it('NZ-W13 when only dark corners are left, their discs go to white posts too', () => {
    const t = arrived().discsLeft(0, 'hand-5', 'step').with(0, { permanentCertificates: 1 }).phaseB(0);
    t.play('wellington', 'income 0');
    expect(t.can('deliver 1 hand-5')).toBe(true);
    t.play('deliver 1 hand-5');
    expect(t.told('delivered')).toMatchObject([{ post: '1', disc: 'hand-5' }]);
  });

  it('NZ-W13 one white disc left is enough to keep dark discs off white posts', () => {
    const t = arrived().discsLeft(0, 'hand-5', 'aux-ship').phaseB(0).play('wellington', 'income 0');
    expect(t.why('deliver 0 hand-5')?.code).toBe('dark-corners');
    expect(t.can('deliver 0 aux-ship')).toBe(true);
  });

  it('NZ-W13 without a disc on the board one comes from a medium harbour of choice', () => {
    const t = arrived().discsLeft(0).harbours(0, 'mh1', 'mh4').phaseB(0).play('wellington', 'income 0');
    expect([t.can('deliver 0 mh1'), t.can('deliver 0 mh4')]).toEqual([true, true]);
    expect(t.can('deliver 0 mh2')).toBe(false);
    t.play('deliver 0 mh4');
    expect(t.told('delivered')).toMatchObject([{ post: '0', disc: 'mh4' }]);
    expect(t.points(0, 'harbours')).toBe(1);
    expect(t.points(0, 'posts')).toBe(-8);
    expect(t.player(0).money).toBe(10 + 2 + 6);
  });

  it('NZ-W13 a disc on the board nobody can pay for counts as none', () => {
    const t = arrived().discsLeft(0, 'hand-6').harbours(0, 'mh1').with(0, { money: 0 }).phaseB(0);
    t.play('wellington', 'income 0');
    expect(t.why('deliver 0 hand-6')?.code).toBe('too-dear');
    expect(t.can('deliver 0 mh1')).toBe(true);
  });

  it('NZ-W13 while a disc of the board fits some post, the harbours keep theirs', () => {
    const t = arrived().discsLeft(0, 'hand-6').harbours(0, 'mh1').with(0, { money: 8 }).phaseB(0);
    t.play('wellington', 'income 0');
    expect(t.why('deliver 0 mh1')).toMatchObject({ code: 'discs-left', rule: 'NZ-W13' });
    expect(t.can('deliver 0 hand-6')).toBe(true);
  });

  it('NZ-W13 where no disc lies, none can be taken', () => {
    const t = arrived().discsLeft(0).harbours(0, 'mh1').phaseB(0).play('wellington', 'income 0');
    expect(t.why('deliver 0 mh2')).toMatchObject({
      code: 'no-disc-there',
      rule: 'NZ-W13',
      what: 'mh2',
    });
    expect(t.why('deliver 0 no-disc')).toMatchObject({ code: 'must-take', rule: 'NZ-W13' });
    const none = arrived().discsLeft(0).phaseB(0).play('wellington', 'income 0');
    expect(none.moves('deliver')).toEqual(['deliver 0 no-disc']);
    expect(none.why('deliver 0 mh1')).toMatchObject({ code: 'no-disc-there', rule: 'NZ-W13' });
  });

  it('NZ-W13 a disc that can be paid for at a lower post has to go there', () => {
    const t = arrived().discsLeft(0, 'hand-6').harbours(0, 'mh1').with(0, { money: 0, permanentCertificates: 7 });
    t.phaseB(0).play('wellington', 'income 0');
    expect(total(t)).toEqual([9]);
    expect(t.why('deliver 9 hand-6')?.code).toBe('too-dear');
    expect(t.why('deliver 9 mh1')?.code).toBe('discs-left');
    expect(t.can('deliver 6 hand-6')).toBe(true);
  });

  it('NZ-W13 a white disc too dear to take does not open white posts to dark discs', () => {
    const t = arrived().discsLeft(0, 'certificate-left', 'certificate-right', 'wool-left').harbours(0, 'mh1');
    t.with(0, { money: 0 }).phaseB(0).play('wellington', 'income 0');
    expect(t.why('deliver 0 wool-left')?.code).toBe('dark-corners');
    expect(t.moves('deliver')).toEqual(['deliver 0 mh1']);
    expect(t.can('deliver 0 no-disc')).toBe(false);
  });

  it('NZ-W13 a disc from a harbour fits any post, pays its transport and does its delivery action', () => {
    const t = arrived().discsLeft(0).harbours(0, 'mh1').with(0, { permanentCertificates: 19 }).phaseB(0);
    t.play('wellington', 'income 0');
    expect(t.can('deliver 12 mh1')).toBe(true);
    expect(t.can('deliver 9 mh1')).toBe(true);
    t.play('deliver 21 mh1');
    expect(t.player(0).money).toBe(10 + 21 - 5);
    expect(t.cards(0, 'discard')).toEqual(['romney']);
  });

  it('NZ-W13 NZ-X7 the harbour that gave its disc can be upgraded again', () => {
    const t = arrived().discsLeft(0).harbours(0, 'mh1').phaseB(0).play('wellington', 'income 0', 'deliver 0 mh1');
    t.discsLeft(0, 'aux-pound').ship(0, 'T4').at(0, 'B').phaseB(0).play('use 2');
    expect(t.can('upgrade mh1 aux-pound')).toBe(true);
  });

  it('NZ-W13 harbour discs of other players are theirs', () => {
    const t = arrived().discsLeft(0).harbours(1, 'mh1').phaseB(0).play('wellington', 'income 0');
    expect(t.can('deliver 0 mh1')).toBe(false);
  });

  it('NZ-W13 with no disc anywhere nothing is placed and nothing delivered', () => {
    const t = arrived().discsLeft(0).phaseB(0).play('wellington', 'income 0');
    expect(t.moves('deliver')).toHaveLength(1);
    t.play(t.moves('deliver')[0]!);
    expect(t.player(0).money).toBe(10 + 2);
    expect(t.points(0, 'posts')).toBe(0);
    expect(t.told('no-disc')).toHaveLength(1);
    expect(t.question?.ask).toBe('choose-foresight-a');
  });

  it('NZ-W13 a delivery without a disc is not for those who have one', () => {
    const t = arrived().phaseB(0).play('wellington', 'income 0');
    expect(t.can('deliver 0 no-disc')).toBe(false);
  });
});
