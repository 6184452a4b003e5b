import type { NzEvent } from '@drover/engine';
import { anA, listed, plural, tally } from '../text.ts';
import { bonusTileWords, effectWords, harbourmasterWords, objectiveWords, points } from './effects.ts';
import {
  aCard,
  cardName,
  discName,
  hazardNameOf,
  placeNamed,
  postName,
  seatOf,
  sourceName,
  workerTypes,
  type Table,
} from './names.ts';

/** What happened, a sentence for each thing. Payments are told together with what they are for. */
export function storyOf(at: Table, events: readonly NzEvent[]): string[] {
  return events.flatMap((event, i) => {
    const words = told(at, event, events, i);
    return words === null ? [] : [words];
  });
}

/** Cards discarded one after the other are told together, with the first of them. */
function discardedFrom(events: readonly NzEvent[], first: number): string[] | null {
  const isDiscard = (event: NzEvent | undefined) => event?.type === 'discarded';
  if (isDiscard(events[first - 1])) return null;
  const end = events.findIndex((event, i) => i > first && !isDiscard(event));
  return events
    .slice(first, end < 0 ? undefined : end)
    .flatMap((event) => ('card' in event ? [String(event.card)] : []));
}

/** What was paid for this, told in one breath with it. */
function price(events: readonly NzEvent[], why: string): string {
  const paid = events.find((event) => event.type === 'spent' && event.why === why);
  return paid === undefined || !('pounds' in paid) ? '' : ` for £${paid.pounds}`;
}

const hasAuxiliary = (events: readonly NzEvent[], id: string): boolean =>
  events.some((event) => event.type === 'auxiliary' && event.action === id);

const TOLD_WITH_WHAT_IT_IS_FOR = ['hire', 'invest', 'sheep', 'build', 'harbour'];
const TOLD_WITH_ITS_REASON = ['income', 'wool'];

