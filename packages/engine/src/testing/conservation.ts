import type { AutomaOption } from '../automa/setup.ts';
import type { GameEvent, NzComponents, NzEvent, NzPlayer, NzState, Seat } from '../index.ts';
import { NAMED_CARDS } from '../effects/effect.ts';
import { nz } from '../nz/edition.ts';
import { WORKERS } from '../nz/state.ts';
import { certificateLimit } from '../nz/tracks.ts';
import { EMPTY, hazardOf, isHazard, isNeutral, isPrivate, neutralOf, numberOf, ownerOf } from '../trail/tiles.ts';
import type { TrailEvent } from '../trail/events.ts';
import type { AutomaState } from '../trail/types.ts';
import { claim } from './claim.ts';
import { checkMoney, checkStreams, equal } from './trail-ledger.ts';

/** How many of what. */
class Tally {
  readonly counts: Map<string, number>;
  constructor(known?: Tally) {
    this.counts = new Map(known?.counts);
  }
  add(name: string, count = 1): void {
    this.counts.set(name, this.of(name) + count);
  }
  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }
}

/**
 * Nothing is lost and nothing comes from nowhere: follows a New Zealand game from its start and says where every
 * piece of the box is. Tiles and cards that leave the game are known only by what is told of them.
 */
export class NzLedger {
  readonly #c: NzComponents;
  /** Tiles that found no room or that Sarah took away, by name. */
  #lost = new Tally();
  /** Sheep out of the game, by seat. */
  #retired: Tally[];
  /** Numbers of replaced buildings, by seat. */
  #replaced: number[][];

  constructor(start: NzState) {
    this.#c = nz.components(start);
    this.#retired = start.players.map(() => new Tally());
    this.#replaced = start.players.map(() => []);
    if (start.players[start.order[0]].automa) this.#bookOpening(start);
  }

  copy(state: NzState): NzLedger {
    const other = new NzLedger(state);
    other.#lost = new Tally(this.#lost);
    other.#retired = this.#retired.map((sheep) => new Tally(sheep));
    other.#replaced = this.#replaced.map((numbers) => [...numbers]);
    return other;
  }

  /** Where Sarah begins, her first turn is part of the set-up, and nothing is told of it. */
  #bookOpening(s: NzState): void {
    const c = this.#c;
    const bonus = this.#bonusTiles(s);
    const printed: Readonly<Record<string, { readonly copies: number }>> = c.tables.bonusTiles;
    c.bonusTiles.forEach(({ id }, tile) => this.#lost.add(id, printed[id].copies - bonus[tile]));
    const masters = s.harbourmasters.filter((tile) => tile >= 0).length;
    this.#lost.add('harbourmaster', c.tables.setup.harbourmastersInPlay - masters);
  }

  /** Takes note of a move, and checks that it told of all it changed. */
  follow(before: NzState, after: NzState, told: readonly GameEvent[], mover: Seat): void {
    const events = told as readonly NzEvent[];
    for (const event of events) {
      if (event.type === 'foresight' && event.to === 'out') this.#lost.add(event.tile);
      else if (event.type === 'bonus-tile-out') this.#lost.add(event.tile);
      else if (event.type === 'upgraded' && after.players[event.seat].automa) this.#loseMaster(before, event.harbour);
      else if (event.type === 'out') this.#retired[event.seat].add(event.card);
      else if (event.type === 'built' && event.replaced !== null)
        this.#replaced[event.seat].push(Number.parseInt(event.replaced) - 1);
    }
    checkMoney(before, after, events as readonly TrailEvent[]);
    checkCounters(before, after, events);
    checkDirections(before, after);
    checkStreams(before, after, mover);
  }

