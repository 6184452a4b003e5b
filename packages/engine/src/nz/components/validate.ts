/** Do the tables fit together? Totals, names that refer to something, and boards one can travel. */
import {
  checkAtLeast,
  checkAtMost,
  checkId,
  checkIds,
  checkKeys,
  checkName,
  checkNames,
  checkNotEmpty,
  checkReferences,
  checkTotal,
  reachedFrom,
  size,
  sum,
} from '../../core/checks.ts';
import { OverrideError, unexpected } from '../../core/overrides.ts';
import { checkShapes } from '../../core/shapes.ts';
import {
  checkArrows,
  checkAuxiliaries,
  checkBuildOrder,
  checkDifficulties,
  checkIconPlaces,
  checkLocalAction,
  checkLocalActions,
  checkSharedIds,
  checkSides,
  checkTokenMarket,
  checkTrail,
  type IconPlaces,
} from '../../effects/checks.ts';
import type { NzTables } from './index.ts';
import { nzShapes } from './shapes.ts';

const iconPlaces: IconPlaces = {
  'move-on': {
    at: [
      'neutralBuildings.*.front.**',
      'neutralBuildings.*.back.**',
      'privateBuildings.*.actions.**',
      'trail.building.*.risk.**',
    ],
    called: 'among the local actions of a building',
  },
};

/** Throws an `OverrideError` that names the first value that does not fit. */
export function validateNz(tables: NzTables): void {
  checkShapes(tables, nzShapes);
  checkReferences(tables, 'breeds', tables.breeds, 'a breed');
  checkReferences(tables, 'breed', tables.breeds, 'a breed');
  checkReferences(tables, 'post', tables.posts, 'a trading post');
  checkName(tables.exchange.retireBreed, tables.breeds, 'exchange.retireBreed', 'a breed');
  checkIconPlaces(tables, iconPlaces);
  checkTotals(tables);
  checkBuildings(tables);
  checkCards(tables);
  checkPlayerBoard(tables);
  checkMarkets(tables);
  checkPlayerCounts(tables);
  checkPathfinder(tables);
  checkNzTrail(tables);
  checkPosts(tables);
  checkSea(tables);
  checkSarah(tables);
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
  checkSides(tables.privateBuildings, counts.privateBuildings);
  checkTotal(size(tables.storehousePairs) * 2, counts.storehouses, 'storehousePairs', 'storehouses', 'storehouses');
  checkTotal(size(tables.sarah.cards), counts.sarahCards, 'sarah.cards', 'cards', 'sarahCards');
  const discs = sum(Object.values(tables.discSpaces).map((space) => space.count));
  checkTotal(discs, counts.discs, 'discSpaces', 'discs', 'discs');
}

function checkBuildings({ neutralBuildings, privateBuildings, trail }: NzTables): void {
  for (const [id, { front, back }] of Object.entries(neutralBuildings)) {
    checkLocalActions(front, `neutralBuildings.${id}.front`);
    if (back !== null) checkLocalActions(back, `neutralBuildings.${id}.back`);
  }
  for (const [id, { actions }] of Object.entries(privateBuildings))
    checkLocalActions(actions, `privateBuildings.${id}.actions`);
  for (const [id, { risk }] of Object.entries(trail.building)) checkLocalAction(risk, `trail.building.${id}.risk`);
}

function checkCards(tables: NzTables): void {
  for (const [id, card] of Object.entries(tables.bonusCards)) {
    const at = `bonusCards.${id}`;
    if (card.kind === 'sheep' && card.name === null) throw unexpected(`${at}.name`, 'a name for the sheep', card.name);
    if (card.kind !== 'sheep' && card.options.length === 0)
      throw unexpected(`${at}.options`, 'an effect', card.options);
    if (card.options.length > 2)
      throw new OverrideError(`${at}.options`, `${card.options.length} effects, but a card has two halves at most`);
    if (card.kind === 'objective' && card.tasks.length === 0) throw unexpected(`${at}.tasks`, 'a task', card.tasks);
  }
  for (const [id, card] of Object.entries(tables.objectives)) {
    if (card.tasks.length === 0) throw unexpected(`objectives.${id}.tasks`, 'a task', card.tasks);
  }
}

function checkPlayerBoard({ discSpaces, auxiliaries, tracks }: NzTables): void {
  checkAuxiliaries(discSpaces, auxiliaries);
  for (const unlocks of ['step', 'certificate-limit']) {
    const own = Object.values(discSpaces).filter((space) => space.unlocks === unlocks);
    if (own.length !== 1)
      throw new OverrideError('discSpaces', `${own.length} entries unlock ${unlocks} instead of one`);
  }
  if (!Object.values(discSpaces).some((space) => space.corner === 'white' && space.cost === 0 && space.count > 0))
    throw new OverrideError('discSpaces', 'none has white corners and costs nothing, as the first turn needs');
  checkAtMost(tracks.startGold, tracks.goldLimit, 'tracks.startGold');
  checkAtLeast(tracks.certificateLimitCleared, tracks.certificateLimit, 'tracks.certificateLimitCleared');
}

