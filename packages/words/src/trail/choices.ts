import { tiles, type Effect, type NzMove, type Seat, type SecondMove } from '@drover/engine';
import { BUYER, type AuxiliaryId } from '../pack/ids.ts';
import { actionsAt, actionsInQuestion, effectInQuestion, halfOf } from './actions.ts';
import { capital, money, pieces, points, present, waiting, type At } from './at.ts';
import { optionWords } from './automa.ts';
import { cardEffect, cardWords, effectWords, objectiveWords } from './effects.ts';
import { buildingAt, buildingOf, cardList, cardOf, discName, workerAt } from './names.ts';
import { placeName, placeNames, spaceName } from './places.ts';
import { tollWords } from './tolls.ts';

/** Moves as buttons: a short label, and behind it price and effect. */

export interface Choice {
  readonly label: string;
  readonly detail: string | null;
}

/** The moves that mean the same in both editions. */
export type SharedMove = Exclude<Extract<NzMove, SecondMove>, { do: 'income' | 'foresight' }>;

export const plain = (label: string, detail: string | null = null): Choice => ({ label, detail });

export function sharedChoice(at: At, seat: Seat, move: SharedMove): Choice {
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
        labels.buy(cardList(at, move.cards), money(at, pay)),
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

export const actionList = (at: At, actions: readonly Effect[]): string | null =>
  pieces(
    at,
    actions.map((effect) => effectWords(at, effect)),
  );

const effectChoice = (at: At, effect: Effect | undefined): Choice =>
  plain(effect === undefined ? at.words.labels.done : capital(effectWords(at, effect)));

function walkChoice(at: At, seat: Seat, path: readonly number[]): Choice {
  const { labels, pieces: said, counts } = at.words;
  const to = placeName(at, path.at(-1)!);
  const between = placeNames(at, path.slice(0, -1));
  const way = [counts.steps(path.length), between.length === 0 ? null : said.by(between)];
  if (waiting(at).task === 'stroll') return plain(labels.stroll(to), pieces(at, way));
  return plain(labels.walk(to), pieces(at, [...way, ...tollWords(at, seat, path)]));
}

function auxiliaryChoice(at: At, which: number, double: boolean): Choice {
  const { id, single, double: twice } = at.c.auxiliaries[which];
  const { names, pieces: said } = at.words;
  return plain(
    capital(effectWords(at, double ? twice : single)),
    `${names.auxiliary(names.auxiliaries[id as AuxiliaryId])}, ${double ? said.double : said.single}`,
  );
}

const FORGONE = 3;

function playChoice(at: At, card: number, half: number): Choice {
  const { labels } = at.words;
  const { kind, options } = at.c.cards[card];
  if (half === FORGONE)
    return plain(labels.playPlain(cardOf(at, card)), kind === 'objective' ? objectiveWords(at, card) : null);
  const effect = half === 0 ? cardEffect(at, card) : effectWords(at, options[half - 1]);
  return plain(labels.play(cardOf(at, card)), kind === 'objective' ? objectiveWords(at, card) : effect);
}

function buildChoice(at: At, seat: Seat, number: number): Choice {
  const building = buildingOf(at, seat, number);
  const { labels, pieces: said } = at.words;
  return plain(
    labels.build(building.id),
    pieces(at, [
      said.needs(workerAt(at, 1), building.craftsmen),
      points(at, building.vp),
      building.fee > 0 ? said.fee(money(at, building.fee)) : null,
      ...building.actions.map((effect) => effectWords(at, effect)),
    ]),
  );
}

/** A new building or a replacement, what it costs there, and what the space is like. */
function siteChoice(at: At, seat: Seat, space: number): Choice {
  const { labels } = at.words;
  const { building, effect } = waiting<{ readonly building: number; readonly effect: { moneyPerCraftsman: number } }>(
    at,
  );
  const tile = at.s.trail[space];
  const old = tiles.isPrivate(tile) ? buildingAt(at, tile) : null;
  const craftsmen = buildingOf(at, seat, building).craftsmen - (old?.craftsmen ?? 0);
  const place = spaceName(at, space);
  return plain(
    old === null ? labels.site(place) : labels.replace(old.id, place),
    pieces(at, [at.words.pieces.costs(money(at, craftsmen * effect.moneyPerCraftsman)), ...landWords(at, space)]),
  );
}

/** What is printed on a building space. */
export function landWords(at: At, space: number): string[] {
  const { lush, nugget, gate, risk } = at.c.spaces[space];
  const { pieces: said } = at.words;
  return present([
    lush ? said.goodLand(at.edition) : null,
    nugget ? said.nugget : null,
    gate > 0 ? said.gate(gate) : null,
    risk === null ? null : said.risk(effectWords(at, risk)),
  ]);
}

function hireChoice(at: At, seat: Seat, worker: number, row: number): Choice {
  const effect = effectInQuestion(at);
  const modifier = effect?.do === 'hire' ? effect.modifier : 0;
  const immediate = at.c.workerRows[worker][at.s.players[seat].workers[worker]];
  return plain(
    at.words.labels.hire(workerAt(at, worker), money(at, Math.max(0, at.c.jobCosts[row] + modifier))),
    immediate ? at.words.pieces.immediate(effectWords(at, immediate)) : null,
  );
}

/** The disc that goes somewhere: what it clears, and what that costs or brings. */
export function discWords(at: At, disc: number): string[] {
  const { id, cost, gain } = at.c.discSpaces[disc];
  const { pieces: said } = at.words;
  return present([
    said.clears(discName(at, id)),
    cost > 0 ? said.costs(money(at, cost)) : null,
    gain > 0 ? said.brings(money(at, gain)) : null,
  ]);
}
