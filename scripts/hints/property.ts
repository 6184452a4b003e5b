import { advise, termsOf, TRAINED, type Advice, type Reason, type Term } from '../../packages/bots/src/index.ts';
import { componentsOf, endPosition, endsTurn, type State } from '../../packages/bots/src/inside.ts';
import {
  answers,
  apply,
  determinize,
  type Below,
  type CoreState,
  type Move,
  type Seat,
} from '../../packages/engine/src/index.ts';
import { claim } from '../../packages/engine/src/testing/claim.ts';
import { expected, planLines, verdictOf, type Verdict } from '../../packages/web/src/table/advice-words.ts';
import { knownOf } from '../../packages/web/src/table/preview.ts';
import { toldApart } from '../../packages/web/src/table/told-apart.ts';
import { LANGUAGES, loadWords, tellerOf, type Teller } from '../../packages/words/src/index.ts';
import type { Position } from './positions.ts';
import { NOTHING_SEEN, seenTogether, type Seen } from './seen.ts';

/**
 * What must hold of every hint: it never praises the worse move or belittles the best, no reason contradicts another or
 * holds for the alternative as well, and whatever is counted can be counted again on the table.
 */

const WORDS = await Promise.all(LANGUAGES.map((language) => loadWords(language)));
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

export function examineHint({ seen, seat }: Position, below: Below): Seen {
  const advice = advise(seen, seat, below);
  checkOrder(advice);
  let found: Seen = { ...NOTHING_SEEN, positions: 1, hints: advice.length };
  for (const one of advice) {
    checkReasons(one, one === advice[0]);
    found = seenTogether(found, playedAgain(seen, seat, one, advice, below));
  }
  const texts = WORDS.map((words) => checkTexts(tellerOf(words, seen, NAMES, seat), seen, seat, advice));
  return { ...found, texts: texts.reduce((sum, n) => sum + n, 0) };
}

/** The best comes first and gives nothing away; the others are compared with it. */
function checkOrder(advice: readonly Advice[]): void {
  const [best, ...others] = advice;
  claim(best !== undefined && best.loss === 0, 'the best move gives points away');
  claim(best.compared === null || best.compared.by >= 0, 'the best move is called worse');
  for (const [i, { value, loss, compared }] of others.entries()) {
    claim(value <= advice[i]!.value && loss >= 0, 'a move ranks behind a worse one');
    claim(compared !== null && isSame(compared.against, best.move), 'a move is not compared with the best one');
    claim(Math.abs(compared.by - (value - best.value)) < 1e-9, 'a difference is not that of the values');
  }
}

const isSame = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);
const sum = (reasons: readonly Reason[]): number => reasons.reduce((total, { points }) => total + points, 0);

function checkReasons({ move, compared }: Advice, best: boolean): void {
  if (compared === null) return;
  const { against, by, more, less } = compared;
  claim(!isSame(move, against), 'a move is compared with itself');
  const terms = [...more, ...less].map(({ term }) => term);
  claim(new Set(terms).size === terms.length, 'two reasons are about the same thing');
  for (const { term, points } of [...more, ...less]) claim(points > 0, `the reason ${term} holds for both moves`);
  if (terms.length === 0) return;
  if (best || by > 0) claim(sum(more) > sum(less), 'what speaks against the better move outweighs what speaks for it');
  else claim(sum(less) > sum(more), 'what speaks for the worse move outweighs what speaks against it');
  for (const [side, sign] of [
    [more, 1],
    [less, -1],
  ] as const)
    for (const { term, counted } of side)
      claim(counted === null || sign * (counted.here - counted.there) > 0, `the figures of ${term} say the opposite`);
}

// ---- the turns once more ---------------------------------------------------------------------------------------------

/** The position a turn leaves behind in another game that agrees with the view; null where luck has a part in it. */
function leftBy(world: CoreState, seat: Seat, moves: readonly Move[]): CoreState | null {
  let state = world;
  for (const move of moves) {
    if (endsTurn(state, move)) return endPosition(state);
    const made = apply(state, seat, move);
    if (made.events.some(answers.isRevealing)) return null;
    ({ state } = made);
    if (!knownOf(made.events).all) break;
  }
  return state;
}

