import { tiles, type Seat } from '@drover/engine';
import { waiting, type TableContext } from '../context/context.ts';
import { money, pieces, points } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { landWords } from '../effects/land.ts';
import { spaceName } from '../names/places.ts';
import { buildingAt, buildingOf, workerAt } from '../names/tiles.ts';
import { plain, type Choice } from './choice.ts';

/** Which building to place, and where. */

export function buildChoice(at: TableContext, seat: Seat, number: number): Choice {
  const building = buildingOf(at, seat, number);
  const { labels, names, pieces: said } = at.words;
  return plain(
    labels.build(names.building(building.id)),
    pieces(at, [
      said.needs(workerAt(at, 1), building.craftsmen),
      points(at, building.vp),
      building.fee > 0 ? said.fee(money(at, building.fee)) : null,
      ...building.actions.map((effect) => effectWords(at, effect)),
    ]),
  );
}

/** A new building or a replacement, what it costs there, and what the space is like. */
export function siteChoice(at: TableContext, seat: Seat, space: number): Choice {
  const { labels, names } = at.words;
  const { building, effect } = waiting<{ readonly building: number; readonly effect: { moneyPerCraftsman: number } }>(
    at,
  );
  const tile = at.s.trail[space];
  const old = tiles.isPrivate(tile) ? buildingAt(at, tile) : null;
  const craftsmen = buildingOf(at, seat, building).craftsmen - (old?.craftsmen ?? 0);
  const place = spaceName(at, space);
  return plain(
    old === null ? labels.site(place) : labels.replace(names.building(old.id), place),
    pieces(at, [at.words.pieces.costs(money(at, craftsmen * effect.moneyPerCraftsman)), ...landWords(at, space)]),
  );
}