function told(at: Table, event: NzEvent, events: readonly NzEvent[], i: number): string | null {
  const { c } = at;
  const who = 'seat' in event ? seatOf(at, event.seat) : '';
  const a = (card: string): string => aCard(c, card);
  const before = events[i - 1];
  switch (event.type) {
    case 'turn':
      return null;
    case 'earned':
      if (TOLD_WITH_ITS_REASON.includes(event.why) || hasAuxiliary(events, event.why)) return null;
      if (event.why === 'fee') return `${who} receives the fee of £${event.pounds}`;
      if (event.why === 'disc') return `${who} receives £${event.pounds} for clearing the space`;
      return `${who} receives £${event.pounds} from ${sourceName(at, event.why)}`;
    case 'spent':
      if (TOLD_WITH_WHAT_IT_IS_FOR.includes(event.why) || hasAuxiliary(events, event.why)) return null;
      if (event.why === 'fee') return `${who} pays a fee of £${event.pounds}`;
      if (event.why === 'disc') return `${who} pays £${event.pounds} for clearing the space`;
      if (event.why === 'transport') return `${who} pays £${event.pounds} for transport`;
      return `${who} pays £${event.pounds} for ${sourceName(at, event.why)}`;
    case 'shuffled':
      return `${who} shuffles the discard pile into a new stack`;
    case 'drew':
      return `${who} draws ${plural(event.count, 'card')}${
        event.cards === undefined ? '' : `: ${tally(event.cards.map((card) => cardName(c, card)))}`
      }`;
    case 'discarded':
      return discardedFrom(events, i) === null ? null : `${who} discards ${listed(discardedFrom(events, i)!.map(a))}`;
    case 'acquired':
      return acquired(at, event, who, a(event.card), events);
    case 'cleared':
      return before?.type === 'delivered' || before?.type === 'spent'
        ? null
        : `${who} clears the ${discName(event.disc)} space`;
    case 'placed':
      return `${who} starts at ${placeNamed(at, event.at)}`;
    case 'moved': {
      const path = event.path.map((space) => placeNamed(at, space));
      const by = path.length === 1 ? '' : ` by way of ${listed(path.slice(0, -1))}`;
      return `${who} walks ${plural(path.length, 'step')} to ${path.at(-1)}${by}`;
    }
    case 'used':
      return `${who} uses ${sourceName(at, event.source)}: ${actionWords(at, event.source, event.action)}`;
    case 'auxiliary': {
      const info = c.auxiliaries.find(({ id }) => id === event.action)!;
      return `${who} uses the ${event.double ? 'double ' : ''}auxiliary action: ${effectWords(c, event.double ? info.double : info.single)}`;
    }
    case 'played':
      return `${who} plays ${a(event.card)}${event.forgone ? ' without its effect' : ''}`;
    case 'tokens':
      return event.change > 0
        ? `${who} gets ${plural(event.change, 'exchange token')}`
        : `${who} gives ${plural(-event.change, 'exchange token')}`;
    case 'certificates':
      return event.change > 0
        ? `${who} gains ${plural(event.change, 'certificate')}, now ${event.now}`
        : `${who} spends ${plural(-event.change, 'certificate')}, ${event.now} left`;
    case 'worker':
      return events.some(({ type }) => type === 'hired') ? null : `A new worker of ${who} becomes ${anA(event.worker)}`;
    case 'built':
      return event.replaced === null
        ? `${who} builds ${event.building} on ${event.at}${price(events, 'build')}`
        : `${who} replaces ${event.replaced} on ${event.at} by ${event.building}${price(events, 'build')}`;
    case 'hazard': {
      const hazard = c.hazards.find(({ id }) => id === event.hazard)!;
      return `${who} removes the ${hazardNameOf(c, event.hazard)} ${event.at}, worth ${points(hazard.vp)}`;
    }
    case 'objectives': {
      const shown = event.shown.at(-1);
      return shown === undefined ? null : `A new objective lies open: ${shown}, ${objectiveWords(c, c.cardId[shown])}`;
    }
    case 'out':
      return `${who} removes ${a(event.card)} from the game`;
    case 'forgone':
      return `${who} leaves what ${sourceName(at, event.source)} offers`;
    case 'gold':
      return event.change > 0
        ? `${who} gains ${event.change} gold, now ${event.now}`
        : `${who} pays ${-event.change} gold, ${event.now} left`;
    case 'pathfinder':
      return `${who} moves the pathfinder from ${event.from} to ${event.to}`;
    case 'step-tile':
      return event.side === 1
        ? `${who} takes the step tile and can walk a step farther`
        : `${who} turns the step tile over and can walk another step farther`;
    case 'fees-ended':
      return `${who} pays no fees any more`;
    case 'hired':
      return `${who} hires ${anA(event.worker)} for £${event.cost}`;
    case 'invested':
      return `${who} invests £${event.cost} in ${event.tile}: ${bonusTileWords(
        c,
        c.bonusTiles.findIndex(({ id }) => id === event.tile),
      )}`;
    case 'permanent':
      return `${who} gains ${effectWords(c, { do: 'permanent', certificates: event.certificates, wool: event.wool })}`;
    case 'bought':
      return `${who} buys ${listed(event.cards.map(a))}${price(events, 'market')} with ${plural(event.workers, 'shepherd')}`;
    case 'market':
      return `New in the sheep market: ${tally(event.added.map((card) => cardName(c, card)))}`;
    case 'sailed':
      return `${who} sails to ${event.to}`;
    case 'upgraded':
      return `${who} upgrades harbour ${event.harbour}${price(events, 'harbour')}`;
    case 'ship-home':
      return `The ship of ${who} returns to the start`;
    case 'storehouse':
      return `${who} takes a storehouse of pair ${event.pair}${event.complete ? ', its last' : ''}`;
    case 'harbourmaster':
      return `${who} makes ${anA(event.worker)} harbourmaster: ${harbourmasterWords(
        c,
        c.harbourmasters.findIndex(({ id }) => id === event.tile),
      )}`;
    case 'revealed':
      return `${who} shows ${a(event.card)}`;
    case 'income':
      return event.total === 0
        ? `${who} has no flock for Wellington and receives nothing`
        : `${who} has a flock of ${event.total} for Wellington and receives £${event.total}`;
    case 'sheared':
      return `${who} shears ${event.total} wool and receives £${event.total}`;
    case 'delivered':
      return `${who} delivers to ${postName(event.post)}${event.disc === null ? '' : ` and clears the ${discName(event.disc)} space`}`;
    case 'no-disc':
      return `${who} has no disc left to place`;
    case 'foresight':
      return `${who} puts ${foresightTile(at, event.tile)} ${foresightPlace(event.to)}`;
    case 'foresight-filled':
      return `Foresight ${event.space} shows ${listed(event.tiles.map((tile) => (tile === null ? 'nothing' : foresightTile(at, tile))))}`;
    case 'token-moved':
      return event.row > c.bonusCosts.length
        ? `The market token leaves the market over the ${event.arrow} arrow`
        : `The market token crosses the ${event.arrow} arrow into row ${event.row}`;
    case 'buildings-flipped':
      return 'The neutral buildings are turned over';
    case 'end-triggered':
      return `${who} takes the market token: the game ends before the next turn of ${who}`;
    case 'over':
      return null;
    case 'automa-card':
      return `${who} turns up card ${event.card}: ${plural(event.steps, 'step')}, as a specialist in ${event.speciality}s`;
    case 'automa-chose':
      return `${who} chooses ${event.option} (${event.deed})`;
    case 'automa-skips':
      return `${who} finds nothing to do (${event.deed})`;
    case 'automa-restocks':
      return `${who} brings new sheep to the market`;
    case 'automa-speciality':
      return `${who} becomes a specialist in ${event.worker}s`;
    case 'bonus-tile-out':
      return `${who} removes bonus tile ${event.tile} from the game`;
    default:
      return otherwise(event);
  }
}

