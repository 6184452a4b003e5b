import { tiles } from '@drover/engine';
import { bold, flow } from '../text.ts';
import { effectWords, points } from './effects.ts';
import { buildingOf, lyingOn, seatOf } from './names.ts';
import { money, type Table } from './table.ts';

/** The trail as text: forks and joins each get a line, the ways between them one below. */
export function trailLines(at: Table): string[] {
  const { c } = at;
  const into = c.spaces.map((_, space) => c.spaces.filter(({ next }) => next.includes(space)).length);
  const beside = c.spaces.flatMap(({ next }, space) => (next.length + into[space] === 0 ? [space] : []));
  const isJoint = (space: number): boolean =>
    c.spaces[space].next.length !== 1 || into[space] !== 1 || c.neutralSpaces.includes(space);
  return c.spaces.flatMap((_, from) => {
    if (from === beside[0]) return flow(['beside the trail:', ...beside.map((each) => stop(at, each))], 6, 8);
    if (!isJoint(from) || beside.includes(from)) return [];
    const ways = c.spaces[from].next.map((first) => {
      const way: number[] = [];
      let space = first;
      for (; !isJoint(space); space = c.spaces[space].next[0]) way.push(space);
      return flow([...way.map((each) => stop(at, each)), `> ${c.spaces[space].id}`], 6, 8);
    });
    return [...flow([bold(c.spaces[from].id), ...offered(at, from), ...here(at, from)], 2, 5), ...ways.flat()];
  });
}

/** What a neutral building offers. */
function offered(at: Table, space: number): string[] {
  const tile = at.s.trail[space];
  if (!tiles.isNeutral(tile)) return [];
  const letter = tiles.neutralOf(tile);
  const { id } = at.c.neutral[letter];
  const actions = at.c.rules.neutralActions(at, letter);
  return [
    ...(id === at.c.spaces[space].id ? [] : [`building ${id}:`]),
    ...actions.map((effect, i) => `(${i + 1}) ${effectWords(at, effect)}`),
  ];
}

/** A space between forks with what lies there, or what is printed there while nothing does. */
const stop = (at: Table, space: number): string =>
  [`${at.c.spaces[space].id}${tileWords(at, space) ?? printed(at, space)}`, ...here(at, space)].join('  ');

/** A tile with its fee, and the points of a hazard. */
function tileWords(at: Table, space: number): string | null {
  const { s, c } = at;
  const tile = s.trail[space];
  const lying = lyingOn(at, space);
  if (lying === null) return null;
  if (tiles.isOutlaw(tile)) return `[${lying} ${money(at, c.outlawFees[tiles.outlawOf(tile)])}]`;
  if (tiles.isHazard(tile)) {
    const { fee, vp } = c.hazards[tiles.hazardOf(tile)];
    return `[${lying} ${money(at, fee)}, ${points(vp)}]`;
  }
  const { fee } = buildingOf(at, tiles.ownerOf(tile), tiles.numberOf(tile));
  return `[${lying}${fee > 0 ? `, ${money(at, fee)}` : ''}]`;
}

function printed({ c, words }: Table, space: number): string {
  const { lush, nugget, gate, risk } = c.spaces[space];
  const marks = [
    ...(lush ? [words.lush] : []),
    ...(nugget ? ['gold'] : []),
    ...(risk === null ? [] : ['risk']),
    ...(gate > 0 ? [`gate ${gate}`] : []),
  ];
  return marks.length === 0 ? '' : `(${marks.join(', ')})`;
}

function here(at: Table, space: number): string[] {
  const seats = at.s.order.filter((seat) => at.s.players[seat].at === space);
  return seats.length === 0 ? [] : [bold(`<<${seats.map((seat) => seatOf(at, seat)).join(', ')}>>`)];
}
