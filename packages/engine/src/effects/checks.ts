/**
 * What both editions ask of their tables: a trail one can walk, building tiles with two sides, auxiliary actions, a
 * market that comes to its end, and icons that stand where they can be used.
 */
import {
  checkAtMost,
  checkId,
  checkIds,
  checkKeys,
  checkName,
  checkNames,
  checkNoCircle,
  checkNotEmpty,
  checkOnce,
  reachedFrom,
  size,
} from '../core/checks.ts';
import { OverrideError, unexpected } from '../core/overrides.ts';
import type { PerPlayers } from '../core/rows.ts';
import type { Effect } from './effect.ts';

interface TrailTable {
  readonly start: string;
  readonly end: string;
  readonly neutral: readonly string[];
  readonly building: Readonly<Record<string, { readonly risk: object | null }>>;
  readonly edges: Readonly<Record<string, readonly string[]>>;
}

/**
 * `sections` are the numbered spaces for hazards and the like, by their key in the table. `isAside` tells the spaces
 * that may lie beside the trail, where nobody walks.
 */
export function checkTrail(
  trail: TrailTable,
  sections: Readonly<Record<string, readonly string[]>>,
  neutralBuildings: object,
  isAside: (id: string) => boolean = () => false,
): void {
  const spaces = new Map<string, string>();
  const listed = (id: string, path: string) => {
    checkId(id, path);
    checkOnce(spaces, id, path);
  };
  listed(trail.start, 'trail.start');
  listed(trail.end, 'trail.end');
  for (const [kind, ids] of Object.entries({ neutral: trail.neutral, ...sections })) {
    ids.forEach((id, index) => listed(id, `trail.${kind}.${index}`));
  }
  Object.keys(trail.building).forEach((id) => listed(id, `trail.building.${id}`));

  for (const letter of Object.keys(neutralBuildings)) {
    if (!trail.neutral.includes(letter)) throw new OverrideError('trail.neutral', `there is no space for ${letter}`);
  }
  checkNames(trail.neutral, neutralBuildings, 'trail.neutral', 'a neutral building');
  // The tile of a letter is laid on the space with the same number in the list.
  Object.keys(neutralBuildings).forEach((letter, index) => {
    const found = trail.neutral[index];
    if (found !== letter) throw unexpected(`trail.neutral.${index}`, letter, found);
  });
  checkWays(trail, spaces, isAside);
}

function checkWays(trail: TrailTable, spaces: ReadonlyMap<string, string>, isAside: (id: string) => boolean): void {
  for (const [from, next] of Object.entries(trail.edges)) {
    if (!spaces.has(from)) throw new OverrideError(`trail.edges.${from}`, 'there is no such space');
    next.forEach((id, index) => {
      if (!spaces.has(id)) throw new OverrideError(`trail.edges.${from}.${index}`, `there is no space ${id}`);
    });
  }
  for (const id of spaces.keys()) if (id !== trail.end) checkKeys(trail.edges, [id], 'trail.edges');
  const after = (id: string): readonly string[] => (Object.hasOwn(trail.edges, id) ? trail.edges[id] : []);
  checkNoCircle(trail.start, after, 'trail.edges', 'the trail');
  const reached = reachedFrom(trail.start, after);
  // A dead end is where the way stops, not every space before it.
  for (const id of spaces.keys()) {
    if (id === trail.end || after(id).length > 0 || (isAside(id) && !reached.has(id))) continue;
    throw new OverrideError(`trail.edges.${id}`, `no way leads from ${id} to ${trail.end}`);
  }
  const reaches = reachedFrom(trail.end, (id) => [...spaces.keys()].filter((from) => after(from).includes(id)));
  for (const [id, path] of spaces) {
    if (!reached.has(id) && !reaches.has(id) && isAside(id)) continue;
    if (!reached.has(id)) throw new OverrideError(path, `no way leads from ${trail.start} to ${id}`);
    if (!reaches.has(id)) throw new OverrideError(path, `no way leads from ${id} to ${trail.end}`);
  }
}

/** Where the solo opponent builds: only on spaces without a risk action. */
export function checkBuildOrder(trail: TrailTable, order: readonly string[], path: string, who: string): void {
  order.forEach((id, index) => {
    const at = `${path}.${index}`;
    checkName(id, trail.building, at, 'a building space');
    if (trail.building[id].risk !== null) throw new OverrideError(at, `${who} never builds on ${id}, a risk space`);
  });
}

/** Every private building has an a-side and a b-side. */
export function checkSides(privateBuildings: object, tiles: number): void {
  const sides = size(privateBuildings);
  if (sides !== tiles * 2) {
    throw new OverrideError('privateBuildings', `${sides} sides in all, but counts.privateBuildings is ${tiles}`);
  }
  for (let tile = 1; tile <= tiles; tile++) checkKeys(privateBuildings, [`${tile}a`, `${tile}b`], 'privateBuildings');
}

interface DiscTable {
  readonly count: number;
  readonly unlocks: string;
  readonly auxiliary: string | null;
}

