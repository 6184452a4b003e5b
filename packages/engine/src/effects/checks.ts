/** What both editions ask of their tables: a trail one can walk, building tiles with two sides, auxiliary actions. */
import { checkKeys, checkName, checkNames, checkNoCircle, reachedFrom, size } from '../core/checks.ts';
import { OverrideError, unexpected } from '../core/overrides.ts';

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
    const elsewhere = spaces.get(id);
    if (elsewhere !== undefined) throw new OverrideError(path, `${id} is already listed at ${elsewhere}`);
    spaces.set(id, path);
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
  checkWays(trail, spaces, isAside);
}

function checkWays(trail: TrailTable, spaces: ReadonlyMap<string, string>, isAside: (id: string) => boolean): void {
  for (const [from, next] of Object.entries(trail.edges)) {
    if (!spaces.has(from)) throw new OverrideError(`trail.edges.${from}`, 'there is no such space');
    next.forEach((id, index) => {
      if (!spaces.has(id)) throw new OverrideError(`trail.edges.${from}.${index}`, `there is no space ${id}`);
    });
  }
  const after = (id: string): readonly string[] => (Object.hasOwn(trail.edges, id) ? trail.edges[id] : []);
  checkNoCircle(trail.start, after, 'trail.edges', 'the trail');
  const reached = reachedFrom(trail.start, after);
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
