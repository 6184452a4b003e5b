import type { NzEvent, SecondEvent } from '@drover/engine';
import { anA, listed, plural, pluralOf, tally } from '../text.ts';
import { reasonFor, skipped, turnedUp } from './automa.ts';
import { effectWords, objectiveWords, points } from './effects.ts';
import { aCard, cardName, discName, placeNamed, seatOf, someCards, sourceName, tileName } from './names.ts';
import { money, type AnyEvent, type Table } from './table.ts';

/** What happened, a sentence for each thing. Payments are told together with what they are for. */

/** An event among those it happened with. */
export interface Happening<E extends AnyEvent = AnyEvent> {
  readonly event: E;
  readonly events: readonly E[];
  readonly i: number;
  /** Whose deed it was. */
  readonly who: string;
}

/** Events that mean the same in both editions. */
type SharedEvent = Exclude<Extract<NzEvent, SecondEvent>, { type: 'permanent' }>;

export function storyOf<E extends AnyEvent>(
  at: Table,
  events: readonly E[],
  told: (happening: Happening<E>) => string | null,
): string[] {
  return events.flatMap((event, i) => {
    const words = told({ event, events, i, who: 'seat' in event ? seatOf(at, event.seat) : '' });
    return words === null ? [] : [`${words}${reasonFor(at, events[i - 1])}`];
  });
}

/** Things of one kind that happened in a row are told together, with the first of them. */
function row<T extends AnyEvent['type']>(
  { events, i }: Happening,
  type: T,
  fits: (event: Extract<AnyEvent, { type: T }>) => boolean = () => true,
): Extract<AnyEvent, { type: T }>[] | null {
  const belongs = (event: AnyEvent | undefined): event is Extract<AnyEvent, { type: T }> =>
    event?.type === type && fits(event as Extract<AnyEvent, { type: T }>);
  if (belongs(events[i - 1])) return null;
  const end = events.findIndex((event, j) => j > i && !belongs(event));
  return events.slice(i, end < 0 ? undefined : end).filter(belongs);
}

/** What was paid for this, told in one breath with it. */
export function price(at: Table, events: readonly AnyEvent[], why: string): string {
  const paid = events.find((event) => event.type === 'spent' && event.why === why);
  return paid === undefined || !('money' in paid) ? '' : ` for ${money(at, paid.money)}`;
}

const hasAuxiliary = (events: readonly AnyEvent[], id: string): boolean =>
  events.some((event) => event.type === 'auxiliary' && event.action === id);

const TOLD_WITH_WHAT_IT_IS_FOR = ['hire', 'invest', 'market', 'build', 'harbour', 'station'];
const TOLD_WITH_ITS_REASON = ['income', 'wool'];

/** `2 steps to building C by way of building B`. */
export function wayWords(at: Table, path: readonly string[]): string {
  const places = path.map((space) => placeNamed(at, space));
  const by = places.length === 1 ? '' : ` by way of ${listed(places.slice(0, -1))}`;
  return `${plural(places.length, 'step')} to ${places.at(-1)}${by}`;
}

/** The disc that went somewhere: from the player board, or from where it lay before. */
export function discWords(at: Table, disc: string | null, elsewhere: string): string {
  if (disc === null) return '';
  return at.c.discSpaces.some(({ id }) => id === disc)
    ? ` and clears the ${discName(at, disc)} space`
    : ` with the disc of ${elsewhere} ${disc}`;
}

/** `puts a flood on FL3`; a tile of an edition's own goes by `tile`. */
export function foresightWords(at: Table, { tile, to }: { tile: string; to: string }): string {
  const where: Readonly<Record<string, string>> = {
    'job-market': 'into the job market',
    'bonus-market': 'into the bonus tiles market',
    out: 'out of the game',
  };
  return `puts ${foresightTile(at, tile)} ${where[to] ?? `on ${to}`}`;
}

export const foresightShows = (at: Table, name: string | number, shown: readonly (string | null)[]): string =>
  `Foresight ${name} shows ${listed(shown.map((tile) => (tile === null ? 'nothing' : foresightTile(at, tile))))}`;

function foresightTile(at: Table, tile: string): string {
  const name = tileName(at, tile);
  return name === null ? sourceName(at, tile) : anA(name);
}