/** Two disc spaces for each auxiliary action, of which an action that starts open lacks one. */
export function checkAuxiliaries(
  discSpaces: Readonly<Record<string, DiscTable>>,
  auxiliaries: Readonly<Record<string, { readonly startsOpen: boolean }>>,
): void {
  for (const [id, space] of Object.entries(discSpaces)) {
    const at = `discSpaces.${id}.auxiliary`;
    if (space.unlocks === 'auxiliary') checkName(space.auxiliary, auxiliaries, at, 'an auxiliary action');
    else if (space.auxiliary !== null) throw unexpected(at, 'null', space.auxiliary);
  }
  for (const [id, auxiliary] of Object.entries(auxiliaries)) {
    const own = Object.values(discSpaces).filter((space) => space.auxiliary === id);
    const discs = auxiliary.startsOpen ? 1 : 2;
    if (own.length !== 1 || own[0].count !== discs) {
      throw new OverrideError('discSpaces', `there is not one entry of ${discs} for the auxiliary action ${id}`);
    }
  }
}

/** A printed arrow runs between two places that exist. */
export function checkArrows(
  arrows: Readonly<Record<string, { readonly between: readonly string[] }>>,
  ends: object,
  path: string,
  what: string,
): void {
  for (const [id, arrow] of Object.entries(arrows)) checkNames(arrow.between, ends, `${path}.${id}.between`, what);
}

interface TokenMarket {
  readonly costs: readonly number[];
  readonly arrows: readonly string[];
  readonly columns: PerPlayers<number>;
}

/**
 * A market whose token walks from the second row down to the arrow `end`, a row for every row that is filled: there must
 * be tiles for all of them, and `spare` ones.
 */
export function checkTokenMarket(
  { costs, arrows, columns }: TokenMarket,
  path: string,
  end: string,
  tiles: number,
  spare: number,
): void {
  checkNotEmpty(costs, `${path}.costs`);
  if (arrows.length !== costs.length) {
    throw new OverrideError(`${path}.arrows`, `${arrows.length} arrows do not fit the ${costs.length} rows of costs`);
  }
  if (costs.length < 2) throw new OverrideError(`${path}.costs`, 'there is no second row, where the token starts');
  arrows.forEach((arrow, row) => {
    const isLast = row === arrows.length - 1;
    if ((arrow === end) !== isLast)
      throw unexpected(`${path}.arrows.${row}`, isLast ? end : 'another arrow than that of the end', arrow);
  });
  for (const [players, width] of Object.entries(columns)) {
    const needed = costs.length * width + spare;
    if (needed > tiles) {
      const why = `${costs.length} rows of ${width} with ${players} players need ${needed} tiles until the end`;
      throw new OverrideError(`${path}.costs`, `${why}, but there are ${tiles}`);
    }
  }
}

/** Tables by path whose ids stand for the same word in a move. */
export function checkSharedIds(tables: Readonly<Record<string, object>>): void {
  const seen = new Map<string, string>();
  for (const [path, table] of Object.entries(tables)) {
    checkIds(table, path);
    for (const id of Object.keys(table)) {
      if (id === 'no-disc') throw new OverrideError(`${path}.${id}`, 'in a move this word means that there is no disc');
      checkOnce(seen, id, `${path}.${id}`);
    }
  }
}

/** Icons that work in some places only, with those places: a star is any one key, two at the end all that is inside. */
export type IconPlaces = {
  readonly [Name in Effect['do']]?: { readonly at: readonly string[]; readonly called: string };
};

export function checkIconPlaces(tables: object, places: IconPlaces): void {
  const matches = (pattern: string, keys: readonly string[]): boolean => {
    const wanted = pattern.split('.');
    const inside = wanted.at(-1) === '**' && wanted.pop() !== undefined;
    return (
      (inside ? keys.length >= wanted.length : keys.length === wanted.length) &&
      wanted.every((key, at) => key === '*' || key === keys[at])
    );
  };
  const visit = (value: unknown, keys: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = (value as { readonly do?: unknown }).do;
    const place = typeof name === 'string' && Object.hasOwn(places, name) ? places[name as Effect['do']] : undefined;
    if (place !== undefined && !place.at.some((pattern) => matches(pattern, keys)))
      throw new OverrideError(`${keys.join('.')}.do`, `${String(name)} can stand only ${place.called}`);
    for (const [key, inner] of Object.entries(value)) visit(inner, [...keys, key]);
  };
  visit(tables, []);
}

/** A move names a local action by its number, of which there are nine, the risk action included, and by a or b. */
export function checkLocalActions(actions: readonly Effect[], path: string): void {
  checkAtMost(actions.length, 8, `${path}.length`);
  actions.forEach((action, index) => checkLocalAction(action, `${path}.${index}`));
}

export function checkLocalAction(action: Effect | null, path: string): void {
  if (action?.do === 'either' && action.of.length > 2)
    throw new OverrideError(`${path}.of`, `${action.of.length} effects to choose from instead of 2 in a local action`);
}

interface AutomaTable {
  readonly cards: object;
  readonly difficulties: Readonly<Record<string, { readonly without: readonly number[] }>>;
}

/** Each difficulty leaves out cards that there are, and not all of them. */
export function checkDifficulties({ cards, difficulties }: AutomaTable, path: string, what: string): void {
  for (const [level, { without }] of Object.entries(difficulties)) {
    const at = `${path}.difficulties.${level}.without`;
    checkNames(without.map(String), cards, at, what);
    if (new Set(without).size === size(cards)) throw new OverrideError(at, 'no card is left');
  }
}