/** Something new that has no sentence yet. */
const otherwise = ({ type, ...rest }: { readonly type: string }): string => `${type} ${JSON.stringify(rest)}`;

function acquired(
  { c }: Table,
  event: Extract<NzEvent, { type: 'acquired' }>,
  who: string,
  card: string,
  events: readonly NzEvent[],
): string | null {
  const onto = event.onto === 'stack' ? ', onto the stack' : '';
  if (event.from === 'market' && events.some(({ type }) => type === 'bought'))
    return onto === '' ? null : `${who} puts it onto the stack`;
  const objective = c.cards[c.cardId[event.card]].kind === 'objective';
  const words = objective ? `: ${objectiveWords(c, c.cardId[event.card])}` : '';
  switch (event.from) {
    case 'market':
      return `${who} takes ${card} from the market${onto}`;
    case 'display':
      return `${who} takes ${card}${onto}${words}`;
    case 'stack':
      return `${who} takes an objective unseen, ${event.card}${onto}${words}`;
    default:
      return `${who} takes ${card}${onto}`;
  }
}

/** The printed action a building was used for; numbers count from 1. */
function actionWords({ s, c }: Table, source: string, action: number): string {
  const neutral = c.neutral.find(({ id }) => id === source);
  const effects =
    neutral === undefined
      ? (c.buildings.find(({ id }) => id === source)?.actions ?? [])
      : s.flipped && neutral.back !== null
        ? neutral.back
        : neutral.front;
  const effect = effects[action - 1];
  return effect === undefined ? 'the risk action beside it' : effectWords(c, effect);
}

const foresightTile = ({ c }: Table, tile: string): string => {
  if (workerTypes(c).includes(tile)) return anA(tile);
  return c.hazards.some(({ id }) => id === tile) ? anA(hazardNameOf(c, tile)) : `bonus tile ${tile}`;
};

const foresightPlace = (to: string): string => {
  if (to === 'job-market') return 'into the job market';
  if (to === 'bonus-market') return 'into the bonus tiles market';
  return to === 'out' ? 'out of the game' : `on ${to}`;
};
