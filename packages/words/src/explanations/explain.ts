import { HIDDEN, type Effect } from '@drover/engine';
import type { TableContext } from '../context/context.ts';
import { money, pieces, points, present } from '../context/format.ts';
import { cardWords } from '../effects/cards.ts';
import { cardEffect, effectWords } from '../effects/effects.ts';
import { objectiveWords } from '../effects/objectives.ts';
import { cardList, cardOf } from '../names/cards.ts';
import { buildingOf, workerAt } from '../names/tiles.ts';
import type { Unlocks } from '../pack/ids.ts';
import { playerLines } from '../table/players.ts';
import type { SharedThing } from '../pack/thing.ts';
import { buildingLines, hazardLines, neutralLines, spaceLines } from './trail.ts';

/** Anything on the table explains itself: what it does, costs and scores, and what lies there. */

export interface Explanation {
  readonly title: string;
  readonly lines: string[];
  readonly rule: string;
}

/** Workers score from here on, counted from 0. */
const FIRST_LATE_SPACE = 4;

export function explainShared(at: TableContext, thing: SharedThing): string[] {
  const { c, words, edition, s } = at;
  const { about, pieces: said } = words;
  switch (thing.is) {
    case 'effect':
      return effectLines(at, thing.effect);
    case 'space':
      return spaceLines(at, thing.space);
    case 'building':
      return buildingLines(at, buildingOf(at, 0, thing.building));
    case 'neutral':
      return neutralLines(at, thing.neutral);
    case 'hazard':
      return hazardLines(at, thing.hazard);
    case 'outlaw':
      return [about.outlaw, said.fee(money(at, c.outlawFees[thing.outlaw]))];
    case 'worker':
      return [about.workers[workerAt(at, thing.worker)]];
    case 'worker-space': {
      const effect = c.workerRows[thing.worker][thing.space];
      const vp = thing.space < FIRST_LATE_SPACE ? 0 : at.own.lateWorkerPoints(at);
      return present([
        about.workers[workerAt(at, thing.worker)],
        effect ? said.immediate(effectWords(at, effect)) : null,
        vp > 0 ? about.lateWorker(points(at, vp)) : null,
      ]);
    }
    case 'card':
      return cardLines(at, thing.card);
    case 'disc':
      return discLines(at, thing.disc);
    case 'auxiliary': {
      const { single, double } = c.auxiliaries[thing.auxiliary];
      return [effectWords(at, single), said.doubled(effectWords(at, double)), about.unlocks.auxiliary];
    }
    case 'buying': {
      const { workers, pay, tokens, cards } = c.buying[thing.option];
      return present([
        said.uses(workerAt(at, 0), workers),
        said.costs(money(at, pay)),
        words.grammar.or(cards.map((set) => cardList(at, set, ' + '))),
        tokens > 0 ? said.brings(words.counts.tokens(tokens)) : null,
      ]);
    }
    case 'player':
      return playerLines(at, thing.seat);
    case 'money':
      return [about.money(money(at, c.tables.setup.moneyPerVp), points(at, 1))];
    case 'tokens':
      return [about.tokens(c.exchangeDraw)];
    case 'objectives':
      return [
        about.topics.objectives(edition),
        ...s.objectives.map((card) => words.grammar.label(cardOf(at, card).alone, objectiveWords(at, card))),
      ];
    default:
      return [about.topics[thing.is](edition)];
  }
}

/** The icon, then the icons inside it, each explained once. */
function effectLines(at: TableContext, effect: Effect): string[] {
  const said = new Set<string>();
  const explain = (part: Effect): void => {
    said.add(at.words.about.effects[part.do](at.edition));
    if ('then' in part) explain(part.then);
    if (part.do === 'all' || part.do === 'either') part.of.forEach(explain);
  };
  explain(effect);
  return [...said];
}

function cardLines(at: TableContext, card: number): string[] {
  const { about, pieces: said } = at.words;
  if (card === HIDDEN) return [about.hiddenCard];
  const { kind, flock, variant, vp, scores } = at.c.cards[card];
  if (kind === 'objective') return [objectiveWords(at, card), about.objective];
  if (kind === 'action')
    return present([cardEffect(at, card), scores && vp !== 0 ? points(at, vp) : null, about.action]);
  return present([
    cardWords(at, card),
    flock ? said.starting(at.edition) : null,
    variant ? said.variant : null,
    about.animal[at.edition],
  ]);
}

function discLines(at: TableContext, disc: number): string[] {
  const { id, cost, gain, vp, dark } = at.c.discSpaces[disc];
  const { about, pieces: said } = at.words;
  const unlocks = (at.c.tables.discSpaces as Readonly<Record<string, { readonly unlocks: Unlocks }>>)[id].unlocks;
  return present([
    about.unlocks[unlocks],
    pieces(at, [
      dark ? said.darkCorners : said.whiteCorners,
      cost > 0 ? said.costs(money(at, cost)) : null,
      gain > 0 ? said.brings(money(at, gain)) : null,
      vp !== 0 ? points(at, vp) : null,
    ]),
  ]);
}
