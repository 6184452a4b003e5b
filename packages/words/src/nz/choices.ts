import { tiles, type NzMove, type Seat } from '@drover/engine';
import { effectInQuestion } from '../choices/actions.ts';
import { plain, type Choice, type Parts } from '../choices/choice.ts';
import { sharedChoice } from '../choices/choices.ts';
import { discChoice, discWords } from '../choices/discs.ts';
import { waiting } from '../context/context.ts';
import { money, pieces, points } from '../context/format.ts';
import { cardWords } from '../effects/cards.ts';
import { effectWords } from '../effects/effects.ts';
import { masterWords } from '../effects/masters.ts';
import { cardOf, numberIn } from '../names/cards.ts';
import { bagTileName, workerAt } from '../names/tiles.ts';
import { capital } from '../pack/capital.ts';
import { bonusTileWords } from './bonus-tiles.ts';
import type { NzTableContext } from './context.ts';
import { harbourName, postName, seaName, supplyCard } from './names.ts';

/** The moves of New Zealand as buttons. */

/** A disc of the board below this, then those lying in medium harbours. */
const NO_DISC = 99;
const FROM_HARBOUR = 100;

export function nzChoice(at: NzTableContext, seat: Seat, move: NzMove): Choice {
  const { s, c, edition, words } = at;
  const { labels, pieces: said, counts } = words;
  const player = s.players[seat];
  switch (move.do) {
    case 'advance':
      return advanceChoice(at, seat, move.steps);
    case 'appoint':
      return plain(labels.appoint(workerAt(at, move.worker)), masterInQuestion(at));
    case 'cull':
      return plain(labels.cull(c.cull.tokens, cardOf(at, c.cull.card)), said.bringsGold(c.cull.gold));
    case 'deliver':
      return deliverChoice(at, move.post, move.disc);
    case 'flip':
      return move.tile === 0
        ? plain(labels.flipSteps, labels.flipStepsDetail)
        : plain(labels.flipFees, labels.flipFeesDetail);
    case 'foresight':
      return waiting(at).task === 'choose-foresight-b'
        ? plain(labels.foresight(words.names.bonusTile), bonusTileWords(at, s.foresightB[move.tile]))
        : foresightAChoice(at, s.foresightA[move.tile]);
    case 'gold': {
      const pile = 4 + move.stack;
      return plain(
        labels.gold(supplyCard(at, pile), c.bonusPrices[move.stack]),
        cardWords(at, s.bonusCards[move.stack]),
      );
    }
    case 'income': {
      const { revealed } = waiting<{ readonly revealed: readonly number[] }>(at);
      const permanent = player.permanentCertificates + cleared(at, seat, c.certificateSpaces);
      const total = revealed.reduce((sum, card) => sum + c.cards[card].breeding, permanent + move.certificates);
      return plain(labels.income(money(at, total), move.certificates), labels.incomeTotal(total));
    }
    case 'invest':
      return investChoice(at, move.row, move.column);
    case 'join': {
      const immediate = c.workerRows[move.worker][player.workers[move.worker]];
      return plain(
        labels.join(workerAt(at, move.worker)),
        immediate ? said.immediate(effectWords(at, immediate)) : null,
      );
    }
    case 'pick':
      return plain(labels.take(cardOf(at, move.card)), cardWords(at, move.card));
    case 'redraw':
      return plain(labels.redraw, said.uses('shearer', 1));
    case 'remove': {
      const { label, detail } = sharedChoice(at, seat, move);
      const card = c.hazardCard[c.hazards[tiles.hazardOf(s.trail[move.at])].section];
      return plain(label, pieces(at, [detail, effectWords(at, { do: 'take', card })]));
    }
    case 'reveal':
      return plain(labels.reveal(cardOf(at, move.card)), cardWords(at, move.card));
    case 'sail':
      return plain(labels.sail(seaName(at, move.to)), counts.seaSpaces(c.seaDistance[player.ship][move.to]));
    case 'shear': {
      const { revealed } = waiting<{ readonly revealed: readonly number[] }>(at);
      const permanent = player.permanentWool + cleared(at, seat, c.woolSpaces);
      const total = revealed.reduce((sum, card) => sum + c.cards[card].wool, permanent);
      return plain(labels.shear(money(at, total)));
    }
    case 'start':
      return discChoice(at, move.disc);
    case 'storehouse': {
      const { bonus, vp } = c.pairs[move.pair];
      const last = pieces(at, [bonus === null ? null : effectWords(at, bonus), vp === 0 ? null : points(at, vp)]);
      return plain(
        labels.storehouse(numberIn(c.pairs[move.pair].id)),
        pieces(at, [said.stillLeft(player.storehouses[move.pair]), last === null ? null : said.lastOfPair(last)]),
      );
    }
    case 'upgrade':
      return upgradeChoice(at, seat, move.harbour, move.with);
    case 'wellington':
      return plain(labels.arrive(edition), labels.arriveDetail.nz);
    default:
      return sharedChoice(at, seat, move);
  }
}

const cleared = ({ s }: NzTableContext, seat: Seat, spaces: readonly number[]): number =>
  spaces.filter((space) => s.players[seat].discs[space] === 0).length;