/** Counted as a person would, straight from the table. */
const COUNTED: Partial<Record<Term, (state: State, seat: Seat) => number>> = {
  money: (state, seat) => state.players[seat]!.money,
  tokens: (state, seat) => state.players[seat]!.tokens,
  workers: (state, seat) => state.players[seat]!.workers.reduce((total, row) => total + row, 0),
  certificates: (state, seat) => componentsOf(state).certificateTrack[state.players[seat]!.certificates]!,
  buildings: (state, seat) => state.trail.filter((tile) => answers.isOwn(tile, seat)).length,
  gold: (state, seat) => (state.players[seat] as { gold?: number }).gold!,
  pathfinder: (state, seat) => (state.players[seat] as { pathfinder?: number }).pathfinder!,
};

/** Plays the turn of a hint, and the one it is compared with, in a game of their own, and looks whether the reasons hold. */
function playedAgain(seen: CoreState, seat: Seat, one: Advice, advice: readonly Advice[], below: Below): Seen {
  const { compared } = one;
  if (compared === null) return NOTHING_SEEN;
  const reasons = [...compared.more, ...compared.less];
  const nothing = { ...NOTHING_SEEN, reasons: reasons.length };
  const other = advice.find(({ move }) => isSame(move, compared.against));
  if (other === undefined) return nothing;
  const world = determinize(seen, seat, below);
  const here = leftBy(world, seat, [one.move, ...one.plan]);
  const there = leftBy(world, seat, [other.move, ...other.plan]);
  if (here === null || there === null) return nothing;
  const { weights } = TRAINED[seen.edition];
  const [terms, otherTerms] = [here, there].map((state) => termsOf(state, seat, weights));
  let recounted = 0;
  for (const { term, counted } of reasons) {
    const sign = compared.more.some((reason) => reason.term === term) ? 1 : -1;
    const difference = terms![term] - otherTerms![term];
    claim(sign * difference > 0, () => `${term} is told as ${sign > 0 ? 'more' : 'less'}, and is ${difference}`);
    if (counted === null) continue;
    const count = COUNTED[term];
    claim(count !== undefined, `nobody can count ${term}`);
    const [mine, theirs] = [here, there].map((state) => count(state as State, seat));
    claim(
      mine === counted.here && theirs === counted.there,
      () => `${term}: ${counted.here} instead of ${counted.there} is told, and it is ${mine} instead of ${theirs}`,
    );
    recounted += 1;
  }
  return { ...nothing, confirmed: reasons.length, recounted };
}

// ---- in words --------------------------------------------------------------------------------------------------------

const LEFTOVERS = /undefined|null|NaN|Infinity|\[object|\$\{| {2}|--|\+−|\+-/;

const numbersIn = (texts: readonly string[]): string =>
  texts
    .flatMap((text) => text.replaceAll(',', '.').match(/\d+(\.\d+)?/g) ?? [])
    .sort()
    .join(' ');

let inEnglish = '';

function checkTexts(teller: Teller, seen: CoreState, seat: Seat, advice: readonly Advice[]): number {
  const told: string[] = [];
  const figures: string[] = [];
  for (const [i, one] of advice.entries()) {
    const worth = expected(teller.language, one);
    const verdict = verdictOn(teller, seen, seat, one);
    told.push(worth, ...planLines(teller, seen, seat, one.move, one.plan));
    figures.push(worth);
    if (verdict === null) continue;
    told.push(verdict.text, ...verdict.reasons);
    figures.push(...verdict.reasons);
    claim(i === 0 ? verdict.is !== 'worse' : verdict.is !== 'better', 'the words turn the order round');
    const lower = Math.round(one.value) < Math.round(advice[0]!.value);
    if (i > 0 && verdict.is === 'worse') claim(lower, 'a move is called worse that is expected to bring as much');
    claim(verdict.is !== 'alike' || verdict.reasons.length === 0, 'a difference is told where there is none');
  }
  for (const text of told)
    claim(text.trim() !== '' && !LEFTOVERS.test(text), () => `something is left over in ${teller.language}: ${text}`);
  const numbers = numbersIn(figures);
  if (teller.language === 'en') inEnglish = numbers;
  claim(numbers === inEnglish, () => `${teller.language} has other figures than English: ${numbers} | ${inEnglish}`);
  return told.length;
}

function verdictOn(teller: Teller, seen: CoreState, seat: Seat, { move, compared }: Advice): Verdict | null {
  if (compared === null) return null;
  const [own, other] = [move, compared.against].map((one) => teller.choice(seen, seat, one));
  const apart = toldApart(own!, other!);
  if (apart === null) return null;
  claim(apart.played !== apart.better, 'two moves are told alike');
  return verdictOf(teller, compared, apart.better);
}
