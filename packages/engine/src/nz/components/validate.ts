/** Do the tables fit together? Totals, names that refer to something, and boards one can travel. */
import { OverrideError, unexpected } from '../../core/overrides.ts';
import type { NzTables } from './index.ts';
import { shapeAt } from './shapes.ts';
import type { Arrow } from './types.ts';

/** Throws an `OverrideError` that names the first value that does not fit. */
export function validateNz(tables: NzTables): void {
  checkShapes(tables);
  checkReferences(tables);
  checkTotals(tables);
  checkCards(tables);
  checkPlayerBoard(tables);
  checkMarkets(tables);
  checkPlayerCounts(tables);
  checkPathfinder(tables);
  checkTrail(tables);
  checkPosts(tables);
  checkSea(tables);
  checkSarah(tables);
}

function checkShapes(tables: NzTables): void {
  const visit = (value: unknown, path: string): void => {
    const shape = shapeAt(path);
    if (shape !== undefined) shape(value, path);
    else if (typeof value === 'number' && !Number.isSafeInteger(value)) throw unexpected(path, 'a whole number', value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, path === '' ? key : `${path}.${key}`);
    }
  };
  visit(tables, '');
}

/** Effects and picks speak of breeds and posts wherever they stand. */
function checkReferences(tables: NzTables): void {
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (key === 'breeds' && Array.isArray(inner)) checkNames(inner, tables.breeds, at, 'a breed');
      else if (key === 'breed') checkName(inner, tables.breeds, at, 'a breed');
      else if (key === 'post') checkName(inner, tables.posts, at, 'a trading post');
      else visit(inner, at);
    }
  };
  visit(tables, '');
  checkName(tables.exchange.retireBreed, tables.breeds, 'exchange.retireBreed', 'a breed');
}

function checkTotals(tables: NzTables): void {
  const { counts } = tables;
  const copies = (rows: readonly { readonly copies: number }[]) => sum(rows.map((row) => row.copies));
  const breedsAt = (home: string) => copies(Object.values(tables.breeds).filter((breed) => breed.home === home));
  const hazardsOf = (kind: string) => Object.values(tables.hazards).filter((hazard) => hazard.kind === kind).length;

  checkTotal(breedsAt('flock'), counts.flockSheep, 'breeds', 'sheep of the flock', 'flockSheep');
  checkTotal(breedsAt('market'), counts.marketSheep, 'breeds', 'market sheep', 'marketSheep');
  checkTotal(
    copies(Object.values(tables.deckCards)) + breedsAt('supply'),
    counts.deckBuildingCards,
    'deckCards',
    'deck-building cards, Romneys included,',
    'deckBuildingCards',
  );
  checkTotal(copies(Object.values(tables.bonusTiles)), counts.bonusTiles, 'bonusTiles', 'bonus tiles', 'bonusTiles');
  checkTotal(hazardsOf('rockfall'), counts.rockfalls, 'hazards', 'rockfalls', 'rockfalls');
  checkTotal(hazardsOf('flood'), counts.floods, 'hazards', 'floods', 'floods');
  checkTotal(size(tables.objectives), counts.objectives, 'objectives', 'objective cards', 'objectives');
  checkTotal(size(tables.harbourmasters), counts.harbourmasters, 'harbourmasters', 'tiles', 'harbourmasters');
  checkTotal(size(tables.neutralBuildings), counts.neutralBuildings, 'neutralBuildings', 'tiles', 'neutralBuildings');
  checkSides(tables);
  checkTotal(size(tables.storehousePairs) * 2, counts.storehouses, 'storehousePairs', 'storehouses', 'storehouses');
  checkTotal(size(tables.sarah.cards), counts.sarahCards, 'sarah.cards', 'cards', 'sarahCards');
  const discs = sum(Object.values(tables.discSpaces).map((space) => space.count));
  checkTotal(discs, counts.discs, 'discSpaces', 'discs', 'discs');
}

/** Every private building has an a-side and a b-side. */
function checkSides({ privateBuildings, counts }: NzTables): void {
  const sides = size(privateBuildings);
  if (sides !== counts.privateBuildings * 2) {
    const stated = `counts.privateBuildings is ${counts.privateBuildings}`;
    throw new OverrideError('privateBuildings', `${sides} sides in all, but ${stated}`);
  }
  for (let tile = 1; tile <= counts.privateBuildings; tile++) {
    checkKeys(privateBuildings, [`${tile}a`, `${tile}b`], 'privateBuildings');
  }
}

