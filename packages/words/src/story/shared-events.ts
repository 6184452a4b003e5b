import { turnedUpWords } from '../automa/cards.ts';
import { skippedWords } from '../automa/decisions.ts';
import type { TableContext } from '../context/context.ts';
import { money, points } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { taskWords } from '../effects/objectives.ts';
import { cardIdList, cardName, cardsOf } from '../names/cards.ts';
import { placeNamed, spaceName, spaceNamed } from '../names/places.ts';
import { discName } from '../names/tiles.ts';
import type { SharedEvent } from '../pack/engine-types.ts';
import type { Cards } from '../pack/name.ts';
import type { Worker } from '../pack/ids.ts';
import { acquired } from './cards-gained.ts';
import { hasAuxiliary, price, row, type Happening } from './event.ts';

/** Events that mean the same in every edition. */
type MeaningTheSame = Exclude<SharedEvent, { type: 'permanent' | 'token-moved' }>;

const TOLD_WITH_WHAT_IT_IS_FOR = ['hire', 'invest', 'market', 'build', 'harbour', 'station'];
const TOLD_WITH_ITS_REASON = ['income', 'wool'];

export function told(at: TableContext, happening: Happening & { readonly event: MeaningTheSame }): string | null {
  const { event, events, who, nameOf } = happening;
  const { c, words, edition, s } = at;
  const { events: say } = words;
  const named = (cards: readonly string[]): Cards => cardsOf(cards, (card) => cardName(at, card));
  switch (event.type) {
    case 'turn':
      return event.last ? say.lastTurn(event.number, who) : say.turn(event.number, who);
    case 'over':
      return say.over(event.leaders.map(at.who));
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
      return cards === undefined ? null : say.discarded(who, named(cards));
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
      return event.forgone
        ? say.playedPlain(who, cardName(at, event.card), c.cards[c.cardId[event.card]].kind === 'objective')
        : say.played(who, cardName(at, event.card));
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
      const building = words.names.building(event.building);
      return event.replaced === null
        ? say.built(who, building, place, paid)
        : say.replaced(who, building, words.names.building(event.replaced), place, paid);
    }
    case 'hazard': {
      const { vp } = c.hazards.find(({ id }) => id === event.hazard)!;
      return say.hazard(who, placeNamed(at, event.at), points(at, vp));
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
      return say.bought(who, named(event.cards), price(at, events, 'market'), edition, event.workers);
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

/** The printed action a building was used for, counted from 1; null for the risk action beside it. */
function usedAction(at: TableContext, source: string, action: number): string | null {
  const neutral = at.c.neutral.findIndex(({ id }) => id === source);
  const effects =
    neutral < 0
      ? (at.c.buildings.find(({ id }) => id === source)?.actions ?? [])
      : at.c.rules.neutralActions(at, neutral);
  const effect = effects[action - 1];
  return effect === undefined ? null : effectWords(at, effect);
}
