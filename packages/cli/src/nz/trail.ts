import { bold, flow } from '../text.ts';
import { effectWords, points } from './effects.ts';
import { buildingOf, hazardName, seatOf, type Table } from './names.ts';
import { tileAt } from './tiles.ts';

/** The trail as text: forks and joins each get a line, the ways between them one below. */
export function trailLines(at: Table): string[] {
  const { c } = at;
  const into = c.spaces.map((_, space) => c.spaces.filter(({ next }) => next.includes(space)).length);
  const isJoint = (space: number): boolean =>
    c.spaces[space].next.length !== 1 || into[space] !== 1 || c.neutralSpaces.includes(space);
  return c.spaces.flatMap((_, from) => {
    if (!isJoint(from)) return [];
    const ways = c.spaces[from].next.map((first) => {
      const way: number[] = [];
      let space = first;
      for (; !isJoint(space); space = c.spaces[space].next[0]) way.push(space);
      return flow([...way.map((each) => stop(at, each)), `> ${c.spaces[space].id}`], 6, 8);
    });
    return [`  ${bold(c.spaces[from].id)}${actions(at, from)}${here(at, from)}`, ...ways.flat()];
  });
}

/** What a neutral building offers. */
function actions({ s, c }: Table, space: number): string {
  const tile = tileAt(s, space);
  if (tile.kind !== 'neutral') return '';
  const { id, front, back } = c.neutral[tile.letter];
  const offered = s.flipped && back !== null ? back : front;
  const name = id === c.spaces[space].id ? '' : `  building ${id}:`;
  return `${name}  ${offered.map((effect, i) => `(${i + 1}) ${effectWords(c, effect)}`).join('  ')}`;
}

/** A space between forks with what lies there, or what is printed there while nothing does. */
function stop(at: Table, space: number): string {
  return `${at.c.spaces[space].id}${lying(at, space)}${here(at, space)}`;
}

function lying(at: Table, space: number): string {
  const { s, c } = at;
  const tile = tileAt(s, space);
  if (tile.kind === 'hazard') {
    const { fee, vp } = c.hazards[tile.hazard];
    return `[${hazardName(c, tile.hazard)} £${fee}, ${points(vp)}]`;
  }
  if (tile.kind === 'private') {
    const { id, fee } = buildingOf(at, tile.number);
    return `[${id} of ${seatOf(at, tile.owner)}${fee > 0 ? `, £${fee}` : ''}]`;
  }
  const { lush, nugget, gate, risk } = c.spaces[space];
  const printed = [
    ...(lush ? ['lush'] : []),
    ...(nugget ? ['gold'] : []),
    ...(risk === null ? [] : ['risk']),
    ...(gate > 0 ? [`gate ${gate}`] : []),
  ];
  return printed.length === 0 ? '' : `(${printed.join(', ')})`;
}

function here(at: Table, space: number): string {
  const seats = at.s.order.filter((seat) => at.s.players[seat].at === space);
  return seats.length === 0 ? '' : bold(`  <<${seats.map((seat) => seatOf(at, seat)).join(', ')}>>`);
}