function checkCards(tables: NzTables): void {
  for (const [id, card] of Object.entries(tables.bonusCards)) {
    const at = `bonusCards.${id}`;
    if (card.kind === 'sheep' && card.name === null) throw unexpected(`${at}.name`, 'a name for the sheep', card.name);
    if (card.kind !== 'sheep' && card.options.length === 0)
      throw unexpected(`${at}.options`, 'an effect', card.options);
    if (card.kind === 'objective' && card.tasks.length === 0) throw unexpected(`${at}.tasks`, 'a task', card.tasks);
  }
  for (const [id, card] of Object.entries(tables.objectives)) {
    if (card.tasks.length === 0) throw unexpected(`objectives.${id}.tasks`, 'a task', card.tasks);
  }
}

function checkPlayerBoard({ discSpaces, auxiliaries }: NzTables): void {
  for (const [id, space] of Object.entries(discSpaces)) {
    const at = `discSpaces.${id}.auxiliary`;
    if (space.unlocks === 'auxiliary') checkName(space.auxiliary, auxiliaries, at, 'an auxiliary action');
    else if (space.auxiliary !== null) throw unexpected(at, 'null', space.auxiliary);
  }
  const spaces = Object.values(discSpaces);
  for (const [id, auxiliary] of Object.entries(auxiliaries)) {
    const own = spaces.filter((space) => space.auxiliary === id);
    const discs = auxiliary.startsOpen ? 1 : 2;
    if (own.length !== 1 || own[0].count !== discs) {
      throw new OverrideError('discSpaces', `there is not one entry of ${discs} for the auxiliary action ${id}`);
    }
  }
  for (const unlocks of ['step', 'certificate-limit']) {
    const own = spaces.filter((space) => space.unlocks === unlocks);
    if (own.length !== 1)
      throw new OverrideError('discSpaces', `${own.length} entries unlock ${unlocks} instead of one`);
  }
}

function checkMarkets({ jobMarket, bonusMarket, buying }: NzTables): void {
  checkNotEmpty(jobMarket.costs, 'jobMarket.costs');
  checkNotEmpty(bonusMarket.costs, 'bonusMarket.costs');
  const { costs, arrows } = bonusMarket;
  if (arrows.length !== costs.length) {
    throw new OverrideError(
      'bonusMarket.arrows',
      `${arrows.length} arrows do not fit the ${costs.length} rows of costs`,
    );
  }
  if (arrows.at(-1) !== 'red') throw unexpected(`bonusMarket.arrows.${arrows.length - 1}`, 'red', arrows.at(-1));
  for (const [id, option] of Object.entries(buying)) {
    if (option.shepherds < 1) throw unexpected(`buying.${id}.shepherds`, 'a shepherd', option.shepherds);
    if (option.take < 1) throw unexpected(`buying.${id}.take`, 'a sheep', option.take);
  }
}

function checkPlayerCounts({
  bonusMarket,
  pathfinder,
  setup,
  counts,
  harbourmasters,
  bonusCards,
  sea,
}: NzTables): void {
  const perPlayers: Record<string, object> = {
    'bonusMarket.columns': bonusMarket.columns,
    'pathfinder.stepTileAt': pathfinder.stepTileAt,
    'setup.tilesA': setup.tilesA,
    'setup.bonusTilesPlaced': setup.bonusTilesPlaced,
    'setup.sheepMarket': setup.sheepMarket,
    'setup.bonusCardsPerSet': setup.bonusCardsPerSet,
    'setup.stepLimit': setup.stepLimit,
  };
  for (const [path, table] of Object.entries(perPlayers)) checkKeys(table, ['2', '3', '4'], path);
  checkKeys(setup.startPounds, ['1', '2', '3', '4'], 'setup.startPounds');
  checkKeys(setup.startCards, ['1', '2', '3', '4'], 'setup.startCards');
  for (const [players, cards] of Object.entries(setup.bonusCardsPerSet)) {
    checkAtMost(cards, counts.bonusCardsPerSet, `setup.bonusCardsPerSet.${players}`);
  }
  checkAtMost(setup.harbourmastersInPlay, size(harbourmasters), 'setup.harbourmastersInPlay');
  checkAtMost(setup.harbourmastersInPlay, size(sea.medium), 'setup.harbourmastersInPlay');
  checkAtMost(setup.bonusSetsInPlay, size(bonusCards), 'setup.bonusSetsInPlay');
  checkAtLeast(setup.poundsPerVp, 1, 'setup.poundsPerVp');
}