  /** Sarah's disc on a medium harbour takes the harbourmaster tile out of the game. */
  #loseMaster(before: NzState, harbour: string): void {
    const at = this.#c.medium.findIndex(({ id }) => id === harbour);
    if (before.harbourmasters[at] >= 0) this.#lost.add('harbourmaster');
  }

  check(s: NzState): void {
    this.#checkTiles(s);
    this.#checkCards(s);
    this.#checkTrail(s);
    this.#checkMarkets(s);
    s.players.forEach((player, seat) => {
      this.#checkPieces(s, player, seat);
      this.#checkLimits(s, player, seat);
      if (player.mind !== null) this.#checkSarah(s, player.mind, seat);
    });
    this.#checkHarbours(s);
    const c = this.#c;
    equal(
      s.stepTiles + s.players.filter((player) => player.stepTile > 0).length,
      s.players.filter((player) => !player.automa).length,
      'step tiles on the track and with players',
    );
    const token = s.players.filter((player) => player.token).length;
    equal(token, s.ending >= 0 ? 1 : 0, 'market tokens with players');
    claim(s.ending < 0 || s.players[s.ending].token, 'somebody else has the market token');
    claim(s.ending >= 0 === s.tokenRow >= c.bonusCosts.length, 'the end has come without the token, or the reverse');
    claim(s.over === (s.agenda.length === 0), 'over with something left to do, or the reverse');
  }

  #checkTiles(s: NzState): void {
    const c = this.#c;
    const { workersPerType } = c.tables.counts;
    const jokers = sum(s.players.map((player) => player.jokers));

    // Which of the workers in a row is a joker, or became a harbourmaster, is not told apart: workers add up as a whole.
    let workers = s.appointed - jokers;
    const hazards = c.hazards.map(({ id }) => this.#lost.of(id));
    for (const tile of [...s.bagA, ...s.foresightA])
      if (tile >= WORKERS.length) hazards[tile - WORKERS.length]++;
      else if (tile >= 0) workers++;
    s.jobs.forEach((there, space) => {
      if (there === 0) return;
      workers++;
      equal(there - 1, Math.floor(space / c.jobCosts.length), 'worker type in a column of the job market');
    });
    for (const player of s.players) workers += sum(player.workers) - WORKERS.length;
    for (const worker of WORKERS) workers += this.#lost.of(worker);
    equal(workers, workersPerType * WORKERS.length, 'worker tiles');

    for (const tile of s.trail) if (isHazard(tile)) hazards[hazardOf(tile)]++;
    for (const player of s.players) for (const hazard of player.hazards) hazards[hazard]++;
    hazards.forEach((count, hazard) => equal(count, 1, () => `hazard tiles ${c.hazards[hazard].id}`));

    const bonus = this.#bonusTiles(s);
    const taken = s.players.flatMap((player) => player.bonusTiles);
    const printed: Readonly<Record<string, { readonly copies: number }>> = c.tables.bonusTiles;
    bonus.forEach((count, tile) => {
      const { id } = c.bonusTiles[tile];
      equal(count, printed[id].copies, () => `bonus tiles ${id}`);
    });
    const jokerTiles = taken.filter((tile) => c.bonusTiles[tile].rewards.some((reward) => reward.do === 'joker'));
    claim(jokers <= jokerTiles.length, () => `${jokers} jokers come from ${jokerTiles.length} tiles`);
  }

  /** How many of each bonus tile there are, with those that are known to be gone. */
  #bonusTiles(s: NzState): number[] {
    const bonus = this.#c.bonusTiles.map(({ id }) => this.#lost.of(id));
    const onMarket = s.bonusMarket.map((there) => there - 1);
    const taken = s.players.flatMap((player) => player.bonusTiles);
    for (const tile of [...s.bagB, ...s.foresightB, ...onMarket, ...taken]) if (tile >= 0) bonus[tile]++;
    return bonus;
  }

  #checkCards(s: NzState): void {
    const c = this.#c;
    const breeds: Readonly<Record<string, { readonly copies: number; readonly home: string }>> = c.tables.breeds;
    const deckCards: Readonly<Record<string, { readonly copies: number }>> = c.tables.deckCards;
    const found = c.cards.map(() => 0);
    const see = (cards: readonly number[]): void => cards.forEach((card) => found[card]++);

    s.players.forEach((player, seat) => {
      const deck = c.cards.map(({ id }) => this.#retired[seat].of(id));
      for (const card of deckAndArea(player)) {
        claim(c.cards[card] !== undefined, () => `seat ${seat} holds card ${card}, which is none`);
        deck[card]++;
        found[card]++;
      }
      const flock = player.automa ? 0 : 1;
      c.cards.forEach(({ id }, card) => {
        if (breeds[id]?.home === 'flock') equal(deck[card], breeds[id].copies * flock, () => `${id} of seat ${seat}`);
        else equal(this.#retired[seat].of(id), 0, () => `${id} of seat ${seat} out of the game`);
      });
    });
    s.market.forEach((count, card) => (found[card] += count));
    see(s.marketStack);
    see(s.objectives);
    see(s.objectiveStack);
    const supplies = [...NAMED_CARDS.map((id) => c.cardId[id]), ...s.bonusCards];
    equal(s.cardSupply.length, supplies.length, 'card supplies');
    supplies.forEach((card, supply) => (found[card] += s.cardSupply[supply]));

    const perSet = c.tables.setup.bonusCardsPerSet[s.players.length as 2 | 3 | 4];
    c.cards.forEach(({ id }, card) => {
      const set = s.bonusCards.includes(card) ? perSet : 0;
      const copies = breeds[id]?.copies ?? deckCards[id]?.copies ?? (c.bonusSets.includes(card) ? set : 1);
      if (breeds[id]?.home !== 'flock') equal(found[card], copies, () => `${id} cards`);
    });
  }

  #checkTrail(s: NzState): void {
    const c = this.#c;
    const neutral: number[] = [];
    s.trail.forEach((tile, space) => {
      const at = c.spaces[space].id;
      if (isNeutral(tile)) {
        claim(c.neutralSpaces.includes(space), () => `a neutral building stands on ${at}`);
        neutral.push(neutralOf(tile));
      } else if (isHazard(tile)) {
        const section = c.hazardSections[c.hazards[hazardOf(tile)].section];
        claim(section.includes(space), `a hazard of another section lies on ${at}`);
      } else if (isPrivate(tile)) {
        claim(c.buildingSpaces.includes(space), `a private building stands on ${at}`);
        claim(ownerOf(tile) < s.players.length, `nobody owns the building on ${at}`);
      } else equal(tile, EMPTY, () => `tile on ${at}`);
    });
    equal(neutral.sort((a, b) => a - b).join(), c.neutral.map((_, letter) => letter).join(), 'neutral buildings');
  }

  #checkMarkets(s: NzState): void {
    const c = this.#c;
    for (const [name, counts] of Object.entries({ market: s.market, cardSupply: s.cardSupply }))
      claim(
        counts.every((count) => Number.isInteger(count) && count >= 0),
        () => `${name} counts ${counts.join()}`,
      );
    s.market.forEach((count, card) =>
      claim(count === 0 || c.marketBreeds.includes(card), () => `${c.cards[card].id} lies in the sheep market`),
    );
    claim(s.objectives.length <= c.tables.setup.objectiveDisplay, 'too many objectives on display');
    claim(
      s.objectives.length === c.tables.setup.objectiveDisplay || s.objectiveStack.length === 0,
      'the objective display was not refilled',
    );
    const width = c.tables.bonusMarket.columns[s.players.length as 2 | 3 | 4];
    equal(s.bonusMarket.length, width * c.bonusCosts.length, 'spaces of the bonus market');
    s.bonusMarket.forEach((there, slot) =>
      claim(there === 0 || Math.floor(slot / width) <= s.tokenRow, 'a bonus tile lies beyond the token'),
    );
    equal(s.flipped, c.bonusArrows.slice(0, s.tokenRow).includes('turquoise'), 'neutral buildings flipped');
  }

  #checkPieces(s: NzState, player: NzPlayer, seat: Seat): void {
    const c = this.#c;
    const { counts } = c.tables;
    const waits = (task: string): number => s.agenda.filter((each) => each.task === task && each.seat === seat).length;

    // The first disc is on its way to the pathfinder track between the choice of the disc and the first placement.
    const onTrack = player.firstTurn ? Number(waits('first-place') > 0 && waits('first-disc') === 0) : 1;
    const discs = sum(player.discs) + sum(player.posts) + sum(player.medium) + onTrack + (player.mind?.discs ?? 0);
    equal(discs, counts.discs, `discs of seat ${seat}`);
    player.discs.forEach((count, space) =>
      claim(
        count >= 0 && count <= c.discSpaces[space].count,
        () => `${c.discSpaces[space].id} of seat ${seat}: ${count}`,
      ),
    );

    // A harbour is paid for before the storehouse is chosen.
    const placed = player.houses.filter((slot) => slot > 0).length - waits('storehouse');
    equal(sum(player.storehouses) + placed, player.automa ? 0 : counts.storehouses, `storehouses of seat ${seat}`);
    claim(
      player.storehouses.every((count) => count >= 0 && count <= 2),
      `storehouse pairs of seat ${seat}`,
    );

    const standing = s.trail.filter((tile) => isPrivate(tile) && ownerOf(tile) === seat).map(numberOf);
    const buildings = [...player.supply, ...standing, ...this.#replaced[seat]].sort((a, b) => a - b);
    const numbers = Array.from({ length: counts.privateBuildings }, (_, number) => number);
    equal(buildings.join(), numbers.join(), `private buildings of seat ${seat}`);
  }

  #checkLimits(s: NzState, player: NzPlayer, seat: Seat): void {
    const c = this.#c;
    const { tracks, pathfinder } = c.tables;
    const within = (what: string, value: number, from: number, to: number): void =>
      claim(
        Number.isInteger(value) && value >= from && value <= to,
        () => `${what} of seat ${seat}: ${value}, not ${from} to ${to}`,
      );
    within('money', player.money, 0, Infinity);
    within('tokens', player.tokens, 0, Infinity);
    within('gold', player.gold, 0, tracks.goldLimit);
    within('certificates', player.certificates, 0, certificateLimit({ s, c, log: null }, seat));
    within('permanent certificates', player.permanentCertificates, 0, Infinity);
    within('permanent wool', player.permanentWool, 0, Infinity);
    within('pathfinder', player.pathfinder, 0, pathfinder.last);
    within('step tile', player.stepTile, 0, 2);
    within('open cards on the stack', player.known, 0, player.stack.length);
    within('ship', player.ship, 0, c.seaSpaces.length - 1);
    within('runholder', player.at, player.firstTurn ? -1 : 0, player.firstTurn ? -1 : c.spaces.length - 1);
    player.workers.forEach((count, worker) => within(WORKERS[worker], count, 1, c.workerRows[worker].length));
    player.posts.forEach((count, post) => within(c.posts[post].id, count, 0, c.posts[post].repeatable ? Infinity : 1));
    player.medium.forEach((count, harbour) => within(c.medium[harbour].id, count, 0, 1));
    player.houses.forEach((slot, house) => within(c.houses[house].id, slot, 0, c.houses[house].costs.length));
    claim(
      player.hand.every((card, i) => i === 0 || player.hand[i - 1] <= card),
      `the hand of seat ${seat} is not sorted`,
    );
    claim(
      player.area.every((card) => c.cards[card].kind === 'objective'),
      `seat ${seat} has played a card as objective that is none`,
    );
    claim(player.unseen === null, `a view of seat ${seat} is in the game`);
    claim(
      player.inPlay.length === 0 || s.agenda.some((task) => task.task === 'after-play' && task.seat === seat),
      `a card of seat ${seat} stays in play`,
    );
  }

  #checkSarah(s: NzState, mind: AutomaState, seat: Seat): void {
    const option = (s.setup.options as { sarah: AutomaOption }).sarah;
    const { cards, difficulties } = this.#c.tables.sarah;
    const all = Object.keys(cards).map(Number);
    const without = difficulties[option.difficulty as 'easy']?.without ?? [];
    const hers = option.cards ?? all.filter((card) => !without.includes(card));
    const turned = s.agenda.flatMap((task) => (task.task === 'automa-finish' ? [task.card] : []));
    const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join();
    equal(sorted([...mind.deck, ...mind.seen, ...turned]), sorted(hers), 'cards of Sarah');
    const { workers, money, gold, tokens, hand } = s.players[seat];
    equal(workers[mind.speciality], Math.max(...workers), 'workers of the speciality of Sarah');
    equal(money + gold + tokens + hand.length, 0, 'what Sarah holds of money, gold, tokens and cards');
  }

  #checkHarbours(s: NzState): void {
    const c = this.#c;
    c.houses.forEach(({ id }, house) => {
      const slots = s.players.map((player) => player.houses[house]).filter((slot) => slot > 0);
      equal(new Set(slots).size, slots.length, () => `storehouses on slots of ${id}`);
    });
    const masters = [...s.harbourmasters.filter((tile) => tile >= 0), ...s.players.flatMap((p) => p.harbourmasters)];
    const all = masters.length + this.#lost.of('harbourmaster');
    equal(all, c.tables.setup.harbourmastersInPlay, 'harbourmaster tiles');
    equal(new Set(masters).size, masters.length, 'different harbourmaster tiles');
    equal(sum(s.players.map((player) => player.harbourmasters.length)), s.appointed, 'workers made harbourmasters');
  }
}

