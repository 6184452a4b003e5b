import { answers, type CoreState, type Seat } from '@drover/engine';
import type { Choice as Said, Teller } from '@drover/words';
import { kitOf } from '../editions/editions.ts';
import type { Choice } from './choices.ts';
import { CLOSING, type Offer, type Step } from './folding.ts';
import { grouped } from './grouped.ts';
import { ownSpots, standsOn } from './spots.ts';

/** What the groups of choices are called. */
export interface Headings {
  readonly here: string;
  readonly instead: string;
  readonly auxiliary: string;
  readonly cards: string;
  readonly walk: string;
}

const JOINED = ' · ';
const joined = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null && part !== '').join(JOINED) || null;

/** Verbs that only open what is chosen after them. */
const OPENING = ['use', 'auxiliary', 'play'];

/** The offers as choices: in words, by their headings, best deliveries first, and each thing once. */
export function choicesOf(
  view: CoreState,
  seat: Seat,
  offers: readonly Offer[],
  teller: Teller,
  headings: Headings,
): readonly Choice[] {
  const words = new Map<Step, Said>();
  const say = (step: Step): Said => {
    let said = words.get(step);
    if (said === undefined) words.set(step, (said = teller.choice(step.at, seat, step.move)));
    return said;
  };
  const verbs = new Set(offers.map(({ steps }) => steps[0]!.move.do));
  const siblings = grouped(
    offers.filter(({ behind }) => !behind),
    ({ steps }) => steps[0]!,
  );
  const headingOf = ({ steps: [first] }: Offer): string | null => {
    const verb = first!.move.do;
    if (verb === 'auxiliary') return verbs.has('use') ? headings.instead : verbs.has('end') ? headings.auxiliary : null;
    if (verb === 'use') {
      if ((siblings.get(first!)?.length ?? 0) > 1) return say(first!).label;
      return verbs.size > 1 ? headings.here : null;
    }
    if (verb === 'play') return headings.cards;
    return verb === 'move' && verbs.has('play') ? headings.walk : null;
  };
  const all = offers.map((offer): Choice => {
    const { steps, ends, final, behind } = offer;
    const chosen = steps.filter(({ forced }) => !forced);
    // What is paid for what was shown is told, even where nothing else was left to choose.
    const shows = chosen.some(({ move }) => move.do === 'reveal');
    const told = steps.filter(({ forced, move }) => !forced || (shows && CLOSING.includes(move.do)));
    const own = chosen.flatMap((step) => ownSpots(step.at, seat, step.move));
    const [place, disc] = own;
    return {
      on: view,
      moves: steps.map(({ move }) => move),
      ...sayAll(told, say, (siblings.get(steps[0]!)?.length ?? 0) > 1),
      spots: own.length > 0 ? [...new Set(own)] : standsOn(view, seat),
      heading: headingOf(offer),
      anyTime: answers.isInterrupt(view.edition, steps[0]!.move),
      found: behind ? 'behind' : 'listed',
      ends,
      final,
      parts:
        chosen.length === 1 && place !== undefined && disc !== undefined
          ? teller.parts(view, seat, chosen[0]!.move)
          : null,
    };
  });
  return onceEach(bestFirst(view, all));
}

/** An action and its object, a series, or a single answer. */
function sayAll(chosen: readonly Step[], say: (step: Step) => Said, several: boolean): Said {
  const said = chosen.map(say);
  const [first, ...rest] = said;
  const last = said.at(-1)!;
  if (rest.length === 0) return first!;
  const labelsOf = (list: readonly Said[]): readonly string[] => list.map(({ label }) => label);
  const shown = chosen.findIndex(({ move }) => move.do === 'reveal');
  // What is earned counts; what is shown for it stands behind it.
  if (shown >= 0) return { label: last.label, detail: joined([...labelsOf(said.slice(shown, -1)), last.detail]) };
  if (!OPENING.includes(chosen[0]!.move.do))
    return { label: joined(labelsOf(said))!, detail: joined([...new Set(said.map(({ detail }) => detail))]) };
  const verb = chosen[0]!.move.do;
  // Actions of the building are headings of their own; auxiliary actions share one.
  if (several && verb === 'use') return { label: joined(labelsOf(rest))!, detail: last.detail };
  if (several && verb === 'auxiliary')
    return { label: joined(labelsOf(rest))!, detail: joined([first!.label, last.detail]) };
  return { label: first!.label, detail: joined([...labelsOf(rest), last.detail]) };
}

/** Deliveries by their points; everything else stays in its order. */
function bestFirst(view: CoreState, choices: readonly Choice[]): readonly Choice[] {
  const delivers = ({ moves }: Choice): boolean => moves[0]!.do === 'deliver';
  if (!choices.some(delivers)) return choices;
  const destinations = kitOf(view).destinations(view);
  const points = ({ moves }: Choice): number => {
    const { post, city } = moves[0] as { post?: number; city?: number };
    return destinations[post ?? city ?? 0]!.vp;
  };
  const sorted = choices.filter(delivers).sort((a, b) => points(b) - points(a));
  return [...sorted, ...choices.filter((choice) => !delivers(choice))];
}

/** What reads the same is the same: it is listed once, and chosen on the board where a person likes. */
function onceEach(choices: readonly Choice[]): readonly Choice[] {
  const read = new Set<string>();
  return choices.map((choice) => {
    const text = [choice.heading, choice.label, choice.detail, choice.ends, choice.final].join('|');
    if (choice.found === 'listed' && read.has(text)) return { ...choice, found: 'board' };
    read.add(text);
    return choice;
  });
}
