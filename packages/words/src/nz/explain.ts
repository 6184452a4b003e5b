import { calledAt, money, pieces, points, present } from '../context/format.ts';
import { cardWords } from '../effects/cards.ts';
import { effectWords } from '../effects/effects.ts';
import { masterWords } from '../effects/masters.ts';
import { explainShared } from '../explanations/explain.ts';
import { cardOf } from '../names/cards.ts';
import { ownersOf } from '../table/players.ts';
import { masterThere } from '../table/sections.ts';
import type { NzThing, SharedThing } from '../pack/thing.ts';
import { bonusTileWords } from './bonus-tiles.ts';
import type { NzTableContext } from './context.ts';
import { harbourName, postName, seaName, supplyCard } from './names.ts';

/** What only New Zealand has, explained. */
export function nzExplain(at: NzTableContext, thing: SharedThing | NzThing): string[] {
  const { c, s, words } = at;
  const { about, pieces: said } = words;
  switch (thing.is) {
    case 'bonus-tile':
      return [bonusTileWords(at, thing.tile), about.bonusTile];
    case 'harbourmaster':
      return [masterWords(at, c.harbourmasters[thing.tile]), about.master];
    case 'post':
      return postLines(at, thing.post);
    case 'sea':
      return seaLines(at, thing.space);
    case 'harbour':
      return harbourLines(at, thing.harbour);
    case 'pair': {
      const { bonus, vp } = c.pairs[thing.pair];
      return present([about.pair, bonus === null ? null : effectWords(at, bonus), vp === 0 ? null : points(at, vp)]);
    }
    case 'pathfinder':
      return pathfinderLines(at, thing.space);
    case 'supply': {
      const card = thing.pile < 4 ? c.cardId[c.supplyCards[thing.pile]] : s.bonusCards[thing.pile - 4];
      return present([
        thing.pile < 4 ? null : supplyCard(at, thing.pile).alone,
        cardWords(at, card),
        thing.pile < 4 ? null : said.costsGold(c.bonusPrices[thing.pile - 4]),
        said.stillLeft(s.cardSupply[thing.pile]),
        about.supply,
      ]);
    }
    case 'tokens': {
      const { tokens, card, gold } = c.cull;
      return [...explainShared(at, thing), about.cullTokens(tokens, cardOf(at, card), gold)];
    }
    default:
      return explainShared(at, thing);
  }
}

function postLines(at: NzTableContext, post: number): string[] {
  const { c, s, words } = at;
  const { about, pieces: said } = words;
  const { wool, dark, transport, delivery, vp, repeatable, harbour, value } = c.posts[post];
  const owners = ownersOf(at, (seat) => s.players[seat].posts[post]);
  const arrows = c.postArrows.flatMap(({ a, b, vp: more }) => {
    const other = a === post ? b : b === post ? a : -1;
    return other < 0 || more === 0 ? [] : [said.arrow(postName(at, c.posts[other].id), points(at, more))];
  });
  return present([
    wool ? about.woolPost : about.post,
    pieces(at, [
      said.value(value),
      points(at, vp),
      dark ? said.darkCorners : said.whiteCorners,
      transport > 0 ? said.transport(money(at, transport)) : null,
    ]),
    delivery === null ? null : effectWords(at, delivery),
    ...arrows,
    repeatable ? said.repeatable : null,
    harbour >= 0 ? said.opensAt(harbourName(at, harbour)) : null,
    owners === null ? null : said.discsOf(owners),
  ]);
}

function seaLines(at: NzTableContext, space: number): string[] {
  const { c, s, words } = at;
  const ships = s.order.filter((seat) => s.players[seat].ship === space).map((seat) => calledAt(at, seat));
  const harbours = [...c.houses, ...c.medium].flatMap((harbour, i) =>
    harbour.at === space ? [harbourName(at, i).alone] : [],
  );
  return present([words.about.sea, ...harbours, ships.length === 0 ? null : words.pieces.shipsOf(ships.join(', '))]);
}

export function harbourLines(at: NzTableContext, harbour: number): string[] {
  const { c, s, words } = at;
  const { about, pieces: said } = words;
  if (harbour >= c.houses.length) {
    const medium = harbour - c.houses.length;
    const { at: space, cost, vp, dark, card } = c.medium[medium];
    const owners = ownersOf(at, (seat) => s.players[seat].medium[medium]);
    return present([
      about.medium,
      pieces(at, [
        seaName(at, space).alone,
        said.costs(money(at, cost)),
        points(at, vp),
        dark ? said.darkCorners : said.whiteCorners,
      ]),
      effectWords(at, { do: 'take', card }),
      masterThere(at, c.harbourmasters, s.harbourmasters[medium]),
      owners === null ? null : said.discsOf(owners),
    ]);
  }
  const { at: space, card, vp, end } = c.houses[harbour];
  const owners = ownersOf(at, (seat) => Math.min(1, s.players[seat].houses[harbour]));
  const post = c.posts.find((info) => info.harbour === harbour);
  return present([
    card === null ? about.large : about.small,
    pieces(at, [seaName(at, space).alone, placePrices(at, harbour), vp === 0 ? null : points(at, vp)]),
    card === null
      ? null
      : card === 'objective'
        ? effectWords(at, { do: 'objective', from: 'display-or-stack' })
        : effectWords(at, { do: 'take', card }),
    post === undefined ? null : said.openPost(postName(at, post.id)),
    end ? said.shipHome : null,
    ...c.houseArrows.flatMap(({ a, b, vp: more }) => {
      const other = a === harbour ? b : b === harbour ? a : -1;
      return other < 0 ? [] : [said.arrow(harbourName(at, other), points(at, more))];
    }),
    owners === null ? null : said.storehousesOf(owners),
  ]);
}

/** What the places that are still free cost. */
function placePrices(at: NzTableContext, harbour: number): string | null {
  const { card, costs } = at.c.houses[harbour];
  if (card === null) return at.words.pieces.free;
  const free = costs.filter((_, slot) => !at.s.players.some(({ houses }) => houses[harbour] === slot + 1));
  return free.length === 0 ? null : at.words.pieces.costs(at.words.grammar.or(free.map((cost) => money(at, cost))));
}

function pathfinderLines(at: NzTableContext, space: number): string[] {
  const { c, s, words } = at;
  const { about, pieces: said } = words;
  const { gold, choiceAt, stepTileAt } = c.tables.pathfinder;
  const here = s.order.filter((seat) => s.players[seat].pathfinder === space).map(at.who);
  const gated = c.spaces.some(({ gate }) => gate > 0 && gate === space);
  return present([
    about.effects.pathfinder(at.edition),
    c.pathfinderVp[space] > 0 ? said.scores(points(at, c.pathfinderVp[space])) : null,
    gold.includes(space) ? said.goldAt : null,
    stepTileAt[s.players.length as 2] === space ? said.stepTileAt : null,
    choiceAt === space ? said.flipAt : null,
    gated ? said.gates(space) : null,
    here.length === 0 ? null : said.here(here),
  ]);
}
