import type { Seat, SecondMove } from '@drover/engine';
import { actionsAt } from '../choices/actions.ts';
import { plain, type Choice, type Parts } from '../choices/choice.ts';
import { actionList, sharedChoice } from '../choices/choices.ts';
import { discChoice, discWords } from '../choices/discs.ts';
import { waiting } from '../context/context.ts';
import { money, pieces, points } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { masterWords } from '../effects/masters.ts';
import { cardOf } from '../names/cards.ts';
import { placeName } from '../names/places.ts';
import { bagTileName, workerAt } from '../names/tiles.ts';
import { capital } from '../pack/capital.ts';
import type { SecondTableContext } from './context.ts';
import { cityName, railName, stationName } from './names.ts';

/** The moves of the Second Edition as buttons. */

const NO_DISC = 99;
const FROM_STATION = 100;

export function secondChoice(at: SecondTableContext, seat: Seat, move: SecondMove): Choice {
  const { s, c, edition, words } = at;
  const { labels } = words;
  switch (move.do) {
    case 'appoint': {
      const { place } = waiting<{ readonly place: number }>(at);
      const tile = s.stationMasters[place];
      return plain(
        labels.appoint(workerAt(at, move.worker)),
        tile < 0 ? null : masterWords(at, c.stationMasters[tile]),
      );
    }
    case 'borrow':
      return plain(labels.borrow(placeName(at, move.at)), actionList(at, actionsAt(at, move.at)));
    case 'bounty':
      return plain(
        labels.bounty(placeName(at, move.at)),
        effectWords(at, c.outlawRewards[c.outlawSpaces.indexOf(move.at)]),
      );
    case 'deliver':
      return deliverChoice(at, seat, move.city, move.disc);
    case 'engine': {
      const station = c.stationAt[move.to];
      return plain(
        labels.engine(railName(at, c.rail[move.to].id)),
        station < 0 ? null : pieces(at, [stationName(at, station).alone, ...stationWords(at, station)]),
      );
    }
    case 'foresight': {
      const { bag } = waiting<{ readonly bag: number }>(at);
      const tile = s.foresight[bag][move.tile];
      return plain(
        labels.foresight(bagTileName(at, tile)),
        tile < c.workers.length ? labels.toJobMarket : labels.toTrail,
      );
    }
    case 'income': {
      const total = handValue(at, seat) + move.certificates;
      return plain(labels.income(money(at, total), move.certificates), labels.incomeTotal(total));
    }
    case 'kansas-city':
      return plain(labels.arrive(edition), labels.arriveDetail.second);
    case 'raise':
      return plain(capital(labels.raise(cardOf(at, move.card), cardOf(at, move.card === c.calf ? c.heifer : c.cow))));
    case 'upgrade':
      return upgradeChoice(at, move.station, move.with);
    default:
      return sharedChoice(at, seat, move);
  }
}

/** The hand as income counts it: every breed once, its best card; permanent certificates always. */
function handValue({ s, c }: SecondTableContext, seat: Seat): number {
  const { hand, permanentCertificates } = s.players[seat];
  const best = new Map<string, number>();
  for (const card of hand) {
    const info = c.cards[card];
    if (info?.kind === 'animal') best.set(info.breed, Math.max(best.get(info.breed) ?? 0, info.breeding));
  }
  return [...best.values()].reduce((sum, value) => sum + value, permanentCertificates);
}

/** Where a disc goes, and which one; null for moves without a disc of the board. */
export function secondParts(at: SecondTableContext, seat: Seat, move: SecondMove): Parts | null {
  if (move.do === 'deliver' && move.disc < NO_DISC)
    return { place: deliveryTo(at, seat, move.city, []), disc: discChoice(at, move.disc) };
  return move.do === 'upgrade' && move.with < NO_DISC
    ? { place: upgradeOf(at, move.station, []), disc: discChoice(at, move.with) }
    : null;
}

const deliverChoice = (at: SecondTableContext, seat: Seat, city: number, disc: number): Choice =>
  disc === NO_DISC
    ? plain(at.words.labels.noDelivery, at.words.labels.noDisc)
    : deliveryTo(at, seat, city, movedDisc(at, disc));

/** A disc of the board, or one that lies at a station. */
const movedDisc = (at: SecondTableContext, disc: number): readonly string[] =>
  disc >= FROM_STATION ? [at.words.pieces.discFrom(stationName(at, disc - FROM_STATION))] : discWords(at, disc);

function deliveryTo(at: SecondTableContext, seat: Seat, city: number, discs: readonly string[]): Choice {
  const { c, s, words } = at;
  const { labels, pieces: said } = words;
  const { value, crosses, money: gain, vp } = c.cities[city];
  const fare = waiting(at).task === 'delivery' ? Math.max(0, crosses - c.rail[s.players[seat].engine].crosses) : 0;
  return plain(
    labels.deliver(cityName(at, city)),
    pieces(at, [
      ...discs,
      said.value(value),
      fare > 0 ? said.transport(money(at, fare)) : null,
      gain > 0 ? said.brings(money(at, gain)) : null,
      vp === 0 ? null : points(at, vp),
      ...completedArrows(at, seat, city),
    ]),
  );
}

/** The arrows a first disc in this city completes. */
function completedArrows(at: SecondTableContext, seat: Seat, city: number): string[] {
  const { cities } = at.s.players[seat];
  const { pieces: said } = at.words;
  if (cities[city] > 0) return [];
  return at.c.cityArrows.flatMap(({ a, b, vp, action }) => {
    const other = a === city ? b : b === city ? a : -1;
    if (other < 0 || cities[other] === 0) return [];
    return [
      ...(vp === 0 ? [] : [said.arrow(cityName(at, other), points(at, vp))]),
      ...(action === null ? [] : [said.arrowEffect(cityName(at, other), effectWords(at, action))]),
    ];
  });
}

/** Price and points of a station, and the tile beside it. */
export function stationWords(at: SecondTableContext, station: number): string[] {
  const { cost, vp } = at.c.stations[station];
  const master = at.s.stationMasters[station];
  const { pieces: said } = at.words;
  return [
    said.costs(money(at, cost)),
    points(at, vp),
    ...(master < 0 ? [] : [said.masterThere(masterWords(at, at.c.stationMasters[master]))]),
  ];
}

const upgradeChoice = (at: SecondTableContext, station: number, by: number): Choice =>
  upgradeOf(at, station, movedDisc(at, by));

function upgradeOf(at: SecondTableContext, station: number, discs: readonly string[]): Choice {
  const [, ...rest] = stationWords(at, station);
  return plain(
    at.words.labels.upgrade(stationName(at, station), money(at, at.c.stations[station].cost)),
    pieces(at, [...discs, ...rest]),
  );
}