function checkPathfinder({ pathfinder }: NzTables): void {
  const onTrack = (space: number, path: string) => {
    if (!Number.isInteger(space) || space < 1 || space > pathfinder.last) {
      throw new OverrideError(path, `no space of the track from 1 to ${pathfinder.last}`);
    }
  };
  pathfinder.gold.forEach((space, index) => onTrack(space, `pathfinder.gold.${index}`));
  onTrack(pathfinder.choiceAt, 'pathfinder.choiceAt');
  for (const [players, space] of Object.entries(pathfinder.stepTileAt)) {
    onTrack(space, `pathfinder.stepTileAt.${players}`);
  }
  for (const space of Object.keys(pathfinder.vp)) onTrack(Number(space), `pathfinder.vp.${space}`);
}

function checkTrail({ trail, neutralBuildings }: NzTables): void {
  const spaces = new Map<string, string>();
  const listed = (id: string, path: string) => {
    const elsewhere = spaces.get(id);
    if (elsewhere !== undefined) throw new OverrideError(path, `${id} is already listed at ${elsewhere}`);
    spaces.set(id, path);
  };
  listed(trail.start, 'trail.start');
  listed(trail.end, 'trail.end');
  for (const kind of ['neutral', 'rockfall', 'flood'] as const) {
    trail[kind].forEach((id, index) => listed(id, `trail.${kind}.${index}`));
  }
  Object.keys(trail.building).forEach((id) => listed(id, `trail.building.${id}`));

  for (const letter of Object.keys(neutralBuildings)) {
    if (!trail.neutral.includes(letter)) throw new OverrideError('trail.neutral', `there is no space for ${letter}`);
  }
  checkNames(trail.neutral, neutralBuildings, 'trail.neutral', 'a neutral building');
  trail.sarahBuildOrder.forEach((id, index) => {
    const at = `trail.sarahBuildOrder.${index}`;
    checkName(id, trail.building, at, 'a building space');
    if (trail.building[id].risk !== null) throw new OverrideError(at, `Sarah never builds on ${id}, a risk space`);
  });

  for (const [from, next] of Object.entries(trail.edges)) {
    if (!spaces.has(from)) throw new OverrideError(`trail.edges.${from}`, 'there is no such space');
    next.forEach((id, index) => {
      if (!spaces.has(id)) throw new OverrideError(`trail.edges.${from}.${index}`, `there is no space ${id}`);
    });
  }
  const after = (id: string): readonly string[] => (Object.hasOwn(trail.edges, id) ? trail.edges[id] : []);
  checkNoCircle(trail.start, after);
  const reached = reachedFrom(trail.start, after);
  const reaches = reachedFrom(trail.end, (id) => [...spaces.keys()].filter((from) => after(from).includes(id)));
  for (const [id, path] of spaces) {
    if (!reached.has(id)) throw new OverrideError(path, `no way leads from ${trail.start} to ${id}`);
    if (!reaches.has(id)) throw new OverrideError(path, `no way leads from ${id} to ${trail.end}`);
  }
}

function checkNoCircle(start: string, after: (id: string) => readonly string[]): void {
  const finished = new Set<string>();
  const follow = (id: string, behind: readonly string[]): void => {
    if (behind.includes(id)) {
      const circle = [...behind.slice(behind.indexOf(id)), id].join(' to ');
      throw new OverrideError(`trail.edges.${behind.at(-1)}`, `the trail goes round in a circle, ${circle}`);
    }
    if (finished.has(id)) return;
    for (const next of after(id)) follow(next, [...behind, id]);
    finished.add(id);
  };
  follow(start, []);
}

function checkPosts({ posts, postArrows, sea }: NzTables): void {
  for (const [id, post] of Object.entries(posts)) {
    if (post.harbour !== null) checkName(post.harbour, sea.large, `posts.${id}.harbour`, 'a large harbour');
  }
  for (const id of Object.keys(sea.large)) {
    if (posts[id]?.harbour !== id)
      throw new OverrideError(`sea.large.${id}`, 'no trading post of that name belongs to it');
  }
  checkArrows(postArrows, posts, 'postArrows', 'a trading post');
}

