import { describe, expect, it } from 'vitest';
import { OverrideError } from '../../core/overrides.ts';
import { isSourced, plain } from '../../core/source.ts';
import { nzComponentsFrom, nzTables, validateNz } from './index.ts';

const refusal = (overrides: unknown): string => {
  try {
    nzComponentsFrom(overrides);
  } catch (error) {
    if (error instanceof OverrideError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
};

/** For what a correction cannot even say: tables made by hand, with another value or, for undefined, without it. */
const refusalWith = (path: string, value: unknown): string => {
  const tables = structuredClone(plain(nzTables));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let inner: Record<string, unknown> = tables;
  for (const key of keys) inner = inner[key] as Record<string, unknown>;
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  try {
    validateNz(tables);
  } catch (error) {
    if (error instanceof OverrideError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
};

/** Of the private buildings. */
const sides = Object.keys(nzTables.privateBuildings).length;

describe('the tables of New Zealand', () => {
  it('fit together', () => {
    expect(() => validateNz(plain(nzTables))).not.toThrow();
    expect(nzComponentsFrom()).toEqual(plain(nzTables));
    expect(nzComponentsFrom({})).toEqual(plain(nzTables));
  });

  it('give a source for every value', () => {
    const unsourced: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (isSourced(value)) {
        if (value.ref === '') unsourced.push(path);
      } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
      } else unsourced.push(path);
    };
    visit(nzTables, 'nz');
    expect(unsourced).toEqual([]);
  });

  it('leave the box as the component list counts it', () => {
    const { counts, breeds, deckCards, bonusTiles, hazards, discSpaces } = nzComponentsFrom();
    const copies = (rows: Readonly<Record<string, { readonly copies: number }>>) =>
      Object.values(rows).reduce((sum, row) => sum + row.copies, 0);
    expect(copies(breeds)).toBe(14 + 37 + 18);
    expect(copies(deckCards)).toBe(56 - 18);
    expect(copies(bonusTiles)).toBe(34);
    expect(Object.keys(hazards)).toHaveLength(counts.rockfalls + counts.floods);
    expect(Object.values(discSpaces).filter((space) => space.corner === 'dark')).toHaveLength(5);
  });

  it('reach 21 with six different sheep and a certificate, and 13 with the wool of the rulebook', () => {
    const { breeds, posts } = nzComponentsFrom();
    const six = [
      breeds.suffolk,
      breeds.hampshire,
      breeds.corriedale,
      breeds['dorset-horn'],
      breeds.romney,
      breeds.ryeland,
    ];
    expect(six.reduce((sum, breed) => sum + breed.breeding, 0) + 1).toBe(posts['21'].value);
    expect(breeds.merino.wool + breeds.lincoln.wool + breeds.ryeland.wool + 1).toBe(posts['wool-13'].value);
  });

  it('use every task and every action of the objectives', () => {
    const cards = Object.values(nzComponentsFrom().objectives);
    expect(new Set(cards.flatMap((card) => card.tasks)).size).toBe(10);
    expect(new Set(cards.map((card) => card.action.do)).size).toBe(4);
  });
});

describe('a correction', () => {
  it('reaches any value by its path', () => {
    const tables = nzComponentsFrom({
      breeds: { hampshire: { vp: 4 } },
      posts: { '12': { delivery: { do: 'take', card: 'kotare' } }, '3': { delivery: null } },
      workerRows: { shearer: { 5: { do: 'gain', gold: 1 } } },
      sarah: { cards: { '1': { move: 'sailor' } } },
      bonusTiles: { bt09: { requires: { do: 'retire', breeding: 1 } } },
      buying: { b7: { sheep: { breeds: ['lincoln'] } } },
    });
    expect(tables.breeds.hampshire.vp).toBe(4);
    expect(tables.posts['12'].delivery).toEqual({ do: 'take', card: 'kotare' });
    expect(tables.posts['3'].delivery).toBeNull();
    expect(tables.workerRows.shearer[5]).toEqual({ do: 'gain', gold: 1 });
    expect(tables.sarah.cards['1'].move).toBe('sailor');
    expect(tables.buying.b7.sheep).toEqual({ breeds: ['lincoln'] });
  });

  it('may add a space to the trail, take one away, and mark another space of the pathfinder track', () => {
    const { trail, pathfinder } = nzComponentsFrom({
      trail: {
        building: { H3: { lush: true, nugget: false, gate: 0, risk: null }, A3: null },
        edges: { A2: ['B'], A3: null, H2: ['H3'], H3: ['WELLINGTON'] },
        sarahBuildOrder: ['A1', 'A2', 'H3'],
      },
      pathfinder: { vp: { 6: 1, 5: null } },
    });
    expect(trail.building.H3.lush).toBe(true);
    expect(Object.keys(trail.building)).not.toContain('A3');
    expect(pathfinder.vp).toMatchObject({ 6: 1, 9: 7 });
    expect(pathfinder.vp[5]).toBeUndefined();
  });

  it('may let a building or a risk action move on, in any way', () => {
    const moveOn = { do: 'move-on', steps: 1 };
    const { neutralBuildings, trail } = nzComponentsFrom({
      neutralBuildings: {
        A: { front: [{ do: 'either', of: [{ do: 'pay', money: 1, then: moveOn }, { do: 'buy' }] }], back: [moveOn] },
      },
      trail: { building: { RR1: { risk: { do: 'discard', cards: 'any', then: moveOn } } } },
    });
    expect(neutralBuildings.A.back).toEqual([moveOn]);
    expect(trail.building.RR1.risk).toEqual({ do: 'discard', cards: 'any', then: moveOn });
  });

  it('may offer three effects where it is not for a local action', () => {
    const three = { do: 'either', of: [{ do: 'buy' }, { do: 'gain', gold: 1 }, { do: 'gain', money: 2 }] };
    expect(nzComponentsFrom({ workerRows: { shearer: { 5: three } } }).workerRows.shearer[5]).toEqual(three);
  });

  it.each([
    [
      'totals of the flock',
      { breeds: { merino: { copies: 4 } } },
      'breeds: 15 sheep of the flock in all, but counts.flockSheep is 14',
    ],
    [
      'totals of the market',
      { breeds: { suffolk: { copies: 5 } } },
      'breeds: 36 market sheep in all, but counts.marketSheep is 37',
    ],
    [
      'totals of the deck-building cards',
      { breeds: { romney: { copies: 16 } } },
      'breeds.romney.copies: with this, deckCards: 54 deck-building cards, Romneys included, in all, but counts.deckBuildingCards is 56',
    ],
    [
      'totals of the bonus tiles',
      { bonusTiles: { bt01: { copies: 3 } } },
      'bonusTiles: 33 bonus tiles in all, but counts.bonusTiles is 34',
    ],
    [
      'totals of the hazards',
      { hazards: { 'rk-1': { kind: 'flood' } } },
      'hazards: 8 rockfalls in all, but counts.rockfalls is 9',
    ],
    [
      'totals of the floods',
      { counts: { floods: 8 } },
      'counts.floods: with this, hazards: 7 floods in all, but counts.floods is 8',
    ],
    [
      'totals of the objectives',
      { counts: { objectives: 25 } },
      'counts.objectives: with this, objectives: 24 objective cards in all, but counts.objectives is 25',
    ],
    [
      'totals of the harbourmasters',
      { counts: { harbourmasters: 9 } },
      'counts.harbourmasters: with this, harbourmasters: 8 tiles in all, but counts.harbourmasters is 9',
    ],
    [
      'totals of the private buildings',
      { counts: { privateBuildings: 9 } },
      `counts.privateBuildings: with this, privateBuildings: ${sides} sides in all, but counts.privateBuildings is 9`,
    ],
    [
      'totals of the discs',
      { discSpaces: { step: { count: 2 } } },
      'discSpaces: 17 discs in all, but counts.discs is 16',
    ],
    [
      'totals of the storehouses',
      { counts: { storehouses: 8 } },
      'counts.storehouses: with this, storehousePairs: 10 storehouses in all, but counts.storehouses is 8',
    ],
    ['an unknown key', { breeds: { shropshir: {} } }, 'breeds.shropshir: unknown; did you mean shropshire?'],
    [
      'a word outside the choice',
      { posts: { '9': { corner: 'grey' } } },
      'posts.9.corner: expected one of white, dark but found "grey"',
    ],
    [
      'a null for an effect that must be',
      { objectives: { o01: { action: null } } },
      'objectives.o01.action: expected an effect but found null',
    ],
    [
      'an effect without a known verb',
      { deckCards: { ferry: { effect: { do: 'fly' } } } },
      /^deckCards\.ferry\.effect\.do: expected one of gain, .* but found "fly"$/,
    ],
    [
      'a field the effect does not have',
      { deckCards: { ferry: { effect: { do: 'gain', pound: 2 } } } },
      'deckCards.ferry.effect.pound: unknown; the effect gain has money, gold, tokens',
    ],
    [
      'a missing field of an effect',
      { deckCards: { ferry: { effect: { do: 'pathfinder' } } } },
      'deckCards.ferry.effect.steps: expected a whole number from 1 up but found undefined',
    ],
    [
      'an empty gain',
      { deckCards: { ferry: { effect: { do: 'gain' } } } },
      'deckCards.ferry.effect: expected at least one of money, gold, tokens but found an object',
    ],
    [
      'a wrong effect inside an effect',
      { neutralBuildings: { A: { front: [{ do: 'either', of: [{ do: 'ship', spaces: 'rowers' }] }] } } },
      'neutralBuildings.A.front.0.of.0.spaces: expected one of sailors but found "rowers"',
    ],
    [
      'a requirement that is none',
      { bonusTiles: { bt11: { requires: { do: 'buy' } } } },
      'bonusTiles.bt11.requires.do: expected retire but found "buy"',
    ],
    [
      'an unknown breed in a discard',
      { neutralBuildings: { D: { front: [{ do: 'discard', cards: { breed: 'alpaca' }, then: { do: 'buy' } }] } } },
      'neutralBuildings.D.front.0.cards.breed: expected a breed but found "alpaca"',
    ],
    [
      'an unknown breed in a pick',
      { buying: { b1: { sheep: { breeds: ['alpaca'] } } } },
      'buying.b1.sheep.breeds.0: expected a breed but found "alpaca"',
    ],
    [
      'a pick that is none',
      { buying: { b1: { sheep: { wool: 3 } } } },
      'buying.b1.sheep: expected either "breeds" or "vp" but found an object',
    ],
    [
      'an unknown post in an effect',
      { privateBuildings: { '9a': { actions: [{ do: 'post', post: 'wool-14' }] } } },
      'privateBuildings.9a.actions.0.post: expected a trading post but found "wool-14"',
    ],
    [
      'an unknown card',
      { sea: { medium: { mh1: { card: 'dog' } } } },
      /^sea\.medium\.mh1\.card: expected one of romney, .* but found "dog"$/,
    ],
    [
      'an unknown harbour',
      { posts: { lh1: { harbour: 'lh9' } } },
      'posts.lh1.harbour: expected a large harbour but found "lh9"',
    ],
    [
      'a harbour without its post',
      { posts: { lh1: null } },
      'posts.lh1: with this, sea.large.lh1: no trading post of that name belongs to it',
    ],
    [
      'an arrow to nowhere',
      { postArrows: { '1-3': { between: ['1', '4'] } } },
      'postArrows.1-3.between.1: expected a trading post but found "4"',
    ],
    [
      'an arrow with three ends',
      { sea: { arrows: { 'se1-se2': { between: ['se1', 'se2', 'se3'] } } } },
      'sea.arrows.se1-se2.between: expected two ids but found a list',
    ],
    [
      'an unknown task',
      { objectives: { o01: { tasks: ['sleep'] } } },
      /^objectives\.o01\.tasks\.0: expected one of post-13, .* but found "sleep"$/,
    ],
    [
      'an objective without a task',
      { objectives: { o01: { tasks: [] } } },
      'objectives.o01.tasks: expected a task but found a list',
    ],
    [
      'an auxiliary action with a disc too few',
      { auxiliaries: { ship: { startsOpen: true } } },
      'auxiliaries.ship.startsOpen: with this, discSpaces: there is not one entry of 1 for the auxiliary action ship',
    ],
    [
      'an auxiliary action with two entries',
      { discSpaces: { 'aux-ship': { auxiliary: 'draw' } } },
      'discSpaces: there is not one entry of 1 for the auxiliary action draw',
    ],
    [
      'two step spaces',
      { discSpaces: { 'hand-5': { unlocks: 'step' } } },
      'discSpaces: 2 entries unlock step instead of one',
    ],
    ['an empty job market', { jobMarket: { costs: [] } }, 'jobMarket.costs: the list is empty'],
    ['an empty bonus market', { bonusMarket: { costs: [], arrows: [] } }, 'bonusMarket.costs: the list is empty'],
    [
      'arrows that do not fit the rows',
      { bonusMarket: { costs: [5, 5, 6] } },
      'bonusMarket.costs: with this, bonusMarket.arrows: 7 arrows do not fit the 3 rows of costs',
    ],
    [
      'a market that never ends',
      { bonusMarket: { costs: [5, 5], arrows: ['none', 'black'] } },
      'bonusMarket.arrows.1: expected red but found "black"',
    ],
    [
      'more cards than a set has',
      { setup: { bonusCardsPerSet: { 4: 7 } } },
      'setup.bonusCardsPerSet.4: expected at most 6 but found 7',
    ],
    [
      'a harbourmaster without a harbour',
      { sea: { medium: { mh5: null } } },
      'sea.medium.mh5: with this, setup.harbourmastersInPlay: expected at most 4 but found 5',
    ],
    [
      'a pathfinder mark beyond the track',
      { pathfinder: { vp: { 17: 20 } } },
      'pathfinder.vp.17: no space of the track from 1 to 16',
    ],
    ['a trail to nowhere', { trail: { edges: { H1: ['OTAGO'] } } }, 'trail.edges.H1.0: there is no space OTAGO'],
    ['a trail from nowhere', { trail: { edges: { H9: ['WELLINGTON'] } } }, 'trail.edges.H9: there is no such space'],
    [
      'a space listed twice',
      { trail: { flood: ['FL1', 'FL2', 'FL3', 'FL4', 'RK1'] } },
      'trail.flood.4: RK1 is already listed at trail.rockfall.0',
    ],
    [
      'a trail in a circle',
      { trail: { edges: { B2: ['B1'] } } },
      'trail.edges.B2: the trail goes round in a circle, B1 to B2 to B1',
    ],
    [
      'a space without a way to it',
      { trail: { edges: { A: ['A1'] } } },
      'trail.edges.A: with this, trail.rockfall.0: no way leads from START to RK1',
    ],
    ['a dead end early on', { trail: { edges: { B: [] } } }, 'trail.edges.B: no way leads from B to WELLINGTON'],
    ['a dead end', { trail: { edges: { H1: [] } } }, 'trail.edges.H1: no way leads from H1 to WELLINGTON'],
    [
      'a missing letter',
      { trail: { neutral: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] } },
      'trail.neutral: there is no space for H',
    ],
    [
      'Sarah on a risk space',
      { trail: { sarahBuildOrder: ['A1', 'RR1'] } },
      'trail.sarahBuildOrder.1: Sarah never builds on RR1, a risk space',
    ],
    ['a harbour on land', { sea: { small: { sh1: { at: 'T9' } } } }, 'sea.small.sh1.at: T9 is not a water space'],
    [
      'a sea in two parts',
      {
        sea: {
          extraEdges: [
            ['S0', 'T1'],
            ['S0', 'C1'],
            ['T3', 'C3'],
          ],
        },
      },
      'sea.extraEdges: with this, sea.routes.pacific.0: no water leads to P1',
    ],
    ['a crossing on land', { sea: { extraEdges: [['S0', 'X1']] } }, 'sea.extraEdges.0.1: X1 is not a water space'],
    ['a water space listed twice', { sea: { routes: { cook: ['T1'] } } }, 'sea.routes.cook.0: T1 is listed twice'],
    [
      'a card Sarah does not have',
      { sarah: { difficulties: { easy: { without: [18] } } } },
      'sarah.difficulties.easy.without.0: expected a card of Sarah but found "18"',
    ],
    [
      'a breed Sarah does not know',
      { sarah: { shearerSheep: { 13: { 5: ['alpaca'] } } } },
      'sarah.shearerSheep.13.5.0: expected a breed but found "alpaca"',
    ],
    [
      'a bonus market of one row',
      { bonusMarket: { costs: [5], arrows: ['red'] } },
      'bonusMarket.costs: there is no second row, where the token starts',
    ],
    [
      'a bonus market that ends twice',
      { bonusMarket: { arrows: ['none', 'black', 'red', 'turquoise', 'yellow', 'black', 'red'] } },
      'bonusMarket.arrows.2: expected another arrow than that of the end but found "red"',
    ],
    [
      'a bonus market that the bag cannot fill',
      {
        bonusMarket: {
          costs: [5, 5, 6, 6, 5, 5, 4, 4, 4],
          arrows: ['none', 'black', 'black', 'black', 'black', 'black', 'black', 'black', 'red'],
        },
      },
      'bonusMarket.costs: 9 rows of 4 with 4 players need 38 tiles until the end, but there are 34',
    ],
    [
      'more columns than a move can name',
      { bonusMarket: { columns: { 2: 5 }, costs: [5, 5], arrows: ['none', 'red'] } },
      'bonusMarket.columns.2: expected at most 4 but found 5',
    ],
    [
      'a bonus set without a stack',
      { setup: { bonusSetsInPlay: 5 } },
      'setup.bonusSetsInPlay: expected 4, one for each stack, but found 5',
    ],
    [
      'a stack without a bonus set',
      { setup: { bonusSetsInPlay: 3 } },
      'setup.bonusSetsInPlay: expected 4, one for each stack, but found 3',
    ],
    [
      'more harbourmasters than tiles',
      { setup: { harbourmastersInPlay: 9 } },
      'setup.harbourmastersInPlay: expected at most 8 but found 9',
    ],
    [
      'more harbourmasters than medium harbours',
      { setup: { harbourmastersInPlay: 6 } },
      'setup.harbourmastersInPlay: expected at most 5 but found 6',
    ],
    [
      'a first turn that nobody can play',
      {
        discSpaces: {
          'aux-pound': { cost: 1 },
          'aux-draw': { cost: 1 },
          'aux-certificate': { cost: 1 },
          'aux-ship': { corner: 'dark' },
          'aux-pathfinder': { corner: 'dark' },
          'certificate-limit': { corner: 'dark' },
        },
      },
      'discSpaces: none has white corners and costs nothing, as the first turn needs',
    ],
    [
      'more objectives on display than there are',
      { setup: { objectiveDisplay: 25 } },
      'setup.objectiveDisplay: expected at most 24 but found 25',
    ],
    [
      'a choice of one',
      { workerRows: { shearer: { 5: { do: 'either', of: [{ do: 'buy' }] } } } },
      'workerRows.shearer.5.of: 1 effects to choose from instead of 2 or 3',
    ],
    [
      'a choice of four',
      { objectives: { o01: { action: { do: 'either', of: Array.from({ length: 4 }, () => ({ do: 'buy' })) } } } },
      'objectives.o01.action.of: 4 effects to choose from instead of 2 or 3',
    ],
    [
      'a choice of three in a local action',
      { neutralBuildings: { B: { back: [{ do: 'either', of: Array.from({ length: 3 }, () => ({ do: 'buy' })) }] } } },
      'neutralBuildings.B.back.0.of: 3 effects to choose from instead of 2 in a local action',
    ],
    [
      'more local actions than a move can name',
      { privateBuildings: { '1a': { actions: Array.from({ length: 9 }, () => ({ do: 'buy' })) } } },
      'privateBuildings.1a.actions.length: expected at most 8 but found 9',
    ],
    [
      'a bonus card of three halves',
      { bonusCards: { 'set-4': { options: Array.from({ length: 3 }, () => ({ do: 'gain', money: 1 })) } } },
      'bonusCards.set-4.options: 3 effects, but a card has two halves at most',
    ],
    [
      'a space that a move cannot name',
      { trail: { building: { 'H 3': { lush: false, nugget: false, gate: 0, risk: null } } } },
      'trail.building.H 3: expected an id of letters, digits and hyphens but found "H 3"',
    ],
    [
      'a hazard space that a move cannot name',
      { trail: { flood: ['FL1>FL2'] } },
      'trail.flood.0: expected an id of letters, digits and hyphens but found "FL1>FL2"',
    ],
    [
      'a post that a move cannot name',
      {
        posts: {
          '4+': {
            kind: 'sheep',
            value: 4,
            corner: 'white',
            transport: 0,
            delivery: null,
            vp: 0,
            repeatable: false,
            harbour: null,
          },
        },
      },
      'posts.4+: expected an id of letters, digits and hyphens but found "4+"',
    ],
    [
      'a harbour that a move cannot name',
      { sea: { small: { 'sh 7': { at: 'T3', card: 'wheel', costs: [1], vp: 0, end: false } } } },
      'sea.small.sh 7: expected an id of letters, digits and hyphens but found "sh 7"',
    ],
    [
      'a water space that a move cannot name',
      { sea: { routes: { tasman: ['T 1'] } } },
      'sea.routes.tasman.0: expected an id of letters, digits and hyphens but found "T 1"',
    ],
    [
      'an arrow with a dot in its name',
      { postArrows: { '1.3': { between: ['1'], vp: 0 } } },
      'postArrows.1.3: a new entry cannot have that name',
    ],
    [
      'two harbours of one name',
      { sea: { small: { mh1: { at: 'T3', card: 'wheel', costs: [1], vp: 0, end: false } } } },
      'sea.small.mh1: with this, sea.medium.mh1: mh1 is already listed at sea.small.mh1',
    ],
    [
      'a harbour with the name of a disc space',
      { sea: { medium: { step: { at: 'T3', cost: 1, vp: 0, corner: 'white', card: 'ferry' } } } },
      'sea.medium.step: step is already listed at discSpaces.step',
    ],
    [
      'a harbour with the name of no disc',
      { sea: { medium: { 'no-disc': { at: 'T3', cost: 1, vp: 0, corner: 'white', card: 'ferry' } } } },
      'sea.medium.no-disc: in a move this word means that there is no disc',
    ],
    [
      'moving on by a delivery',
      { posts: { '3': { delivery: { do: 'move-on', steps: 1 } } } },
      'posts.3.delivery.do: move-on can stand only among the local actions of a building',
    ],
    [
      'moving on by a card',
      { deckCards: { ferry: { effect: { do: 'move-on', steps: 1 } } } },
      'deckCards.ferry.effect.do: move-on can stand only among the local actions of a building',
    ],
    [
      'moving on inside the action of a worker row',
      { workerRows: { shearer: { 5: { do: 'pay', money: 1, then: { do: 'move-on', steps: 1 } } } } },
      'workerRows.shearer.5.then.do: move-on can stand only among the local actions of a building',
    ],
    [
      'moving on by a bonus tile',
      { bonusTiles: { bt09: { rewards: [{ do: 'move-on', steps: 1 }] } } },
      'bonusTiles.bt09.rewards.0.do: move-on can stand only among the local actions of a building',
    ],
    ['a space without a row of ways', { trail: { edges: { H2: null } } }, 'trail.edges.H2: missing'],
    [
      'a card of Sarah without a row for her shearers',
      { sarah: { cards: { '12': { otherwise: ['shearer-sheep'] } } } },
      'sarah.cards.12.otherwise.0: nothing says what shearer-sheep means on card 12',
    ],
    [
      'a card of Sarah without a row for her sailors',
      { sarah: { cards: { '3': { actions: ['buy', 'bonus-card'] } } } },
      'sarah.cards.3.actions.1: nothing says what bonus-card means on card 3',
    ],
    [
      'a first delivery of wool',
      { sarah: { difficulties: { easy: { firstDelivery: 'wool-5' } } } },
      'sarah.difficulties.easy.firstDelivery: expected a local post for sheep but found "wool-5"',
    ],
    [
      'a first delivery abroad',
      { sarah: { difficulties: { easy: { firstDelivery: 'lh1' } } } },
      'sarah.difficulties.easy.firstDelivery: expected a local post for sheep but found "lh1"',
    ],
    [
      'Sarah without cards',
      { sarah: { difficulties: { hard: { without: Array.from({ length: 17 }, (_, i) => i + 1) } } } },
      'sarah.difficulties.hard.without: no card is left',
    ],
    [
      'a sailor of Sarah who brings something else',
      { sarah: { immediate: { sailor: { 3: 'mh1' } } } },
      'sarah.immediate.sailor.3: expected medium-harbour or a trading post but found "mh1"',
    ],
    [
      'neutral buildings in another order',
      { trail: { neutral: ['B', 'A', 'C', 'D', 'E', 'F', 'G', 'H'] } },
      'trail.neutral.0: expected A but found "B"',
    ],
    [
      'exactly two sheep to shear',
      { neutralBuildings: { H: { front: [{ do: 'shear', sheep: 2, exactly: true }] } } },
      'neutralBuildings.H.front.0.sheep: expected 1, for that is what exactly means but found 2',
    ],
    ['more gold than the limit', { tracks: { startGold: 6 } }, 'tracks.startGold: expected at most 5 but found 6'],
    [
      'a certificate limit that falls',
      { tracks: { certificateLimitCleared: 2 } },
      'tracks.certificateLimitCleared: expected at least 3 but found 2',
    ],
  ])('is refused for %s', (_, overrides, message) => {
    if (typeof message === 'string') expect(refusal(overrides)).toBe(message);
    else expect(refusal(overrides)).toMatch(message);
  });
});

describe('tables made by hand', () => {
  it('need a value for 2, 3 and 4 players and for each seat', () => {
    expect(refusalWith('setup.tilesA.3', undefined)).toBe('setup.tilesA.3: missing');
    expect(refusalWith('setup.startCards.1', undefined)).toBe('setup.startCards.1: missing');
  });

  it('need whole numbers', () => {
    expect(refusalWith('hands.black', 0.5)).toBe('hands.black: expected a whole number but found 0.5');
  });

  it('need a building for every side', () => {
    expect(refusalWith('privateBuildings.9b', undefined)).toBe(
      `privateBuildings: ${sides - 1} sides in all, but counts.privateBuildings is ${sides / 2}`,
    );
  });

  it('need an auxiliary action for its disc space', () => {
    expect(refusalWith('discSpaces.aux-ship.auxiliary', null)).toBe(
      'discSpaces.aux-ship.auxiliary: expected an auxiliary action but found null',
    );
  });
});
