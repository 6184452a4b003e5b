import type { NzEvent, Seat, SecondEvent } from '@drover/engine';
import type { Worker } from '../pack/ids.ts';
import { money, points, type AnyEvent, type At } from './at.ts';
import { reasonWords, skippedWords, turnedUpWords } from './automa.ts';
import { effectWords, taskWords } from './effects.ts';
import { hasAuxiliary, price, row, type Happening } from './happening.ts';
import { cardIdList, cardName, discName } from './names.ts';
import { placeNamed, spaceName, spaceNamed } from './places.ts';
import { acquired, usedAction } from './told-parts.ts';

/** What happened, a line for each thing. Payments are told together with what they are for. */

export interface Line {
  readonly seat: Seat | null;
  readonly text: string;
  readonly kind: 'turn' | 'deed' | 'automa' | 'end';
}

/** Events that mean the same in both editions. */
type SharedEvent = Exclude<Extract<NzEvent, SecondEvent>, { type: 'permanent' | 'token-moved' }>;

export function storyOf<E extends AnyEvent>(
  at: At,
  events: readonly E[],
  nameOf: (source: string) => string,
  told: (happening: Happening<E>) => string | null,
): Line[] {
  return events.flatMap((event, i) => {
    const seat = 'seat' in event ? event.seat : null;
    const text = told({ event, events, i, who: seat === null ? '' : at.who(seat), nameOf });
    return text === null ? [] : [{ seat, text: because(at, text, events[i - 1]), kind: kindOf(at, event) }];
  });
}

function kindOf({ s }: At, event: AnyEvent): Line['kind'] {
  if (event.type === 'turn') return 'turn';
  if (event.type === 'over' || event.type === 'end-triggered') return 'end';
  return 'seat' in event && s.players[event.seat].automa ? 'automa' : 'deed';
}

/** What a solo opponent chose is told with what came of it; so is the reason. */
const because = (at: At, text: string, before: AnyEvent | undefined): string =>
  before?.type === 'automa-chose' ? at.words.automa.because(text, reasonWords(at, before.by)) : text;

const TOLD_WITH_WHAT_IT_IS_FOR = ['hire', 'invest', 'market', 'build', 'harbour', 'station'];
const TOLD_WITH_ITS_REASON = ['income', 'wool'];

export function told(at: At, happening: Happening & { readonly event: SharedEvent }): string | null {
  const { event, events, who, nameOf } = happening;
  const { c, words, edition, s } = at;
  const { events: say } = words;
  switch (event.type) {
    case 'turn':
      return event.last ? say.lastTurn(event.number, who) : say.turn(event.number, who);
    case 'over':
      return say.over(event.leaders.map((seat) => at.who(seat)));
    case 'automa-chose':
      return null;
    case 'earned': {
      const sum = money(at, event.money);
      if (TOLD_WITH_ITS_REASON.includes(event.why) || hasAuxiliary(events, event.why)) return null;
      if (event.why === 'fee') return say.feeReceived(who, sum);
      return event.why === 'disc' ? say.discPaid(who, sum) : say.earned(who, sum, nameOf(event.why));
    }
    case 'spent': {
      const sum = money(at, event.money);
      if (TOLD_WITH_WHAT_IT_IS_FOR.includes(event.why) || hasAuxiliary(events, event.why)) return null;
      if (event.why === 'fee') return say.feePaid(who, sum);
      if (event.why === 'disc') return say.discCost(who, sum);
      return event.why === 'transport' ? say.transport(who, sum) : say.spent(who, sum, nameOf(event.why));
    }
    case 'shuffled':
      return s.players[event.seat].automa ? say.automaShuffled(who) : say.shuffled(who);
    case 'drew':
      return event.cards === undefined
        ? say.drew(who, event.count)
        : say.drewCards(who, event.count, cardIdList(at, event.cards));
    case 'discarded': {
      const cards = row(happening, 'discarded')?.map(({ card }) => card);
      return cards === undefined ? null : say.discarded(who, cardIdList(at, cards));
    }
    case 'acquired':
      return acquired(at, { ...happening, event });
    case 'cleared':
      // Told with what the disc was for.
      return events.some((other) => other !== event && 'disc' in other && other.disc === event.disc)
        ? null
        : say.cleared(who, discName(at, event.disc));
    case 'placed':
      return say.placed(who, placeNamed(at, event.at));
    case 'moved': {
      const places = event.path.map((space) => placeNamed(at, space));
      const to = places.at(-1)!;
      return places.length === 1 ? say.moved(who, 1, to) : say.movedBy(who, places.length, to, places.slice(0, -1));
    }
    case 'used': {
      const action = usedAction(at, event.source, event.action);
      return action === null ? say.usedRisk(who, nameOf(event.source)) : say.used(who, nameOf(event.source), action);
    }
    case 'auxiliary': {
      const { single, double } = c.auxiliaries.find(({ id }) => id === event.action)!;
      return event.double
        ? say.auxiliaryTwice(who, effectWords(at, double))
        : say.auxiliary(who, effectWords(at, single));
    }
    case 'played':
      return (event.forgone ? say.playedPlain : say.played)(who, cardName(at, event.card));
    case 'tokens':
      return event.change > 0 ? say.tokensGained(who, event.change) : say.tokensSpent(who, -event.change);
    case 'certificates':
      return event.change > 0
        ? say.certificatesGained(who, event.change, event.now)
        : say.certificatesSpent(who, -event.change, event.now);
    case 'worker':
      if (s.players[event.seat].automa) return say.automaHired(who, event.worker as Worker, event.space);
      return events.some(({ type }) => type === 'hired') ? null : say.joined(who, event.worker as Worker);
    case 'built': {
      const place = spaceName(at, spaceNamed(at, event.at));
      const paid = price(at, events, 'build');
      return event.replaced === null
        ? say.built(who, event.building, place, paid)
        : say.replaced(who, event.building, event.replaced, place, paid);
    }
    case 'hazard': {
      const { vp } = c.hazards.find(({ id }) => id === event.hazard)!;
      return say.hazard(who, spaceName(at, spaceNamed(at, event.at)), points(at, vp));
    }
    case 'objectives': {
      const shown = event.shown.at(-1);
      return shown === undefined ? null : say.newObjective(cardName(at, shown), taskWords(at, c.cardId[shown]));
    }
    case 'out':
      return say.out(who, cardName(at, event.card));
    case 'forgone':
      return say.forgone(who, nameOf(event.source));
    case 'hired':
      return say.hired(who, event.worker as Worker, money(at, event.cost));
    case 'bought':
      return say.bought(who, cardIdList(at, event.cards), price(at, events, 'market'), edition, event.workers);
    case 'market':
      return event.added.length === 0 ? null : say.market(edition, cardIdList(at, event.added));
    case 'income':
      return event.total === 0
        ? say.noIncome(who, edition)
        : say.income(who, edition, event.total, money(at, event.total));
    case 'no-disc':
      return say.noDisc(who);
    case 'end-triggered':
      return say.endTriggered(who, edition);
    case 'automa-card':
      return words.automa.turnsUp(who, event.card, event.steps, turnedUpWords(at, event.card, event.speciality));
    case 'automa-skips':
      return skippedWords(at, who, event.deed);
    case 'automa-restocks':
      return say.restocks(who, edition);
    case 'automa-speciality':
      return say.specialist(who, event.worker as Worker);
  }
}
