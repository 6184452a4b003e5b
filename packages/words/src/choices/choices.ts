import { tiles, type Effect, type Seat } from '@drover/engine';
import { optionWords } from '../automa/decisions.ts';
import { waiting, type TableContext } from '../context/context.ts';
import { money, pieces, points } from '../context/format.ts';
import { cardWords } from '../effects/cards.ts';
import { cardEffect, effectWords } from '../effects/effects.ts';
import { objectiveWords } from '../effects/objectives.ts';
import { cardOf, cardsOf } from '../names/cards.ts';
import { placeName, placeNames } from '../names/places.ts';
import { workerAt } from '../names/tiles.ts';
import { capital } from '../pack/capital.ts';
import type { SharedMove } from '../pack/engine-types.ts';
import { BUYER, type AuxiliaryId } from '../pack/ids.ts';
import { actionsAt, actionsInQuestion, effectInQuestion, halfOf } from './actions.ts';
import { buildChoice, siteChoice } from './building.ts';
import { plain, type Choice } from './choice.ts';
import { feeWords } from './fees.ts';

/** The moves that mean the same in every edition, as buttons. */
type MeaningTheSame = Exclude<SharedMove, { do: 'income' | 'foresight' }>;

export function sharedChoice(at: TableContext, seat: Seat, move: MeaningTheSame): Choice {
  const { c, s, edition, words } = at;
  const { labels, pieces: said } = words;
  switch (move.do) {
    case 'move':
      return walkChoice(at, seat, move.path);
    case 'place':
      return plain(labels.start(placeName(at, move.at)), actionList(at, actionsAt(at, move.at)));
    case 'use':
      return effectChoice(at, halfOf(actionsInQuestion(at)[move.action], move.half - 1));
    case 'choose':
      return effectChoice(at, halfOf(effectInQuestion(at), move.half));
    case 'take':
      return effectChoice(at, effectInQuestion(at));
    case 'auxiliary':
      return auxiliaryChoice(at, move.which, move.double === 1);
    case 'play':
      return playChoice(at, move.card, move.half);
    case 'buy': {
      const { pay, workers, tokens } = c.buying[move.option];
      return plain(
        labels.buy(
          cardsOf(move.cards, (card) => cardOf(at, card)),
          money(at, pay),
        ),
        pieces(at, [
          said.uses(BUYER[edition], workers),
          tokens > 0 ? said.brings(words.counts.tokens(tokens)) : null,
          move.cards.length === 1 ? cardWords(at, move.cards[0]) : null,
        ]),
      );
    }
    case 'restock':
      return plain(labels.restock(edition, c.restock), said.uses(BUYER[edition], 1));
    case 'objective':
      return move.card < 0
        ? plain(labels.topObjective)
        : plain(labels.take(cardOf(at, move.card)), objectiveWords(at, move.card));
    case 'exchange':
      return plain(labels.exchange(move.draw), labels.thenDiscard(move.draw));
    case 'build':
      return buildChoice(at, seat, move.building);
    case 'site':
      return siteChoice(at, seat, move.at);
    case 'forgo':
      return plain(labels.forgo);
    case 'done':
      return plain(labels.done);
    case 'end':
      return plain(labels.end);
    case 'decide':
      return plain(capital(optionWords(at, move.option)));
    case 'discard':
      return plain(labels.discard(cardOf(at, move.card)), cardWords(at, move.card));
    case 'retire':
      return plain(labels.removeCard(cardOf(at, move.card)), cardWords(at, move.card));
    case 'draw':
      return plain(labels.draw(move.cards), labels.thenDiscard(move.cards));
    case 'certify':
      return plain(labels.certify(move.steps));
    case 'hire':
      return hireChoice(at, seat, move.worker, move.row);
    case 'appoint':
      return plain(labels.appoint(workerAt(at, move.worker)));
    case 'remove': {
      const { vp } = c.hazards[tiles.hazardOf(s.trail[move.at])];
      const effect = effectInQuestion(at);
      const cost = effect?.do === 'remove-hazard' ? effect.cost : 0;
      return plain(
        labels.remove(placeName(at, move.at)),
        pieces(at, [cost > 0 ? said.costs(money(at, cost)) : null, said.scores(points(at, vp))]),
      );
    }
  }
}

export const actionList = (at: TableContext, actions: readonly Effect[]): string | null =>
  pieces(
    at,
    actions.map((effect) => effectWords(at, effect)),
  );

const effectChoice = (at: TableContext, effect: Effect | undefined): Choice =>
  plain(effect === undefined ? at.words.labels.done : capital(effectWords(at, effect)));

function walkChoice(at: TableContext, seat: Seat, path: readonly number[]): Choice {
  const { labels, pieces: said, counts } = at.words;
  const to = placeName(at, path.at(-1)!);
  const between = placeNames(at, path.slice(0, -1));
  const way = [counts.steps(path.length), between.length === 0 ? null : said.by(between)];
  if (waiting(at).task === 'stroll') return plain(labels.stroll(to), pieces(at, way));
  return plain(labels.walk(to), pieces(at, [...way, ...feeWords(at, seat, path), ...awaiting(at, seat, path.at(-1)!)]));
}

/** What can be done where a walk ends. */
function awaiting(at: TableContext, seat: Seat, space: number): readonly string[] {
  if (space === at.c.end) return [at.words.labels.arriveDetail[at.edition]];
  const tile = at.s.trail[space];
  if (tiles.isPrivate(tile) && tiles.ownerOf(tile) !== seat) return [];
  return actionsAt(at, space).map((effect) => effectWords(at, effect));
}

function auxiliaryChoice(at: TableContext, which: number, double: boolean): Choice {
  const { id, single, double: twice } = at.c.auxiliaries[which];
  const { names, pieces: said } = at.words;
  return plain(
    capital(effectWords(at, double ? twice : single)),
    `${names.auxiliary(id as AuxiliaryId).alone}, ${double ? said.double : said.single}`,
  );
}

const FORGONE = 3;

function playChoice(at: TableContext, card: number, half: number): Choice {
  const { labels } = at.words;
  const { kind, options } = at.c.cards[card];
  if (half === FORGONE)
    return plain(
      labels.playPlain(cardOf(at, card), kind === 'objective'),
      kind === 'objective' ? objectiveWords(at, card) : null,
    );
  const effect = half === 0 ? cardEffect(at, card) : effectWords(at, options[half - 1]);
  return plain(labels.play(cardOf(at, card)), kind === 'objective' ? objectiveWords(at, card) : effect);
}

function hireChoice(at: TableContext, seat: Seat, worker: number, row: number): Choice {
  const effect = effectInQuestion(at);
  const modifier = effect?.do === 'hire' ? effect.modifier : 0;
  const immediate = at.c.workerRows[worker][at.s.players[seat].workers[worker]];
  return plain(
    at.words.labels.hire(workerAt(at, worker), money(at, Math.max(0, at.c.jobCosts[row] + modifier))),
    immediate ? at.words.pieces.immediate(effectWords(at, immediate)) : null,
  );
}
