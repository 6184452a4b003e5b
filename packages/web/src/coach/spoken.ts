import type { CoreState } from '@drover/engine';
import type { Teller, Thing } from '@drover/words';
import { componentsOf, kitOf } from '../editions/editions.ts';
import type { Say } from './explanation.ts';
import type { Speech } from './guide.ts';
import type { Aim } from './lap.ts';
import { textOf, type CoachLabels, type Texts } from './texts.ts';

/** With a sign: what came is +, what was lost −. */
const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** Places of delivery stand in the middle of a sentence, all other names alone. */
function nameOf(view: CoreState, thing: Thing, teller: Teller): string {
  const place = thing.is === 'post' ? thing.post : thing.is === 'city' ? thing.city : null;
  if (place === null) return teller.name(view, thing);
  const at = teller.at(view);
  return at.own.delivery(at, kitOf(view).destinations(view)[place]!.id).alone;
}

/** What the coach says, line by line. */
export function spoken(speech: Speech, texts: Texts, view: CoreState, teller: Teller): string[] {
  const say: Say = { money: (amount) => teller.money(amount), name: (thing) => nameOf(view, thing, teller) };
  if (speech.is === 'explanation') return [textOf(texts, view.edition, speech.key, speech.now.facts, say)];
  const { place, received, paid, vp, disc, total, want } = speech.back;
  const { back } = texts.labels;
  return [
    back.brought(teller.delivery(place), say.money(received), paid > 0 ? say.money(paid) : null),
    ...(vp === 0 ? [] : [back.points(signed(vp))]),
    ...(disc === null ? [] : [back.opened(say.name({ is: 'disc', disc }))]),
    want === null ? back.top : back.next(want, total),
  ];
}

/** A place of delivery; where its name does not say what it asks for, the figure comes with it. */
function placeName(view: CoreState, place: number, teller: Teller): string {
  const kit = kitOf(view);
  const { thing, value } = kit.destinations(view)[place]!;
  const name = nameOf(view, thing, teller);
  return kit.namedByValue ? name : `${name} (${value})`;
}

/** What a lap aims for. */
export function spokenAim(aim: Aim, { aim: text }: CoachLabels, view: CoreState, teller: Teller): string {
  if (aim.is === 'place' || aim.is === 'last' || aim.is === 'fresh') return text[aim.is];
  if (aim.is === 'there') return text.there(teller.name(view, { is: 'space', space: componentsOf(view).end }));
  const { hand, reached, next } = aim;
  const named = (place: number): string => placeName(view, place, teller);
  const makes = text.makes(hand.value, hand.certificates > 0);
  return [
    ...(reached === null ? [text.short(makes)] : [text.reached(makes, named(reached))]),
    ...(next === null ? [text.top] : [text.next(named(next))]),
    ...(hand.doubles ? [text.doubles] : []),
  ].join(' ');
}