export function told(at: Table, { who, ...happening }: Happening & { readonly event: SharedEvent }): string | null {
  const { event, events } = happening;
  const { c, words } = at;
  const a = (card: string): string => aCard(at, card);
  switch (event.type) {
    case 'turn':
    case 'over':
    case 'automa-chose':
      return null;
    case 'earned':
      if (TOLD_WITH_ITS_REASON.includes(event.why) || hasAuxiliary(events, event.why)) return null;
      if (event.why === 'fee') return `${who} receives the fee of ${money(at, event.money)}`;
      if (event.why === 'disc') return `${who} receives ${money(at, event.money)} for clearing the space`;
      return `${who} receives ${money(at, event.money)} from ${sourceName(at, event.why)}`;
    case 'spent':
      if (TOLD_WITH_WHAT_IT_IS_FOR.includes(event.why) || hasAuxiliary(events, event.why)) return null;
      if (event.why === 'fee') return `${who} pays a fee of ${money(at, event.money)}`;
      if (event.why === 'disc') return `${who} pays ${money(at, event.money)} for clearing the space`;
      return `${who} pays ${money(at, event.money)} for ${sourceName(at, event.why)}`;
    case 'shuffled':
      return at.s.players[event.seat].automa
        ? `${who} shuffles ${words.automa.possessive} cards`
        : `${who} shuffles the discard pile into a new stack`;
    case 'drew':
      return `${who} draws ${plural(event.count, 'card')}${
        event.cards === undefined ? '' : `: ${tally(event.cards.map((card) => cardName(at, card)))}`
      }`;
    case 'discarded': {
      const cards = row({ who, ...happening }, 'discarded');
      return cards === null
        ? null
        : `${who} discards ${someCards(
            at,
            cards.map(({ card }) => card),
          )}`;
    }
    case 'acquired':
      return acquired(at, { who, ...happening, event });
    case 'cleared':
      // Told with what the disc was for.
      return events.some((other) => other !== event && 'disc' in other && other.disc === event.disc)
        ? null
        : `${who} clears the ${discName(at, event.disc)} space`;
    case 'placed':
      return `${who} starts at ${placeNamed(at, event.at)}`;
    case 'moved':
      return `${who} walks ${wayWords(at, event.path)}`;
    case 'used':
      return `${who} uses ${sourceName(at, event.source)}: ${actionWords(at, event.source, event.action)}`;
    case 'auxiliary': {
      const { single, double } = c.auxiliaries.find(({ id }) => id === event.action)!;
      return event.double
        ? `${who} uses the double auxiliary action: ${effectWords(at, double)}`
        : `${who} uses the auxiliary action: ${effectWords(at, single)}`;
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
      if (at.s.players[event.seat].automa) return `${who} hires ${anA(event.worker)} and now has ${event.space}`;
      return events.some(({ type }) => type === 'hired') ? null : `A new worker of ${who} becomes ${anA(event.worker)}`;
    case 'built':
      return event.replaced === null
        ? `${who} builds ${event.building} on ${event.at}${price(at, events, 'build')}`
        : `${who} replaces ${event.replaced} on ${event.at} by ${event.building}${price(at, events, 'build')}`;
    case 'hazard': {
      const { vp } = c.hazards.find(({ id }) => id === event.hazard)!;
      return `${who} removes the ${tileName(at, event.hazard)} on ${event.at}, worth ${points(vp)}`;
    }
    case 'objectives': {
      const shown = event.shown.at(-1);
      return shown === undefined ? null : `A new objective lies open: ${shown}, ${objectiveWords(at, c.cardId[shown])}`;
    }
    case 'out':
      return `${who} removes ${a(event.card)} from the game`;
    case 'forgone':
      return `${who} leaves what ${sourceName(at, event.source)} offers`;
    case 'hired':
      return `${who} hires ${anA(event.worker)} for ${money(at, event.cost)}`;
    case 'bought':
      return `${who} buys ${someCards(at, event.cards)}${price(at, events, 'market')} with ${plural(event.workers, c.workers[0])}`;
    case 'market':
      return `New in the ${words.stock} market: ${tally(event.added.map((card) => cardName(at, card)))}`;
    case 'income':
      return event.total === 0
        ? `${who} has no ${words.herd} for ${words.end} and receives nothing`
        : `${who} has a ${words.herd} of ${event.total} for ${words.end} and receives ${money(at, event.total)}`;
    case 'no-disc':
      return `${who} has no disc left to place`;
    case 'token-moved': {
      const left = event.row > words.tokenRows(c);
      const over = event.arrow === 'plain' ? '' : ` over the ${event.arrow} arrow`;
      return `The ${words.token} ${left ? 'leaves the market' : `moves into row ${event.row}`}${over}`;
    }
    case 'end-triggered':
      return `${who} takes the ${words.token}: the game ends before the next turn of ${who}`;
    case 'automa-card':
      return `${who} turns up ${turnedUp(at, event.card, event.steps, event.speciality)}`;
    case 'automa-skips':
      return `${who} ${skipped(at, event.deed)}`;
    case 'automa-restocks':
      return `${who} brings new ${words.stock} to the market`;
    case 'automa-speciality':
      return `${who} becomes a specialist in ${pluralOf(event.worker)}`;
  }
}

function acquired(
  at: Table,
  happening: Happening & { readonly event: Extract<AnyEvent, { type: 'acquired' }> },
): string | null {
  const { event, events, who } = happening;
  const onto = event.onto === 'discard' ? '' : `, ${event.onto === 'stack' ? 'onto the stack' : 'into the hand'}`;
  if (event.from === 'market') {
    if (events.some(({ type }) => type === 'bought')) return onto === '' ? null : `${who} puts it onto the stack`;
    const cards = row(happening, 'acquired', ({ from }) => from === 'market');
    return cards === null
      ? null
      : `${who} takes ${someCards(
          at,
          cards.map(({ card }) => card),
        )} from the market${onto}`;
  }
  const card = at.c.cardId[event.card];
  const words = at.c.cards[card].kind === 'objective' ? `: ${objectiveWords(at, card)}` : '';
  if (event.from === 'stack') return `${who} takes an objective unseen, ${event.card}${onto}${words}`;
  return `${who} takes ${aCard(at, event.card)}${onto}${event.from === 'display' ? words : ''}`;
}

/** The printed action a building was used for; numbers count from 1. */
function actionWords(at: Table, source: string, action: number): string {
  const neutral = at.c.neutral.findIndex(({ id }) => id === source);
  const effects =
    neutral < 0
      ? (at.c.buildings.find(({ id }) => id === source)?.actions ?? [])
      : at.c.rules.neutralActions(at, neutral);
  const effect = effects[action - 1];
  return effect === undefined ? 'the risk action beside it' : effectWords(at, effect);
}