function checkSea({ sea }: NzTables): void {
  const neighbours = new Map<string, string[]>([[sea.start, []]]);
  for (const [route, spaces] of Object.entries(sea.routes)) {
    checkNotEmpty(spaces, `sea.routes.${route}`);
    spaces.forEach((id, index) => {
      if (neighbours.has(id)) throw new OverrideError(`sea.routes.${route}.${index}`, `${id} is listed twice`);
      neighbours.set(id, []);
    });
  }
  const join = (a: string, b: string) => {
    neighbours.get(a)?.push(b);
    neighbours.get(b)?.push(a);
  };
  for (const spaces of Object.values(sea.routes)) spaces.slice(1).forEach((id, index) => join(spaces[index], id));
  sea.extraEdges.forEach(([a, b], index) => {
    [a, b].forEach((id, end) => checkWater(id, `sea.extraEdges.${index}.${end}`));
    join(a, b);
  });
  for (const kind of ['small', 'medium', 'large'] as const) {
    for (const [id, harbour] of Object.entries(sea[kind])) checkWater(harbour.at, `sea.${kind}.${id}.at`);
  }
  for (const [id, harbour] of Object.entries(sea.small)) checkNotEmpty(harbour.costs, `sea.small.${id}.costs`);
  checkArrows(sea.arrows, sea.small, 'sea.arrows', 'a small harbour');

  const reached = reachedFrom(sea.start, (id) => neighbours.get(id) ?? []);
  for (const [route, spaces] of Object.entries(sea.routes)) {
    spaces.forEach((id, index) => {
      if (!reached.has(id)) throw new OverrideError(`sea.routes.${route}.${index}`, `no water leads to ${id}`);
    });
  }

  function checkWater(id: string, path: string): void {
    if (!neighbours.has(id)) throw new OverrideError(path, `${id} is not a water space`);
  }
}

function checkSarah({ sarah, breeds, posts, sea }: NzTables): void {
  for (const [level, difficulty] of Object.entries(sarah.difficulties)) {
    const at = `sarah.difficulties.${level}`;
    checkNames(difficulty.without.map(String), sarah.cards, `${at}.without`, 'a card of Sarah');
    checkName(difficulty.firstDelivery, posts, `${at}.firstDelivery`, 'a trading post');
  }
  for (const [card, table] of Object.entries(sarah.shearerSheep)) {
    for (const [shearers, sheep] of Object.entries(table)) {
      checkNames(sheep, breeds, `sarah.shearerSheep.${card}.${shearers}`, 'a breed');
    }
  }
  for (const [column, post] of Object.entries(sarah.immediate.shearer)) {
    checkName(post, posts, `sarah.immediate.shearer.${column}`, 'a trading post');
  }
  for (const [column, place] of Object.entries(sarah.immediate.sailor)) {
    if (place !== 'medium-harbour')
      checkName(place, sea.medium, `sarah.immediate.sailor.${column}`, 'a medium harbour');
  }
  checkAtLeast(sarah.steps.most, sarah.steps.least, 'sarah.steps.most');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const size = (table: object): number => Object.keys(table).length;

function checkTotal(found: number, expected: number, path: string, what: string, key: string): void {
  if (found !== expected) throw new OverrideError(path, `${found} ${what} in all, but counts.${key} is ${expected}`);
}

function checkName(name: unknown, table: object, path: string, what: string): void {
  if (typeof name !== 'string' || !Object.hasOwn(table, name)) throw unexpected(path, what, name);
}

const checkNames = (names: readonly unknown[], table: object, path: string, what: string): void =>
  names.forEach((name, index) => checkName(name, table, `${path}.${index}`, what));

function checkArrows(arrows: Readonly<Record<string, Arrow>>, ends: object, path: string, what: string): void {
  for (const [id, arrow] of Object.entries(arrows)) checkNames(arrow.between, ends, `${path}.${id}.between`, what);
}

function checkNotEmpty(list: readonly unknown[], path: string): void {
  if (list.length === 0) throw new OverrideError(path, 'the list is empty');
}

function checkKeys(table: object, keys: readonly string[], path: string): void {
  for (const key of keys) if (!Object.hasOwn(table, key)) throw new OverrideError(`${path}.${key}`, 'missing');
}

function checkAtMost(value: number, most: number, path: string): void {
  if (value > most) throw unexpected(path, `at most ${most}`, value);
}

function checkAtLeast(value: number, least: number, path: string): void {
  if (value < least) throw unexpected(path, `at least ${least}`, value);
}

/** The start and everything that can be reached from it. */
function reachedFrom(start: string, neighbours: (id: string) => readonly string[]): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const next of neighbours(id)) reached.add(next);
  return reached;
}