function checkMarkets({ jobMarket, bonusMarket, bonusTiles, buying }: NzTables): void {
  checkNotEmpty(jobMarket.costs, 'jobMarket.costs');
  // Two tiles lie on the foresight spaces.
  checkTokenMarket(bonusMarket, 'bonusMarket', 'red', sum(Object.values(bonusTiles).map((tile) => tile.copies)), 2);
  checkAtMost(bonusMarket.costs.length, 20, 'bonusMarket.costs.length');
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
  objectives,
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
  for (const players of [2, 3, 4] as const) {
    // The first row, and the second up to the token on its last space.
    checkAtMost(bonusMarket.columns[players], 4, `bonusMarket.columns.${players}`);
    const spaces = bonusMarket.columns[players] * 2 - 1;
    const tiles = setup.bonusTilesPlaced[players];
    if (tiles !== spaces) throw unexpected(`setup.bonusTilesPlaced.${players}`, String(spaces), tiles);
  }
  checkKeys(setup.startMoney, ['1', '2', '3', '4'], 'setup.startMoney');
  checkKeys(setup.startCards, ['1', '2', '3', '4'], 'setup.startCards');
  for (const [players, cards] of Object.entries(setup.bonusCardsPerSet)) {
    checkAtMost(cards, counts.bonusCardsPerSet, `setup.bonusCardsPerSet.${players}`);
  }
  checkAtMost(setup.harbourmastersInPlay, size(harbourmasters), 'setup.harbourmastersInPlay');
  checkAtMost(setup.harbourmastersInPlay, size(sea.medium), 'setup.harbourmastersInPlay');
  if (setup.bonusSetsInPlay !== 4)
    throw unexpected('setup.bonusSetsInPlay', '4, one for each stack,', setup.bonusSetsInPlay);
  checkAtMost(setup.objectiveDisplay, size(objectives), 'setup.objectiveDisplay');
  checkAtLeast(setup.moneyPerVp, 1, 'setup.moneyPerVp');
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

function checkNzTrail({ trail, neutralBuildings }: NzTables): void {
  checkTrail(trail, { rockfall: trail.rockfall, flood: trail.flood }, neutralBuildings);
  checkBuildOrder(trail, trail.sarahBuildOrder, 'trail.sarahBuildOrder', 'Sarah');
}

function checkPosts({ posts, postArrows, sea }: NzTables): void {
  checkIds(posts, 'posts');
  for (const [id, post] of Object.entries(posts)) {
    if (post.harbour !== null) checkName(post.harbour, sea.large, `posts.${id}.harbour`, 'a large harbour');
  }
  for (const id of Object.keys(sea.large)) {
    if (posts[id]?.harbour !== id)
      throw new OverrideError(`sea.large.${id}`, 'no trading post of that name belongs to it');
  }
  checkArrows(postArrows, posts, 'postArrows', 'a trading post');
}

function checkSea({ sea, discSpaces }: NzTables): void {
  checkSharedIds({ discSpaces, 'sea.small': sea.small, 'sea.medium': sea.medium, 'sea.large': sea.large });
  checkId(sea.start, 'sea.start');
  const neighbours = new Map<string, string[]>([[sea.start, []]]);
  for (const [route, spaces] of Object.entries(sea.routes)) {
    checkNotEmpty(spaces, `sea.routes.${route}`);
    spaces.forEach((id, index) => {
      checkId(id, `sea.routes.${route}.${index}`);
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

function checkSarah({ sarah, breeds, posts }: NzTables): void {
  const rows = { 'shearer-sheep': sarah.shearerSheep, 'bonus-card': sarah.sailorCards };
  for (const [id, card] of Object.entries(sarah.cards)) {
    for (const list of ['actions', 'otherwise'] as const) {
      card[list].forEach((action, index) => {
        if ((action === 'shearer-sheep' || action === 'bonus-card') && !Object.hasOwn(rows[action], id))
          throw new OverrideError(
            `sarah.cards.${id}.${list}.${index}`,
            `nothing says what ${action} means on card ${id}`,
          );
      });
    }
  }
  checkDifficulties(sarah, 'sarah', 'a card of Sarah');
  const localSheep = Object.entries(posts).filter(([, post]) => post.kind === 'sheep' && post.harbour === null);
  for (const [level, difficulty] of Object.entries(sarah.difficulties)) {
    const at = `sarah.difficulties.${level}.firstDelivery`;
    checkName(difficulty.firstDelivery, Object.fromEntries(localSheep), at, 'a local post for sheep');
  }
  for (const [card, table] of Object.entries(sarah.shearerSheep)) {
    for (const [shearers, sheep] of Object.entries(table)) {
      sheep.forEach((one, index) => {
        const at = `sarah.shearerSheep.${card}.${shearers}.${index}`;
        if (typeof one === 'string') checkName(one, breeds, at, 'a breed');
        else checkNames(one, breeds, at, 'a breed');
      });
    }
  }
  for (const [row, columns] of Object.entries(sarah.immediate)) {
    for (const [column, icon] of Object.entries(columns)) {
      if (icon !== null && icon !== 'medium-harbour')
        checkName(icon, posts, `sarah.immediate.${row}.${column}`, 'medium-harbour or a trading post');
    }
  }
  checkAtLeast(sarah.steps.most, sarah.steps.least, 'sarah.steps.most');
}