/** Gold, tokens, certificates, the pathfinder and the size of the hand: every change is told. */
function checkCounters(before: NzState, after: NzState, events: readonly NzEvent[]): void {
  const c = nz.components(before);
  before.players.forEach((old, seat) => {
    const now = after.players[seat];
    let { gold, tokens, certificates, pathfinder } = old;
    let hand = old.hand.length;
    let inPlay = old.inPlay.length;
    let discarded = 0;
    for (const event of events) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.type === 'gold') equal((gold += event.change), event.now, 'gold told');
      else if (event.type === 'tokens') tokens += event.change;
      else if (event.type === 'certificates') equal((certificates += event.change), event.now, 'certificates told');
      else if (event.type === 'pathfinder') {
        equal(event.from, pathfinder, 'pathfinder told');
        pathfinder = event.to;
      } else if (event.type === 'drew') {
        equal(event.cards.length, event.count, 'cards told and their number');
        hand += event.count;
      } else if (event.type === 'out') hand--;
      else if (event.type === 'played') {
        hand--;
        if (c.cards[c.cardId[event.card]].kind !== 'objective') inPlay++;
      } else if (event.type === 'discarded') discarded++;
    }
    equal(now.gold, gold, () => `gold of seat ${seat}, by what was told`);
    equal(now.tokens, tokens, () => `tokens of seat ${seat}, by what was told`);
    equal(now.certificates, certificates, () => `certificates of seat ${seat}, by what was told`);
    equal(now.pathfinder, pathfinder, () => `pathfinder of seat ${seat}, by what was told`);
    equal(
      now.hand.length,
      hand - discarded + (inPlay - now.inPlay.length),
      () => `hand of seat ${seat}, by what was told`,
    );
  });
}

/** What only ever goes one way. */
function checkDirections(before: NzState, after: NzState): void {
  for (const key of ['reveals', 'turn', 'tokenRow', 'appointed'] as const)
    claim(after[key] >= before[key], () => `${key} went back from ${before[key]} to ${after[key]}`);
  claim(!before.over, 'a move was made after the end');
  claim(after.flipped || !before.flipped, 'neutral buildings turned back');
  before.players.forEach((old, seat) => {
    const now = after.players[seat];
    claim(now.pathfinder >= old.pathfinder, () => `the pathfinder of seat ${seat} went back`);
    claim(
      now.discs.every((count, space) => count <= old.discs[space]),
      `a disc of seat ${seat} came back`,
    );
    claim(
      now.storehouses.every((count, pair) => count <= old.storehouses[pair]),
      `a storehouse of seat ${seat} came back`,
    );
  });
}

const deckAndArea = (player: NzPlayer): number[] => [
  ...player.hand,
  ...player.stack,
  ...player.discard,
  ...player.inPlay,
  ...player.area,
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