function advanceChoice(at: NzTableContext, seat: Seat, steps: number): Choice {
  const { labels, pieces: said } = at.words;
  const { last, gold, overflowMoney, choiceAt, stepTileAt } = at.c.tables.pathfinder;
  const from = at.s.players[seat].pathfinder;
  const to = Math.min(last, from + steps);
  const passes = (space: number): boolean => from < space && space <= to;
  const beyond = from + steps - to;
  const rewards = pieces(at, [
    ...gold.filter(passes).map(() => said.goldAt),
    passes(stepTileAt[at.s.players.length as 2]) && at.s.stepTiles > 0 ? said.stepTileAt : null,
    passes(choiceAt) ? said.flipAt : null,
    beyond > 0 ? said.brings(money(at, beyond * overflowMoney)) : null,
    points(at, at.c.pathfinderVp[to]),
  ]);
  return to === from
    ? plain(labels.advanceMoney(money(at, steps * overflowMoney)))
    : plain(labels.advance(to - from, to), rewards);
}

/** The tile beside the harbour that asks. */
function masterInQuestion(at: NzTableContext): string | null {
  const { place } = waiting<{ readonly place: number }>(at);
  const tile = at.s.harbourmasters[place];
  return tile < 0 ? null : masterWords(at, at.c.harbourmasters[tile]);
}

/** Where a disc goes, and which one; null for moves without a disc of the board. */
export function nzParts(at: NzTableContext, seat: Seat, move: NzMove): Parts | null {
  if (move.do === 'deliver' && move.disc < NO_DISC)
    return { place: deliveryTo(at, move.post, []), disc: discChoice(at, move.disc) };
  return move.do === 'upgrade' && move.harbour >= at.c.houses.length && move.with < NO_DISC
    ? { place: upgradeOf(at, seat, move.harbour, 0, []), disc: discChoice(at, move.with) }
    : null;
}

function deliverChoice(at: NzTableContext, post: number, disc: number): Choice {
  const { labels } = at.words;
  return disc === NO_DISC ? plain(labels.noDelivery, labels.noDisc) : deliveryTo(at, post, movedDisc(at, disc));
}

/** A disc of the board, or one that lies in a medium harbour. */
const movedDisc = (at: NzTableContext, disc: number): readonly string[] =>
  disc >= FROM_HARBOUR
    ? [at.words.pieces.discFrom(harbourName(at, at.c.houses.length + disc - FROM_HARBOUR))]
    : discWords(at, disc);

function deliveryTo(at: NzTableContext, post: number, discs: readonly string[]): Choice {
  const { labels, pieces: said } = at.words;
  const { id, transport, delivery, vp } = at.c.posts[post];
  return plain(
    labels.deliver(postName(at, id)),
    pieces(at, [
      ...discs,
      transport > 0 ? said.transport(money(at, transport)) : null,
      delivery === null ? null : effectWords(at, delivery),
      points(at, vp),
    ]),
  );
}

function foresightAChoice(at: NzTableContext, tile: number): Choice {
  const { labels } = at.words;
  return plain(
    labels.foresight(bagTileName(at, tile)),
    tile < at.c.workers.length ? labels.toJobMarket : labels.toTrail,
  );
}

function investChoice(at: NzTableContext, row: number, column: number): Choice {
  const { s, c, words } = at;
  const tile = s.bonusMarket[(row * s.bonusMarket.length) / c.bonusCosts.length + column] - 1;
  const effect = effectInQuestion(at);
  const modifier = effect?.do === 'invest' ? effect.modifier : 0;
  const cost = Math.max(0, c.bonusCosts[row] + modifier) + c.bonusTiles[tile].money;
  return plain(words.labels.invest(money(at, cost)), capital(bonusTileWords(at, tile)));
}

const upgradeChoice = (at: NzTableContext, seat: Seat, harbour: number, by: number): Choice =>
  upgradeOf(at, seat, harbour, by, harbour < at.c.houses.length ? [] : movedDisc(at, by));

/** `by` is what is placed there: a storehouse, or a disc. */
function upgradeOf(at: NzTableContext, seat: Seat, harbour: number, by: number, discs: readonly string[]): Choice {
  const { c, words } = at;
  const { labels, pieces: said } = words;
  const medium = harbour >= c.houses.length ? c.medium[harbour - c.houses.length] : null;
  const house = medium === null ? c.houses[harbour] : null;
  const cost = medium?.cost ?? house!.costs[by];
  const card = medium?.card ?? house!.card;
  const post = house === null ? undefined : c.posts.find((info) => info.harbour === harbour);
  const away = c.seaDistance[at.s.players[seat].ship][(medium ?? house!).at];
  return plain(
    labels.upgrade(harbourName(at, harbour), cost === 0 ? null : money(at, cost)),
    pieces(at, [
      away === 0 ? null : words.counts.seaSpaces(away),
      ...discs,
      card === null
        ? null
        : card === 'objective'
          ? effectWords(at, { do: 'objective', from: 'display-or-stack' })
          : effectWords(at, { do: 'take', card }),
      post === undefined ? null : said.openPost(postName(at, post.id)),
      (medium ?? house!).vp === 0 ? null : points(at, (medium ?? house!).vp),
      house?.end ? said.shipHome : null,
    ]),
  );
}
